//! The contest problems: published samples, their largest inputs, the solvers that contestants write, and brute force.

mod calendar;
mod digits;
mod multiplication;
pub mod own;
mod problems;
