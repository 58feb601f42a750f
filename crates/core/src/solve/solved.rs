//! Games whose values are known.

use super::Value;
use crate::error::Error;
use crate::game::Game;
use crate::rng::Rng;

/// A game of whose positions the values are known. What one does with them is in
/// [`play`](crate::play), once for all games.
pub trait Solved: Game {
    /// The value of a position for whoever must move there.
    ///
    /// # Errors
    ///
    /// Where it is not known: the run has not come so far, or the position is none of those solved.
    fn value(&self, position: &Self::Position) -> Result<Value, Error>;

    /// The value to whoever chooses a move: that of what it leads to, one ply earlier.
    ///
    /// # Errors
    ///
    /// As for [`value`](Solved::value).
    fn value_of_move(&self, position: &Self::Position, chosen: Self::Move) -> Result<Value, Error> {
        let after = self.after(position, chosen);
        let leaves = self.value(&after)?;
        // The same player moves again only in games that say whose turn it is.
        let again = self.turn(position).is_some() && self.turn(position) == self.turn(&after);
        Ok(if again {
            leaves.one_ply_more()
        } else {
            leaves.one_ply_earlier()
        })
    }

    /// What the perfect opponent plays: wins as soon as possible; where it cannot win, draws; where it
    /// cannot draw, loses as late as possible. The first such move; `None` if no move is left. A game
    /// overrides it that finds the move without a look at all.
    ///
    /// # Errors
    ///
    /// As for [`value`](Solved::value).
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

    /// Any move, each with the same chance; `None` if no move is left. A game overrides it that
    /// counts its moves without a look at all.
    fn any(&self, position: &Self::Position, rng: &mut Rng) -> Option<Self::Move> {
        let moves: Vec<Self::Move> = self.moves(position).collect();
        let place = rng.below(u32::try_from(moves.len()).ok()?) as usize;
        moves.get(place).copied()
    }
}
