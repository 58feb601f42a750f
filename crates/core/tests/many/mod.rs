//! One heap for more than two players: published facts, a plain recursion, and the two-player solver.

mod heaps;
