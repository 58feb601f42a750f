//! Any finite game in turns, solved from its ends backwards.

use std::fmt;

use super::graph::Explorer;
use super::spread::{SPREAD_ROW_WIDTH, Spread, SpreadObserver};
use super::{Solved, Value};
use crate::error::{Error, SolveError};
use crate::game::{Game, Outcome, Player};
use crate::progress::{Progress, Run};
use crate::trace::Trace;

/// As many positions as a page may ask a [`Retrograde`] run to keep: with ten moves each they take
/// some 600 MB.
pub const MAX_POSITIONS: usize = 1 << 22;

/// Solves any finite game in turns, by retrograde analysis: ask for positions, advance, and read
/// values, which [`Solved`] gives, and [witnesses](Retrograde::witness).
///
/// ```text
///   explore     x0 ──> x1, x2 ──> ...     all that can be reached, each position once, as a number
///   list        x3 <── x0, x7             for each position, the moves that lead to it
///   spread      from the ends of play backwards, one ply a round, as Spread draws it
/// ```
///
/// Positions may return, sides may differ, a player may have several turns in a row, play may end
/// undecided. Whatever is neither won nor lost in the end is drawn, for whoever must move there can
/// avoid to lose and cannot win. The idea is Zermelo's (1913); Ströhlein (1970) solved endgames of
/// chess so.
///
/// It is the slow, sure way that the fast ones of single families are tested against.
///
/// # Cost
///
/// O(p + q) time for p positions and q moves that can be reached. Memory: each position once, up to
/// 50 bytes more for it, and eight bytes for each move, plus what growing lists hold in reserve.
///
/// ```
/// use appleyard_core::game::{EndRule, Game, Outcome};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{MAX_POSITIONS, Retrograde, Solved, Value, Witness};
///
/// /// A token on a ring of five places, one or two steps ahead. Place 0 is a pit: whoever falls in,
/// /// wins, because the other one cannot move.
/// struct Ring;
///
/// impl Game for Ring {
///     type Position = u32;
///     type Move = u32;
///
///     fn moves(&self, &place: &u32) -> impl Iterator<Item = u32> {
///         (1..=2).filter(move |_| place != 0)
///     }
///
///     fn after(&self, &place: &u32, steps: u32) -> u32 {
///         (place + steps) % 5
///     }
///
///     fn verdict(&self, _: &u32) -> Outcome {
///         EndRule::Normal.outcome_at_end()
///     }
/// }
///
/// let mut run = Retrograde::new(Ring, MAX_POSITIONS);
/// run.ask(1)?;
/// run.finish()?;
/// assert_eq!(run.value(&3)?, Value::won(1));
/// assert_eq!(run.value(&2)?, Value::lost(2)); // both of its options can reach the pit
/// assert_eq!(run.witness(&1)?, Witness::Decided(1)); // so one step wins
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone)]
pub struct Retrograde<G: Game, R = ()> {
    explorer: Explorer<G>,
    spread: Spread,
    recorder: R,
}

/// Why a position has its value, as a move that whoever must move there should make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witness<Move> {
    /// No move is left: the game says who has won, or that nobody has.
    Over,
    /// The position is won or lost: the quickest win, or the longest resistance, the first such. It
    /// leads to a position of one ply less.
    Decided(Move),
    /// The position is drawn, and play may end in a tie though neither gives anything away.
    Tie {
        /// The least number of plies after which that can happen, at least 1, if both want it. Each
        /// of the positions on the way is drawn. Not a remoteness: either may be able to put it off,
        /// for ever too.
        plies: u32,
        /// The first move that brings it nearer.
        chosen: Move,
    },
    /// The position is drawn, and play that gives nothing away never ends: no tie can be reached
    /// through drawn positions alone, and every drawn option is of this kind again. The first move to
    /// such a one; followed on and on, they go round.
    Endless(Move),
}

impl<G: Game> Retrograde<G> {
    /// A run that keeps at most `limit` positions, and 2³⁰ at most.
    pub fn new(game: G, limit: usize) -> Self {
        Self::of(game, limit)
    }
}

impl<G: Game> Retrograde<G, Trace<SPREAD_ROW_WIDTH>> {
    /// The same run, which writes a row for each position that it decides, and for each tie: see
    /// [`SPREAD_ROW_WIDTH`].
    pub fn recorded(game: G, limit: usize) -> Self {
        Self::of(game, limit)
    }

    /// The rows so far.
    pub fn trace(&self) -> &Trace<SPREAD_ROW_WIDTH> {
        &self.recorder
    }
}

impl<G: Game, R: SpreadObserver> Retrograde<G, R> {
    fn of(game: G, limit: usize) -> Self {
        Retrograde {
            explorer: Explorer::new(game, limit),
            spread: Spread::default(),
            recorder: R::blank(),
        }
    }

    /// Asks for a position and all that can be reached from it. If it is new and values have begun to
    /// spread, they begin anew, and so does the trace.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`].
    pub fn ask(&mut self, position: G::Position) -> Result<(), Error> {
        self.explorer.meet(position)?;
        if !self.explorer.is_finished() && self.spread.done() > 0 {
            self.spread = Spread::default();
            self.recorder = R::blank();
        }
        Ok(())
    }

    /// The positions met so far, each once. Those asked for at the beginning come first; otherwise each
    /// stands behind one that leads to it. The place of a position here is its number in the trace.
    pub fn positions(&self) -> &[G::Position] {
        self.explorer.positions.as_slice()
    }

    /// The place of a position in [`positions`](Retrograde::positions); `None` if it has not been met.
    /// Cost O(1).
    pub fn place_of(&self, position: &G::Position) -> Option<usize> {
        self.explorer
            .positions
            .find(position)
            .map(|place| place as usize)
    }

    /// Why a position has its value.
    ///
    /// # Errors
    ///
    /// As for [`Solved::value`].
    ///
    /// # Cost
    ///
    /// O(k) for k moves, none of which is made.
    pub fn witness(&self, position: &G::Position) -> Result<Witness<G::Move>, Error> {
        let place = self.solved_place(position)?;
        let mark = self.spread.mark(place);
        let deciding = self.spread.deciding(&self.explorer.graph, place);
        let chosen = deciding.and_then(|index| self.moves(position).nth(index));
        Ok(match (chosen, mark.outcome()) {
            (None, _) => Witness::Over,
            (Some(chosen), Some(Outcome::P | Outcome::N)) => Witness::Decided(chosen),
            (Some(chosen), Some(Outcome::D)) => Witness::Tie {
                plies: mark.plies(),
                chosen,
            },
            (Some(chosen), None) => Witness::Endless(chosen),
        })
    }

    fn is_finished(&self) -> bool {
        self.explorer.is_finished() && self.spread.is_finished(&self.explorer.graph)
    }

    fn progress(&self) -> Progress {
        let finished = self.is_finished();
        let done = self.explorer.done() + self.spread.done();
        let (positions, moves) = (self.positions().len(), self.explorer.graph.targets.len());
        let estimate = 4 * positions as u64 + 3 * moves as u64;
        Progress {
            done,
            total: if finished { done } else { estimate },
            finished,
        }
    }

    /// The place of a position whose value is known.
    fn solved_place(&self, position: &G::Position) -> Result<usize, Error> {
        let place = self
            .place_of(position)
            .filter(|&place| self.spread.mark(place).outcome().is_some() || self.is_finished());
        place.ok_or(Error::PositionNotSolved)
    }
}

impl<G: Game, R: SpreadObserver> Run for Retrograde<G, R> {
    type Error = SolveError;

    /// Does at most `budget` units of work. Each position takes a unit to be opened, to be placed, to
    /// be listed, and to be spread; each move one to be followed, to be listed, and to be followed
    /// back. What is never decided is not spread, so `total` is an estimate that grows with the
    /// positions met, and shrinks to `done` at the end.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`]; [`SolveError::TooManyLinks`] for more than 2²⁷ moves of all
    /// positions together.
    fn advance(&mut self, budget: u64) -> Result<Progress, SolveError> {
        let left = budget - self.explorer.explore(budget)?;
        if self.explorer.is_finished() {
            let graph = &self.explorer.graph;
            self.spread.spread(graph, left, &mut self.recorder);
        }
        Ok(self.progress())
    }
}

/// Without the positions, which need not be printable.
impl<G: Game, R: SpreadObserver> fmt::Debug for Retrograde<G, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = f.debug_struct("Retrograde");
        run.field("progress", &self.progress());
        run.finish_non_exhaustive()
    }
}

impl<G: Game, R: SpreadObserver> Game for Retrograde<G, R> {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.explorer.game.moves(position)
    }

    fn after(&self, position: &G::Position, chosen: G::Move) -> G::Position {
        self.explorer.game.after(position, chosen)
    }

    fn verdict(&self, position: &G::Position) -> Outcome {
        self.explorer.game.verdict(position)
    }

    fn turn(&self, position: &G::Position) -> Option<Player> {
        self.explorer.game.turn(position)
    }

    fn is_legal(&self, position: &G::Position, chosen: G::Move) -> bool {
        self.explorer.game.is_legal(position, chosen)
    }

    fn is_over(&self, position: &G::Position) -> bool {
        self.explorer.game.is_over(position)
    }

    fn illegal(&self, ply: u64, chosen: G::Move) -> Error {
        self.explorer.game.illegal(ply, chosen)
    }
}

/// [`Error::PositionNotSolved`] for a position that cannot be reached from those asked for, and before
/// the run has decided it; that a position is drawn is known when the run is finished, of a tie when
/// its turn has come.
impl<G: Game, R: SpreadObserver> Solved for Retrograde<G, R> {
    /// Cost O(1).
    fn value(&self, position: &G::Position) -> Result<Value, Error> {
        let place = self.solved_place(position)?;
        Ok(self.spread.mark(place).value().unwrap_or(Value::DRAWN))
    }

    /// The move of the [witness](Retrograde::witness). Where that is a tie, it goes for the end.
    fn best(&self, position: &G::Position) -> Result<Option<G::Move>, Error> {
        Ok(match self.witness(position)? {
            Witness::Over => None,
            Witness::Decided(chosen) | Witness::Tie { chosen, .. } | Witness::Endless(chosen) => {
                Some(chosen)
            }
        })
    }
}
