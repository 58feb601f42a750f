//! Quicksort in all its variants: it sorts, its invariants hold, its cost and the depth of its
//! stack are right, and a recorded run says what has happened.

mod areas;
mod counters;
mod document;
mod errors;
mod hand;
mod inputs;
mod invariant;
mod killers;
mod ordinary;
mod replay;
mod seeds;
mod sorting;
mod stack;
mod variants;
mod worst;
