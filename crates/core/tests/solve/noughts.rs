//! Noughts and crosses, which is a draw.

use std::collections::HashSet;

use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::play::{options, place, record};
use appleyard_core::solve::{Interned, Listed, Retrograde, Solved, Value, Witness};

use crate::support::agreement::{follows, stored};

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL: u16 = 0o777;

/// The squares of the crosses, which begin, and those of the noughts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Board {
    crosses: u16,
    noughts: u16,
}

impl Board {
    fn crosses_move(self) -> bool {
        self.crosses.count_ones() == self.noughts.count_ones()
    }
}

fn has_line(squares: u16) -> bool {
    LINES.iter().any(|&line| line & !squares == 0)
}

/// The player with three in a row has won, or has lost.
struct Noughts {
    three_wins: bool,
}

impl Game for Noughts {
    type Position = Board;
    type Move = u16;

    fn moves(&self, board: &Board) -> impl Iterator<Item = u16> {
        let over = has_line(board.crosses) || has_line(board.noughts);
        let taken = if over {
            FULL
        } else {
            board.crosses | board.noughts
        };
        (0..9).filter(move |square| taken >> square & 1 == 0)
    }

    fn after(&self, board: &Board, square: u16) -> Board {
        let mut after = *board;
        if board.crosses_move() {
            after.crosses |= 1 << square;
        } else {
            after.noughts |= 1 << square;
        }
        after
    }

    /// Three in a row can only belong to the player who has just moved.
    fn verdict(&self, board: &Board) -> Outcome {
        match has_line(board.crosses) || has_line(board.noughts) {
            true if self.three_wins => Outcome::P,
            true => Outcome::N,
            false => Outcome::D,
        }
    }

    fn turn(&self, board: &Board) -> Option<Player> {
        Some(if board.crosses_move() {
            Player::First
        } else {
            Player::Second
        })
    }
}

fn run(three_wins: bool) -> Retrograde<Interned<Noughts>> {
    let run = stored(Noughts { three_wins }, [Board::default()]);
    follows(&run);
    run
}

/// The well-known numbers: there are 5,478 positions, and 958 at the end, of which 626 are won by the
/// crosses, 316 by the noughts, and 16 are drawn.
#[test]
fn there_are_5478_positions() {
    let run = run(true);
    assert_eq!(run.positions().len(), 5478);
    let over: HashSet<&Board> = run
        .positions()
        .iter()
        .filter(|board| run.game().is_over(board))
        .collect();
    let crosses = over.iter().filter(|board| has_line(board.crosses));
    let noughts = over.iter().filter(|board| has_line(board.noughts));
    assert_eq!(
        (over.len(), crosses.count(), noughts.count()),
        (958, 626, 316)
    );
    let drawn = over
        .iter()
        .filter(|board| run.value(board) == Ok(Value::DRAWN));
    assert_eq!(drawn.count(), 16);
}

/// Whether three in a row wins or loses, nobody can force a win, and an undecided board is full.
#[test]
fn nobody_can_force_a_win() {
    for three_wins in [true, false] {
        let run = run(three_wins);
        let start = Board::default();
        assert_eq!(run.value(&start), Ok(Value::DRAWN));
        assert!(matches!(
            run.witness(&start),
            Ok(Witness::Tie { plies: 9, .. })
        ));
    }
}

/// The well-known rules for the second move: the centre against a corner, a corner against the centre.
#[test]
fn the_known_second_moves_draw() {
    let run = run(true);
    let drawing = |first| {
        let after = run.game().after(&Board::default(), first);
        let replies = options(&run, &after).unwrap();
        let drawing = replies.iter().filter(|it| it.1 == Value::DRAWN);
        drawing.map(|it| it.0).collect::<Vec<_>>()
    };
    assert_eq!(drawing(0), [4]);
    assert_eq!(drawing(4), [0, 2, 6, 8]);
}

#[test]
fn a_game_is_recorded_with_its_blunders() {
    let run = run(true);
    // A corner, then an edge beside it, which loses: the crosses make two threats at once.
    let game = record(&run, &Board::default(), &[0, 1, 4, 8, 3, 5, 6]).unwrap();
    let blunders: Vec<usize> = (0..game.plies.len())
        .filter(|&ply| game.plies[ply].blunder)
        .collect();
    assert_eq!(blunders, [2]);
    assert_eq!(game.plies[2].better, Some(4));
    assert_eq!((game.over, game.winner), (true, Some(Player::First)));
    // This is one of the sixteen drawn boards.
    let game = record(&run, &Board::default(), &[4, 0, 8, 2, 1, 7, 3, 5, 6]).unwrap();
    assert!(game.plies.iter().all(|ply| !ply.blunder));
    assert_eq!((game.over, game.winner), (true, None));
}

/// The crosses have two threats, so every square loses for the noughts; the crosses then win in one ply.
#[test]
fn an_option_has_the_value_of_the_position_that_it_leads_to() {
    let run = run(true);
    let here = place(&run, &Board::default(), &[0, 1, 4, 8, 3]).unwrap();
    assert_eq!(
        (here.position.crosses, here.position.noughts),
        (0o031, 0o402)
    );
    assert_eq!((here.value, here.deciding), (Value::lost(2), None));
    let moves: Vec<u16> = here.options.iter().map(|it| it.chosen).collect();
    assert_eq!(moves, [2, 5, 6, 7]);
    assert!(here.options.iter().all(|it| it.value == Value::won(1)));
    let won = place(&run, &Board::default(), &[0, 1, 4, 8, 3, 2]).unwrap();
    assert_eq!((won.value, won.deciding), (Value::won(1), Some(0)));
    assert_eq!(won.options[0].value, Value::lost(0));
}
