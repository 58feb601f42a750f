//! Counts for which a formula is enough.

use super::super::FirstMove;
use super::count::Count;
use super::plan::Representation;

/// The number of ways to write 0, 1, …, n as a sum of positive numbers without regard to their order,
/// for n up to 61. Cost O(n²).
fn partitions(n: u32) -> Vec<u64> {
    let mut ways = vec![0; n as usize + 1];
    ways[0] = 1;
    for part in 1..ways.len() {
        for sum in part..ways.len() {
            ways[sum] += ways[sum - part];
        }
    }
    ways
}

/// How many positions fit into a row, including the empty one. For groups it is p(objects + 1), where
/// p counts partitions. With one cell more, each group and the gap after it is a part, and each empty
/// cell is a part of 1. Cost O(objects²).
pub(super) fn positions(objects: u32, representation: Representation) -> u64 {
    match representation {
        Representation::Array => 1 << objects,
        Representation::Groups => partitions(objects + 1)[objects as usize + 1],
    }
}

/// The number of moves of all positions that fit into a row, each position counted once. All
/// positions can be reached, because moves can empty the cells of a row one by one.
///
/// - Array, n objects: a take of one cell is possible in 2ⁿ⁻¹ rows, a take of one pair in 2ⁿ⁻².
/// - Groups: a group of size k has k moves, and equal groups share them. The positions with a group
///   of size k correspond to those without it in a row of k + 1 cells fewer: p(n − k), where p counts
///   partitions.
///
/// The moves that the first-move rule forbids are subtracted. Cost O(n²).
pub(super) fn all_moves(objects: u32, first: FirstMove, representation: Representation) -> Count {
    let n = u64::from(objects);
    let (all, of_two_at_the_start) = match representation {
        Representation::Array => {
            let ones = u128::from(n) << (n - 1);
            let twos = u128::from(n - 1) << n >> 2;
            (ones + twos, n - 1)
        }
        Representation::Groups => {
            let without = partitions(objects - 1).into_iter().rev();
            let of_sizes = (1..).zip(without);
            let moves = of_sizes.map(|(size, ways): (u128, u64)| size * u128::from(ways));
            (moves.sum(), n / 2)
        }
    };
    Count::of(match first {
        FirstMove::Any => all,
        FirstMove::Fewest => all - u128::from(of_two_at_the_start),
    })
}

/// The number of options that Sprague-Grundy looks at. They are those of all rows that it solves, 2k
/// − 1 for k objects in the array and k in the groups. The options of the first move come on top if
/// they are not among these.
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
