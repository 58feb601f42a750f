//! Games of more than two players: published facts, a plain recursion, and the two-player solver.

mod graph;
mod heaps;
