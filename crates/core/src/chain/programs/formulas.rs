//! Counts that need no more than a formula.

use super::super::FirstMove;
use super::count::Count;
use super::plan::Representation;

/// The number of ways to write n as a sum of positive numbers without regard to their order, for n
/// up to 100. Cost O(n²).
pub(super) fn partitions(n: u32) -> u64 {
    let mut ways = vec![0; n as usize + 1];
    ways[0] = 1;
    for part in 1..ways.len() {
        for sum in part..ways.len() {
            ways[sum] += ways[sum - part];
        }
    }
    ways[n as usize]
}

/// The moves of all positions that fit into a row, each position's once. All can be reached, since
/// the empty cells of one can be emptied one by one.
///
/// - Array, n objects: each cell is taken from alone in 2ⁿ⁻¹ rows, and each pair in 2ⁿ⁻².
/// - Groups: a group of k has k moves, and equal groups have them together. The positions with one
///   of k are as many as there are without it in a row of k + 1 cells fewer: p(n − k), for p
///   partitions.
///
/// What the first move may not take is subtracted.
pub(super) fn all_moves(objects: u32, first: FirstMove, representation: Representation) -> Count {
    let n = u64::from(objects);
    let (all, of_two_at_the_start) = match representation {
        Representation::Array => {
            let ones = u128::from(n) << (n - 1);
            let twos = u128::from(n - 1) << n >> 2;
            (ones + twos, n - 1)
        }
        Representation::Groups => {
            let of_size = |size| u128::from(size) * u128::from(partitions(objects - size));
            ((1..=objects).map(of_size).sum(), n / 2)
        }
    };
    Count::of(match first {
        FirstMove::Any => all,
        FirstMove::Fewest => all - u128::from(of_two_at_the_start),
    })
}

/// The options that Sprague-Grundy looks at: those of all rows that are valued, 2k − 1 of k objects
/// in the array and k in the groups, and those of the first move, if they are not among these.
pub(super) fn grundy_options(
    objects: u32,
    first: FirstMove,
    representation: Representation,
) -> Count {
    let n = u128::from(objects);
    Count::of(match (first, representation) {
        (FirstMove::Any, Representation::Array) => n * n,
        (FirstMove::Any, Representation::Groups) => n * (n + 1) / 2,
        (FirstMove::Fewest, Representation::Array) => (n - 1) * (n - 1) + n,
        (FirstMove::Fewest, Representation::Groups) => n * (n - 1) / 2 + n.div_ceil(2),
    })
}
