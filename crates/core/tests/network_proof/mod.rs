//! The zero-one proof, compared with every input, with theorems, and with published numbers.

mod caps;
mod deletions;
mod document;
mod every_input;
mod growth;
mod order;
mod random;
mod resume;
mod stock;
mod theorems;
