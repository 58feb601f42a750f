//! The exhaustive search and the search with cut-off, on any representation of rows.

use super::search::Search;
use crate::game::EndRule;
use crate::solve::{Score, Value};

/// More plies than any game here has. It is a power of two, so that an index needs no check.
const LEVELS: usize = 32;

/// How a representation makes the moves of a row, one after another.
pub(super) trait InOrder {
    /// A position with the moves that have not been tried yet.
    type Untried: Copy;

    /// Takes the next move: the position after it with all its moves, or nothing if the move takes the last object.
    /// `None` if all moves have been tried.
    fn next(&self, untried: &mut Self::Untried) -> Option<Option<Self::Untried>>;
}

#[derive(Clone, Copy, Debug)]
struct Frame<U> {
    untried: U,
    /// The best score of the moves that have been tried.
    best: Score<i32>,
}

/// A search that can stop between any two moves. With `CUT`, a move that wins ends the search of its position.
#[derive(Clone, Debug)]
pub(super) struct DepthFirst<M: InOrder, const CUT: bool> {
    rows: M,
    /// The position that the search is looking at.
    now: Frame<M::Untried>,
    /// The positions above it, from the start down. There are `level` of them.
    above: [Frame<M::Untried>; LEVELS],
    level: usize,
    last_take: Score<i32>,
    moves: u64,
    finished: bool,
}

impl<M: InOrder, const CUT: bool> DepthFirst<M, CUT> {
    /// A search from a start that has not tried any move yet.
    pub(super) fn new((rows, untried): (M, M::Untried), end_rule: EndRule) -> Self {
        let best = Score::NO_OPTION;
        let now = Frame { untried, best };
        DepthFirst {
            rows,
            now,
            above: [now; LEVELS],
            level: 0,
            last_take: Score::at_end(end_rule),
            moves: 0,
            finished: false,
        }
    }
}

impl<M: InOrder, const CUT: bool> Search for DepthFirst<M, CUT> {
    fn try_moves(&mut self, budget: u64) {
        let Frame {
            mut untried,
            mut best,
        } = self.now;
        let mut level = self.level;
        let mut left = budget;
        while !self.finished {
            let mut rest = untried;
            let is_cut = CUT && best.is_lost();
            let next = if is_cut {
                None
            } else {
                self.rows.next(&mut rest)
            };
            let Some(after) = next else {
                if level == 0 {
                    self.finished = true;
                    break;
                }
                level -= 1;
                let above = self.above[level % LEVELS];
                untried = above.untried;
                best = above.best.max(best.one_ply_earlier());
                continue;
            };
            if left == 0 {
                break;
            }
            left -= 1;
            untried = rest;
            if let Some(after) = after {
                self.above[level % LEVELS] = Frame { untried, best };
                level += 1;
                untried = after;
                best = Score::NO_OPTION;
            } else {
                best = best.max(self.last_take);
            }
        }
        self.now = Frame { untried, best };
        self.level = level;
        self.moves += budget - left;
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn value(&self) -> Option<Value> {
        let mut value = self
            .finished
            .then(|| self.now.best.one_ply_earlier().value())?;
        if CUT {
            // A search that leaves moves out does not find the quickest one.
            value.remoteness = None;
        }
        Some(value)
    }
}
