//! Games whose values are known.

use super::{Value, Witness};
use crate::error::Error;
use crate::game::{Game, Player};
use crate::rng::Rng;

/// Whether a move keeps its player's turn, from whose turn it was and is. That happens only in games that say
/// whose turn it is.
pub(crate) fn moves_again(before: Option<Player>, after: Option<Player>) -> bool {
    before.is_some() && before == after
}

/// A game that knows the values of its positions. [`play`](crate::play) uses them, once for all games.
pub trait Solved: Game {
    /// The value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// The value is not known: the run has not come that far, or the position is not one of those it
    /// solves.
    fn value(&self, position: &Self::Position) -> Result<Value, Error>;

    /// The value of a move to the player who chooses it: the value of the position after it, one ply
    /// earlier.
    ///
    /// # Errors
    ///
    /// The same as for [`value`](Solved::value).
    fn value_of_move(&self, position: &Self::Position, chosen: Self::Move) -> Result<Value, Error> {
        let after = self.after(position, chosen);
        let leaves = self.value(&after)?;
        Ok(leaves.to_the_chooser(moves_again(self.turn(position), self.turn(&after))))
    }

    /// The move of the perfect opponent: it wins as soon as possible; if it cannot win, it draws; if
    /// it cannot draw, it loses as late as possible. Of several such moves it is the first; `None` if
    /// no move is left. A game that finds the move without looking at all moves overrides this.
    ///
    /// # Errors
    ///
    /// The same as for [`value`](Solved::value).
    fn best(&self, position: &Self::Position) -> Result<Option<Self::Move>, Error> {
        let mut best: Option<(Self::Move, Value)> = None;
        for chosen in self.moves(position) {
            let value = self.value_of_move(position, chosen)?;
            if best.is_none_or(|(_, most)| value.is_preferred_to(most)) {
                best = Some((chosen, value));
            }
        }
        Ok(best.map(|(chosen, _)| chosen))
    }

    /// Any move, each with the same chance; `None` if no move is left. A game that can count its moves
    /// without looking at all of them overrides this.
    fn any(&self, position: &Self::Position, rng: &mut Rng) -> Option<Self::Move> {
        let moves: Vec<Self::Move> = self.moves(position).collect();
        let place = rng.below(u32::try_from(moves.len()).ok()?) as usize;
        moves.get(place).copied()
    }
}

/// A solved game that can list its positions. Each has a place in the list.
pub trait Listed: Solved {
    /// The number of positions.
    fn count(&self) -> usize;

    /// The position at a place; where several share a place by symmetry, one of them. `None` beyond the
    /// last place.
    fn position(&self, place: usize) -> Option<Self::Position>;

    /// The place of a position; `None` if the list does not have it.
    fn place_of(&self, position: &Self::Position) -> Option<usize>;

    /// Calls `each` for the place after each move of the position at a place, in any order, and with whether
    /// the same player moves there.
    fn each_after(&self, place: usize, each: &mut dyn FnMut(usize, bool)) {
        let Some(position) = self.position(place) else {
            return;
        };
        let turn = self.turn(&position);
        for chosen in self.moves(&position) {
            let after = self.after(&position, chosen);
            let again = moves_again(turn, self.turn(&after));
            if let Some(place) = self.place_of(&after) {
                each(place, again);
            }
        }
    }

    /// Why a position has its value.
    ///
    /// # Errors
    ///
    /// The same as for [`Solved::value`].
    fn witness(&self, position: &Self::Position) -> Result<Witness<Self::Move>, Error>;
}
