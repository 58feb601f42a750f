//! Dodgem: cars that cross each other's way.

use super::bits::{bit, first, squares_of};
use super::subsets::SquareSets;
use super::{Board, BoardGame, Layout, StoneStep};
use crate::error::{BoardError, Error};
use crate::game::{EndReason, Ending, Game, Heading, Outcome, Player};
use crate::solve::{GameFamily, Indexed};

/// Dodgem on n by n squares: each player has n - 1 cars. A car goes one square ahead or to a side, onto a
/// free square; over the far edge it leaves the board. The player wins who first has no car left, or who
/// cannot move because the opponent blocks all cars: so nobody wants to block.
///
/// ```text
///      x . .        x begins and moves to the right, and to the sides up and down;
///      x . .        o moves up, and to the sides left and right
///      . o o
/// ```
///
/// The game is Colin Vout's; *Winning Ways* has it. A position and its mirror image with the colours
/// swapped are the same to the player to move, so one index stands for both.
#[derive(Clone, Debug)]
pub struct Dodgem {
    layout: Layout,
    cars: SquareSets,
    /// The mirror image of each set of squares, in which the two players have swapped their directions.
    swapped: Vec<u32>,
}

impl Dodgem {
    /// The game on a board with this number of columns, and of rows.
    ///
    /// # Errors
    ///
    /// [`BoardError::COLUMNS`] outside 2 to 4.
    pub fn new(size: u32) -> Result<Self, Error> {
        BoardError::COLUMNS.check(size, 2..=4)?;
        let layout = Layout::by_row(size, size);
        let swapped = |set: u32| {
            squares_of(set).fold(0, |swapped, square| {
                let (row, column) = (u32::from(square) / size, u32::from(square) % size);
                swapped | 1 << ((size - 1 - column) * size + size - 1 - row)
            })
        };
        Ok(Dodgem {
            layout,
            cars: SquareSets::new(layout.squares(), 0..=size - 1),
            swapped: (0..=first(layout.squares())).map(swapped).collect(),
        })
    }

    fn size(&self) -> u32 {
        self.layout.columns()
    }

    /// The squares to the right of these; those over the edge are left out.
    #[inline]
    fn right(&self, squares: u32) -> u32 {
        (squares & !self.last_column()) << 1
    }

    #[inline]
    fn left(&self, squares: u32) -> u32 {
        (squares & !self.first_column()) >> 1
    }

    #[inline]
    fn up(&self, squares: u32) -> u32 {
        squares >> self.size()
    }

    #[inline]
    fn down(&self, squares: u32) -> u32 {
        squares << self.size() & first(self.layout.squares())
    }

    fn first_column(&self) -> u32 {
        let rows = (0..self.size()).map(|row| 1 << (row * self.size()));
        rows.fold(0, |column, square: u32| column | square)
    }

    fn last_column(&self) -> u32 {
        self.first_column() << (self.size() - 1)
    }

    /// The squares from which a player's cars leave the board.
    fn exits(&self, player: Player) -> u32 {
        match player {
            Player::First => self.last_column(),
            Player::Second => self.layout.row(0),
        }
    }

    /// One square ahead, and to both sides.
    #[inline]
    fn onward(&self, player: Player, car: u32) -> u32 {
        match player {
            Player::First => self.right(car) | self.up(car) | self.down(car),
            Player::Second => self.up(car) | self.left(car) | self.right(car),
        }
    }

    /// One square back, and to both sides.
    #[inline]
    fn backward(&self, player: Player, car: u32) -> u32 {
        match player {
            Player::First => self.left(car) | self.up(car) | self.down(car),
            Player::Second => self.down(car) | self.left(car) | self.right(car),
        }
    }
}

impl Game for Dodgem {
    type Position = Board;
    type Move = StoneStep;

    #[inline]
    fn moves(&self, board: &Board) -> impl Iterator<Item = StoneStep> {
        let board = *board;
        let (mine, theirs) = board.sides();
        let exits = self.exits(board.turn);
        let cars = squares_of(if theirs == 0 { 0 } else { mine });
        cars.flat_map(move |from| {
            let to = self.onward(board.turn, bit(from)) & !board.taken();
            let leaves = (exits & bit(from) != 0).then(|| StoneStep::leave(from));
            squares_of(to)
                .map(move |to| StoneStep::go(from, to))
                .chain(leaves)
        })
    }

    #[inline]
    fn after(&self, board: &Board, step: StoneStep) -> Board {
        board.after(step)
    }

    /// Either the opponent has no car left, or blocks all cars of the player to move.
    fn verdict(&self, board: &Board) -> Outcome {
        if board.sides().1 == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    fn turn(&self, board: &Board) -> Option<Player> {
        Some(board.turn)
    }
}

impl Indexed for Dodgem {
    fn indices(&self) -> u64 {
        u64::from(self.cars.count()).pow(2)
    }

    #[inline]
    fn index(&self, board: &Board) -> Option<u32> {
        let (mine, theirs) = match board.turn {
            Player::First => (board.first, board.second),
            Player::Second => (
                *self.swapped.get(board.second as usize)?,
                *self.swapped.get(board.first as usize)?,
            ),
        };
        self.cars.pair(mine, theirs)
    }

    #[inline]
    fn position_at(&self, index: u32) -> Option<Board> {
        let (first, second) = self.cars.pair_at(index)?;
        Some(Board::of_sides(Player::First, first, second))
    }

    fn code(&self, board: &Board) -> Option<u32> {
        self.cars.number(board)
    }

    fn decode(&self, code: u32) -> Option<Board> {
        self.cars.board(code)
    }

    fn most_positions(&self) -> u64 {
        self.cars.disjoint_pairs()
    }

    fn before(&self, board: &Board, each: &mut impl FnMut(Board)) {
        let player = board.turn.other();
        let (theirs, mine) = board.sides();
        if theirs == 0 {
            return;
        }
        let mut undo = |mine: u32| each(Board::of_sides(player, mine, theirs));
        for car in squares_of(mine) {
            let from = self.backward(player, bit(car)) & !board.taken();
            squares_of(from).for_each(|from| undo(mine & !bit(car) | bit(from)));
        }
        if mine.count_ones() + 1 < self.size() {
            let from = self.exits(player) & !board.taken();
            squares_of(from).for_each(|from| undo(mine | bit(from)));
        }
    }
}

impl BoardGame for Dodgem {
    fn opening(&self) -> Board {
        let (column, row) = (self.first_column(), self.layout.row(self.size() - 1));
        Board::of_sides(Player::First, column & !row, row & !column)
    }

    fn named(&self) -> Heading {
        Heading::of_family(Self::NAME, &[self.size()])
    }

    fn layout(&self) -> Layout {
        self.layout
    }

    /// The player to move has a car: the game would have ended before.
    fn is_possible(&self, board: &Board) -> bool {
        self.index(board).is_some() && board.sides().0 != 0
    }

    fn ending(&self, board: &Board) -> Option<Ending> {
        if board.sides().1 == 0 {
            return Some(Ending::of(EndReason::Goal));
        }
        self.is_over(board).then(|| Ending::of(EndReason::Blocked))
    }
}

impl GameFamily for Dodgem {
    const NAME: &'static str = "dodgem";

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [side] = heading.small_sizes()?;
        Dodgem::new(side)
    }
}
