//! The moves of an array in the order of the article, on cells.
//!
//! A cell has two bits. So the order of the article's program (cell by cell, one object before two)
//! is the order of the bits:
//!
//! ```text
//!   cell           3     2     1     0
//!   row           ·1    ·1    ··    ·1        objects in cells 0, 2 and 3
//!   takes         ·1    11    ··    ·1        a take of one: bit 2c; of two, from cell c: bit 2c+1
//! ```
//!
//! A take of one object clears its own bit; a take of two clears the bits to its left and right.
//! Neither needs a branch.

use super::super::FirstMove;
use super::depth_first::InOrder;

/// The bits of objects, which are also the bits of the takes of one.
const ONES: u64 = 0x5555_5555_5555_5555;

/// The rows of up to 32 cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArrayMoves;

/// A row, and the takes that have not been tried yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArrayUntried {
    row: u64,
    takes: u64,
}

impl ArrayMoves {
    /// A row of 1 to 32 objects, with all its moves as the first move of a game.
    pub(super) fn start(objects: u32, first: FirstMove) -> (ArrayMoves, ArrayUntried) {
        let row = ONES >> (u64::BITS - 2 * objects);
        let takes = match first {
            FirstMove::Fewest => row,
            FirstMove::Any => takes(row),
        };
        (ArrayMoves, ArrayUntried { row, takes })
    }
}

fn takes(row: u64) -> u64 {
    row | (row & row >> 2) << 1
}

impl InOrder for ArrayMoves {
    type Untried = ArrayUntried;

    #[inline(always)]
    fn next(&self, untried: &mut ArrayUntried) -> Option<Option<ArrayUntried>> {
        if untried.takes == 0 {
            return None;
        }
        let take = untried.takes & untried.takes.wrapping_neg();
        untried.takes ^= take;
        let two = take & !ONES;
        let row = untried.row & !(take ^ two | two << 1 | two >> 1);
        let takes = takes(row);
        Some((row != 0).then_some(ArrayUntried { row, takes }))
    }
}
