//! The solver for games that number their positions.

mod answers;
mod solver;

use std::fmt;

use self::solver::IndexedSolver;
use super::graph::MAX_LINKS;
use super::indexed::Calculated;
use super::mark::Mark;
use super::{Indexed, reached};
use crate::error::{Error, SolveError};
use crate::game::{Heading, Notation};
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
/// with grades), and two bits for each index.
///
/// An example is at [`Indexed`].
#[derive(Clone)]
pub struct IndexedRun<G: Indexed> {
    game: G,
    named: Option<Heading>,
    solver: IndexedSolver,
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
            solver: IndexedSolver::new(game.indices(), game.most_positions())?,
            game,
            named: None,
        })
    }

    /// The run that solves a game from its start.
    ///
    /// # Errors
    ///
    /// As for [`new`](IndexedRun::new).
    pub fn from_start(game: G) -> Result<Self, Error>
    where
        G: Notation,
    {
        let start = game.start();
        let mut run = IndexedRun::new(game)?;
        run.ask(&start)?;
        Ok(run)
    }

    /// The same with a name, for a game that cannot say [which it is](Notation::heading).
    #[must_use]
    pub fn called(self, heading: Heading) -> Self {
        let named = Some(heading);
        IndexedRun { named, ..self }
    }

    /// The bytes that solving a game may take, at most. What does not fit into 64 bits counts as the largest
    /// number, which is beyond every limit.
    pub fn most_bytes(game: &G) -> u64 {
        let positions = game.most_positions().saturating_mul(BYTES_A_POSITION);
        // As said, the largest number is beyond every limit.
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
        self.solver.ask(&mut Calculated(&self.game), index)
    }

    /// The positions met so far, by rising index; of several that share an index, one.
    pub fn iter(&self) -> impl Iterator<Item = G::Position> {
        let indices = self.solver.reached.iter();
        indices.filter_map(|index| self.game.position_at(index))
    }

    /// The game that is solved.
    pub fn game(&self) -> &G {
        &self.game
    }

    fn mark_of(&self, position: &G::Position) -> Option<Mark> {
        self.solver.mark_of(self.game.index(position)?)
    }

    /// The mark of a position whose value is known.
    fn solved_mark(&self, position: &G::Position) -> Result<Mark, Error> {
        self.mark_of(position)
            .filter(|mark| !mark.is_undecided() || self.solver.is_finished())
            .ok_or(Error::PositionNotSolved)
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
    /// None, unless the game and its indices do not fit together.
    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        self.solver.advance(&mut Calculated(&self.game), budget)
    }
}

/// Leaves out the game, which need not be printable.
impl<G: Indexed> fmt::Debug for IndexedRun<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = f.debug_struct("IndexedRun");
        run.field("progress", &self.solver.progress());
        run.finish_non_exhaustive()
    }
}
