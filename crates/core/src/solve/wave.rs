//! What is decided and still has to be passed on, for every way to store positions.

use super::mark::Mark;
use crate::game::Outcome;

/// For how many positions memory is read at once, before they are passed on.
const AHEAD: usize = 16;

/// The marks of positions, and the queue in which what is decided waits to be passed on to the positions
/// that lead there:
///
/// ```text
///   lost in 4 ───> won in 5          the first option that is lost for the opponent is the quickest win
///   won in 3  ──┐
///   won in 5  ──┼> lost in 6         if all options are won for the opponent, the last to be decided
///   won in 1  ──┘                    resists longest, when the counter of options is 0
///
///   then from each tied end: undecided ───> tie in one ply more
/// ```
///
/// There is one queue, first in, first out. Every move is one ply, so positions enter the queue by rising
/// remoteness, and the first decision of each position is the best. Won and lost swap with each move,
/// except where the same player moves again.
///
/// A position has two numbers: its place among the marks, and the number by which the queue names it. In
/// a [`Graph`](super::graph::Graph) they are the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Wave {
    pub(super) marks: Vec<Mark>,
    queue: Vec<u32>,
    /// The number of positions of the queue that are passed on.
    passed_on: usize,
    /// Ends of play that are ties. They wait until all wins and losses are decided.
    ties: Vec<u32>,
}

impl Wave {
    /// What is known about the position at a place.
    pub(super) fn mark(&self, place: usize) -> Mark {
        let none = || Mark::undecided(0);
        // Before marks are made, nothing is known.
        self.marks.get(place).copied().unwrap_or_else(none)
    }

    /// What is decided, by rising plies; then the ties, if their turn has come.
    pub(super) fn order(&self) -> &[u32] {
        &self.queue
    }

    /// Enters a position without moves; its mark must be noted too.
    pub(super) fn enter(&mut self, name: u32, outcome: Outcome) {
        match outcome {
            Outcome::P | Outcome::N => self.queue.push(name),
            Outcome::D => self.ties.push(name),
        }
    }

    /// Whether nothing waits any more.
    pub(super) fn is_spent(&self) -> bool {
        self.passed_on == self.queue.len() && self.ties.is_empty()
    }

    /// The position to pass on; `None` if nothing waits. The ties come after all wins and losses.
    pub(super) fn front(&mut self) -> Option<u32> {
        if self.passed_on == self.queue.len() {
            self.queue.append(&mut self.ties);
        }
        self.queue.get(self.passed_on).copied()
    }

    /// The position to pass on and those after it, once for every [`AHEAD`] positions; at other times
    /// an empty list.
    pub(super) fn ahead(&self) -> &[u32] {
        if self.passed_on.is_multiple_of(AHEAD) {
            let waiting = &self.queue[self.passed_on..];
            &waiting[..waiting.len().min(AHEAD)]
        } else {
            &[]
        }
    }

    /// Goes to the next position of the queue.
    pub(super) fn pop(&mut self) {
        self.passed_on += 1;
    }

    /// Passes what a move is worth on to a position that has the move.
    #[inline]
    pub(super) fn arrive(&mut self, place: usize, name: u32, worth: Mark) {
        let mark = &mut self.marks[place];
        if worth.is_lost() {
            *mark = mark.without_an_option();
            if !mark.has_no_option() {
                return;
            }
        }
        if mark.is_undecided() {
            *mark = worth;
            self.queue.push(name);
        }
    }
}
