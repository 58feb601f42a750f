//! The solver for games that number their positions.

mod answers;
mod solver;

use std::fmt;

use self::solver::IndexedSolver;
pub use self::solver::MAX_BYTES;
use super::Indexed;
use super::indexed::Calculated;
use crate::error::{Error, SolveError};
use crate::game::{Heading, Notation};
use crate::progress::{Progress, Run};

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
    folded: bool,
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
        let (indices, positions) = (game.indices(), game.most_positions());
        Ok(IndexedRun {
            solver: IndexedSolver::new(indices, positions, game.most_moves())?,
            game,
            folded: false,
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

    /// The run that solves the game of a heading from its start. It changes the run in place, because this is compiled
    /// for each game.
    pub(super) fn of_heading(game: G, heading: Heading) -> Result<Self, Error>
    where
        G: Notation,
    {
        let start = game.start();
        let mut run = IndexedRun::new(game)?;
        run.folded = heading.folded;
        run.named = Some(heading);
        run.ask(&start)?;
        Ok(run)
    }

    /// The same with all images of a position as one, for a game with [symmetries](Indexed::symmetries). It must not
    /// have been asked for anything yet.
    #[must_use]
    pub fn folded(self) -> Self {
        let folded = true;
        IndexedRun { folded, ..self }
    }

    /// The same with a name, for a game that cannot say [which it is](Notation::heading).
    #[must_use]
    pub fn called(self, heading: Heading) -> Self {
        let named = Some(heading);
        IndexedRun { named, ..self }
    }

    /// The bytes that solving a game may take, at most. What does not fit into 64 bits counts as the largest
    /// number.
    pub fn most_bytes(game: &G) -> u64 {
        solver::most_bytes(game.indices(), game.most_positions())
    }

    /// Asks for a position and all positions that can be reached from it. If the position is new, values
    /// are found anew.
    ///
    /// # Errors
    ///
    /// [`SolveError::NotAPosition`].
    pub fn ask(&mut self, position: &G::Position) -> Result<(), Error> {
        let index = self.index(position).ok_or(SolveError::NotAPosition)?;
        let (game, folded) = (&self.game, self.folded);
        self.solver.ask(&mut Calculated { game, folded }, index)
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

    fn index(&self, position: &G::Position) -> Option<u32> {
        self.game.index_of(position, self.folded)
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
        let (game, folded) = (&self.game, self.folded);
        self.solver
            .advance(&mut Calculated { game, folded }, budget)
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
