//! Tokens on graphs: their values against brute force and the general solver.

mod values;
