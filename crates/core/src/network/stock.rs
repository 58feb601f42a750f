//! All networks that nobody has to draw by hand.

use super::{MAX_WIRES, Network, best, construct, document};
use crate::error::NetworkError;

/// Where a network comes from: a list, or a rule that makes a network for any number of wires. All are
/// in standard form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Stock {
    /// The document's networks: up to 32 wires.
    Document,
    /// The known network with the fewest comparators: up to 32 wires.
    Smallest,
    /// The known network between the smallest and the shallowest: 17, 23, 26 and 27 wires.
    Between,
    /// The known network with the fewest layers, if it is not the smallest: 10, 12 to 29 wires.
    Shallowest,
    /// Insertion sort: each element in turn moves up to its place among those above it. It has n(n-1)/2
    /// comparators of neighbours in 2n - 3 layers.
    Insertion,
    /// Bubble sort: the greatest element moves down to the last place, then the greatest of the others
    /// to the last but one, and so on. It is the same network as [`Stock::Insertion`] if all comparators
    /// run as early as they can (Knuth, *The Art of Computer Programming* 3, 5.3.4).
    Bubble,
    /// The neighbours 0:1, 2:3, … and 1:2, 3:4, … in turns, n times in all. It has n(n-1)/2 comparators,
    /// in n layers from n = 3 on.
    OddEvenTransposition,
    /// Batcher's odd-even merge sort (*Sorting networks and their applications*, 1968), for any n as in
    /// Knuth 5.3.4: it sorts both halves and merges them. OEIS [A006282](https://oeis.org/A006282) has
    /// its numbers of comparators.
    OddEvenMerge,
    /// Batcher's bitonic sort (1968) in standard form. If n is not a power of two, it is the network for
    /// the next power without the wires below.
    Bitonic,
    /// The pairwise sorting network (I. Parberry, Parallel Processing Letters 2, 1992). If n is not a
    /// power of two, it is the network for the next power without the wires below.
    Pairwise,
    /// It sorts two halves and merges them; a merge consists of three smaller merges (R. C. Bose and R.
    /// J. Nelson, *A sorting problem*, Journal of the ACM 9, 1962). OEIS
    /// [A086845](https://oeis.org/A086845) has its numbers of comparators. The document's networks from
    /// 17 wires on are of this kind.
    BoseNelson,
}

impl Stock {
    /// All of them, in the order of [`stock_list`].
    pub const ALL: [Stock; 11] = [
        Stock::Document,
        Stock::Smallest,
        Stock::Between,
        Stock::Shallowest,
        Stock::Insertion,
        Stock::Bubble,
        Stock::OddEvenTransposition,
        Stock::OddEvenMerge,
        Stock::Bitonic,
        Stock::Pairwise,
        Stock::BoseNelson,
    ];

    /// The networks that a rule makes, for any number of wires.
    pub const RULES: [Stock; 7] = [
        Stock::Insertion,
        Stock::Bubble,
        Stock::OddEvenTransposition,
        Stock::OddEvenMerge,
        Stock::Bitonic,
        Stock::Pairwise,
        Stock::BoseNelson,
    ];
}

/// A network in stock.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct StockNetwork {
    /// Where it comes from.
    pub kind: Stock,
    /// The number of its comparators.
    pub size: usize,
    /// The number of its layers.
    pub depth: usize,
    /// The network.
    #[cfg_attr(feature = "bindings", serde(skip))]
    pub network: Network,
}

/// The network of this kind on this number of wires, or `None` if there is no such network. All of them
/// are standard and sort. Cost O(size), and O(size of the list of [`best`]) for networks from that list.
///
/// ```
/// use appleyard_core::network::{Stock, stock};
///
/// let size = |kind| Ok::<_, appleyard_core::error::NetworkError>(stock(kind, 32)?.map(|it| it.size()));
/// assert_eq!(size(Stock::Document)?, Some(211));
/// assert_eq!(size(Stock::Smallest)?, Some(185));
/// assert_eq!(size(Stock::Shallowest)?, None); // The smallest network is as shallow as any known one.
/// assert_eq!(size(Stock::OddEvenMerge)?, Some(191));
/// # Ok::<(), appleyard_core::error::NetworkError>(())
/// ```
///
/// # Errors
///
/// [`NetworkError::TooManyWires`].
pub fn stock(kind: Stock, wires: usize) -> Result<Option<Network>, NetworkError> {
    let n = match u8::try_from(wires) {
        Ok(n) if wires <= MAX_WIRES => n,
        _ => {
            return Err(NetworkError::TooManyWires {
                count: wires as u64,
                limit: MAX_WIRES as u64,
            });
        }
    };
    let known = || best(wires).map_or(vec![], |best| best.networks);
    let made = |rule: construct::Rule| Network::new(wires, rule(n)).map(Some);
    match kind {
        Stock::Document => document(wires)
            .map(|comparators| Network::new(wires, comparators.to_vec()))
            .transpose(),
        Stock::Smallest => Ok(known().into_iter().next()),
        Stock::Between => Ok(match <[Network; 3]>::try_from(known()) {
            Ok([_, between, _]) => Some(between),
            Err(_) => None,
        }),
        Stock::Shallowest => Ok(known().into_iter().skip(1).next_back()),
        Stock::Insertion => made(construct::insertion),
        Stock::Bubble => made(construct::bubble),
        Stock::OddEvenTransposition => made(construct::odd_even_transposition),
        Stock::OddEvenMerge => made(construct::odd_even_merge),
        Stock::Bitonic => made(construct::bitonic),
        Stock::Pairwise => made(construct::pairwise),
        Stock::BoseNelson => made(construct::bose_nelson),
    }
}

/// All networks in stock on this number of wires, in the order of [`Stock::ALL`]; some may be equal.
/// Empty for more than [`MAX_WIRES`] wires. Cost O(size) for each.
pub fn stock_list(wires: usize) -> Vec<StockNetwork> {
    let there_is = |kind| {
        let network = stock(kind, wires).ok()??;
        Some(StockNetwork {
            kind,
            size: network.size(),
            depth: network.depth(),
            network,
        })
    };
    Stock::ALL.into_iter().filter_map(there_is).collect()
}
