//! The exhaustive search and the search with cut-off, on cells.
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
use super::search::Search;
use crate::game::EndRule;
use crate::solve::Score;

/// The bits of objects, which are also the bits of the takes of one.
const ONES: u64 = 0x5555_5555_5555_5555;

/// More plies than any game here has. It is a power of two, so that an index needs no check.
const LEVELS: usize = 32;

#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The position.
    row: u64,
    /// The moves that have not been tried yet.
    takes: u64,
    /// The best score of the moves that have been tried.
    best: Score<i8>,
}

/// A search that can stop between any two moves.
#[derive(Clone, Debug)]
pub(super) struct ArraySearch<const CUT: bool> {
    /// The position that the search is looking at.
    now: Frame,
    /// The positions above it, from the start down. There are `level` of them.
    above: [Frame; LEVELS],
    level: usize,
    last_take: Score<i8>,
    moves: u64,
    finished: bool,
}

fn takes(row: u64) -> u64 {
    row | (row & row >> 2) << 1
}

impl<const CUT: bool> ArraySearch<CUT> {
    /// A search of a row of 1 to 32 objects that has not tried any move yet.
    pub(super) fn new(objects: u32, first: FirstMove, end_rule: EndRule) -> Self {
        let row = ONES >> (u64::BITS - 2 * objects);
        let now = Frame {
            row,
            takes: match first {
                FirstMove::Fewest => row,
                FirstMove::Any => takes(row),
            },
            best: Score::NO_OPTION,
        };
        ArraySearch {
            now,
            above: [now; LEVELS],
            level: 0,
            last_take: Score::at_end(end_rule),
            moves: 0,
            finished: false,
        }
    }
}

impl<const CUT: bool> Search for ArraySearch<CUT> {
    fn try_moves(&mut self, budget: u64) {
        let Frame {
            mut row,
            takes: mut untried,
            mut best,
        } = self.now;
        let mut level = self.level;
        let mut left = budget;
        while !self.finished {
            if untried == 0 || CUT && best.is_lost() {
                if level == 0 {
                    self.finished = true;
                    break;
                }
                level -= 1;
                let above = self.above[level % LEVELS];
                row = above.row;
                untried = above.takes;
                best = above.best.max(best.one_ply_earlier());
                continue;
            }
            if left == 0 {
                break;
            }
            left -= 1;
            let take = untried & untried.wrapping_neg();
            untried ^= take;
            let two = take & !ONES;
            let after = row & !(take ^ two | two << 1 | two >> 1);
            if after == 0 {
                best = best.max(self.last_take);
            } else {
                self.above[level % LEVELS] = Frame {
                    row,
                    takes: untried,
                    best,
                };
                level += 1;
                row = after;
                untried = takes(after);
                best = Score::NO_OPTION;
            }
        }
        self.now = Frame {
            row,
            takes: untried,
            best,
        };
        self.level = level;
        self.moves += budget - left;
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn score(&self) -> Option<Score<i8>> {
        self.finished.then_some(self.now.best.one_ply_earlier())
    }
}
