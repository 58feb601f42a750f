//! Games of rows against plain solvers, and against published numbers.

mod duels;
mod errors;
mod grundy;
mod octal;
mod play;
mod questions;
pub mod reference;
mod rows;
mod table;
