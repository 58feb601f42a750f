//! Quicksort in all its variants: that it sorts, that its invariants hold, what it costs, how deep
//! its stack becomes, and that a recorded run tells what has happened.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod areas;
mod counters;
mod document;
mod errors;
mod hand;
mod inputs;
mod invariant;
mod killers;
#[path = "../support/params.rs"]
mod params;
mod replay;
mod seeds;
#[path = "../support/slices.rs"]
mod slices;
mod sorting;
mod stack;
#[path = "../support/stopped.rs"]
mod stopped;
mod variants;
