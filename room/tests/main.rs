//! Tables as people meet them: their whole life, and with several deciders at once.

mod bounds;
mod consent;
mod deciders;
mod tables;
