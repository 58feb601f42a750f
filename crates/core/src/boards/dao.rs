//! Dao: four stones each, which slide as far as they can.

use super::bits::{bit, squares_of};
use super::subsets::SquareSets;
use super::{Board, BoardGame, Layout, StoneStep};
use crate::checked::narrow;
use crate::error::Error;
use crate::game::{EndReason, Ending, Game, Heading, Outcome, Player};
use crate::solve::{GameFamily, Indexed};

/// Dao, on four by four squares: each player has four stones. A stone slides in any of eight directions
/// as far as it can: to the edge, or up to another stone. The player wins whose four stones fill a row, a
/// column, a square of two by two, or the four corners. If three stones of a player shut an opponent's
/// stone in a corner, the opponent wins.
///
/// ```text
///      x . . o      x begins
///      . x o .
///      . o x .
///      o . . x
/// ```
///
/// The game is Jeff Pickering's and Ben van Buskirk's (1999). Play can go round for ever: from the start
/// nobody can force a win. To the player to move the colours make no difference, so one index stands for
/// two positions with the colours swapped.
#[derive(Clone, Debug)]
pub struct Dao {
    stones: SquareSets,
    /// For each square and direction, the square next to it.
    next: [[Option<u8>; 8]; SQUARES as usize],
    /// For each set of four stones, whether they win; by its bits.
    wins: Vec<bool>,
}

const SIDE: u32 = 4;
const SQUARES: u32 = SIDE * SIDE;
const STONES: u32 = 4;

/// Opposite directions are four places apart.
const OPPOSITE: usize = 4;

/// Each corner with the three squares around it.
const CORNERS: [(u32, u32); 4] = [
    (1, 1 << 1 | 1 << 4 | 1 << 5),
    (1 << 3, 1 << 2 | 1 << 6 | 1 << 7),
    (1 << 12, 1 << 8 | 1 << 9 | 1 << 13),
    (1 << 15, 1 << 10 | 1 << 11 | 1 << 14),
];

impl Dao {
    /// The game.
    pub fn new() -> Self {
        let mut wins = vec![false; 1 << SQUARES];
        for win in winning_sets() {
            wins[win as usize] = true;
        }
        Dao {
            stones: SquareSets::new(SQUARES, STONES..=STONES),
            next: std::array::from_fn(neighbours),
            wins,
        }
    }

    /// Whether the stones `mine` win against `theirs`.
    #[inline]
    fn has_won(&self, mine: u32, theirs: u32) -> bool {
        self.wins_by_shape(mine) || shut_in(mine, theirs).is_some()
    }

    #[inline]
    fn wins_by_shape(&self, stones: u32) -> bool {
        self.wins.get(stones as usize).is_some_and(|&wins| wins)
    }

    fn is_over(&self, board: &Board) -> bool {
        let (mine, theirs) = board.sides();
        self.has_won(mine, theirs) || self.has_won(theirs, mine)
    }

    /// Where a stone stops that slides in a direction; `None` if it cannot leave its square.
    #[inline]
    fn slide(&self, from: u8, direction: usize, taken: u32) -> Option<u8> {
        let mut stops = None;
        let mut at = from;
        while let Some(next) = self.next[usize::from(at)][direction]
            && bit(next) & taken == 0
        {
            stops = Some(next);
            at = next;
        }
        stops
    }
}

impl Default for Dao {
    fn default() -> Self {
        Dao::new()
    }
}

/// The corner in which one of the stones `mine` is shut by three of `theirs`, and the squares around it.
#[inline]
fn shut_in(mine: u32, theirs: u32) -> Option<(u32, u32)> {
    let is_shut = |&(corner, around): &(u32, u32)| mine & corner != 0 && around & !theirs == 0;
    CORNERS.into_iter().find(is_shut)
}

/// The rows, the columns, the squares of two by two, and the corners.
fn winning_sets() -> impl Iterator<Item = u32> {
    let rows = (0..SIDE).map(|row| 0b1111 << (row * SIDE));
    let columns = (0..SIDE).map(|column| 0b1_0001_0001_0001 << column);
    rows.chain(columns).chain(blocks()).chain([all_corners()])
}

/// The squares of two by two.
fn blocks() -> impl Iterator<Item = u32> {
    (0..SIDE - 1).flat_map(|row| {
        let columns = 0..SIDE - 1;
        columns.map(move |column| 0b11_0011 << (row * SIDE + column))
    })
}

/// The four corners.
fn all_corners() -> u32 {
    CORNERS.iter().fold(0, |all, corner| all | corner.0)
}

/// The squares next to a square, by direction.
fn neighbours(square: usize) -> [Option<u8>; 8] {
    const DIRECTIONS: [(isize, isize); 8] = [
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
        (0, -1),
        (1, -1),
    ];
    let side = SIDE as usize;
    DIRECTIONS.map(|(right, down)| {
        let column = (square % side).checked_add_signed(right);
        let row = (square / side).checked_add_signed(down);
        let (column, row) = column
            .zip(row)
            .filter(|&(column, row)| column < side && row < side)?;
        Some(narrow(row * side + column))
    })
}

impl Game for Dao {
    type Position = Board;
    type Move = StoneStep;

    #[inline]
    fn moves(&self, board: &Board) -> impl Iterator<Item = StoneStep> {
        let taken = board.taken();
        let stones = squares_of(if self.is_over(board) {
            0
        } else {
            board.sides().0
        });
        stones.flat_map(move |from| {
            let slides = (0..8).filter_map(move |direction| self.slide(from, direction, taken));
            slides.map(move |to| StoneStep::go(from, to))
        })
    }

    #[inline]
    fn after(&self, board: &Board, step: StoneStep) -> Board {
        board.after(step)
    }

    /// A stone that nobody can move does not occur: the opponent has too few stones for it.
    fn verdict(&self, board: &Board) -> Outcome {
        let (mine, theirs) = board.sides();
        if self.has_won(mine, theirs) {
            Outcome::N
        } else {
            Outcome::P
        }
    }

    fn turn(&self, board: &Board) -> Option<Player> {
        Some(board.turn)
    }
}

impl Indexed for Dao {
    fn indices(&self) -> u64 {
        u64::from(self.stones.count()).pow(2)
    }

    #[inline]
    fn index(&self, board: &Board) -> Option<u32> {
        let (mine, theirs) = board.sides();
        self.stones.pair(mine, theirs)
    }

    #[inline]
    fn position_at(&self, index: u32) -> Option<Board> {
        let (first, second) = self.stones.pair_at(index)?;
        Some(Board::of_sides(Player::First, first, second))
    }

    fn code(&self, board: &Board) -> Option<u32> {
        self.stones.number(board)
    }

    fn decode(&self, code: u32) -> Option<Board> {
        self.stones.board(code)
    }

    fn most_positions(&self) -> u64 {
        self.stones.disjoint_pairs()
    }

    /// A stone that has slid stands before the edge or before another stone. It came from any square
    /// behind it up to the next stone.
    fn before(&self, board: &Board, each: &mut impl FnMut(Board)) {
        let player = board.turn.other();
        let (theirs, mine) = board.sides();
        let taken = board.taken();
        for to in squares_of(mine) {
            for direction in 0..8 {
                let next = self.next[usize::from(to)][direction];
                if next.is_some_and(|next| bit(next) & taken == 0) {
                    continue;
                }
                let back = (direction + OPPOSITE) % 8;
                let mut at = to;
                while let Some(from) = self.next[usize::from(at)][back]
                    && bit(from) & taken == 0
                {
                    let before = Board::of_sides(player, mine & !bit(to) | bit(from), theirs);
                    if !self.is_over(&before) {
                        each(before);
                    }
                    at = from;
                }
            }
        }
    }
}

impl BoardGame for Dao {
    fn opening(&self) -> Board {
        let (first, second) = (
            1 | 1 << 5 | 1 << 10 | 1 << 15,
            1 << 3 | 1 << 6 | 1 << 9 | 1 << 12,
        );
        Board::of_sides(Player::First, first, second)
    }

    fn named(&self) -> Heading {
        Heading::of_family(Self::NAME, &[])
    }

    fn layout(&self) -> Layout {
        Layout::by_row(SIDE, SIDE)
    }

    fn is_possible(&self, board: &Board) -> bool {
        self.index(board).is_some()
    }

    fn ending(&self, board: &Board) -> Option<Ending> {
        let (mine, theirs) = board.sides();
        if self.wins_by_shape(theirs) {
            let reason = if theirs == all_corners() {
                EndReason::Corners
            } else if blocks().any(|block| block == theirs) {
                EndReason::Block
            } else {
                EndReason::Row
            };
            return Some(self.layout().ending(reason, theirs));
        }
        let (corner, around) = shut_in(mine, theirs)?;
        Some(self.layout().ending(EndReason::ShutIn, corner | around))
    }
}

impl GameFamily for Dao {
    const NAME: &'static str = "dao";

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [] = heading.small_sizes()?;
        Ok(Dao::new())
    }
}
