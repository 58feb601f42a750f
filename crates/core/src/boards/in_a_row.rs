//! Stones in a row: tic-tac-toe and its relatives.

use super::bits::{first, squares_of};
use super::ternary::Ternary;
use super::{Board, Layout, MAX_SQUARES, Rows};
use crate::binomial::binomial;
use crate::checked::narrow;
use crate::error::{BoardError, Error};
use crate::game::{Heading, Player};
use crate::solve::{GameFamily, Indexed};

/// An m,n,k game: the players place stones on a board of m columns and n rows in turns, and the player
/// who first has k in a row, in a column or in a diagonal wins. A full board is a draw.
///
/// Tic-tac-toe is `InARow::new(3, 3, 3)`.
#[derive(Clone, Debug)]
pub struct InARow {
    layout: Layout,
    /// The stones that win if they stand in a row.
    length: u32,
    /// The squares of each row that wins.
    lines: Vec<u32>,
    ternary: Ternary,
    /// For each symmetry, where the stone of each square goes.
    images: Vec<Vec<u8>>,
}

impl InARow {
    /// The game with k in a row, where k is `length`.
    ///
    /// # Errors
    ///
    /// [`BoardError::COLUMNS`] and [`BoardError::ROWS`] outside 1 to 16;
    /// [`BoardError::BoardTooLarge`] for more than 16 squares; [`BoardError::IN_A_ROW`] outside 1 to the
    /// longer side.
    pub fn new(columns: u32, rows: u32, length: u32) -> Result<Self, Error> {
        let layout = checked_layout(columns, rows)?;
        BoardError::IN_A_ROW.check(length, 1..=columns.max(rows))?;
        Ok(InARow {
            layout,
            length,
            lines: lines(layout, length),
            ternary: Ternary::new(),
            images: images(layout),
        })
    }
}

/// The layout of a board by rows, if it has at most [`MAX_SQUARES`] squares.
pub(super) fn checked_layout(columns: u32, rows: u32) -> Result<Layout, Error> {
    BoardError::COLUMNS.check(columns, 1..=MAX_SQUARES)?;
    BoardError::ROWS.check(rows, 1..=MAX_SQUARES)?;
    if columns * rows > MAX_SQUARES {
        return Err(BoardError::BoardTooLarge {
            squares: (columns * rows).into(),
            limit: MAX_SQUARES.into(),
        }
        .into());
    }
    Ok(Layout::by_row(columns, rows))
}

/// The sets of `length` squares in a row, in a column or in a diagonal.
fn lines(layout: Layout, length: u32) -> Vec<u32> {
    let (columns, rows) = (layout.columns(), layout.rows());
    let mut lines = Vec::new();
    for square in 0..layout.squares() {
        let (column, row) = (square % columns, square / columns);
        let right = column + length <= columns;
        let left = column + 1 >= length;
        let down = row + length <= rows;
        // A single stone is a line by itself, once.
        let several = length > 1;
        for (fits, step) in [
            (right, 1),
            (down && several, columns),
            (right && down && several, columns + 1),
            (left && down && several, columns - 1),
        ] {
            if fits {
                let squares = (0..length).map(|place| 1 << (square + place * step));
                lines.push(squares.fold(0, |line, square: u32| line | square));
            }
        }
    }
    lines
}

/// Where each square goes when the board is turned or reflected, in each way but the one that changes
/// nothing.
fn images(layout: Layout) -> Vec<Vec<u8>> {
    let (columns, rows) = (layout.columns(), layout.rows());
    let image = |symmetry: u32| {
        let of = |square: u32| {
            let (mut column, mut row) = (square % columns, square / columns);
            if symmetry & 1 != 0 {
                column = columns - 1 - column;
            }
            if symmetry & 2 != 0 {
                row = rows - 1 - row;
            }
            if symmetry & 4 != 0 {
                (column, row) = (row, column);
            }
            narrow(row * columns + column)
        };
        (0..layout.squares()).map(of).collect()
    };
    let count = if columns == rows { 8 } else { 4 };
    (1..count).map(image).collect()
}

impl Rows for InARow {
    fn rows_named(&self) -> Heading {
        let sizes = [self.layout.columns(), self.layout.rows(), self.length];
        Heading::of_family(Self::NAME, &sizes)
    }

    fn squares(&self) -> Layout {
        self.layout
    }

    fn has_row(&self, stones: u32) -> bool {
        self.lines.iter().any(|&line| line & !stones == 0)
    }

    fn in_rows(&self, stones: u32) -> u32 {
        let rows = self.lines.iter().filter(|&&line| line & !stones == 0);
        rows.fold(0, |all, row| all | row)
    }

    #[inline]
    fn open(&self, taken: u32) -> u32 {
        first(self.layout.squares()) & !taken
    }
}

impl Indexed for InARow {
    fn indices(&self) -> u64 {
        3_u64.pow(self.layout.squares())
    }

    #[inline]
    fn index(&self, board: &Board) -> Option<u32> {
        let on_board = board.taken() & !first(self.layout.squares()) == 0;
        let apart = board.first & board.second == 0;
        (on_board && apart && board.is_placed_in_turns())
            .then(|| self.ternary.number(board.first, board.second))
    }

    #[inline]
    fn position_at(&self, index: u32) -> Option<Board> {
        let (first, second) = self.ternary.stones(index)?;
        let turn = if first.count_ones() == second.count_ones() {
            Player::First
        } else {
            Player::Second
        };
        let board = Board {
            first,
            second,
            turn,
        };
        (u64::from(index) < self.indices() && board.is_placed_in_turns()).then_some(board)
    }

    /// The ways to place stones in turns.
    fn most_positions(&self) -> u64 {
        let squares = self.layout.squares();
        let placed = |stones: u32| binomial(squares, stones) * binomial(stones, stones / 2);
        (0..=squares).map(placed).sum()
    }

    fn grade(&self, board: &Board) -> Option<u32> {
        Some(board.taken().count_ones())
    }

    fn symmetries(&self) -> usize {
        self.images.len()
    }

    fn image(&self, board: &Board, symmetry: usize) -> Board {
        let to = &self.images[symmetry];
        let moved = |stones: u32| {
            squares_of(stones).fold(0, |moved, square| moved | 1 << to[usize::from(square)])
        };
        Board {
            first: moved(board.first),
            second: moved(board.second),
            turn: board.turn,
        }
    }
}

impl GameFamily for InARow {
    const NAME: &'static str = "in-a-row";

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [columns, rows, length] = heading.small_sizes()?;
        InARow::new(columns, rows, length)
    }
}
