//! Games that number their positions.

use crate::game::Game;

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
    /// How many indices there are, at most 2³²: each index is less than this number.
    fn indices(&self) -> u64;

    /// The index of a position; `None` for something that is not a position of this game.
    fn index(&self, position: &Self::Position) -> Option<u32>;

    /// The position for which an index stands; of several, always the same one. `None` if the index has
    /// no position.
    fn position_at(&self, index: u32) -> Option<Self::Position>;

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

    /// Calls `each` for the index of each position of [`before`](Indexed::before), and with whether the same
    /// player moves there as here.
    #[inline]
    fn each_before(&self, position: &Self::Position, each: &mut impl FnMut(u32, bool)) {
        let turn = self.turn(position);
        self.before(position, &mut |before| {
            let again = turn.is_some() && turn == self.turn(&before);
            if let Some(index) = self.index(&before) {
                each(index, again);
            }
        });
    }

    /// Calls `each` for the index after each move of a position. A game that finds them faster than by its
    /// moves overrides this; the order is then free.
    #[inline]
    fn each_option(&self, position: &Self::Position, each: &mut impl FnMut(u32, bool)) {
        let turn = self.turn(position);
        for chosen in self.moves(position) {
            let after = self.after(position, chosen);
            let again = turn.is_some() && turn == self.turn(&after);
            if let Some(index) = self.index(&after) {
                each(index, again);
            }
        }
    }
}
