//! The moves of the exhaustive search of the array, from the sequences of moves there are.
//!
//! A move tried is a sequence of moves from the start, namely those on the way to it. Let a(n,k) be
//! the number of sequences of k moves in a row of n objects. The first one leaves two rows, in which
//! play goes on independently: of the k − 1 others, some j are in the one, in any of the places, and
//! the rest in the other.
//!
//! ```text
//!   s(m,k)  =  Σ over rows i and m − i, and over j, of  binomial(k,j) a(i,j) a(m−i,k−j)
//!   a(n,k)  =  s(n−1,k−1) + s(n−2,k−1)                  one object taken, two objects taken
//!   moves   =  Σ over k of s(n−1,k), or of both         the first move of one object, or of any
//! ```
//!
//! The groups have no such sum: their program tries one of several equal groups only.

use super::super::FirstMove;
use super::count::Count;

/// The number of moves for a row of so many objects, at least 1. Cost O(objects⁴).
pub(super) fn count(objects: u32, first: FirstMove) -> Count {
    let n = objects as usize;
    let binomials = binomials(n);
    // `splits[m][k]` is s(m,k), `rows[n][k]` is a(n,k).
    let mut rows: Vec<Vec<Count>> = Vec::new();
    let mut splits: Vec<Vec<Count>> = Vec::new();
    for length in 0..n {
        let row = (0..=length).map(|k| match k.checked_sub(1) {
            None => Count::of(1),
            Some(before) => {
                let of = |taken: usize| {
                    let left: Option<&Vec<Count>> = splits.get(length.checked_sub(taken)?);
                    left?.get(before).copied()
                };
                of(1)
                    .into_iter()
                    .chain(of(2))
                    .fold(Count::ZERO, Count::plus)
            }
        });
        let row = row.collect();
        rows.push(row);
        splits.push(two_rows(length, &rows, &binomials));
    }
    let all = |length: Option<usize>| {
        let split = length.and_then(|length| splits.get(length));
        let counts = split.into_iter().flatten().copied();
        counts.fold(Count::ZERO, Count::plus)
    };
    match first {
        FirstMove::Fewest => all(n.checked_sub(1)),
        FirstMove::Any => all(n.checked_sub(1)).plus(all(n.checked_sub(2))),
    }
}

/// s(length,k) for k = 0, 1, …, length.
fn two_rows(length: usize, rows: &[Vec<Count>], binomials: &[Vec<Count>]) -> Vec<Count> {
    let mut split = vec![Count::ZERO; length + 1];
    for (one, other) in rows.iter().zip(rows.iter().rev()) {
        for (j, &first) in one.iter().enumerate() {
            for (i, &second) in other.iter().enumerate() {
                let ways = binomials[i + j][j].times(first).times(second);
                split[i + j] = split[i + j].plus(ways);
            }
        }
    }
    split
}

/// Pascal's triangle down to row n.
fn binomials(n: usize) -> Vec<Vec<Count>> {
    let mut triangle = vec![vec![Count::of(1)]];
    for row in 1..=n {
        let above: &Vec<Count> = &triangle[row - 1];
        let inner = above.windows(2).map(|pair| pair[0].plus(pair[1]));
        let next = [Count::of(1)]
            .into_iter()
            .chain(inner)
            .chain([Count::of(1)])
            .collect();
        triangle.push(next);
    }
    triangle
}
