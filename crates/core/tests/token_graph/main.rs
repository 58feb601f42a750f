//! Tokens on graphs: their values against brute force and the general solver.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod values;
