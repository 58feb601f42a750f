//! All kinds of errors, taken from the one list of them: [`Error::kinds`].

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod kinds;
mod sentences;
