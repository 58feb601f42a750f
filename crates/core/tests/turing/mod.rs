//! Turing machines against a bare simulation, and against numbers that others have published.

mod any;
mod breaks;
mod champions;
mod given;
mod picture;
mod proofs;
mod ready;
mod seek;
mod stays;
mod text;
mod universal;
