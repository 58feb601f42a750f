//! The general solver: its answers are checked position by position, on random graphs, and against
//! games whose solution is known.

mod atlas;
mod certificate;
mod chess;
mod grundy;
mod heaps;
mod indexed;
mod noughts;
mod order;
mod pursuit;
mod random;
mod run;
