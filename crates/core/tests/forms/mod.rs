//! Games that a visitor describes without a script, and the contest games, as the general solver takes
//! them: each against the plain solver, which stores positions and moves, and against its own fast solver.

mod chomp;
mod contests;
mod graphs;
mod groups;
mod heaps;
mod random;
mod refusals;
mod vectors;
