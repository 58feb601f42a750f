//! Connect Four: stones in a row that fall.

use super::bits::first;
use super::{Board, Layout, Rows};
use crate::binomial::binomial;
use crate::error::{BoardError, Error};
use crate::game::{Heading, Player};
use crate::solve::{GameFamily, Indexed, Link};

/// The most bits that an index may have.
const MAX_BITS: u32 = 25;

/// Connect Four on a small board: the players let stones fall into columns in turns, and the player who
/// first has four (or another number) in a row, in a column or in a diagonal wins. A full board is a draw.
///
/// ```text
///      .  .  .  .  .       a free bit above each column,
///      4  9 14 19 24       so that no row goes on in the
///      3  8 13 18 23       next column
///      2  7 12 17 22
///      1  6 11 16 21
///      0  5 10 15 20       5 columns, 4 rows: index of 25 bits
/// ```
///
/// The index of a position is the stones of the player to move, and in each column a bit above the last
/// stone. Whose turn it is follows from the number of stones. The idea is John Tromp's.
#[derive(Clone, Copy, Debug)]
pub struct FourInARow {
    layout: Layout,
    /// The stones that win if they stand in a row.
    length: u32,
    /// The lowest square of each column.
    bottom: u32,
    /// All squares.
    board: u32,
    /// The bits of each column without the highest one, the two highest, and the four highest.
    lower: [u32; 3],
}

impl FourInARow {
    /// The game with `length` in a row; in Connect Four it is 4.
    ///
    /// # Errors
    ///
    /// [`BoardError::COLUMNS`] outside 1 to 8 and [`BoardError::ROWS`] outside 1 to 7;
    /// [`BoardError::BoardTooLarge`] if the squares and one more in each column are more than 25;
    /// [`BoardError::IN_A_ROW`] outside 2 to the longer side.
    pub fn new(columns: u32, rows: u32, length: u32) -> Result<Self, Error> {
        BoardError::COLUMNS.check(columns, 1..=8)?;
        BoardError::ROWS.check(rows, 1..=7)?;
        if columns * (rows + 1) > MAX_BITS {
            return Err(BoardError::BoardTooLarge {
                squares: (columns * rows).into(),
                limit: (MAX_BITS / (rows + 1) * rows).into(),
            }
            .into());
        }
        BoardError::IN_A_ROW.check(length, 2..=columns.max(rows).max(2))?;
        let each_column = |bits: u32| {
            let columns = (0..columns).map(|column| bits << (column * (rows + 1)));
            columns.fold(0, |all, column| all | column)
        };
        let lower = [1, 2, 4].map(|highest| {
            // Fewer rows than that have no such stack.
            let left = (rows + 1).saturating_sub(highest);
            each_column(first(left))
        });
        Ok(FourInARow {
            layout: Layout::by_column(columns, rows),
            length,
            bottom: each_column(1),
            board: each_column(first(rows)),
            lower,
        })
    }

    /// From a stone of a row to the next: up, and then down, level and up in the next column.
    #[inline]
    fn steps(&self) -> [u32; 4] {
        let up = self.layout.rows() + 1;
        [1, up - 1, up, up + 1]
    }

    /// The first stones of the rows in one direction.
    #[inline]
    fn row_starts(&self, stones: u32, step: u32) -> u32 {
        let places = 1..self.length;
        places.fold(stones, |rows, place| {
            // Beyond the last square there is no stone.
            rows & stones.checked_shr(place * step).unwrap_or(0)
        })
    }

    /// The highest bit of each column, and all bits below.
    #[inline]
    fn filled(&self, index: u32) -> u32 {
        let [one, two, four] = self.lower;
        let mut filled = index;
        filled |= filled >> 1 & one;
        filled |= filled >> 2 & two;
        filled |= filled >> 4 & four;
        filled
    }
}

impl Rows for FourInARow {
    fn rows_named(&self) -> Heading {
        let sizes = [self.layout.columns(), self.layout.rows(), self.length];
        Heading::of_family(Self::NAME, &sizes)
    }

    fn squares(&self) -> Layout {
        self.layout
    }

    #[inline]
    fn has_row(&self, stones: u32) -> bool {
        let mut steps = self.steps().into_iter();
        steps.any(|step| self.row_starts(stones, step) != 0)
    }

    fn in_rows(&self, stones: u32) -> u32 {
        self.steps().into_iter().fold(0, |all, step| {
            let starts = self.row_starts(stones, step);
            let places = (0..self.length).map(|place| starts << (place * step));
            places.fold(all, |all, row| all | row)
        })
    }

    #[inline]
    fn open(&self, taken: u32) -> u32 {
        (taken + self.bottom) & self.board
    }
}

impl Indexed for FourInARow {
    fn indices(&self) -> u64 {
        1 << (self.layout.columns() * (self.layout.rows() + 1))
    }

    #[inline]
    fn index(&self, board: &Board) -> Option<u32> {
        let taken = board.taken();
        let falls = taken & !self.board == 0 && (taken + self.bottom) & taken & !self.bottom == 0;
        let apart = board.first & board.second == 0;
        (falls && apart && board.is_placed_in_turns())
            .then(|| board.sides().0 | (taken + self.bottom) & !taken)
    }

    #[inline]
    fn position_at(&self, index: u32) -> Option<Board> {
        let filled = self.filled(index);
        let taken = filled >> 1 & self.board;
        let mine = index & taken;
        let stones = taken.count_ones();
        // Each column has a bit above its stones, and half of the stones are of the player to move.
        let is_one = filled & self.bottom == self.bottom && mine.count_ones() == stones / 2;
        let turn = Player::to_move_after(stones as usize);
        (is_one && u64::from(index) < self.indices())
            .then(|| Board::of_sides(turn, mine, taken & !mine))
    }

    /// The ways to fill the columns, times the ways to give each player half of the stones.
    fn most_positions(&self) -> u64 {
        let (columns, rows) = (self.layout.columns(), self.layout.rows());
        // How many ways there are to fill the columns so far with each number of stones.
        let mut fillings = vec![1_u64];
        for _ in 0..columns {
            let mut next = vec![0; fillings.len() + rows as usize];
            for (stones, ways) in fillings.into_iter().enumerate() {
                for more in &mut next[stones..=stones + rows as usize] {
                    *more += ways;
                }
            }
            fillings = next;
        }
        let with = |(stones, fillings): (u32, u64)| fillings * binomial(stones, stones / 2);
        (0..).zip(fillings).map(with).sum()
    }

    fn grade(&self, board: &Board) -> Option<u32> {
        Some(board.taken().count_ones())
    }

    /// Each stone that can fall makes an index of its own, without a board in between.
    #[inline]
    fn links(&self, board: &Board, links: &mut Vec<Link>) -> Result<(), Error> {
        let (taken, theirs) = (board.taken(), board.sides().1);
        if self.has_row(theirs) {
            return Ok(());
        }
        // The bits above the last stones; where a stone falls, the bit moves up.
        let above = (taken + self.bottom) & !taken;
        let mut open = above & self.board;
        while open != 0 {
            let stone = open & open.wrapping_neg();
            links.push(Link::new(theirs | (above + stone), false));
            open ^= stone;
        }
        Ok(())
    }

    fn symmetries(&self) -> usize {
        1
    }

    /// Left and right change places.
    #[inline]
    fn image(&self, board: &Board, _: usize) -> Board {
        let (columns, height) = (self.layout.columns(), self.layout.rows() + 1);
        let mirrored = |stones: u32| {
            let each = (0..columns).map(|column| {
                let bits = stones >> (column * height) & first(height);
                bits << ((columns - 1 - column) * height)
            });
            each.fold(0, |all, column| all | column)
        };
        Board {
            first: mirrored(board.first),
            second: mirrored(board.second),
            turn: board.turn,
        }
    }
}

impl GameFamily for FourInARow {
    const NAME: &'static str = "four-in-a-row";

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [columns, rows, length] = heading.small_sizes()?;
        FourInARow::new(columns, rows, length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::bits::bit;

    #[test]
    fn a_row_does_not_go_on_in_the_next_column() {
        let game = FourInARow::new(5, 4, 4).unwrap();
        assert!(game.has_row(0b1111 << 5));
        assert!(!game.has_row(bit(2) | bit(3) | bit(5) | bit(6)));
        assert!(game.has_row(bit(3) | bit(7) | bit(11) | bit(15)), "down");
        assert!(game.has_row(bit(5) | bit(11) | bit(17) | bit(23)), "up");
        assert!(game.has_row(bit(6) | bit(11) | bit(16) | bit(21)), "level");
    }
}
