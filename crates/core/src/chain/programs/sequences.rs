//! Counts the moves of the exhaustive search of the array by counting sequences of moves.
//!
//! Each move that the search tries ends a sequence of moves from the start, and each sequence ends
//! with one such move. Let a(n,k) be the number of sequences of k moves in a row of n objects. The
//! first move leaves two rows, in which play goes on independently. Some j of the k − 1 other moves
//! are in one of them, at any of the places in the sequence, and the rest are in the other.
//!
//! ```text
//!   s(m,k)  =  Σ over rows i and m − i, and over j, of  binomial(k,j) a(i,j) a(m−i,k−j)
//!   a(n,k)  =  s(n−1,k−1) + s(n−2,k−1)                  one object taken, two objects taken
//!   moves   =  Σ over k of s(n−1,k), or of both         the first move of one object, or of any
//! ```
//!
//! The groups have no such sum, because their program tries only one of several equal groups.

use super::super::FirstMove;
use super::count::Count;
use crate::binomial::binomial;

/// Counts the moves of rows of 1, 2, 3, … objects, one after another.
///
/// A step combines one number of moves in one of two rows with all numbers in the other:
///
/// ```text
///   s(3,·)     rows 0 and 3     rows 1 and 2     rows 2 and 1     rows 3 and 0
///   steps      j = 0            j = 0, 1         j = 0, 1, 2      j = 0, 1, 2, 3
/// ```
#[derive(Clone, Debug)]
pub(super) struct Sequences {
    first: FirstMove,
    binomials: Vec<Vec<Count>>,
    /// a(n,k) by n and k.
    rows: Vec<Vec<Count>>,
    /// s(m,k) by m and k; the last row is being summed.
    splits: Vec<Vec<Count>>,
    /// The row i of the next step, and its j.
    at: (usize, usize),
}

impl Sequences {
    /// Counts rows of at most `objects` objects. Nothing is counted yet. Cost O(objects²).
    pub(super) fn new(objects: u32, first: FirstMove) -> Self {
        Sequences {
            first,
            binomials: (0..=objects).map(pascal).collect(),
            rows: vec![vec![Count::of(1)]],
            splits: vec![vec![Count::ZERO]],
            at: (0, 0),
        }
    }

    /// The number of steps for rows of 1 to `objects` objects: (m + 1)(m + 2)/2 for each m below.
    pub(super) fn steps(objects: u32) -> u64 {
        let n = u64::from(objects);
        n * (n + 1) * (n + 2) / 6
    }

    /// Takes a step. If it was the last step of its sums, returns the number of moves of the row
    /// with one object more. Cost O(n) for n objects.
    pub(super) fn step(&mut self) -> Option<Count> {
        let (i, j) = self.at;
        let length = self.rows.len() - 1;
        let (one, other) = (&self.rows[i], &self.rows[length - i]);
        let split = &mut self.splits[length];
        for (k, &second) in other.iter().enumerate() {
            let ways = self.binomials[j + k][j].times(one[j]).times(second);
            split[j + k] = split[j + k].plus(ways);
        }
        self.at = if j < i { (i, j + 1) } else { (i + 1, 0) };
        (self.at.0 > length).then(|| self.next_row())
    }

    /// Goes on to the row with one object more, when all sums for shorter rows are done; returns its
    /// number of moves.
    fn next_row(&mut self) -> Count {
        let objects = self.rows.len();
        let after = |taken| {
            let left = objects.checked_sub(taken);
            let split = left.and_then(|left| self.splits.get(left));
            split.map_or(&[][..], Vec::as_slice)
        };
        let (one, two) = (after(1), after(2));
        let sum = |counts: &mut dyn Iterator<Item = &Count>| {
            counts.copied().fold(Count::ZERO, Count::plus)
        };
        let row = (0..=objects).map(|k| match k.checked_sub(1) {
            None => Count::of(1),
            Some(before) => sum(&mut one.get(before).into_iter().chain(two.get(before))),
        });
        let row = row.collect();
        let ones = sum(&mut one.iter());
        let moves = match self.first {
            FirstMove::Fewest => ones,
            FirstMove::Any => ones.plus(sum(&mut two.iter())),
        };
        self.rows.push(row);
        self.splits.push(vec![Count::ZERO; objects + 1]);
        self.at = (0, 0);
        moves.settled()
    }
}

/// A row of Pascal's triangle.
fn pascal(row: u32) -> Vec<Count> {
    let ways = (0..=row).map(|chosen| binomial(row, chosen));
    ways.map(|ways| Count::of(ways.into())).collect()
}
