//! Sorting networks: they fix the places of their comparisons before they see an element.
//!
//! ```text
//!   wire 0 ──●─────●────────     a comparator a:b, a < b, joins two wires: afterwards the smaller
//!        1 ──●──●──┼──●─────     element is on a, the larger on b
//!        2 ──●──┼──●──●─────
//!        3 ──●──●───────────     layers of comparators with no wire in common can run at once:
//!           0:1 1:3   1:2        size 5 comparators, depth 3 layers
//!           2:3 0:2
//! ```
//!
//! A network that sorts all 2^n inputs of zeros and ones sorts every input (the zero-one principle,
//! a case of a theorem of Bouricius, 1954).
//!
//! ```text
//!   Network        comparators on wires, as somebody has drawn them
//!     ├── layers, in_layers, depth         which comparators can run at once; a normal form
//!     ├── apply, trace                     what it does to elements
//!     ├── untangled, reflected,            other networks made from it
//!     │   without_top, without_bottom
//!     ├── Proof                            whether it sorts: a Verdict, with a Counterexample or a
//!     │                                    Theorem
//!     ├── Exhaustive                       whether it sorts, by trying all inputs of zeros and ones
//!     ├── OrderRun                         what is known about the wires after some comparators
//!     ├── ProofGrowth                      how many states the proofs of many networks need
//!     ├── text                             reads and writes networks
//!     └── code                             writes a function in C, Rust, JavaScript or Python
//!
//!   stock          the networks that need no drawing
//!     ├── document    the list, n = 2 to 32, written once: as tables, document(n) and layers(n),
//!     │               and as straight-line code without branches, unrolled
//!     ├── best        the smallest and the shallowest known, n = 2 to 32, and bounds
//!     └── construct   networks made by a rule, for any n
//! ```

mod best;
mod bound;
mod code;
mod construct;
mod document;
pub(crate) mod error;
mod layers;
mod model;
mod proof;
mod run;
mod stock;
mod summary;
#[deny(clippy::indexing_slicing, clippy::arithmetic_side_effects)]
pub mod text;
mod transform;
pub mod unrolled;

pub use best::{Best, Bounds, best};
pub use bound::lower_bound_comparators;
pub use code::{Language, code};
use document::with_document_networks;
pub use model::{MAX_COMPARATORS, MAX_WIRES, Network};
pub use proof::{
    Counterexample, Exhaustive, KnownOrder, MAX_EXHAUSTIVE_WIRES, MAX_INPUTS_FEW, MAX_ORDER_STATES,
    MAX_STATES, MAX_STATES_FAILED, OrderRun, Proof, ProofGrowth, ProofGrowthRow, ProofOutcome,
    ProofSummary, Theorem, Verdict, WorkStep, exhaustive,
};
pub use stock::{Stock, StockNetwork, stock, stock_list};
pub use summary::NetworkSummary;

/// The largest number of inputs for which the document has a network.
pub const MAX_INPUTS: usize = 32;

/// Two wires (a, b), counted from 0: afterwards the smaller element is on a. In a standard network
/// all comparators have a < b.
pub type Comparator = (u8, u8);

/// A network as a list of its comparators, with the number of comparators in each layer.
struct Table {
    comparators: &'static [Comparator],
    layers: &'static [u8],
}

macro_rules! tables {
    ($($inputs:literal: $([$($low:literal : $high:literal)*])*;)*) => {
        /// The document's network for this number of inputs.
        fn table(inputs: usize) -> Option<&'static Table> {
            match inputs {
                0 | 1 => Some(&Table { comparators: &[], layers: &[] }),
                $($inputs => Some(const {
                    &Table {
                        comparators: &[$($(($low, $high)),*),*],
                        layers: &[$(count(&[$($low),*])),*],
                    }
                }),)*
                _ => None,
            }
        }
    };
}

/// The number of comparators of a layer.
const fn count(lows: &[u8]) -> u8 {
    let mut rest = lows;
    let mut count = 0;
    while let [_, tail @ ..] = rest {
        rest = tail;
        count += 1;
    }
    count
}

with_document_networks!(tables);

/// The comparators of the document's network for `inputs` elements, in the order in which they are
/// applied; empty for 0 and 1. `None` beyond [`MAX_INPUTS`]. The size goes from 1 comparator for 2
/// inputs to 211 for 32. Cost O(1).
///
/// ```
/// use appleyard_core::network;
///
/// let mut wires = ['d', 'o', 'm', 'e'];
/// for &(a, b) in network::document(wires.len()).unwrap_or_default() {
///     let (a, b) = (usize::from(a), usize::from(b));
///     if wires[b] < wires[a] {
///         wires.swap(a, b);
///     }
/// }
/// assert_eq!(wires, ['d', 'e', 'm', 'o']);
/// assert_eq!(network::document(33), None);
/// ```
pub fn document(inputs: usize) -> Option<&'static [Comparator]> {
    Some(table(inputs)?.comparators)
}

/// The same comparators layer by layer, as the document prints them: no wire occurs twice in a
/// layer. The number of layers is the depth of the network. `None` beyond [`MAX_INPUTS`]. Cost O(1),
/// and O(1) for each layer.
///
/// ```
/// use appleyard_core::network;
///
/// let layers: Vec<_> = network::layers(4).into_iter().flatten().collect();
/// assert_eq!(layers, [&[(0, 1), (2, 3)][..], &[(0, 2), (1, 3)], &[(1, 2)]]);
/// ```
pub fn layers(
    inputs: usize,
) -> Option<impl ExactSizeIterator<Item = &'static [Comparator]> + Clone> {
    let table = table(inputs)?;
    let mut rest = table.comparators;
    Some(table.layers.iter().map(move |&size| {
        let (layer, after) = rest.split_at(usize::from(size).min(rest.len()));
        rest = after;
        layer
    }))
}
