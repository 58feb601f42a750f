//! Heap games against brute force, and against published numbers.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod board;
mod classes;
mod contests;
mod errors;
mod huge;
mod outcomes;
#[path = "../support/params.rs"]
mod params;
mod random;
mod records;
mod reference;
mod replies;
#[path = "../support/slices.rs"]
mod slices;
#[path = "../support/stopped.rs"]
mod stopped;
