//! Heap games against brute force, and against published numbers.

mod board;
mod classes;
mod contests;
mod errors;
mod huge;
mod outcomes;
mod random;
mod records;
mod reference;
mod replies;
