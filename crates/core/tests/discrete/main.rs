//! Discrete machines: cut anywhere, their known facts, and what they refuse.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::panic,
    clippy::cast_possible_truncation
)]

mod boundary;
mod facts;
mod made;
mod physics;
mod refusals;
mod tape;
mod turing;
