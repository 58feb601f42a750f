//! The solver for any finite game in turns: it works backwards from the ends of play.

use std::fmt;

use super::graph::{Explorer, Graph};
use super::spread::Spread;
use super::{Expand, Interned, Link, Listed, Solved, Value};
use crate::error::{Error, SolveError};
use crate::game::{Claim, Game, Outcome};
use crate::progress::{Progress, Run};

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
pub struct Retrograde<E> {
    explorer: Explorer<E>,
    spread: Spread,
}

impl<E: Expand> Retrograde<E> {
    /// A run over a game that numbers its positions itself, each new one with the next number. It stores at
    /// most `limit` positions, and at most 2³⁰. Nothing is asked for yet.
    pub fn over(game: E, limit: usize) -> Self {
        Retrograde {
            explorer: Explorer::new(game, limit),
            spread: Spread::default(),
        }
    }

    /// Asks for the position with this number, for all with smaller numbers, and for all positions that can be
    /// reached from them. If the position is new and values have begun to spread, they start again.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`].
    pub fn ask_place(&mut self, place: u32) -> Result<(), SolveError> {
        self.explorer.meet(place)?;
        if !self.explorer.is_finished() && self.spread.done() > 0 {
            self.spread = Spread::default();
        }
        Ok(())
    }

    /// The game.
    pub fn expanded(&self) -> &E {
        &self.explorer.game
    }

    /// The number of positions met so far.
    pub fn positions_met(&self) -> usize {
        self.explorer.met()
    }

    /// The number of moves followed so far, over all positions.
    pub fn moves_met(&self) -> usize {
        self.explorer.followed
    }

    /// The numbers of the positions that are decided so far, in the order in which the solver decides them:
    /// those that are won or lost come first, by rising remoteness; then come the ties, by rising plies.
    /// What is missing when the run has finished is drawn by play without end.
    pub fn order(&self) -> &[u32] {
        self.spread.order()
    }

    /// The options of the position with this number, in the order of its moves.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] if its moves have not been followed yet.
    pub fn options_at(&self, place: u32) -> Result<&[Link], Error> {
        if (place as usize) < self.graph().ends.len() {
            Ok(self.graph().moves(place as usize))
        } else {
            Err(Error::PositionNotSolved)
        }
    }

    /// Who wins at the position with this number; `None` if it has moves.
    pub fn verdict_at(&self, place: u32) -> Option<Outcome> {
        let over = &self.graph().over;
        let at = over
            .binary_search_by_key(&place, |&(place, _)| place)
            .ok()?;
        Some(over[at].1)
    }

    /// The value of the position with this number. Cost O(1).
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] for one that the run has not decided yet. A draw by endless play is known
    /// when the run has finished, a tie when its turn has come.
    pub fn value_at(&self, place: u32) -> Result<Value, Error> {
        Ok(self.claim_at(place)?.into())
    }

    /// What is known about the position with this number. Cost O(1).
    ///
    /// # Errors
    ///
    /// The same as for [`value_at`](Retrograde::value_at).
    pub fn claim_at(&self, place: u32) -> Result<Claim, Error> {
        Ok(self.spread.mark(self.solved_place(place)?).claim())
    }

    fn graph(&self) -> &Graph {
        &self.explorer.graph
    }

    fn is_finished(&self) -> bool {
        self.explorer.is_finished() && self.spread.is_finished(self.graph())
    }

    fn progress(&self) -> Progress {
        let finished = self.is_finished();
        let done = self.explorer.done() + self.spread.done();
        let estimate = 4 * self.positions_met() as u64 + 3 * self.moves_met() as u64;
        Progress {
            done,
            total: if finished { done } else { estimate },
            finished,
        }
    }

    /// The place of a position whose value is known.
    fn solved_place(&self, place: u32) -> Result<usize, Error> {
        let place = place as usize;
        let is_decided = !self.spread.mark(place).is_undecided();
        let is_known = is_decided || (self.is_finished() && place < self.positions_met());
        is_known.then_some(place).ok_or(Error::PositionNotSolved)
    }
}

impl<E: Expand> Run for Retrograde<E> {
    type Error = E::Error;

    /// Does at most `budget` units of work. Each position takes four units: to be opened, to be placed,
    /// to be listed, and to be spread. Each move takes three: to be followed, to be listed, and to be
    /// followed back. All moves of a position are made when the first of them is followed. Positions that are
    /// never decided are not spread, so `total` is an estimate: it grows with the positions met, and shrinks
    /// to `done` at the end.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`]; [`SolveError::TooManyLinks`] for more than 2²⁷ moves, over all
    /// positions; and those of the game.
    fn advance(&mut self, budget: u64) -> Result<Progress, E::Error> {
        let left = budget - self.explorer.explore(budget)?;
        if self.explorer.is_finished() {
            self.spread.spread(&self.explorer.graph, left);
        }
        Ok(self.progress())
    }
}

/// Leaves out the positions, which need not be printable.
impl<E: Expand> fmt::Debug for Retrograde<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = f.debug_struct("Retrograde");
        run.field("progress", &self.progress());
        run.finish_non_exhaustive()
    }
}

impl<G: Game> Retrograde<Interned<G>> {
    /// A run that stores at most `limit` positions, and at most 2³⁰.
    pub fn new(game: G, limit: usize) -> Self {
        Retrograde::over(Interned::new(game), limit)
    }

    /// Asks for a position and all positions that can be reached from it. If the position is new and
    /// values have begun to spread, they start again.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`].
    pub fn ask(&mut self, position: G::Position) -> Result<(), Error> {
        let place = self.explorer.game.intern(position)?;
        Ok(self.ask_place(place)?)
    }

    /// The positions met so far, each once. Those asked for at the beginning come first; every other
    /// position comes after one that leads to it. The place of a position in this list is its number.
    pub fn positions(&self) -> &[G::Position] {
        let all = self.explorer.game.positions.keys();
        // The moves of a position are all made before the last of them counts.
        &all[..self.positions_met().min(all.len())]
    }

    fn interned(&self, position: &G::Position) -> Result<u32, Error> {
        let number = self.explorer.game.positions.find(position);
        number.map_err(|_| Error::PositionNotSolved)
    }
}

/// Returns [`Error::PositionNotSolved`] for a position that cannot be reached from those asked for, and
/// for one that the run has not decided yet. A draw by endless play is known when the run has finished,
/// a tie when its turn has come.
impl<G: Game> Solved for Retrograde<Interned<G>> {
    type Game = G;

    fn game(&self) -> &G {
        &self.explorer.game.game
    }

    /// Cost O(1).
    fn value(&self, position: &G::Position) -> Result<Value, Error> {
        self.value_at(self.interned(position)?)
    }

    /// The move of the [witness](Listed::witness). In a position whose witness is a tie, it heads
    /// for the end.
    fn best(&self, position: &G::Position) -> Result<Option<G::Move>, Error> {
        Ok(self.witness(position)?.chosen())
    }
}

impl<G: Game> Listed for Retrograde<Interned<G>> {
    fn count(&self) -> usize {
        self.positions_met()
    }

    fn position(&self, place: u32) -> Option<G::Position> {
        self.positions().get(place as usize).cloned()
    }

    /// The place in [`positions`](Retrograde::positions). Cost O(1).
    fn place_of(&self, position: &G::Position) -> Option<u32> {
        let place = self.interned(position).ok();
        place.filter(|&place| (place as usize) < self.positions_met())
    }

    /// In the order of the moves. No move is made.
    fn options_of(&self, place: u32, options: &mut Vec<Link>) -> Result<(), Error> {
        options.extend_from_slice(self.options_at(place)?);
        Ok(())
    }

    /// Cost O(1).
    fn claim_at(&self, place: u32) -> Result<Claim, Error> {
        self.claim_at(place)
    }
}
