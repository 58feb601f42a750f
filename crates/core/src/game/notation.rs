//! How a game is written: positions as texts, moves as numbers.

use super::{Ending, Game, Heading};
use crate::checked::{known, narrow};

/// A game whose positions and moves can be written down: for a link, a table, a certificate or a page.
pub trait Notation: Game {
    /// The position in which a game begins.
    fn start(&self) -> Self::Position;

    /// Which game this is, exactly, for its [certificate](crate::certificate); `None` unless the game says it.
    fn heading(&self) -> Option<Heading> {
        None
    }

    /// A position as a text. Different positions have different texts.
    fn text(&self, position: &Self::Position) -> String;

    /// What a move is called: unless a game says otherwise, the text of the position after it.
    fn move_text(&self, position: &Self::Position, chosen: Self::Move) -> String {
        self.text(&self.after(position, chosen))
    }

    /// The number of a move in a link: unless a game says otherwise, its place among the moves of the
    /// position. Only the moves of the position have numbers there.
    fn number(&self, position: &Self::Position, chosen: Self::Move) -> u32 {
        let place = self.moves(position).position(|legal| legal == chosen);
        narrow(known(place, "a position has the moves that have numbers"))
    }

    /// The legal move with a number; `None` if the position has none with it.
    fn step(&self, position: &Self::Position, number: u32) -> Option<Self::Move> {
        self.moves(position)
            .find(|&legal| self.number(position, legal) == number)
    }

    /// Why the game is over; `None` while it goes on.
    fn ended(&self, position: &Self::Position) -> Option<Ending> {
        self.is_over(position).then(Ending::no_move)
    }
}
