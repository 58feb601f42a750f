//! Parberry's pairwise sorting network (*The pairwise sorting network*, Parallel Processing Letters
//! 2, 1992). It is as small and as shallow as odd-even merge sort, but it rests on another idea.
//!
//! ```text
//!   0 ──●──┌───────┐──────────
//!   1 ──●──│ sort  │──●────●──    the pairs are sorted by their smaller elements, 0 2 4 6,
//!   2 ──●──│ 0 2 4 │──┼────●──    and by their larger ones, 1 3 5 7, which leaves them pairs;
//!   3 ──●──│ 6, and│──┼─●──●──    then an element of 1 3 5 can only be too far up, by
//!   4 ──●──│ 1 3 5 │──●─┼──●──    4 - 1 places or less, later by 2 - 1
//!   5 ──●──│ 7     │────┼──●──
//!   6 ──●──│       │────●──●──
//!   7 ──●──└───────┘──────────
//! ```

use super::Comparator;

/// Sorts `n` wires, a power of two.
pub(super) fn pairwise(n: u8) -> Vec<Comparator> {
    /// Sorts the wires `top`, `top + step`, …, `count` of them.
    fn sort(top: u8, step: u8, count: u8, made: &mut Vec<Comparator>) {
        if count < 2 {
            return;
        }
        let wire = |place: u8| top + place * step;
        made.extend((0..count / 2).map(|pair| (wire(2 * pair), wire(2 * pair + 1))));
        sort(top, 2 * step, count / 2, made);
        sort(top + step, 2 * step, count / 2, made);
        let mut gap = count / 2;
        while gap > 1 {
            let larger = (1..count).step_by(2);
            let pairs = larger.take_while(|place| place + gap - 1 < count);
            made.extend(pairs.map(|place| (wire(place), wire(place + gap - 1))));
            gap /= 2;
        }
    }

    let mut made = Vec::new();
    sort(0, 1, n, &mut made);
    made
}
