//! Games of rows against plain solvers, and against published numbers.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod duels;
mod errors;
mod grundy;
mod octal;
#[path = "../support/params.rs"]
mod params;
mod play;
mod questions;
mod reference;
mod rows;
#[path = "../support/slices.rs"]
mod slices;
mod table;
