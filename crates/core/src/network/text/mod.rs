//! Networks as text: reads them as people paste them, and writes them.
//!
//! ```text
//!   NetworkNotation::Json        NetworkNotation::Pairs     NetworkNotation::Colons
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

/// The network that a text describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedNetwork {
    /// The comparators in the order of the text, at most
    /// [`MAX_COMPARATORS`](super::MAX_COMPARATORS); wires count from 0.
    pub comparators: Vec<Comparator>,
    /// The number of wires that they need: the lowest wire that occurs and all above it. 0 if there
    /// is no comparator.
    pub wires: usize,
}

/// A way to write a network; [`parse`] reads all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum NetworkNotation {
    /// JSON: a list of layers, which are lists of pairs of numbers.
    Json,
    /// Pairs in parentheses.
    Pairs,
    /// Pairs with a colon, as the document prints them.
    Colons,
}
