//! Games whose values are known.

use super::{Link, Value, Witness};
use crate::error::Error;
use crate::game::{Claim, Game, Heading, moves_again};
use crate::rng::Rng;

/// The position of a solved game.
pub type PositionOf<S> = <<S as Solved>::Game as Game>::Position;

/// The move of a solved game.
pub type MoveOf<S> = <<S as Solved>::Game as Game>::Move;

/// The values of the positions of a game. [`play`](crate::play) uses them, once for all games.
pub trait Solved {
    /// The game.
    type Game: Game + ?Sized;

    /// The game: its rules are its own.
    fn game(&self) -> &Self::Game;

    /// The most plies that a recorded game may have. A solver that knows that the game ends allows more.
    fn most_plies(&self) -> usize {
        self.game().most_plies()
    }

    /// The value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// The value is not known: the run has not come that far, or the position is not one of those it
    /// solves.
    fn value(&self, position: &PositionOf<Self>) -> Result<Value, Error>;

    /// The value of a move to the player who chooses it: the value of the position after it, one ply
    /// earlier.
    ///
    /// # Errors
    ///
    /// The same as for [`value`](Solved::value).
    fn value_of_move(
        &self,
        position: &PositionOf<Self>,
        chosen: MoveOf<Self>,
    ) -> Result<Value, Error> {
        let game = self.game();
        let after = game.after(position, chosen);
        let leaves = self.value(&after)?;
        Ok(leaves.to_the_chooser(moves_again(game.turn(position), game.turn(&after))))
    }

    /// The move of the perfect opponent: it wins as soon as possible; if it cannot win, it draws; if
    /// it cannot draw, it loses as late as possible. Of several such moves it is the first; `None` if
    /// no move is left. A solver that finds the move without looking at all moves overrides this.
    ///
    /// # Errors
    ///
    /// The same as for [`value`](Solved::value).
    fn best(&self, position: &PositionOf<Self>) -> Result<Option<MoveOf<Self>>, Error> {
        let mut best: Option<(MoveOf<Self>, Value)> = None;
        for chosen in self.game().moves(position) {
            let value = self.value_of_move(position, chosen)?;
            if best.is_none_or(|(_, most)| value.is_preferred_to(most)) {
                best = Some((chosen, value));
            }
        }
        Ok(best.map(|(chosen, _)| chosen))
    }

    /// Any move, each with the same chance; `None` if no move is left. A game that can count its moves
    /// without looking at all of them overrides this.
    fn any(&self, position: &PositionOf<Self>, rng: &mut Rng) -> Option<MoveOf<Self>> {
        let moves: Vec<MoveOf<Self>> = self.game().moves(position).collect();
        let place = rng.below(u32::try_from(moves.len()).ok()?) as usize;
        moves.get(place).copied()
    }
}

/// The number that names a position of a solved game, and no other position. Where images share a place in the
/// list, each has a code of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub u32);

/// A solved game that can list its positions. Each has a place in the list.
pub trait Listed: Solved {
    /// The number of positions.
    fn count(&self) -> usize;

    /// The position at a place; where several share a place by symmetry, one of them. `None` beyond the
    /// last place.
    fn position(&self, place: u32) -> Option<PositionOf<Self>>;

    /// The place of a position; `None` if the list does not have it.
    fn place_of(&self, position: &PositionOf<Self>) -> Option<u32>;

    /// The code of a position: unless a game says otherwise, its place. `None` for what is not a position.
    fn code(&self, position: &PositionOf<Self>) -> Option<Code> {
        self.place_of(position).map(Code)
    }

    /// The position with a code that was given; `None` for another code, unless a game takes it for a position.
    fn decode(&self, Code(place): Code) -> Option<PositionOf<Self>> {
        self.position(place)
    }

    /// Which game this is, if it was said when the game was made.
    fn named(&self) -> Option<&Heading> {
        None
    }

    /// Whether images of a position share a place.
    fn is_folded(&self) -> bool {
        false
    }

    /// Appends to `options` a link to the place after each move of the position at a place, in any order.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] if the list does not have the place, or the places after it.
    fn options_of(&self, place: u32, options: &mut Vec<Link>) -> Result<(), Error> {
        let game = self.game();
        let position = self.position(place).ok_or(Error::PositionNotSolved)?;
        let turn = game.turn(&position);
        for chosen in game.moves(&position) {
            let after = game.after(&position, chosen);
            let again = moves_again(turn, game.turn(&after));
            let place = self.place_of(&after).ok_or(Error::PositionNotSolved)?;
            options.push(Link::new(place, again));
        }
        Ok(())
    }

    /// What is known about the position at a place: its value, and for a draw how it can end.
    ///
    /// # Errors
    ///
    /// The same as for [`Solved::value`].
    fn claim_at(&self, place: u32) -> Result<Claim, Error>;

    /// What is known about a position.
    ///
    /// # Errors
    ///
    /// The same as for [`Solved::value`].
    fn claim(&self, position: &PositionOf<Self>) -> Result<Claim, Error> {
        let place = self.place_of(position);
        self.claim_at(place.ok_or(Error::PositionNotSolved)?)
    }

    /// Why a position has its value. Cost O(k) for k moves.
    ///
    /// # Errors
    ///
    /// The same as for [`Solved::value`].
    fn witness(&self, position: &PositionOf<Self>) -> Result<Witness<MoveOf<Self>>, Error> {
        let (game, claim) = (self.game(), self.claim(position)?);
        let turn = game.turn(position);
        let options = game.moves(position).map(|chosen| {
            let after = game.after(position, chosen);
            let again = moves_again(turn, game.turn(&after));
            // What is not known yet is not what the position is known by.
            (chosen, again, self.claim(&after).ok())
        });
        Witness::of(claim, options)
    }
}
