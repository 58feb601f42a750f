//! Games on the lattice. Their colourings, the findings from finished pictures, and the games played
//! on them are compared with closed forms, published numbers and slower ways to the same answer.

mod apples;
mod certificate;
mod classes;
mod colouring;
mod conjecture;
mod copying;
mod extremes;
mod games;
mod hull;
mod milestones;
mod pattern;
mod pattern_random;
mod play;
mod push;
mod rays;
mod reference;
mod vector_games;
mod wavefront;
mod why;
