//! Discrete machines: cut anywhere, their known facts, and what they refuse.

mod boundary;
mod facts;
mod made;
mod physics;
mod refusals;
mod tape;
mod turing;
