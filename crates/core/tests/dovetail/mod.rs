//! Dovetailing against sweeps that do one step after the other, and against numbers that others have published.

mod numbers;
mod orders;
mod questions;
mod slow;
mod sweeps;
mod tree;
