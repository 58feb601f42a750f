//! What is read off a finished picture, whoever coloured it: certificates, conjectures, patterns,
//! the other order of colouring, and games played on it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod certificate;
mod classes;
mod conjecture;
mod copying;
mod pattern;
mod pattern_random;
mod play;
mod push;
mod reference;
#[path = "../support/slices.rs"]
mod slices;
