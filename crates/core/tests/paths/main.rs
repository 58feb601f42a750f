//! Paths against a bare recursion, and against numbers that others have published.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::panic,
    clippy::cast_possible_truncation
)]

mod acyclic;
mod brute;
mod counts;
mod frontier;
mod lightest;
mod numbers;
mod text;
mod walks;
mod ways;
