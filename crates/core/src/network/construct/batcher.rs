//! Batcher's two networks (*Sorting networks and their applications*, AFIPS 32, 1968): both sort
//! the halves and merge them.
//!
//! ```text
//!   odd-even merge of 4 + 4   bitonic merge of 4 + 4
//!   0 ──●────────────────     0 ──●────────●────●──
//!   1 ──┼─●───────────●──     1 ──┼─●──────┼─●──●──
//!   2 ──┼─┼─●────●────●──     2 ──┼─┼─●────●─┼──●──
//!   3 ──┼─┼─┼─●──┼─●──●──     3 ──┼─┼─┼─●────●──●──
//!   4 ──●─┼─┼─┼──●─┼──●──     4 ──┼─┼─┼─●──●────●──
//!   5 ────●─┼─┼────●──●──     5 ──┼─┼─●────┼─●──●──
//!   6 ──────●─┼───────●──     6 ──┼─●──────●─┼──●──
//!   7 ────────●──────────     7 ──●──────────●──●──
//! ```

use super::Comparator;

/// Sorts `n` wires, for any `n`.
pub fn odd_even_merge(n: u8) -> Vec<Comparator> {
    fn sort(wires: &[u8], made: &mut Vec<Comparator>) {
        if wires.len() > 1 {
            let (upper, lower) = wires.split_at(wires.len().div_ceil(2));
            sort(upper, made);
            sort(lower, made);
            merge(upper, lower, made);
        }
    }

    let mut made = Vec::new();
    sort(&(0..n).collect::<Vec<_>>(), &mut made);
    made
}

/// Merges two sorted rows of wires, one below the other. It merges the first, third, … wires of
/// both rows, then the second, fourth, … wires of both. After that only neighbours may be in the
/// wrong order, and the first wire of the whole row is in its place.
fn merge(upper: &[u8], lower: &[u8], made: &mut Vec<Comparator>) {
    match (upper, lower) {
        ([], _) | (_, []) => {}
        (&[a], &[b]) => made.push((a, b)),
        _ => {
            for first in [0, 1] {
                let every_other = |row: &[u8]| -> Vec<u8> {
                    row.iter().copied().skip(first).step_by(2).collect()
                };
                merge(&every_other(upper), &every_other(lower), made);
            }
            let all = [upper, lower].concat();
            let pairs = all
                .iter()
                .skip(1)
                .step_by(2)
                .zip(all.iter().skip(2).step_by(2));
            made.extend(pairs.map(|(&smaller, &larger)| (smaller, larger)));
        }
    }
}

/// Sorts `n` wires, a power of two. The merge compares the first wire with the last, the second
/// with the last but one and so on, which leaves two bitonic halves. In these it compares wires
/// half as far apart, then a quarter, down to neighbours.
pub(super) fn bitonic(n: u8) -> Vec<Comparator> {
    let mut made = Vec::new();
    let mut block = 2;
    while block <= n {
        let blocks = (0..n).step_by(block.into());
        made.extend(
            blocks.flat_map(|top| {
                (0..block / 2).map(move |wire| (top + wire, top + block - 1 - wire))
            }),
        );
        let mut gap = block / 4;
        while gap > 0 {
            let upper = (0..n).filter(|wire| wire & gap == 0);
            made.extend(upper.map(|wire| (wire, wire + gap)));
            gap /= 2;
        }
        block *= 2;
    }
    made
}
