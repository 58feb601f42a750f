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

use super::Comparator;

/// A rule: it returns the comparators of a network in the order in which it makes them. Cost O(size),
/// at most 2,016 comparators.
pub(super) type Rule = fn(u8) -> Vec<Comparator>;

pub(super) use batcher::odd_even_merge;
pub(super) use bose_nelson::bose_nelson;
pub(super) use neighbours::{bubble, insertion, odd_even_transposition};

/// Batcher's bitonic sort in standard form.
pub(super) fn bitonic(n: u8) -> Vec<Comparator> {
    on_the_top_wires(n, batcher::bitonic)
}

/// Parberry's pairwise sorting network.
pub(super) fn pairwise(n: u8) -> Vec<Comparator> {
    on_the_top_wires(n, pairwise::pairwise)
}

/// The network for the next power of two, without the wires from `n` on. If the elements on these wires
/// were the greatest of all, a standard network would never move them, so it sorts the others without
/// them.
fn on_the_top_wires(n: u8, make: impl Fn(u8) -> Vec<Comparator>) -> Vec<Comparator> {
    let mut comparators = make(n.next_power_of_two());
    comparators.retain(|&(_, larger)| larger < n);
    comparators
}
