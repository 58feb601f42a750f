//! Paths against a bare recursion, and against numbers that others have published.

mod acyclic;
mod brute;
mod counts;
mod frontier;
mod lightest;
mod numbers;
mod text;
mod walks;
mod ways;
