//! Rules of heap games, what heaps are worth, and Wythoff's cold pairs, against slow obvious ways
//! and published facts.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod expression;
mod grundy_values;
mod numbers;
mod parse;
mod periods;
#[path = "../support/slices.rs"]
mod slices;
#[path = "../support/stopped.rs"]
mod stopped;
mod wythoff;
