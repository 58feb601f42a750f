//! Games of rows against plain solvers, and against published numbers.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod errors;
mod grundy;
mod octal;
mod play;
mod questions;
mod reference;
mod rows;
mod table;
