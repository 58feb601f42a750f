//! Networks as text: read as people paste them, and written.
//!
//! ```text
//!   Notation::Json        Notation::Pairs     Notation::Colons
//!   [                     (0,1)(2,3)          0:1 2:3
//!     [[0,1],[2,3]],      (0,2)(1,3)          0:2 1:3
//!     [[0,2],[1,3]],      (1,2)               1:2
//!     [[1,2]]
//!   ]
//! ```

mod parse;
mod write;

pub use parse::parse;
pub use write::write;

use super::Comparator;

/// The most characters of a text that are read.
pub const MAX_TEXT_CHARS: usize = 262_144;

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedNetwork {
    /// The comparators in the order of the text, at most
    /// [`MAX_COMPARATORS`](super::MAX_COMPARATORS), the wires counted from 0.
    pub comparators: Vec<Comparator>,
    /// The number of wires that they need: the lowest of them and all above it. 0 if there is no
    /// comparator.
    pub wires: usize,
}

/// A way to write a network; [`parse`] reads all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// JSON: a list of layers, which are lists of pairs of numbers.
    Json,
    /// Pairs in parentheses.
    Pairs,
    /// Pairs with a colon, as the document prints them.
    Colons,
}
