//! Networks as somebody has drawn them.

use super::Comparator;
use crate::checked::narrow;
use crate::error::{NetworkError, place};

/// The most wires that a network may have.
pub const MAX_WIRES: usize = 64;
/// The most comparators that a network may have.
pub const MAX_COMPARATORS: usize = 4096;

/// Comparators on 0 to [`MAX_WIRES`] wires, in the order in which they are applied.
///
/// A comparator (a, b) leaves the smaller element on wire a and the larger one on b. A comparator
/// with a > b is reversed; it is applied and judged as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    wires: usize,
    comparators: Vec<Comparator>,
}

impl Network {
    /// A network of these comparators. Cost O(size).
    ///
    /// # Errors
    ///
    /// `too-many-wires`, `too-many-comparators`, `wire-out-of-range`, `same-wire`.
    pub fn new(wires: usize, comparators: Vec<Comparator>) -> Result<Network, NetworkError> {
        let ends = comparators
            .iter()
            .map(|&(smaller, larger)| [smaller.into(), larger.into()]);
        check(wires, ends)?;
        Ok(Network { wires, comparators })
    }

    /// The same for numbers that may be too large for a wire. Cost as for [`new`](Network::new).
    ///
    /// # Errors
    ///
    /// As for [`new`](Network::new).
    pub fn of_numbers(wires: usize, ends: &[[u32; 2]]) -> Result<Network, NetworkError> {
        check(wires, ends.iter().copied())?;
        let wire = |number: u32| -> u8 { narrow(number) };
        let comparators = ends
            .iter()
            .map(|&[smaller, larger]| (wire(smaller), wire(larger)));
        Ok(Network::of_valid(wires, comparators))
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

/// Refuses comparators that do not make a network.
fn check(wires: usize, ends: impl ExactSizeIterator<Item = [u32; 2]>) -> Result<(), NetworkError> {
    if wires > MAX_WIRES {
        return Err(NetworkError::TooManyWires {
            count: wires as u64,
            limit: MAX_WIRES as u64,
        });
    }
    if ends.len() > MAX_COMPARATORS {
        return Err(NetworkError::TooManyComparators {
            count: ends.len() as u64,
            limit: MAX_COMPARATORS as u64,
        });
    }
    for (index, [a, b]) in ends.enumerate() {
        let comparator = place(index);
        // Readers count wires from 1.
        let [first, second] = [a, b].map(|wire| u64::from(wire) + 1);
        if let Some(wire) = [first, second].into_iter().find(|&it| it > wires as u64) {
            return Err(NetworkError::WireOutOfRange {
                comparator,
                wire,
                wires: wires as u64,
            });
        }
        if a == b {
            let wire = first;
            return Err(NetworkError::SameWire { comparator, wire });
        }
    }
    Ok(())
}
