//! Positions and moves that all board games share.

use super::Layout;
use super::bits::bit;
use crate::error::{BoardError, Error};
use crate::game::{Ending, Heading, Notation, Player};
use crate::solve::Indexed;

/// A position: the squares of each player's stones as bits, and whose turn it is. Which bit stands for
/// which square is in the [`Layout`] of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The stones of the player who moves first.
    pub first: u32,
    /// The stones of the opponent.
    pub second: u32,
    /// Whose turn it is.
    pub turn: Player,
}

impl Board {
    /// The stones of the player to move, and those of the opponent.
    #[inline]
    pub fn sides(&self) -> (u32, u32) {
        match self.turn {
            Player::First => (self.first, self.second),
            Player::Second => (self.second, self.first),
        }
    }

    /// The position with these stones of the player to move and of the opponent.
    #[inline]
    pub fn of_sides(turn: Player, mine: u32, theirs: u32) -> Board {
        let (first, second) = match turn {
            Player::First => (mine, theirs),
            Player::Second => (theirs, mine),
        };
        Board {
            first,
            second,
            turn,
        }
    }

    /// All stones.
    #[inline]
    pub fn taken(&self) -> u32 {
        self.first | self.second
    }

    /// The position after a step of the player to move: a stone there, and what stood there is gone.
    #[inline]
    pub(super) fn after(&self, step: StoneStep) -> Board {
        let (mine, theirs) = self.sides();
        let to = step.to.map_or(0, bit);
        let mine = mine & !step.from.map_or(0, bit) | to;
        Board::of_sides(self.turn.other(), theirs & !to, mine)
    }

    /// Whether the players have placed all these stones in turns.
    pub(super) fn is_placed_in_turns(&self) -> bool {
        let (first, second) = (self.first.count_ones(), self.second.count_ones());
        match self.turn {
            Player::First => first == second,
            Player::Second => first == second + 1,
        }
    }
}

/// A move: a stone goes from one square to another. The squares are bits of the [`Layout`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StoneStep {
    /// Where the stone stood; `None` if it is placed.
    pub from: Option<u8>,
    /// Where it goes; `None` if it leaves the board.
    pub to: Option<u8>,
}

impl StoneStep {
    #[inline]
    pub(super) fn place(to: u8) -> StoneStep {
        StoneStep {
            from: None,
            to: Some(to),
        }
    }

    #[inline]
    pub(super) fn go(from: u8, to: u8) -> StoneStep {
        StoneStep {
            from: Some(from),
            to: Some(to),
        }
    }

    pub(super) fn leave(from: u8) -> StoneStep {
        StoneStep {
            from: Some(from),
            to: None,
        }
    }
}

/// Numbers of moves: the square it leaves, times this, plus the square it enters. Each square counts from
/// 1; 0 stands for no square.
const FROM: u32 = 64;

/// A game on a board, as a page needs it. Its [`Notation`] writes a position as rows from the top, `x` for
/// the player who moves first, `o` for the opponent, and after a colon whose turn it is: tic-tac-toe begins
/// at `.../.../...:x`. The number of a move is 64 times the square that it leaves plus the square that it
/// enters. Squares count from 1, row by row from the top left; 0 stands for no square.
pub trait BoardGame: Indexed<Position = Board, Move = StoneStep> {
    /// The position in which a game begins.
    fn opening(&self) -> Board;

    /// The squares of the board.
    fn layout(&self) -> Layout;

    /// Whether the stones of a position can stand as they do: the right numbers of them, none in the air,
    /// and the right player's turn. A possible position need not be one that play from the start reaches.
    fn is_possible(&self, board: &Board) -> bool;

    /// Why the game is over; `None` while it goes on.
    fn ending(&self, board: &Board) -> Option<Ending> {
        self.is_over(board).then(Ending::no_move)
    }

    /// Which game it is: its [`Family`](super::Family) and its sizes.
    fn named(&self) -> Heading;

    /// The position that a text means.
    ///
    /// # Errors
    ///
    /// [`BoardError::BoardNotUnderstood`]; [`BoardError::BoardNotPossible`].
    fn parse(&self, text: &str) -> Result<Board, Error> {
        let board = self.layout().parse(text)?;
        if self.is_possible(&board) {
            Ok(board)
        } else {
            Err(BoardError::BoardNotPossible.into())
        }
    }
}

impl<G: BoardGame> Notation for G {
    fn start(&self) -> Board {
        self.opening()
    }

    fn heading(&self) -> Option<Heading> {
        Some(self.named())
    }

    fn text(&self, board: &Board) -> String {
        self.layout().text(board)
    }

    fn number(&self, _: &Board, step: StoneStep) -> u32 {
        let square = |bit: Option<u8>| {
            let square = bit.and_then(|bit| self.layout().square_of(bit));
            square.map_or(0, |square| square + 1)
        };
        FROM * square(step.from) + square(step.to)
    }

    fn step(&self, board: &Board, number: u32) -> Option<StoneStep> {
        let bit = |square: u32| match square.checked_sub(1) {
            None => Some(None),
            Some(square) => self.layout().bit_of(square).map(Some),
        };
        let step = StoneStep {
            from: bit(number / FROM)?,
            to: bit(number % FROM)?,
        };
        self.is_legal(board, step).then_some(step)
    }

    fn ended(&self, board: &Board) -> Option<Ending> {
        self.ending(board)
    }
}
