//! The solver for games that number their positions.

use std::fmt;

use super::graph::MAX_LINKS;
use super::mark::{Gathered, Mark};
use super::reached::{self, Reached};
use super::wave::Wave;
use super::{Indexed, Listed, Solved, Value, Witness};
use crate::certificate::Heading;
use crate::error::{Error, SolveError};
use crate::game::{Game, Outcome, Player};
use crate::play::{Ending, Notation};
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

impl<G: Indexed> Game for IndexedRun<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.game.moves(position)
    }

    fn after(&self, position: &G::Position, chosen: G::Move) -> G::Position {
        self.game.after(position, chosen)
    }

    fn verdict(&self, position: &G::Position) -> Outcome {
        self.game.verdict(position)
    }

    fn turn(&self, position: &G::Position) -> Option<Player> {
        self.game.turn(position)
    }

    fn is_legal(&self, position: &G::Position, chosen: G::Move) -> bool {
        self.game.is_legal(position, chosen)
    }

    fn is_over(&self, position: &G::Position) -> bool {
        self.game.is_over(position)
    }

    /// A game with grades never repeats, so it has no more plies than positions.
    fn most_plies(&self) -> usize {
        let longest = if self.is_graded { self.met.len() } else { 0 };
        self.game.most_plies().max(longest)
    }

    fn illegal(&self, ply: u64, chosen: G::Move) -> Error {
        self.game.illegal(ply, chosen)
    }
}

/// Returns [`Error::PositionNotSolved`] for a position that cannot be reached from those asked for, and
/// for one that the run has not decided yet.
impl<G: Indexed> Solved for IndexedRun<G> {
    /// Cost O(1).
    fn value(&self, position: &G::Position) -> Result<Value, Error> {
        let mark = self.solved_mark(position)?;
        Ok(mark.value().unwrap_or(Value::DRAWN))
    }

    /// The move of the [witness](Listed::witness).
    fn best(&self, position: &G::Position) -> Result<Option<G::Move>, Error> {
        Ok(self.witness(position)?.chosen())
    }
}

impl<G: Indexed> Listed for IndexedRun<G> {
    /// The number of positions met so far; positions that share an index count as one.
    fn count(&self) -> usize {
        self.met.len()
    }

    fn position(&self, place: usize) -> Option<G::Position> {
        self.game.position_at(self.reached.member(place)?)
    }

    fn place_of(&self, position: &G::Position) -> Option<usize> {
        self.reached.rank(self.game.index(position)?)
    }

    fn each_after(&self, place: usize, each: &mut dyn FnMut(usize, bool)) {
        let Some(position) = self.position(place) else {
            return;
        };
        self.game.each_option(&position, &mut |index, again| {
            if let Some(place) = self.reached.rank(index) {
                each(place, again);
            }
        });
    }

    /// Cost O(k) for k moves.
    fn witness(&self, position: &G::Position) -> Result<Witness<G::Move>, Error> {
        let mark = self.solved_mark(position)?;
        let turn = self.turn(position);
        let deciding = self.moves(position).find(|&chosen| {
            let after = self.after(position, chosen);
            let again = turn.is_some() && turn == self.turn(&after);
            let option = self.mark_of(&after);
            option.is_some_and(|option| mark.follows_from(option, again))
        });
        Ok(Witness::of(mark, deciding))
    }
}

impl<G: Indexed + Notation> Notation for IndexedRun<G> {
    fn start(&self) -> G::Position {
        self.game.start()
    }

    fn heading(&self) -> Option<Heading> {
        self.game.heading()
    }

    fn text(&self, position: &G::Position) -> String {
        self.game.text(position)
    }

    fn move_text(&self, position: &G::Position, chosen: G::Move) -> String {
        self.game.move_text(position, chosen)
    }

    fn number(&self, position: &G::Position, chosen: G::Move) -> u32 {
        self.game.number(position, chosen)
    }

    fn step(&self, position: &G::Position, number: u32) -> Option<G::Move> {
        self.game.step(position, number)
    }

    fn ended(&self, position: &G::Position) -> Option<Ending> {
        self.game.ended(position)
    }
}
