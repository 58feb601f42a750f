//! The solver for games that number their positions.

mod answers;

use std::fmt;

use super::Indexed;
use super::graph::MAX_LINKS;
use super::mark::{Gathered, Mark};
use super::reached::{self, Reached};
use super::wave::Wave;
use crate::error::{Error, SolveError};
use crate::progress::{Progress, Run};

/// The most bytes that an [`IndexedRun`] may take.
pub const MAX_BYTES: u64 = 512 << 20;

/// The bytes for each position: its index among those met, what is noted about it, its mark, and its
/// index in the queue.
const BYTES_A_POSITION: u64 = 16;

/// Solves a game that is [`Indexed`], like [`Retrograde`](super::Retrograde) and with the same answers. It
/// stores neither positions nor moves, but makes them again from indices whenever it needs them.
///
/// ```text
///   explore     i0 ──> i1, i2 ──> ...       every index that can be reached, as one bit
///
///   with grades:        the highest grade first, each position from its options
///   without grades:     a counter for each position, then a Wave backwards, with the moves that lead
///                       to a position made by Indexed::before
/// ```
///
/// # Cost
///
/// O(p + q) time for p positions and q moves that can be reached. Memory: 16 bytes for each position (12
/// with grades), and three bits for each two indices.
///
/// An example is at [`Indexed`].
#[derive(Clone)]
pub struct IndexedRun<G: Indexed> {
    game: G,
    reached: Reached,
    /// The indices met, in the order in which they were met; then by rising grade, if there are grades.
    met: Vec<u32>,
    /// For each opened index of `met`: the grade, or without grades the number of moves.
    notes: Vec<u32>,
    is_graded: bool,
    /// The number of positions whose marks are noted since the exploring ended.
    noted: usize,
    /// The number of positions that the wave has passed on.
    passed_on: u64,
    wave: Wave,
}

impl<G: Indexed> IndexedRun<G> {
    /// A run that has nothing to solve yet: [`ask`](IndexedRun::ask) for positions.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooMuchMemory`] if the game may need more than [`MAX_BYTES`]. It is refused before
    /// any memory is taken. [`SolveError::TooManyLinks`] if [`Indexed::most_moves`] is more than 2²⁷.
    pub fn new(game: G) -> Result<Self, Error> {
        let (bytes, limit) = (Self::most_bytes(&game), MAX_BYTES);
        if bytes > limit {
            return Err(SolveError::TooMuchMemory { bytes, limit }.into());
        }
        let limit = MAX_LINKS as u64;
        if game.most_moves() > limit {
            return Err(SolveError::TooManyLinks { limit }.into());
        }
        Ok(IndexedRun {
            reached: Reached::new(game.indices()),
            met: Vec::new(),
            notes: Vec::new(),
            is_graded: false,
            noted: 0,
            passed_on: 0,
            wave: Wave::default(),
            game,
        })
    }

    /// The bytes that solving a game may take, at most.
    pub fn most_bytes(game: &G) -> u64 {
        let positions = game.most_positions().saturating_mul(BYTES_A_POSITION);
        positions.saturating_add(reached::bytes_of(game.indices()))
    }

    /// Asks for a position and all positions that can be reached from it. If the position is new, values
    /// are found anew.
    ///
    /// # Errors
    ///
    /// [`SolveError::NotAPosition`].
    pub fn ask(&mut self, position: &G::Position) -> Result<(), Error> {
        let index = self.game.index(position);
        let index = index.ok_or(SolveError::NotAPosition)?;
        if self.met.is_empty() {
            let most = usize::try_from(self.game.most_positions()).unwrap_or(0);
            self.met.reserve_exact(most);
            self.notes.reserve_exact(most);
            self.is_graded = self.game.grade(position).is_some();
        }
        if self.reached.insert(index) {
            self.met.push(index);
            self.noted = 0;
            self.passed_on = 0;
            self.wave = Wave::default();
        }
        Ok(())
    }

    /// The positions met so far, by rising index; of several that share an index, one.
    pub fn iter(&self) -> impl Iterator<Item = G::Position> {
        let indices = self.reached.iter();
        indices.filter_map(|index| self.game.position_at(index))
    }

    /// The game that is solved.
    pub fn game(&self) -> &G {
        &self.game
    }

    fn mark_of(&self, position: &G::Position) -> Option<Mark> {
        let rank = self.reached.rank(self.game.index(position)?)?;
        self.wave.marks.get(rank).copied()
    }

    /// The mark of a position whose value is known.
    fn solved_mark(&self, position: &G::Position) -> Result<Mark, Error> {
        self.mark_of(position)
            .filter(|mark| !mark.is_undecided() || self.is_finished())
            .ok_or(Error::PositionNotSolved)
    }

    fn is_explored(&self) -> bool {
        self.notes.len() == self.met.len()
    }

    fn is_finished(&self) -> bool {
        let noted = self.is_explored() && self.noted == self.met.len();
        noted && (self.is_graded || self.wave.is_spent())
    }

    /// Follows the moves of the next position met.
    #[inline]
    fn open_next(&mut self) {
        let Self {
            game, reached, met, ..
        } = self;
        let Some(position) = game.position_at(met[self.notes.len()]) else {
            // A game whose indices do not fit together: the position counts as one without moves.
            self.notes.push(0);
            return;
        };
        let mut moves = 0;
        game.each_option(&position, &mut |index, _| {
            moves += 1;
            if reached.insert(index) {
                met.push(index);
            }
        });
        let note = game.grade(&position).unwrap_or(moves);
        self.notes.push(note);
    }

    /// Numbers the positions met. With grades it also sorts them.
    fn number(&mut self) {
        self.reached.number();
        self.wave.marks = vec![Mark::undecided(0); self.met.len()];
        if self.is_graded && !self.notes.is_sorted() {
            let mut both: Vec<(u32, u32)> = self.take_met().collect();
            both.sort_unstable();
            (self.notes, self.met) = both.into_iter().unzip();
        }
    }

    /// Moves the notes and indices out of their lists.
    fn take_met(&mut self) -> impl Iterator<Item = (u32, u32)> + use<G> {
        let notes = std::mem::take(&mut self.notes).into_iter();
        notes.zip(std::mem::take(&mut self.met))
    }

    /// Finds the mark of the next position, from the highest grade down, by the marks of its options.
    #[inline]
    fn decide_next(&mut self) {
        let index = self.met[self.met.len() - 1 - self.noted];
        self.noted += 1;
        let (Some(position), Some(rank)) = (self.game.position_at(index), self.reached.rank(index))
        else {
            return;
        };
        let mut gathered = Gathered::default();
        self.game.each_option(&position, &mut |index, again| {
            if let Some(rank) = self.reached.rank(index) {
                gathered.add(self.wave.mark(rank), again);
            }
        });
        let at_end = || Mark::new(self.game.verdict(&position), 0);
        self.wave.marks[rank] = gathered.mark().unwrap_or_else(at_end);
    }

    /// Notes the number of moves of the next position, or its verdict.
    #[inline]
    fn count_next(&mut self) {
        let (index, moves) = (self.met[self.noted], self.notes[self.noted]);
        self.noted += 1;
        let Some(rank) = self.reached.rank(index) else {
            return;
        };
        self.wave.marks[rank] = Mark::undecided(moves);
        if moves == 0
            && let Some(position) = self.game.position_at(index)
        {
            let outcome = self.game.verdict(&position);
            self.wave.marks[rank] = Mark::new(outcome, 0);
            self.wave.enter(index, outcome);
        }
    }

    /// Passes the mark of the next decided position on to the positions before it.
    #[inline]
    fn spread_next(&mut self) {
        let Self {
            game,
            reached,
            wave,
            ..
        } = self;
        let Some(index) = wave.front() else {
            return;
        };
        wave.pop();
        self.passed_on += 1;
        let (Some(position), Some(rank)) = (game.position_at(index), reached.rank(index)) else {
            return;
        };
        let mark = wave.mark(rank);
        game.each_before(&position, &mut |index, again| {
            if let Some(rank) = reached.rank(index) {
                wave.arrive(rank, index, again, mark);
            }
        });
    }

    fn progress(&self) -> Progress {
        let finished = self.is_finished();
        let done = self.notes.len() as u64 + self.noted as u64 + self.passed_on;
        let rounds = if self.is_graded { 2 } else { 3 };
        Progress {
            done,
            total: if finished {
                done
            } else {
                rounds * self.met.len() as u64
            },
            finished,
        }
    }
}

impl<G: Indexed> Run for IndexedRun<G> {
    type Error = Error;

    /// Does `budget` units of work. With grades each position takes two units: to be opened and to be
    /// decided. Without grades it takes three: to be opened, to be counted, and to be passed on. Positions
    /// that are never decided are not passed on, so `total` is an estimate: it grows with the positions
    /// met, and shrinks to `done` at the end. The numbering between exploring and deciding is not counted;
    /// it takes some milliseconds for a million positions.
    ///
    /// # Errors
    ///
    /// None.
    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let mut left = budget;
        while left > 0 && !self.is_finished() {
            if !self.is_explored() {
                self.open_next();
            } else {
                if self.wave.marks.is_empty() {
                    self.number();
                }
                if self.noted == self.met.len() {
                    self.spread_next();
                } else if self.is_graded {
                    self.decide_next();
                } else {
                    self.count_next();
                }
            }
            left -= 1;
        }
        Ok(self.progress())
    }
}

/// Leaves out the game, which need not be printable.
impl<G: Indexed> fmt::Debug for IndexedRun<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = f.debug_struct("IndexedRun");
        run.field("progress", &self.progress());
        run.finish_non_exhaustive()
    }
}
