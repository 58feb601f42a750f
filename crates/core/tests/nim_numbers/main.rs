//! Rules of heap games, Grundy values of heaps, and Wythoff's cold pairs, compared with slow,
//! obvious ways and with published facts.

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
