//! Games that number their positions.

use super::{Expand, Link, moves_again};
use crate::error::{Error, Sure};
use crate::game::{Game, Outcome};

/// A game whose positions have numbers that can be calculated, so that a solver need not store the
/// positions.
///
/// An index may stand for several positions that symmetry makes equal; all of them then have the same
/// value, and an index counts as one position. Not every index needs to have a position.
///
/// ```
/// use appleyard_core::game::{EndRule, Game, Outcome};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{Indexed, IndexedRun, Solved, Value};
///
/// /// One heap of up to 100 stones: take one, two or three. The player who takes the last one wins.
/// struct TakeUpToThree;
///
/// impl Game for TakeUpToThree {
///     type Position = u32;
///     type Move = u32;
///
///     fn moves(&self, &stones: &u32) -> impl Iterator<Item = u32> {
///         1..=stones.min(3)
///     }
///
///     fn after(&self, &stones: &u32, taken: u32) -> u32 {
///         stones - taken
///     }
///
///     fn verdict(&self, _: &u32) -> Outcome {
///         EndRule::Normal.outcome_at_end()
///     }
/// }
///
/// impl Indexed for TakeUpToThree {
///     fn indices(&self) -> u64 {
///         101
///     }
///
///     fn index(&self, &stones: &u32) -> Option<u32> {
///         (stones <= 100).then_some(stones)
///     }
///
///     fn position_at(&self, index: u32) -> Option<u32> {
///         (index <= 100).then_some(index)
///     }
///
///     fn grade(&self, &stones: &u32) -> Option<u32> {
///         Some(100 - stones)
///     }
/// }
///
/// let mut run = IndexedRun::new(TakeUpToThree)?;
/// run.ask(&100)?;
/// run.finish()?;
/// assert_eq!(run.value(&100)?, Value::lost(50));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub trait Indexed: Game {
    /// How many indices there are, at most 2³¹: each index is less than this number.
    fn indices(&self) -> u64;

    /// The index of a position; `None` for something that is not a position of this game.
    fn index(&self, position: &Self::Position) -> Option<u32>;

    /// The position for which an index stands; of several, always the same one. `None` if the index has
    /// no position.
    fn position_at(&self, index: u32) -> Option<Self::Position>;

    /// The number that names a position and no other: unless a game says otherwise, its index. A game in which an
    /// index stands for several positions says otherwise.
    fn code(&self, position: &Self::Position) -> Option<u32> {
        self.index(position)
    }

    /// The position with a number that [`code`](Indexed::code) has given.
    fn decode(&self, code: u32) -> Option<Self::Position> {
        self.position_at(code)
    }

    /// A bound on the number of indices that a game can meet, from whatever position it starts. Memory is
    /// calculated from it.
    fn most_positions(&self) -> u64 {
        self.indices()
    }

    /// A bound on the number of moves over all positions, for a game in which following them may take too
    /// long; else 0.
    fn most_moves(&self) -> u64 {
        0
    }

    /// A number that every move raises, if the game has one: stones placed, steps taken. Such a game never
    /// repeats, and it is solved in one pass backwards. Either all positions of a game have a grade, or
    /// none has.
    fn grade(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// Calls `each` for the positions from which a move leads to this one: as often for positions of an
    /// index as a position of that index has moves to the index of this one. It may also name positions
    /// that cannot be reached. A game without grades needs it; in a game with grades nobody calls it.
    fn before(&self, _position: &Self::Position, _each: &mut impl FnMut(Self::Position)) {}

    /// How many ways there are to turn or reflect a position without changing its value, besides leaving it as it
    /// is. Only a game with grades has any: without them a solver counts moves, and images may have different
    /// numbers of moves to each other's index.
    fn symmetries(&self) -> usize {
        0
    }

    /// The position turned or reflected; `symmetry` is less than [`symmetries`](Indexed::symmetries).
    fn image(&self, position: &Self::Position, _symmetry: usize) -> Self::Position {
        position.clone()
    }

    /// The index of a position, or if images count as one, the smallest of theirs.
    #[inline]
    fn index_of(&self, position: &Self::Position, folded: bool) -> Option<u32> {
        let own = self.index(position);
        if !folded {
            return own;
        }
        let images = (0..self.symmetries()).map(|symmetry| self.image(position, symmetry));
        images
            .filter_map(|image| self.index(&image))
            .chain(own)
            .min()
    }

    /// Appends a link for each move of a position, with the index after it. A game that finds them faster
    /// than by its moves overrides this; the order is then free.
    ///
    /// # Errors
    ///
    /// A move leads to something without an index, and so the game is not one of its own indices.
    #[inline]
    fn links(&self, position: &Self::Position, links: &mut Vec<Link>) -> Result<(), Error> {
        links_of(self, position, false, links)
    }
}

/// The links of a position by its moves.
#[inline]
fn links_of<G: Indexed + ?Sized>(
    game: &G,
    position: &G::Position,
    folded: bool,
    links: &mut Vec<Link>,
) -> Result<(), Error> {
    let turn = game.turn(position);
    for chosen in game.moves(position) {
        let after = game.after(position, chosen);
        let index = game.index_of(&after, folded);
        let index = index.sure("a move leads to a position of the game")?;
        links.push(Link::new(index, moves_again(turn, game.turn(&after))));
    }
    Ok(())
}

/// An [`Indexed`] game as numbers.
pub(super) struct Calculated<'a, G> {
    pub(super) game: &'a G,
    /// Whether images count as one.
    pub(super) folded: bool,
}

/// What a solver asks of a game whose numbers can be calculated.
pub(super) trait Indices: Expand<Error = Error> {
    /// The grade of the position with this index.
    fn grade(&self, index: u32) -> Result<Option<u32>, Error>;

    /// Appends a link for each move that leads to the position with this index, from where it leads.
    fn retrace(&self, index: u32, sources: &mut Vec<Link>) -> Result<(), Error>;
}

impl<G: Indexed> Calculated<'_, G> {
    #[inline]
    fn at(&self, index: u32) -> Result<G::Position, Error> {
        self.game
            .position_at(index)
            .sure("an index that a move has given has a position")
    }
}

impl<G: Indexed> Expand for Calculated<'_, G> {
    type Error = Error;

    #[inline]
    fn expand(&mut self, index: u32, options: &mut Vec<Link>) -> Result<Option<Outcome>, Error> {
        let position = self.at(index)?;
        let before = options.len();
        if self.folded {
            links_of(self.game, &position, true, options)?;
        } else {
            self.game.links(&position, options)?;
        }
        Ok((options.len() == before).then(|| self.game.verdict(&position)))
    }
}

impl<G: Indexed> Indices for Calculated<'_, G> {
    fn grade(&self, index: u32) -> Result<Option<u32>, Error> {
        Ok(self.game.grade(&self.at(index)?))
    }

    #[inline]
    fn retrace(&self, index: u32, sources: &mut Vec<Link>) -> Result<(), Error> {
        let position = self.at(index)?;
        let turn = self.game.turn(&position);
        self.game.before(&position, &mut |before| {
            // It may also name what is not a position.
            if let Some(index) = self.game.index_of(&before, self.folded) {
                sources.push(Link::new(index, moves_again(turn, self.game.turn(&before))));
            }
        });
        Ok(())
    }
}
