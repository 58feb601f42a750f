//! Directed graphs with named nodes, and the texts in which somebody pastes them.
//!
//! ```text
//!   text ──read────────> Digraph ──> token_graph   tokens that move along the edges
//!   text ──read_lines──>    │
//!                           └──────> paths         whose edges may also lead both ways
//! ```

mod attributes;
mod digraph;
mod dot;
mod dot_drawn;
mod dot_words;
mod edges;
pub(crate) mod error;
mod form;
mod form_lines;
mod form_matrix;
mod json;
mod lines;
mod order;
mod read;
mod reading;
mod scan;
mod weight;

pub use digraph::{Digraph, MAX_EDGES, MAX_NAME_CHARS, MAX_NODES};
pub(crate) use order::reverse_topological_order;
pub use read::{MAX_LINES, MAX_TEXT_BYTES, Parsed, read, read_lines, read_list};
pub use reading::{GraphChoice, GraphColumns, GraphForm, GraphNames, GraphQuestion, GraphReading};
pub use weight::Weight;
pub(crate) use weight::compared;
