//! What holds for every game of the registry.

mod advice;
mod fair;
mod layout;
mod tables;
