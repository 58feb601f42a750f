//! Rules of heap games, Grundy values of heaps, and Wythoff's cold pairs, compared with slow,
//! obvious ways and with published facts.

mod expression;
mod grundy_values;
mod numbers;
mod parse;
mod periods;
mod wythoff;
