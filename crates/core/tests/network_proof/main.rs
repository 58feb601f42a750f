//! The zero-one proof, compared with every input, with theorems, and with published numbers.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod caps;
mod deletions;
mod document;
mod every_input;
mod growth;
mod order;
#[path = "../support/params.rs"]
mod params;
mod random;
mod resume;
#[path = "../support/slices.rs"]
mod slices;
mod stock;
mod theorems;
