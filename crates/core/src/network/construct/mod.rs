//! Networks made by a rule, for any number of wires.
//!
//! ```text
//!   rule                     comparators for n = 2^k      layers          16 wires    64 wires
//!   insertion, bubble        n(n-1)/2                     2n - 3          120, 29     2016, 125
//!   odd-even transposition   n(n-1)/2                     n               120, 16     2016,  64
//!   odd-even merge           (k² - k + 4) 2^(k-2) - 1     k(k + 1)/2       63, 10      543,  21
//!   bitonic                  k(k + 1) 2^(k-2)             k(k + 1)/2       80, 10      672,  21
//!   pairwise                 (k² - k + 4) 2^(k-2) - 1     k(k + 1)/2       63, 10      543,  21
//!   Bose and Nelson          3^k - 2^k                                     65, 15      665,  63
//! ```

mod batcher;
mod bose_nelson;
mod neighbours;
mod pairwise;

use super::{Comparator, MAX_WIRES, Network};
use crate::error::NetworkError;

/// A rule that makes a sorting network for any number of wires, in standard form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Construction {
    /// Each element in turn moves up to its place among those above it: n(n-1)/2 comparators of
    /// neighbours in 2n - 3 layers.
    Insertion,
    /// The greatest element moves down to the last place, then the greatest of the others to the
    /// last but one: the same network as [`Construction::Insertion`] once comparators run as early
    /// as they can (Knuth, *The Art of Computer Programming* 3, 5.3.4).
    Bubble,
    /// The neighbours 0:1, 2:3, … and 1:2, 3:4, … by turns, n times in all: n(n-1)/2 comparators in
    /// n layers from n = 3 on.
    OddEvenTransposition,
    /// Batcher's odd-even merge sort (*Sorting networks and their applications*, 1968), for any n as
    /// in Knuth 5.3.4: both halves are sorted and merged. As many comparators as OEIS
    /// [A006282](https://oeis.org/A006282).
    OddEvenMerge,
    /// Batcher's bitonic sort (1968) in standard form. For an n that is no power of two, that for the
    /// next one without the wires below.
    Bitonic,
    /// The pairwise sorting network (I. Parberry, Parallel Processing Letters 2, 1992). For an n
    /// that is no power of two, that for the next one without the wires below.
    Pairwise,
    /// Two halves are sorted and merged, a merge being three smaller ones (R. C. Bose and
    /// R. J. Nelson, *A sorting problem*, Journal of the ACM 9, 1962). As many comparators as OEIS
    /// [A086845](https://oeis.org/A086845); the document's networks from 17 wires on.
    BoseNelson,
}

impl Construction {
    /// All of them.
    pub const ALL: [Construction; 7] = [
        Construction::Insertion,
        Construction::Bubble,
        Construction::OddEvenTransposition,
        Construction::OddEvenMerge,
        Construction::Bitonic,
        Construction::Pairwise,
        Construction::BoseNelson,
    ];
}

/// The network that the rule makes on 0 to [`MAX_WIRES`] wires, its comparators in the order in
/// which the rule makes them. Cost O(size), at most 2,016 comparators.
///
/// ```
/// use appleyard_core::network::{Construction, construct};
///
/// let network = construct(Construction::OddEvenMerge, 16)?;
/// assert_eq!((network.size(), network.depth()), (63, 10));
/// # Ok::<(), appleyard_core::error::NetworkError>(())
/// ```
///
/// # Errors
///
/// [`NetworkError::TooManyWires`].
pub fn construct(construction: Construction, wires: usize) -> Result<Network, NetworkError> {
    let n = match u8::try_from(wires) {
        Ok(n) if wires <= MAX_WIRES => n,
        _ => {
            return Err(NetworkError::TooManyWires {
                count: wires as u64,
                limit: MAX_WIRES as u64,
            });
        }
    };
    let comparators = match construction {
        Construction::Insertion => neighbours::insertion(n),
        Construction::Bubble => neighbours::bubble(n),
        Construction::OddEvenTransposition => neighbours::odd_even_transposition(n),
        Construction::OddEvenMerge => batcher::odd_even_merge(n),
        Construction::Bitonic => on_the_top_wires(n, batcher::bitonic),
        Construction::Pairwise => on_the_top_wires(n, pairwise::pairwise),
        Construction::BoseNelson => bose_nelson::bose_nelson(n),
    };
    Network::new(wires, comparators)
}

/// The network for the next power of two, without the wires from `n` on. Were their elements the
/// greatest of all, a standard network would never move them, and sorts the others just so.
fn on_the_top_wires(n: u8, make: impl Fn(u8) -> Vec<Comparator>) -> Vec<Comparator> {
    let mut comparators = make(n.next_power_of_two());
    comparators.retain(|&(_, b)| b < n);
    comparators
}
