//! Dovetailing against sweeps that do one step after the other, and against numbers that others have published.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::panic,
    clippy::cast_possible_truncation
)]

mod numbers;
mod orders;
mod questions;
mod slow;
mod sweeps;
mod tree;
