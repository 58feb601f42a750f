//! All tests of scripts. One program, so the interpreter is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod certificates;
mod examples;
mod random;
mod sandbox;
