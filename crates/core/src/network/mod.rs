//! Sorting networks: comparisons whose places are fixed before the first element is seen.
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
//!     ├── layers, in_layers, depth         what can run at once; a normal form
//!     ├── apply, trace                     what it does to elements
//!     ├── untangled, reflected,            other networks made from it
//!     │   without_top, without_bottom
//!     ├── Proof                            whether it sorts: a Verdict, with a Counterexample or a
//!     │                                    Theorem
//!     ├── Exhaustive                       the same by trying all inputs of zeros and ones
//!     ├── known_order                      what is known of the wires after some comparators
//!     ├── ProofGrowth                           what the proofs of many networks take
//!     ├── text                             read, and written
//!     └── code                             as a function in C, Rust, JavaScript or Python
//!
//!   stock          networks that are there
//!     ├── document    the list, n = 2 to 32, written once: as tables, document(n) and layers(n),
//!     │               and as straight code without branches, unrolled
//!     ├── best        the smallest and the shallowest that are known, n = 2 to 32, and bounds
//!     └── construct   made by a rule, for any n
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
pub mod text;
mod transform;
pub mod unrolled;

pub use best::{Best, best};
pub use bound::lower_bound_comparators;
pub use code::{Language, code};
pub use construct::{Construction, construct};
use document::with_document_networks;
pub use model::{MAX_COMPARATORS, MAX_WIRES, Network};
pub use proof::{
    Counterexample, Exhaustive, KnownOrder, MAX_EXHAUSTIVE_WIRES, MAX_INPUTS_FEW, MAX_ORDER_STATES,
    MAX_STATES, MAX_STATES_FAILED, Proof, ProofGrowth, ProofGrowthRow, Theorem, Verdict, WorkStep,
    exhaustive, known_order,
};
pub use stock::{Stock, stock, stock_list};

/// The largest number of inputs for which the document has a network.
pub const MAX_INPUTS: usize = 32;

/// Two wires (a, b), counted from 0: afterwards the smaller element is on a. In a standard network
/// a < b everywhere.
pub type Comparator = (u8, u8);

/// A network as its comparators in order, and how many of them are in each layer.
struct Table {
    comparators: &'static [Comparator],
    layers: &'static [u8],
}

macro_rules! tables {
    ($($inputs:literal: $([$($low:literal : $high:literal)*])*;)*) => {
        /// The network of the document for so many inputs.
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

/// How many comparators a layer has.
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
/// to be applied; none are needed for 0 and 1. `None` beyond [`MAX_INPUTS`]. Its length is the size
/// of the network, from 1 comparator for 2 inputs to 211 for 32. Cost O(1).
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

/// The same comparators layer by layer, as the document prints them: within a layer no wire occurs
/// twice. The number of layers is the depth of the network. `None` beyond [`MAX_INPUTS`]. Cost O(1),
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
