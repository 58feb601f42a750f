//! The squares of a board, and positions as texts.

use super::Board;
use super::bits::{bit, first, squares_of};
use crate::checked::{known, narrow};
use crate::error::{BoardError, place};
use crate::game::{EndReason, Ending, Player};

/// How many columns and rows a board has, and which bit stands for which square.
///
/// A page counts squares from 0, row by row from the top left. In the bits of a [`Board`] a game may have
/// another order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    columns: u32,
    rows: u32,
    /// If stones fall, each column has one bit more than squares, and begins at the bottom.
    by_column: bool,
}

impl Layout {
    /// Row by row from the top left: the bits are in the page's order.
    pub(super) fn by_row(columns: u32, rows: u32) -> Layout {
        Layout {
            columns,
            rows,
            by_column: false,
        }
    }

    /// Column by column from the bottom left, with a free bit above each column.
    pub(super) fn by_column(columns: u32, rows: u32) -> Layout {
        Layout {
            columns,
            rows,
            by_column: true,
        }
    }

    /// The number of columns.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// The number of rows.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// The number of squares.
    pub fn squares(&self) -> u32 {
        self.columns * self.rows
    }

    /// The bit of a square, which the page counts row by row; `None` beyond the last one.
    pub fn bit_of(&self, square: u32) -> Option<u8> {
        (square < self.squares()).then(|| self.bit_of_square(square))
    }

    /// The bit of one of the squares.
    fn bit_of_square(&self, square: u32) -> u8 {
        let bit = if self.by_column {
            let (column, row) = (square % self.columns, square / self.columns);
            column * (self.rows + 1) + (self.rows - 1 - row)
        } else {
            square
        };
        narrow(bit)
    }

    /// The square of a bit, counted row by row; `None` if the bit has no square.
    pub fn square_of(&self, bit: u8) -> Option<u32> {
        let bit = u32::from(bit);
        let square = if self.by_column {
            let (column, height) = (bit / (self.rows + 1), bit % (self.rows + 1));
            let row = (self.rows - 1).checked_sub(height)?;
            row * self.columns + column
        } else {
            bit
        };
        (square < self.squares()).then_some(square)
    }

    /// The squares of row `row`, counted from the top.
    pub(super) fn row(&self, row: u32) -> u32 {
        first(self.columns) << (row * self.columns)
    }

    /// The end of a game that these squares show.
    pub(super) fn ending(&self, reason: EndReason, squares: u32) -> Ending {
        let mut squares: Vec<u32> = squares_of(squares)
            .map(|bit| known(self.square_of(bit), "a line has only squares"))
            .collect();
        squares.sort_unstable();
        Ending { reason, squares }
    }

    /// The text of a position.
    pub(super) fn text(&self, board: &Board) -> String {
        let mut text = String::new();
        for square in 0..self.squares() {
            if square > 0 && square % self.columns == 0 {
                text.push('/');
            }
            let bit = bit(self.bit_of_square(square));
            text.push(match (board.first & bit, board.second & bit) {
                (0, 0) => '.',
                (_, 0) => 'x',
                _ => 'o',
            });
        }
        text.push(':');
        text.push(match board.turn {
            Player::First => 'x',
            Player::Second => 'o',
        });
        text
    }

    /// The position that a text means, whether or not play can lead to it.
    pub(super) fn parse(&self, text: &str) -> Result<Board, BoardError> {
        let mut signs = (0_usize..).zip(text.chars());
        let mut next = || {
            let (at, found) = signs
                .next()
                .map_or((text.chars().count(), None), |it| (it.0, Some(it.1)));
            let error = BoardError::BoardNotUnderstood {
                at: place(at),
                found,
            };
            (found, error)
        };
        let mut board = Board::of_sides(Player::First, 0, 0);
        for square in 0..self.squares() {
            if square > 0 && square % self.columns == 0 {
                let (found, error) = next();
                if found != Some('/') {
                    return Err(error);
                }
            }
            let bit = bit(self.bit_of_square(square));
            match next() {
                (Some('x'), _) => board.first |= bit,
                (Some('o'), _) => board.second |= bit,
                (Some('.'), _) => {}
                (_, error) => return Err(error),
            }
        }
        let (found, error) = next();
        if found != Some(':') {
            return Err(error);
        }
        board.turn = match next() {
            (Some('x'), _) => Player::First,
            (Some('o'), _) => Player::Second,
            (_, error) => return Err(error),
        };
        match next() {
            (None, _) => Ok(board),
            (_, error) => Err(error),
        }
    }
}
