//! Two endgames of chess, with wins, ties by stalemate and by taking the last piece, moves that can be
//! taken back, and sides. The longest mates have been known since Ströhlein (1970), and every book on
//! endgames has them: ten moves with the queen, sixteen with the rook.

use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::solve::{Interned, Listed, Retrograde, Solved, Value, Witness};

use crate::support::agreement::{follows, stored};

/// White has one piece, which goes in these directions any number of squares.
struct Endgame {
    directions: &'static [(i8, i8)],
}

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ALL: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// File and rank, from 0 to 7.
type Square = (i8, i8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Board {
    white: Square,
    /// The square of the piece; `None` if it has been taken.
    piece: Option<Square>,
    black: Square,
    white_moves: bool,
}

/// A move: the square to which a king goes, or White's piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    King(Square),
    Piece(Square),
}

fn shifted((file, rank): Square, (by_file, by_rank): (i8, i8)) -> Option<Square> {
    let to = (file + by_file, rank + by_rank);
    ((0..8).contains(&to.0) && (0..8).contains(&to.1)).then_some(to)
}

fn touch(one: Square, other: Square) -> bool {
    (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1
}

fn around(king: Square) -> impl Iterator<Item = Square> {
    ALL.iter().filter_map(move |&by| shifted(king, by))
}

impl Endgame {
    /// The squares that the piece can reach if only White's king is in its way.
    fn lines(&self, piece: Square, white: Square) -> impl Iterator<Item = Square> {
        self.directions.iter().flat_map(move |&by| {
            std::iter::successors(shifted(piece, by), move |&at| shifted(at, by))
                .take_while(move |&at| at != white)
        })
    }

    fn is_attacked(&self, board: &Board, square: Square) -> bool {
        let by_piece = |piece| self.lines(piece, board.white).any(|at| at == square);
        touch(board.white, square) || board.piece.is_some_and(by_piece)
    }

    fn may_stand(&self, board: &Board) -> bool {
        let three = board.piece != Some(board.white) && board.piece != Some(board.black);
        let in_check = self.is_attacked(board, board.black);
        three && !touch(board.white, board.black) && !(board.white_moves && in_check)
    }

    fn steps(&self, board: &Board) -> Vec<Step> {
        let board = *board;
        let Some(piece) = board.piece else {
            return vec![];
        };
        if board.white_moves {
            let kings = around(board.white).filter(|&to| to != piece && !touch(to, board.black));
            // The other king is not on these lines, because it is not in check.
            let lines = self.lines(piece, board.white).map(Step::Piece);
            kings.map(Step::King).chain(lines).collect()
        } else {
            // The king does not hide behind its former square, and does not take a protected piece.
            let kings = around(board.black).filter(|&to| !self.is_attacked(&board, to));
            kings.map(Step::King).collect()
        }
    }
}

impl Game for Endgame {
    type Position = Board;
    type Move = Step;

    fn moves(&self, board: &Board) -> impl Iterator<Item = Step> {
        self.steps(board).into_iter()
    }

    fn after(&self, board: &Board, step: Step) -> Board {
        let mut after = Board {
            white_moves: !board.white_moves,
            ..*board
        };
        match step {
            Step::Piece(to) => after.piece = Some(to),
            Step::King(to) if board.white_moves => after.white = to,
            Step::King(to) => {
                after.black = to;
                after.piece = board.piece.filter(|&piece| piece != to);
            }
        }
        after
    }

    fn verdict(&self, board: &Board) -> Outcome {
        if self.is_attacked(board, board.black) {
            Outcome::P
        } else {
            Outcome::D
        }
    }

    fn turn(&self, board: &Board) -> Option<Player> {
        Some(if board.white_moves {
            Player::First
        } else {
            Player::Second
        })
    }
}

fn square(place: i8) -> Square {
    (place % 8, place / 8)
}

fn run(game: Endgame) -> Retrograde<Interned<Endgame>> {
    let mut starts = Vec::new();
    for white in (0..64).map(square) {
        for piece in (0..64).map(square) {
            for black in (0..64).map(square) {
                for white_moves in [true, false] {
                    let board = Board {
                        white,
                        piece: Some(piece),
                        black,
                        white_moves,
                    };
                    starts.extend(game.may_stand(&board).then_some(board));
                }
            }
        }
    }
    let run = stored(game, starts);
    follows(&run);
    run
}

/// Checks what is true of both endgames, and returns the plies of White's longest win.
fn longest_win(run: &Retrograde<Interned<Endgame>>) -> u32 {
    let mut longest = 0;
    for board in run.positions() {
        let value = run.value(board).unwrap();
        match value.outcome {
            Outcome::N => assert!(board.white_moves),
            Outcome::P => assert!(!board.white_moves),
            // Black escapes only by taking the piece or by being stalemated, so play can end.
            Outcome::D => assert!(!matches!(run.witness(board), Ok(Witness::Endless(_)))),
        }
        if board.white_moves {
            longest = longest.max(value.remoteness.unwrap_or(0));
        }
    }
    longest
}

#[test]
#[ignore = "takes seconds; the endgame with the rook checks the same rules"]
fn the_queen_mates_in_ten_moves() {
    let run = run(Endgame { directions: &ALL });
    assert_eq!(longest_win(&run), 2 * 10 - 1);
    let cornered = |piece, white_moves| Board {
        white: (2, 5),
        piece: Some(piece),
        black: (0, 7),
        white_moves,
    };
    // The first position is stalemate, the others are mate in one.
    assert_eq!(run.witness(&cornered((1, 5), false)), Ok(Witness::Over));
    assert_eq!(run.value(&cornered((1, 5), false)), Ok(Value::DRAWN));
    assert_eq!(run.value(&cornered((1, 0), true)), Ok(Value::won(1)));
}

#[test]
fn the_rook_mates_in_sixteen_moves() {
    let run = run(Endgame {
        directions: &STRAIGHT,
    });
    assert_eq!(longest_win(&run), 2 * 16 - 1);
}
