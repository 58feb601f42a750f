//! The options of a place, as numbers.

use super::interner::{Interner, MAX_PLACES};
use crate::error::{Error, SolveError};
use crate::game::{Game, Outcome, moves_again};

/// How many moves are made before their positions are looked up.
const TOGETHER: usize = 16;

/// The bit of a link that says: the same player moves again.
const AGAIN: u32 = 1 << 31;

/// One end of a move, seen from the other: the number of the position there, which is less than 2³¹, and
/// whether the same player moves at both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link(u32);

impl Link {
    /// A link to a position with this number.
    #[inline]
    pub fn new(to: u32, again: bool) -> Link {
        debug_assert!(to < AGAIN, "31 bits are for the number");
        Link(if again { to | AGAIN } else { to })
    }

    /// The number of the position at the other end.
    #[inline]
    pub fn to(self) -> u32 {
        self.0 & !AGAIN
    }

    /// Whether the same player moves at both ends.
    #[inline]
    pub fn is_again(self) -> bool {
        self.0 & AGAIN != 0
    }

    /// The link as a plain number, so that the system can supply a list of them as zeros.
    #[inline]
    pub(crate) fn raw(self) -> u32 {
        self.0
    }

    /// The link that [`raw`](Link::raw) gave.
    #[inline]
    pub(crate) fn of_raw(raw: u32) -> Link {
        Link(raw)
    }
}

/// A game as a solver sees it: the positions are numbers, and a position has options. Numbers go in and
/// numbers come out, so one solver serves every game, and what cannot answer says why.
///
/// ```text
///   a typed Game    Interned    numbers positions in the order in which it meets them
///   an Indexed game             calculates the numbers
///   a script                    numbers its positions itself, and can fail
/// ```
pub trait Expand {
    /// Why a question may have no answer.
    type Error: From<SolveError>;

    /// Appends to `options` a link for each move of the position with this number, in the order of the
    /// moves. Returns who wins there if it has none, for the player who would have to move.
    ///
    /// # Errors
    ///
    /// Those of the game.
    fn expand(
        &mut self,
        place: u32,
        options: &mut Vec<Link>,
    ) -> Result<Option<Outcome>, Self::Error>;
}

/// A typed game with a number for each position that it has met, in the order in which it met them.
#[derive(Clone, Debug)]
pub struct Interned<G: Game> {
    pub(crate) game: G,
    pub(crate) positions: Interner<Vec<G::Position>>,
    /// What moves have led to and is not looked up yet. It is empty between two calls.
    reached: Vec<G::Position>,
}

impl<G: Game> Interned<G> {
    /// The game, of which no position has been met.
    pub fn new(game: G) -> Interned<G> {
        Interned {
            game,
            positions: Interner::default(),
            reached: Vec::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position with a number that was given.
    pub fn position(&self, place: u32) -> &G::Position {
        &self.positions.keys()[place as usize]
    }

    /// The number of a position, which gets a new one if it had none.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooManyPositions`] beyond 2³⁰ positions.
    pub fn intern(&mut self, position: G::Position) -> Result<u32, Error> {
        self.positions.intern(position).ok_or_else(too_many)
    }
}

#[cold]
fn too_many() -> Error {
    let limit = MAX_PLACES as u64;
    SolveError::TooManyPositions { limit }.into()
}

impl<G: Game> Expand for Interned<G> {
    type Error = Error;

    /// Several moves are made before their numbers are looked up. So the processor waits for the entries
    /// of the table all at once: with a look-up after each move, heaps take a third more time.
    fn expand(&mut self, place: u32, options: &mut Vec<Link>) -> Result<Option<Outcome>, Error> {
        let position = self.positions.keys()[place as usize].clone();
        let turn = self.game.turn(&position);
        let before = options.len();
        let mut moves = self.game.moves(&position);
        loop {
            while self.reached.len() < TOGETHER
                && let Some(chosen) = moves.next()
            {
                self.reached.push(self.game.after(&position, chosen));
            }
            let found = self.reached.len();
            options.reserve(found);
            for after in self.reached.drain(..) {
                let again = moves_again(turn, self.game.turn(&after));
                let to = self.positions.intern(after);
                options.push(Link::new(to.ok_or_else(too_many)?, again));
            }
            if found < TOGETHER {
                break;
            }
        }
        drop(moves);
        let is_over = options.len() == before;
        Ok(is_over.then(|| self.game.verdict(&position)))
    }
}
