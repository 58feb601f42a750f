//! A network that somebody has drawn.

use super::Comparator;
use crate::error::{NetworkError, place};

/// The most wires a network may have.
pub const MAX_WIRES: usize = 64;
/// The most comparators a network may have.
pub const MAX_COMPARATORS: usize = 4096;

/// Comparators on 0 to [`MAX_WIRES`] wires, in the order in which they are applied.
///
/// A comparator (a, b) leaves the smaller element on wire a and the larger one on b. One with a > b
/// is reversed: it is applied and judged as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    wires: usize,
    comparators: Vec<Comparator>,
}

impl Network {
    /// A network of these comparators. Errors: `too-many-wires`, `too-many-comparators`,
    /// `wire-out-of-range`, `same-wire`. Cost O(size).
    pub fn new(wires: usize, comparators: Vec<Comparator>) -> Result<Network, NetworkError> {
        if wires > MAX_WIRES {
            return Err(NetworkError::TooManyWires {
                count: wires as u64,
                limit: MAX_WIRES as u64,
            });
        }
        if comparators.len() > MAX_COMPARATORS {
            return Err(NetworkError::TooManyComparators {
                count: comparators.len() as u64,
                limit: MAX_COMPARATORS as u64,
            });
        }
        for (index, &(a, b)) in comparators.iter().enumerate() {
            let comparator = place(index);
            if let Some(&wire) = [a, b].iter().find(|&&wire| usize::from(wire) >= wires) {
                return Err(NetworkError::WireOutOfRange {
                    comparator,
                    wire: place(wire.into()),
                    wires: wires as u64,
                });
            }
            if a == b {
                let wire = place(a.into());
                return Err(NetworkError::SameWire { comparator, wire });
            }
        }
        Ok(Network { wires, comparators })
    }

    /// A network of comparators that are known to be valid.
    pub(super) fn of_valid(
        wires: usize,
        comparators: impl IntoIterator<Item = Comparator>,
    ) -> Network {
        let comparators = comparators.into_iter().collect();
        Network { wires, comparators }
    }

    /// The number of wires.
    pub fn wires(&self) -> usize {
        self.wires
    }

    /// The comparators, in order.
    pub fn comparators(&self) -> &[Comparator] {
        &self.comparators
    }

    /// The number of comparators.
    pub fn size(&self) -> usize {
        self.comparators.len()
    }
}
