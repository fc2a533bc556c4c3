//! Tables as people meet them: their whole life, and with several deciders at once.

mod deciders;
mod tables;
