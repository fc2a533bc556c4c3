//! The contract test and a toy game that exercises it and the kit.

mod fixture;
mod lanterns;
mod planted;
mod toy;
