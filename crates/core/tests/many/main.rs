//! Games of more than two players: published facts, a plain recursion, and the two-player solver.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod graph;
mod heaps;
#[path = "../support/slices.rs"]
mod slices;
