//! Tokens on graphs: their values against brute force and the general solver, and the reading of graphs.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod reading;
mod values;
