//! The solver for any finite game in turns: it works backwards from the ends of play.

use std::fmt;

use super::graph::{Explorer, is_again, place_of};
use super::spread::{SPREAD_ROW_WIDTH, Spread, SpreadObserver};
use super::{Listed, Solved, Value, Witness};
use crate::certificate::Heading;
use crate::error::{Error, SolveError};
use crate::game::{Game, Outcome, Player};
use crate::play::{Ending, Notation};
use crate::progress::{Progress, Run};
use crate::trace::Trace;

/// The most positions that a page may let a [`Retrograde`] run store. With ten moves each they take
/// some 600 MB.
pub const MAX_POSITIONS: usize = 1 << 22;

/// Solves any finite game in turns by retrograde analysis: ask for positions, advance, and read the
/// values, which [`Solved`] gives, and the [witnesses](Listed::witness).
///
/// ```text
///   explore     x0 ──> x1, x2 ──> ...     every position that can be reached, once, as a number
///   list        x3 <── x0, x7             for each position, the moves that lead to it
///   spread      values, from the ends of play backwards, one ply for each round
/// ```
///
/// Positions may repeat, the sides may have different moves, a player may have several turns in a row,
/// and play may end undecided. A position that is neither won nor lost in the end is drawn: the player
/// to move can avoid losing and cannot force a win. The idea is Zermelo's (1913); Ströhlein (1970) used
/// it to solve chess endgames.
///
/// This solver is slow and sure. The fast solvers of single families are tested against it.
///
/// # Cost
///
/// O(p + q) time for p positions and q moves that can be reached. Memory: each position once, up to 40
/// bytes more for it, and eight bytes for each move, besides what growing lists hold in reserve.
///
/// ```
/// use appleyard_core::game::{EndRule, Game, Outcome};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{Listed, MAX_POSITIONS, Retrograde, Solved, Value, Witness};
///
/// /// A token on a ring of five places, one or two steps ahead. Place 0 is a pit: the player who falls in
/// /// wins, because the opponent cannot move.
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

impl<G: Game> Retrograde<G> {
    /// A run that stores at most `limit` positions, and at most 2³⁰.
    pub fn new(game: G, limit: usize) -> Self {
        Self::of(game, limit)
    }
}

impl<G: Game> Retrograde<G, Trace<SPREAD_ROW_WIDTH>> {
    /// The same run, which also writes a row for each position that it decides, and for each tie: see
    /// [`SPREAD_ROW_WIDTH`].
    pub fn recorded(game: G, limit: usize) -> Self {
        Self::of(game, limit)
    }

    /// The rows written so far.
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

    /// Asks for a position and all positions that can be reached from it. If the position is new and
    /// values have begun to spread, they start again, and so does the trace.
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

    /// The positions met so far, each once. Those asked for at the beginning come first; every other
    /// position comes after one that leads to it. The place of a position in this list is its number in
    /// the trace.
    pub fn positions(&self) -> &[G::Position] {
        self.explorer.positions.as_slice()
    }

    /// The number of moves followed so far, over all positions.
    pub fn moves_met(&self) -> usize {
        self.explorer.graph.targets.len()
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

    /// Does at most `budget` units of work. Each position takes four units: to be opened, to be placed,
    /// to be listed, and to be spread. Each move takes three: to be followed, to be listed, and to be
    /// followed back. Positions that are never decided are not spread, so `total` is an estimate: it
    /// grows with the positions met, and shrinks to `done` at the end.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`]; [`SolveError::TooManyLinks`] for more than 2²⁷ moves, over all
    /// positions.
    fn advance(&mut self, budget: u64) -> Result<Progress, SolveError> {
        let left = budget - self.explorer.explore(budget)?;
        if self.explorer.is_finished() {
            let graph = &self.explorer.graph;
            self.spread.spread(graph, left, &mut self.recorder);
        }
        Ok(self.progress())
    }
}

/// Leaves out the positions, which need not be printable.
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

    fn most_plies(&self) -> usize {
        self.explorer.game.most_plies()
    }

    fn illegal(&self, ply: u64, chosen: G::Move) -> Error {
        self.explorer.game.illegal(ply, chosen)
    }
}

/// Returns [`Error::PositionNotSolved`] for a position that cannot be reached from those asked for, and
/// for one that the run has not decided yet. A draw by endless play is known when the run has finished,
/// a tie when its turn has come.
impl<G: Game, R: SpreadObserver> Solved for Retrograde<G, R> {
    /// Cost O(1).
    fn value(&self, position: &G::Position) -> Result<Value, Error> {
        let place = self.solved_place(position)?;
        Ok(self.spread.mark(place).value().unwrap_or(Value::DRAWN))
    }

    /// The move of the [witness](Listed::witness). In a position whose witness is a tie, it heads
    /// for the end.
    fn best(&self, position: &G::Position) -> Result<Option<G::Move>, Error> {
        Ok(self.witness(position)?.chosen())
    }
}

impl<G: Game, R: SpreadObserver> Listed for Retrograde<G, R> {
    fn count(&self) -> usize {
        self.positions().len()
    }

    fn position(&self, place: usize) -> Option<G::Position> {
        self.positions().get(place).cloned()
    }

    /// The place in [`positions`](Retrograde::positions). Cost O(1).
    fn place_of(&self, position: &G::Position) -> Option<usize> {
        let place = self.explorer.positions.find(position);
        place.map(|place| place as usize)
    }

    /// In the order of the moves. No move is made.
    fn each_after(&self, place: usize, each: &mut dyn FnMut(usize, bool)) {
        if place < self.explorer.graph.ends.len() {
            for &target in self.explorer.graph.moves(place) {
                each(place_of(target), is_again(target));
            }
        }
    }

    /// Why a position has its value.
    ///
    /// # Errors
    ///
    /// The same as for [`Solved::value`].
    ///
    /// # Cost
    ///
    /// O(k) for k moves. No move is made.
    fn witness(&self, position: &G::Position) -> Result<Witness<G::Move>, Error> {
        let place = self.solved_place(position)?;
        let mark = self.spread.mark(place);
        let deciding = self.spread.deciding(&self.explorer.graph, place);
        let chosen = deciding.and_then(|index| self.moves(position).nth(index));
        Ok(Witness::of(mark, chosen))
    }
}

impl<G: Notation, R: SpreadObserver> Notation for Retrograde<G, R> {
    fn start(&self) -> G::Position {
        self.explorer.game.start()
    }

    fn heading(&self) -> Option<Heading> {
        self.explorer.game.heading()
    }

    fn text(&self, position: &G::Position) -> String {
        self.explorer.game.text(position)
    }

    fn move_text(&self, position: &G::Position, chosen: G::Move) -> String {
        self.explorer.game.move_text(position, chosen)
    }

    fn number(&self, position: &G::Position, chosen: G::Move) -> u32 {
        self.explorer.game.number(position, chosen)
    }

    fn step(&self, position: &G::Position, number: u32) -> Option<G::Move> {
        self.explorer.game.step(position, number)
    }

    fn ended(&self, position: &G::Position) -> Option<Ending> {
        self.explorer.game.ended(position)
    }
}
