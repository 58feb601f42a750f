//! An index without gaps for heaps whose order does not matter.

/// All multisets of sizes to which a group of heaps can shrink, numbered without gaps.
///
/// Heaps only shrink. So the sorted sizes of the group stay below its sorted sizes at the start,
/// each size below its own bound. The sorted lists are numbered by the last size, then by the last
/// but one, and so on. Every slot adds the number of lists that end below its size there:
///
/// ```text
///   start (1,2)                         slot 0   slot 1
///   number   0      1      2      3      4
///   list   (0,0)  (0,1)  (1,1)  (0,2)  (1,2)
///                                           rank(1,2) = before[0][1] + before[1][2] = 1 + 3
/// ```
///
/// If any heap shrinks, the number of the list falls. So a table that is filled in this order has
/// solved every option before it needs it.
#[derive(Clone, Debug)]
pub(super) struct Multisets {
    /// The sizes at the start, ascending.
    bounds: Vec<u32>,
    /// `before[slot][size]`: the number of lists of the slots up to this one whose last size is
    /// less than `size`. `size` runs to one beyond the bound, where all lists are counted.
    before: Vec<Vec<u32>>,
}

impl Multisets {
    /// The multisets below `bounds`, which are in ascending order; `None` if there are more than
    /// `limit`. Time and memory: O(k + sum of the bounds) for k heaps, and no more than O(k limit).
    pub(super) fn new(bounds: &[u32], limit: u32) -> Option<Multisets> {
        let mut before: Vec<Vec<u32>> = Vec::with_capacity(bounds.len());
        for (slot, &bound) in bounds.iter().enumerate() {
            if bound >= limit {
                return None;
            }
            let shorter = slot.checked_sub(1).and_then(|slot| before.get(slot));
            let mut row = vec![0];
            let mut count = 0_u32;
            for size in 0..=bound {
                count = count.checked_add(shorter.map_or(1, |row| at_most(row, size)))?;
                row.push(count);
            }
            if count > limit {
                return None;
            }
            before.push(row);
        }
        Some(Multisets {
            bounds: bounds.to_vec(),
            before,
        })
    }

    /// The number of multisets.
    pub(super) fn count(&self) -> u32 {
        self.before
            .last()
            .and_then(|row| row.last())
            .map_or(1, |&count| count)
    }

    /// The rows of the picture above, one for each slot.
    pub(super) fn rows(&self) -> &[Vec<u32>] {
        &self.before
    }

    /// The number of a list in ascending order; `None` if the list is not below the bounds. Cost
    /// O(k).
    pub(super) fn rank(&self, sorted: &[u32]) -> Option<u32> {
        let mut rank = 0;
        for ((&size, &bound), row) in sorted.iter().zip(&self.bounds).zip(&self.before) {
            if size > bound {
                return None;
            }
            rank += row[size as usize];
        }
        Some(rank)
    }

    /// Turns a list into the one with the next number, and the last into the first. Returns whether
    /// there was a next list. Amortised O(1).
    pub(super) fn next(&self, sorted: &mut [u32]) -> bool {
        for slot in 0..sorted.len() {
            let bound = self.bounds[slot];
            let cap = sorted
                .get(slot + 1)
                .map_or(bound, |&above| above.min(bound));
            if sorted[slot] < cap {
                sorted[slot] += 1;
                sorted[..slot].fill(0);
                return true;
            }
        }
        sorted.fill(0);
        false
    }

    /// Two sums over all lists: the sum of `moves[size]` over the different sizes in each list, and
    /// the sum of the least sizes. Time O(sum of the bounds).
    pub(super) fn moves(&self, moves: &[u32]) -> (u64, u64) {
        let mut sum = 0;
        let mut least = 0;
        // above[size]: in how many ways the slots above this one can be filled if it has that size.
        let mut above: Vec<u64> = Vec::new();
        for slot in (0..self.bounds.len()).rev() {
            let sizes = 0..=self.bounds[slot];
            above = match self.bounds.get(slot + 1) {
                None => sizes.clone().map(|_| 1).collect(),
                Some(_) => filled_from(&above, self.bounds[slot]),
            };
            for (size, &ways_above) in sizes.zip(&above) {
                // Of several equal sizes only the first slot counts, so the slots below it are
                // smaller.
                let ways_below = match slot.checked_sub(1) {
                    None => 1,
                    Some(below) => {
                        let row = &self.before[below];
                        row[(size as usize).min(row.len() - 1)]
                    }
                };
                let taken = moves.get(size as usize).map_or(0, |&count| count);
                sum += u64::from(ways_below) * ways_above * u64::from(taken);
                if slot == 0 {
                    least += ways_above * u64::from(size);
                }
            }
        }
        (sum, least)
    }
}

/// The number of lists of a row whose last size is at most `size`.
fn at_most(row: &[u32], size: u32) -> u32 {
    let place = (size as usize + 1).min(row.len() - 1);
    row[place]
}

/// In how many ways a slot and all slots above it can be filled, for each size up to `bound`;
/// `above` has the same for the slots above.
fn filled_from(above: &[u64], bound: u32) -> Vec<u64> {
    let mut ways: Vec<u64> = above
        .iter()
        .rev()
        .scan(0, |sum, &ways| {
            *sum += ways;
            Some(*sum)
        })
        .collect();
    ways.reverse();
    ways.truncate(bound as usize + 1);
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_lists(bounds: &[u32]) -> Vec<Vec<u32>> {
        let mut lists = vec![vec![]];
        for &bound in bounds {
            lists = lists
                .iter()
                .flat_map(|list: &Vec<u32>| {
                    let least = list.last().copied().unwrap_or(0);
                    (least..=bound).map(|size| [&list[..], &[size]].concat())
                })
                .collect();
        }
        lists.sort_by_key(|list| list.iter().rev().copied().collect::<Vec<_>>());
        lists
    }

    #[test]
    fn numbers_have_no_gaps_and_go_up_with_the_sizes() {
        for bounds in [
            &[1, 2][..],
            &[4],
            &[3, 5, 7],
            &[2, 2, 2, 2],
            &[1, 1, 6, 6],
            &[],
        ] {
            let sets = Multisets::new(bounds, 1_000).unwrap();
            let lists = all_lists(bounds);
            assert_eq!(sets.count() as usize, lists.len());
            let mut walked = vec![0; bounds.len()];
            for (rank, list) in (0..).zip(&lists) {
                assert_eq!(sets.rank(list), Some(rank));
                assert_eq!(&walked, list);
                assert_eq!(sets.next(&mut walked), rank + 1 < sets.count());
            }
        }
    }

    #[test]
    fn moves_are_counted_as_a_walk_meets_them() {
        let moves = [0, 1, 1, 3, 4, 9, 2, 2];
        for bounds in [&[4][..], &[3, 5, 7], &[2, 2, 2, 2], &[1, 1, 6, 6]] {
            let sets = Multisets::new(bounds, 1_000).unwrap();
            let mut sum = 0;
            let mut least = 0;
            for mut list in all_lists(bounds) {
                least += u64::from(list[0]);
                list.dedup();
                sum += list
                    .iter()
                    .map(|&size| u64::from(moves[size as usize]))
                    .sum::<u64>();
            }
            assert_eq!(sets.moves(&moves), (sum, least), "{bounds:?}");
        }
    }

    #[test]
    fn more_than_the_limit_are_refused() {
        assert_eq!(Multisets::new(&[1, 2], 5).unwrap().count(), 5);
        assert!(Multisets::new(&[1, 2], 4).is_none());
        assert!(Multisets::new(&[u32::MAX], u32::MAX).is_none());
        assert!(Multisets::new(&[9; 24], 1 << 23).is_none());
        let sets = Multisets::new(&[1, 2], 5).unwrap();
        assert_eq!(sets.rank(&[2, 2]), None);
    }
}
