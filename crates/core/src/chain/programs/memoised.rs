//! The exhaustive search with a table.

use super::super::FirstMove;
use super::rules::Rules;
use super::search::Search;
use super::table::Tabled;
use crate::game::EndRule;
use crate::solve::{Score, Value};

#[derive(Clone, Copy, Debug)]
struct Frame<P> {
    position: P,
    /// The options that have not been tried yet: those in the list from here to where the next
    /// frame's options begin.
    next: usize,
    end: usize,
    /// The best score of the moves that have been tried.
    best: Score<i8>,
}

/// A search that can stop between any two moves. It searches each position once. It tries a move to a
/// position that has a value, or to the empty row, but does not follow it.
#[derive(Debug)]
pub(super) struct Memoised<R: Tabled> {
    rules: R,
    table: R::Table,
    stored: u64,
    /// The positions that are being searched, the start first.
    frames: Vec<Frame<R::Position>>,
    /// Their options, one position after another.
    options: Vec<R::Position>,
    last_take: Score<i8>,
    moves: u64,
    score: Option<Score<i8>>,
}

impl<R: Tabled> Memoised<R> {
    /// A search that has not tried any move yet. Cost O(positions), for the table.
    pub(super) fn new(rules: R, objects: u32, first: FirstMove, end_rule: EndRule) -> Self {
        let mut search = Memoised {
            table: rules.table(),
            stored: 0,
            frames: Vec::new(),
            options: Vec::new(),
            last_take: Score::at_end(end_rule),
            moves: 0,
            score: None,
            rules,
        };
        let start = search.rules.whole(objects);
        search.enter(start, first);
        search
    }

    fn enter(&mut self, position: R::Position, first: FirstMove) {
        let next = self.options.len();
        self.rules.options(position, first, &mut self.options);
        self.frames.push(Frame {
            position,
            next,
            end: self.options.len(),
            best: Score::NO_OPTION,
        });
    }

    /// Stores the value of the last frame, and passes it to the frame before.
    fn leave(&mut self, done: Frame<R::Position>) {
        self.frames.pop();
        let score = done.best.one_ply_earlier();
        R::set(&mut self.table, done.position, score);
        self.stored += 1;
        match self.frames.last_mut() {
            None => self.score = Some(score),
            Some(above) => {
                self.options.truncate(above.end);
                above.best = above.best.max(score);
            }
        }
    }
}

impl<R: Tabled> Search for Memoised<R> {
    fn try_moves(&mut self, budget: u64) {
        let mut left = budget;
        while let Some(frame) = self.frames.last_mut() {
            if frame.next == frame.end {
                let done = *frame;
                self.leave(done);
                continue;
            }
            if left == 0 {
                break;
            }
            left -= 1;
            let option = self.options[frame.next];
            frame.next += 1;
            if option == <R as Rules>::EMPTY {
                frame.best = frame.best.max(self.last_take);
                continue;
            }
            let score = R::score(&self.table, option);
            if !score.is_known() {
                self.enter(option, FirstMove::Any);
            } else if score > frame.best {
                // A maximum would read more bytes than were written before, and wait for them.
                frame.best = score;
            }
        }
        self.moves += budget - left;
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn stored(&self) -> u64 {
        self.stored
    }

    fn value(&self) -> Option<Value> {
        Some(self.score?.value())
    }
}
