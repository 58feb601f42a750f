//! What the games have in common in which stones in a row win.

use super::bits::squares_of;
use super::{Board, BoardGame, Layout, StoneStep};
use crate::game::{EndReason, Ending, Game, Heading, Outcome, Player};
use crate::solve::Indexed;

/// A game in which the players place stones in turns, and the player wins who first has a row. A board
/// without a free square is a draw. All of the rules follow from the methods of this trait.
pub trait Rows {
    /// The squares of the board.
    fn squares(&self) -> Layout;

    /// Which game it is.
    fn rows_named(&self) -> Heading;

    /// Whether some of these stones are a row that wins.
    fn has_row(&self, stones: u32) -> bool;

    /// Of these stones, those that are in a row that wins.
    fn in_rows(&self, stones: u32) -> u32;

    /// The squares on which a stone can be placed if these are taken.
    fn open(&self, taken: u32) -> u32;
}

impl<R: Rows> Game for R {
    type Position = Board;
    type Move = StoneStep;

    #[inline]
    fn moves(&self, board: &Board) -> impl Iterator<Item = StoneStep> {
        let over = self.has_row(board.sides().1);
        let open = if over { 0 } else { self.open(board.taken()) };
        squares_of(open).map(StoneStep::place)
    }

    #[inline]
    fn after(&self, board: &Board, step: StoneStep) -> Board {
        board.after(step)
    }

    /// Only the player who has just moved can have a row.
    fn verdict(&self, board: &Board) -> Outcome {
        if self.has_row(board.sides().1) {
            Outcome::P
        } else {
            Outcome::D
        }
    }

    fn turn(&self, board: &Board) -> Option<Player> {
        Some(board.turn)
    }
}

impl<R: Rows + Indexed<Position = Board, Move = StoneStep>> BoardGame for R {
    fn opening(&self) -> Board {
        Board::of_sides(Player::First, 0, 0)
    }

    fn named(&self) -> Heading {
        self.rows_named()
    }

    fn layout(&self) -> Layout {
        self.squares()
    }

    /// The player to move has no row: the game would have ended before.
    fn is_possible(&self, board: &Board) -> bool {
        self.index(board).is_some() && !self.has_row(board.sides().0)
    }

    fn ending(&self, board: &Board) -> Option<Ending> {
        let row = self.in_rows(board.sides().1);
        if row != 0 {
            return Some(self.squares().ending(EndReason::Row, row));
        }
        self.is_over(board).then(Ending::no_move)
    }
}
