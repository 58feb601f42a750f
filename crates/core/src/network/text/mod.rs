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

//!
//! ```text
//!   text ─▶ aside      comments, headings and the like become blanks
//!        ─▶ token      words, numbers and signs with their places
//!        ─▶ lists, numbers, program, record      pairs of numbers, by the form of the text
//!        ─▶ parse      from which number they count, and whether the text says the truth about itself
//! ```

mod aside;
mod heading;
mod lists;
mod numbers;
mod parse;
mod program;
mod reading;
mod record;
mod token;
mod write;

pub use parse::parse;
pub use reading::{CountedBy, NetworkForm, NetworkReading};
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
    /// How the text was read, with the number of wires.
    pub reading: NetworkReading,
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
    /// Knuth's notation: pairs with a colon, each in brackets.
    Knuth,
    /// JSON as SorterHunter has it: a record of the numbers of wires, comparators and layers and of the
    /// list `nw`, whose wires count from 0.
    Record,
}
