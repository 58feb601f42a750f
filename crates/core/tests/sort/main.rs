//! Quicksort in all its variants: it sorts, its invariants hold, its cost and the depth of its
//! stack are right, and a recorded run says what has happened.

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
mod ordinary;
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
