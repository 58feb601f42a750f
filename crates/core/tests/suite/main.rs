//! Tests from outside: what the crate promises, checked against closed forms, published numbers
//! and slower ways to the same answer.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod apples;
mod colouring;
mod extremes;
mod games;
mod hull;
mod milestones;
#[path = "../support/params.rs"]
mod params;
mod rays;
#[path = "../support/slices.rs"]
mod slices;
mod vector_games;
mod wavefront;
