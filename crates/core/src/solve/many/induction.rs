//! Backward induction for any number of players.

use std::fmt;

use super::{MAX_PLAYERS, ManyError, ManyGame, ManyValue, Players, TieBreak};
use crate::error::{Error, place};
use crate::game::{Game, Outcome};
use crate::progress::{Progress, Run};
use crate::solve::graph::{Explorer, narrow, place_of};

/// Solves a game of any number of players from its ends, if no position can come back: ask for
/// positions, advance, and read the [values](BackwardInduction::value).
///
/// ```text
///   explore   x0 ──> x1, x2 ──> ...     every position that can be reached, once, as a number
///   order     x0, x2, x1, ...           each before those it leads to (Kahn, 1962)
///   decide    ..., x1, x2, x0           backwards: all options of a position are known
/// ```
///
/// A value says three things. Who wins under the tie-break, if all players keep to it. Who can force a
/// win against all others together. And who can win at all, if each player wins where that is certain
/// and otherwise does anything, not always the same at the same position: these are the results of the
/// subgame perfect equilibria (Selten 1965).
///
/// # Cost
///
/// O(p + q) time for p positions and q moves. Memory: each position once, up to 60 bytes more for it, and
/// four bytes for each move.
///
/// ```
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{BackwardInduction, ManyGame, TieBreak};
///
/// /// Three players take one or two stones in turn. The player who takes the last one wins.
/// struct OneOrTwo;
///
/// impl ManyGame for OneOrTwo {
///     type Position = (u32, u32); // stones, and whose turn it is
///     type Move = u32;
///
///     fn players(&self) -> u32 {
///         3
///     }
///
///     fn moves(&self, &(stones, _): &(u32, u32)) -> impl Iterator<Item = u32> {
///         1..=stones.min(2)
///     }
///
///     fn after(&self, &(stones, turn): &(u32, u32), taken: u32) -> (u32, u32) {
///         (stones - taken, (turn + 1) % 3)
///     }
///
///     fn turn(&self, &(_, turn): &(u32, u32)) -> u32 {
///         turn
///     }
///
///     fn winner(&self, &(_, turn): &(u32, u32)) -> Option<u32> {
///         Some((turn + 2) % 3)
///     }
/// }
///
/// let mut run = BackwardInduction::new(OneOrTwo, TieBreak::SpitesNext, 1000)?;
/// run.ask((3, 0))?;
/// run.ask((4, 0))?;
/// run.finish()?;
/// assert_eq!(run.value(&(3, 0))?.forced, Some(1)); // leave one or two, and the next player takes them
/// assert_eq!(run.value(&(4, 0))?.forced, None); // the player to move loses, and chooses who wins
/// assert_eq!(run.value(&(4, 0))?.winner, Some(2)); // out of spite, not the next player
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone)]
pub struct BackwardInduction<G: ManyGame> {
    explorer: Explorer<Walk<G>>,
    tie_break: TieBreak,
    players: u32,
    /// For each position, how many of the moves to it come from positions that are not in order yet.
    waiting: Vec<u32>,
    /// Places, each before those that it leads to.
    order: Vec<u32>,
    /// How many of the ordered places have had their options counted.
    followed: usize,
    /// The values, by place; positions count as known from the end of the order.
    known: Vec<Known>,
    decided: usize,
    /// Moves looked at in the second and third part.
    moves_seen: u64,
}

/// What is decided about a position.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    winner: Option<u32>,
    plies: u32,
    /// Which move the player to move makes.
    chosen: u32,
    forced: Option<u32>,
    possible: Players,
}

/// The positions and moves of the game, for the explorer, which need not know who wins.
#[derive(Clone)]
struct Walk<G>(G);

impl<G: ManyGame> Game for Walk<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.0.moves(position)
    }

    fn after(&self, position: &G::Position, chosen: G::Move) -> G::Position {
        self.0.after(position, chosen)
    }

    fn verdict(&self, _: &G::Position) -> Outcome {
        Outcome::D
    }
}

impl<G: ManyGame> BackwardInduction<G> {
    /// A run that stores at most `limit` positions, and at most 2³⁰.
    ///
    /// # Errors
    ///
    /// [`ManyError::PLAYERS`] unless there are 2 to [`MAX_PLAYERS`] players.
    pub fn new(game: G, tie_break: TieBreak, limit: usize) -> Result<Self, Error> {
        let players = game.players();
        ManyError::PLAYERS.check(players, 2..=MAX_PLAYERS)?;
        Ok(BackwardInduction {
            explorer: Explorer::new(Walk(game), limit),
            tie_break,
            players,
            waiting: Vec::new(),
            order: Vec::new(),
            followed: 0,
            known: Vec::new(),
            decided: 0,
            moves_seen: 0,
        })
    }

    /// Asks for a position and all positions that can be reached from it. If it is new, what was decided
    /// before is decided again.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`](crate::error::SolveError::TooManyPositions).
    pub fn ask(&mut self, position: G::Position) -> Result<(), Error> {
        self.explorer.meet(position)?;
        if !self.explorer.is_finished() {
            self.waiting.clear();
            self.order.clear();
            self.known.clear();
            self.followed = 0;
            self.decided = 0;
            self.moves_seen = 0;
        }
        Ok(())
    }

    /// The game that is solved.
    pub fn game(&self) -> &G {
        &self.explorer.game.0
    }

    /// What players do who cannot win.
    pub fn tie_break(&self) -> TieBreak {
        self.tie_break
    }

    /// The positions met so far, each once.
    pub fn positions(&self) -> &[G::Position] {
        self.explorer.positions.as_slice()
    }

    /// What is known about a position.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] before the run has finished, and for a position that cannot be
    /// reached from those asked for.
    pub fn value(&self, position: &G::Position) -> Result<ManyValue, Error> {
        let known = self.known(position)?;
        Ok(ManyValue {
            winner: known.winner,
            plies: known.plies,
            forced: known.forced,
            possible: known.possible,
        })
    }

    /// The move of the player to move under the tie-break; `None` if the game is over.
    ///
    /// # Errors
    ///
    /// The same as for [`value`](BackwardInduction::value).
    pub fn best(&self, position: &G::Position) -> Result<Option<G::Move>, Error> {
        let known = self.known(position)?;
        Ok(self
            .explorer
            .game
            .moves(position)
            .nth(known.chosen as usize))
    }

    fn known(&self, position: &G::Position) -> Result<Known, Error> {
        let place = self.explorer.positions.find(position);
        let known = place.and_then(|place| self.known.get(place as usize));
        let finished = self.progress().finished;
        known
            .copied()
            .filter(|_| finished)
            .ok_or(Error::PositionNotSolved)
    }

    fn progress(&self) -> Progress {
        let all = self.explorer.positions.len() as u64 + self.explorer.graph.targets.len() as u64;
        let explored = self.explorer.is_finished();
        let finished = explored && self.decided == self.explorer.positions.len();
        let ordered = (self.followed + self.decided) as u64;
        Progress {
            done: self.explorer.done() + ordered + self.moves_seen,
            total: 3 * all,
            finished,
        }
    }

    /// Puts further positions in order. Returns the units it took; 0 if none is ready.
    fn order_next(&mut self) -> u64 {
        let graph = &self.explorer.graph;
        if self.waiting.is_empty() {
            self.waiting.clone_from(&graph.incoming);
            let free = (0..)
                .zip(&self.waiting)
                .filter(|(_, waiting)| **waiting == 0);
            self.order.extend(free.map(|(place, _)| place));
        }
        let Some(&place) = self.order.get(self.followed) else {
            return 0;
        };
        self.followed += 1;
        let moves = graph.moves(place as usize);
        for &target in moves {
            let target = place_of(target);
            self.waiting[target] -= 1;
            if self.waiting[target] == 0 {
                self.order.push(narrow(target));
            }
        }
        self.moves_seen += moves.len() as u64;
        1 + moves.len() as u64
    }

    /// Decides the last position in order that is not decided. All its options are. Returns the units it
    /// took.
    fn decide_next(&mut self) -> Result<u64, Error> {
        let count = self.order.len();
        if self.known.is_empty() {
            self.known = vec![Known::default(); count];
        }
        let place = self.order[count - 1 - self.decided] as usize;
        let position = &self.positions()[place];
        let game = self.game();
        let moves = self.explorer.graph.moves(place);
        let taken = moves.len() as u64;
        let options = moves.iter().map(|&target| self.known[place_of(target)]);
        let known = if taken == 0 {
            let winner = game.winner(position);
            self.check_player(winner.unwrap_or(0))?;
            Known {
                winner,
                forced: winner,
                possible: Players::only(winner),
                ..Known::default()
            }
        } else {
            let turn = game.turn(position);
            self.check_player(turn)?;
            self.decide(turn, options)
        };
        self.known[place] = known;
        self.decided += 1;
        self.moves_seen += taken;
        Ok(1 + taken)
    }

    fn check_player(&self, player: u32) -> Result<(), ManyError> {
        if player < self.players {
            return Ok(());
        }
        Err(ManyError::NoSuchPlayer {
            player: place(player as usize),
            players: self.players.into(),
        })
    }

    /// The value of a position with these options, of which there is at least one.
    fn decide(&self, turn: u32, options: impl Iterator<Item = Known>) -> Known {
        let own = Players::only(Some(turn));
        let mut best: Option<(_, Known)> = None;
        let mut possible = Players::default();
        let (mut certain, mut reached) = (false, false);
        // The player who can force a win after every move, while the moves looked at have one.
        let mut after_all: Option<Option<u32>> = None;
        for (index, option) in (0..).zip(options) {
            let rank = self
                .tie_break
                .rank(turn, self.players, option.winner, option.plies);
            if best.as_ref().is_none_or(|(most, _)| rank > *most) {
                let chosen = Known {
                    chosen: index,
                    plies: option.plies.saturating_add(1),
                    ..option
                };
                best = Some((rank, chosen));
            }
            possible = possible.or(option.possible);
            certain |= option.possible == own;
            reached |= option.forced == Some(turn);
            after_all = Some(match after_all {
                None => option.forced,
                Some(forced) => forced.filter(|_| forced == option.forced),
            });
        }
        let best = best.map(|(_, best)| best).unwrap_or_default();
        Known {
            forced: if reached {
                Some(turn)
            } else {
                after_all.flatten()
            },
            possible: if certain { own } else { possible },
            ..best
        }
    }
}

impl<G: ManyGame> Run for BackwardInduction<G> {
    type Error = Error;

    /// A unit is a position or a move: each of them takes one to be explored, one to be put in order, and
    /// one to be decided. The run may exceed the budget by the moves of one position. While positions are
    /// being met, `total` grows.
    ///
    /// # Errors
    ///
    /// [`SolveError`](crate::error::SolveError) for too many positions or moves; [`ManyError::Repeats`];
    /// [`ManyError::NoSuchPlayer`].
    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let mut left = budget - self.explorer.explore(budget)?;
        let positions = self.explorer.positions.len();
        while left > 0 && self.explorer.is_finished() && self.decided < positions {
            let used = if self.followed < positions {
                match self.order_next() {
                    0 => return Err(ManyError::Repeats.into()),
                    used => used,
                }
            } else {
                self.decide_next()?
            };
            left = left.saturating_sub(used);
        }
        Ok(self.progress())
    }
}

/// Leaves out the positions, which need not be printable.
impl<G: ManyGame> fmt::Debug for BackwardInduction<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = f.debug_struct("BackwardInduction");
        run.field("tie_break", &self.tie_break);
        run.field("progress", &self.progress());
        run.finish_non_exhaustive()
    }
}
