//! All tests of the core: a module for each part. One program, so the core is linked once.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::cast_possible_truncation,
    reason = "a failing test should stop, in its helpers too"
)]

mod boards;
mod certificate;
mod chain;
mod chain_programs;
mod contest;
mod discrete;
mod dovetail;
mod errors;
mod forms;
mod graph;
mod lattice;
mod many;
mod misere;
mod network;
mod network_model;
mod network_proof;
mod nim_games;
mod nim_numbers;
mod paths;
mod readers;
mod solve;
mod sort;
mod sort_fast;
mod sort_picture;
mod support;
mod token_graph;
mod turing;
