//! All networks that need not be drawn by hand.

use super::{Construction, MAX_WIRES, Network, best, construct, document};
use crate::error::NetworkError;

/// Where a network comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stock {
    /// The document's: up to 32 wires.
    Document,
    /// Of those that are known the one with the fewest comparators: up to 32 wires.
    Smallest,
    /// The one between the smallest and the shallowest: 17, 23, 26 and 27 wires.
    Between,
    /// Of those that are known the one with the fewest layers, where that is not the smallest: 10,
    /// 12 to 29 wires.
    Shallowest,
    /// Made by a rule: up to [`MAX_WIRES`] wires.
    Construction(Construction),
}

impl Stock {
    /// All of them, in the order of [`stock_list`].
    pub const ALL: [Stock; 11] = [
        Stock::Document,
        Stock::Smallest,
        Stock::Between,
        Stock::Shallowest,
        Stock::Construction(Construction::Insertion),
        Stock::Construction(Construction::Bubble),
        Stock::Construction(Construction::OddEvenTransposition),
        Stock::Construction(Construction::OddEvenMerge),
        Stock::Construction(Construction::Bitonic),
        Stock::Construction(Construction::Pairwise),
        Stock::Construction(Construction::BoseNelson),
    ];
}

/// The network of this kind on so many wires, or `None` if there is none. All of them are standard
/// and sort. Cost O(size), and O(size of the list of [`best`]) for those that are on it.
///
/// ```
/// use appleyard_core::network::{Stock, stock};
///
/// let size = |kind| Ok::<_, appleyard_core::error::NetworkError>(stock(kind, 32)?.map(|it| it.size()));
/// assert_eq!(size(Stock::Document)?, Some(211));
/// assert_eq!(size(Stock::Smallest)?, Some(185));
/// assert_eq!(size(Stock::Shallowest)?, None); // The smallest is as shallow as any that is known.
/// # Ok::<(), appleyard_core::error::NetworkError>(())
/// ```
///
/// # Errors
///
/// [`NetworkError::TooManyWires`].
pub fn stock(kind: Stock, wires: usize) -> Result<Option<Network>, NetworkError> {
    if wires > MAX_WIRES {
        return Err(NetworkError::TooManyWires {
            count: wires as u64,
            limit: MAX_WIRES as u64,
        });
    }
    let known = || best(wires).map_or(vec![], |best| best.networks);
    Ok(match kind {
        Stock::Document => match document(wires) {
            Some(comparators) => Some(Network::new(wires, comparators.to_vec())?),
            None => None,
        },
        Stock::Smallest => known().into_iter().next(),
        Stock::Between => match <[Network; 3]>::try_from(known()) {
            Ok([_, between, _]) => Some(between),
            Err(_) => None,
        },
        Stock::Shallowest => known().into_iter().skip(1).next_back(),
        Stock::Construction(rule) => Some(construct(rule, wires)?),
    })
}

/// Every network that there is on so many wires, with its kind, in the order of [`Stock::ALL`];
/// some may be the same. None on more than [`MAX_WIRES`] wires. Cost O(size) each.
pub fn stock_list(wires: usize) -> Vec<(Stock, Network)> {
    let there_is = |kind| Some((kind, stock(kind, wires).ok()??));
    Stock::ALL.into_iter().filter_map(there_is).collect()
}
