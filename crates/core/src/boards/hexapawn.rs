//! Hexapawn: pawns of chess on a small board.

use super::bits::{bit, squares_of};
use super::in_a_row::checked_layout;
use super::subsets::SquareSets;
use super::{Board, BoardGame, Layout, StoneStep};
use crate::error::{BoardError, Error};
use crate::game::{EndReason, Ending, Game, Heading, Outcome, Player};
use crate::solve::{GameFamily, Indexed};

/// Hexapawn: each player has a row of pawns at an end of the board. A pawn goes one square ahead if it is
/// free, or takes an opponent's pawn one square ahead to the left or right. The player wins who reaches the
/// other end, or after whose move the opponent cannot move. So the player who cannot move has lost, always.
///
/// The player who moves first has the lowest row and moves up. The game is Martin Gardner's (1962).
#[derive(Clone, Debug)]
pub struct Hexapawn {
    layout: Layout,
    pawns: SquareSets,
}

impl Hexapawn {
    /// The game on a board of this size; Gardner's is 3 by 3.
    ///
    /// # Errors
    ///
    /// [`BoardError::COLUMNS`] outside 1 to 5; [`BoardError::ROWS`] outside 3 to 16;
    /// [`BoardError::BoardTooLarge`] for more than 16 squares.
    pub fn new(columns: u32, rows: u32) -> Result<Self, Error> {
        BoardError::COLUMNS.check(columns, 1..=5)?;
        BoardError::ROWS.check(rows, 3..=16)?;
        let layout = checked_layout(columns, rows)?;
        Ok(Hexapawn {
            layout,
            pawns: SquareSets::new(layout.squares(), 0..=columns),
        })
    }

    /// The row that a player wants to reach.
    fn goal(&self, player: Player) -> u32 {
        match player {
            Player::First => self.layout.row(0),
            Player::Second => self.layout.row(self.layout.rows() - 1),
        }
    }

    /// One square ahead of these squares, for a player.
    #[inline]
    fn ahead(&self, player: Player, squares: u32) -> u32 {
        match player {
            Player::First => squares >> self.layout.columns(),
            Player::Second => squares << self.layout.columns(),
        }
    }

    /// The squares to the left and to the right of a square.
    #[inline]
    fn beside(&self, square: u32) -> u32 {
        let columns = self.layout.columns();
        let column = square.trailing_zeros() % columns;
        let left = if column > 0 { square >> 1 } else { 0 };
        let right = if column + 1 < columns { square << 1 } else { 0 };
        left | right
    }

    /// The steps that the pawns of a player have taken, if every pawn starts in the row of its player; a
    /// pawn that has been taken counts as one more than it could have taken.
    fn steps(&self, player: Player, pawns: u32) -> u32 {
        let (columns, rows) = (self.layout.columns(), self.layout.rows());
        let taken = columns - pawns.count_ones();
        let from_top = squares_of(pawns).map(|square| u32::from(square) / columns);
        let gone = from_top.map(|row| match player {
            Player::First => rows - 1 - row,
            Player::Second => row,
        });
        taken * rows + gone.sum::<u32>()
    }
}

impl Game for Hexapawn {
    type Position = Board;
    type Move = StoneStep;

    #[inline]
    fn moves(&self, board: &Board) -> impl Iterator<Item = StoneStep> {
        let board = *board;
        let (mine, theirs) = board.sides();
        let over = theirs & self.goal(board.turn.other()) != 0;
        let pawns = squares_of(if over { 0 } else { mine });
        pawns.flat_map(move |from| {
            let ahead = self.ahead(board.turn, bit(from));
            let to = ahead & !board.taken() | self.beside(ahead) & theirs;
            squares_of(to).map(move |to| StoneStep::go(from, to))
        })
    }

    #[inline]
    fn after(&self, board: &Board, step: StoneStep) -> Board {
        board.after(step)
    }

    /// The player who has just moved has arrived, or has left the opponent no move.
    fn verdict(&self, _: &Board) -> Outcome {
        Outcome::P
    }

    fn turn(&self, board: &Board) -> Option<Player> {
        Some(board.turn)
    }
}

impl Indexed for Hexapawn {
    fn indices(&self) -> u64 {
        2 * u64::from(self.pawns.count()).pow(2)
    }

    #[inline]
    fn index(&self, board: &Board) -> Option<u32> {
        self.pawns.number(board)
    }

    #[inline]
    fn position_at(&self, index: u32) -> Option<Board> {
        self.pawns.board(index)
    }

    fn most_positions(&self) -> u64 {
        2 * self.pawns.disjoint_pairs()
    }

    /// The steps of all pawns; a pawn that has been taken counts more than any that has not.
    fn grade(&self, board: &Board) -> Option<u32> {
        let first = self.steps(Player::First, board.first);
        Some(first + self.steps(Player::Second, board.second))
    }

    fn symmetries(&self) -> usize {
        1
    }

    /// Left and right change places.
    fn image(&self, board: &Board, _: usize) -> Board {
        let columns = self.layout.columns();
        let mirrored = |pawns: u32| {
            squares_of(pawns).fold(0, |all, square| {
                let (row, column) = (u32::from(square) / columns, u32::from(square) % columns);
                all | 1 << (row * columns + columns - 1 - column)
            })
        };
        Board {
            first: mirrored(board.first),
            second: mirrored(board.second),
            turn: board.turn,
        }
    }
}

impl BoardGame for Hexapawn {
    fn opening(&self) -> Board {
        let [first, second] = [Player::Second, Player::First].map(|player| self.goal(player));
        Board::of_sides(Player::First, first, second)
    }

    fn named(&self) -> Heading {
        let sizes = [self.layout.columns(), self.layout.rows()];
        Heading::of_family(Self::NAME, &sizes)
    }

    fn layout(&self) -> Layout {
        self.layout
    }

    /// The player to move has not arrived: the game would have ended before.
    fn is_possible(&self, board: &Board) -> bool {
        let arrived = board.sides().0 & self.goal(board.turn) != 0;
        self.index(board).is_some() && !arrived
    }

    fn ending(&self, board: &Board) -> Option<Ending> {
        let arrived = board.sides().1 & self.goal(board.turn.other());
        if arrived != 0 {
            return Some(self.layout.ending(EndReason::Goal, arrived));
        }
        self.is_over(board).then(Ending::no_move)
    }
}

impl GameFamily for Hexapawn {
    const NAME: &'static str = "hexapawn";

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [columns, rows] = heading.small_sizes()?;
        Hexapawn::new(columns, rows)
    }
}
