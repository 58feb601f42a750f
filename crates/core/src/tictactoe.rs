//! Tic-tac-toe: two players mark the squares of a board in turn, and three marks in a line end the game.
//!
//! ```text
//!   0 1 2
//!   3 4 5      squares
//!   6 7 8
//! ```

use crate::game::{EndRule, Game, Outcome, Player};

/// The eight lines, each as a set of squares: bit i is square i.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// The squares of the crosses, which begin, and those of the noughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board([u16; 2]);

impl Board {
    /// The squares that lie in a line of this player, as a set.
    pub fn lines(self, player: Player) -> u16 {
        let marked = self.0[player as usize];
        let own = LINES.into_iter().filter(|line| line & !marked == 0);
        own.fold(0, |all, line| all | line)
    }

    /// The squares in their order: `X` for a cross, `O` for a nought, `.` for neither. In a line of three
    /// the marks are `#` and `0`.
    pub fn written(self) -> String {
        let [crosses, noughts] = self.0;
        let lines = self.lines(Player::First) | self.lines(Player::Second);
        let mark = |square: u16| match [crosses, noughts, lines].map(|set| set >> square & 1) {
            [1, _, 0] => 'X',
            [1, ..] => '#',
            [_, 1, 0] => 'O',
            [_, 1, _] => '0',
            _ => '.',
        };
        (0..9).map(mark).collect()
    }
}

/// The rules: three marks in a line win under normal play, and lose under misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicTacToe(pub EndRule);

impl Game for TicTacToe {
    type Position = Board;
    type Move = u8;

    fn moves(&self, board: &Board) -> impl Iterator<Item = u8> {
        let marked = board.0[0] | board.0[1];
        let over = self.verdict(board) != Outcome::D;
        (0..9).filter(move |square| !over && marked >> square & 1 == 0)
    }

    fn after(&self, board: &Board, square: u8) -> Board {
        let mut after = *board;
        after.0[self.turn(board).map_or(0, |player| player as usize)] |= 1 << square;
        after
    }

    /// A line can only belong to the player who has just moved. A full board without a line is a draw.
    fn verdict(&self, board: &Board) -> Outcome {
        match board.lines(Player::First) | board.lines(Player::Second) {
            0 => Outcome::D,
            _ => self.0.outcome_at_end(),
        }
    }

    fn turn(&self, board: &Board) -> Option<Player> {
        let marks = (board.0[0] | board.0[1]).count_ones();
        Some(Player::to_move_after(marks as usize))
    }
}
