//! Numbers that others have found.

use appleyard_core::boards::{BoardGame, Dao, Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::game::Outcome;
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{IndexedRun, Listed, Solved, Value, Witness};

use crate::support::agreement::indexed;

/// The number of positions, and the value of the start.
fn found<G: BoardGame>(game: G) -> (usize, Value) {
    let start = game.start();
    let run = indexed(game);
    (run.count(), run.value(&start).unwrap())
}

/// 5,478 positions, 765 if images count once, and a draw.
#[test]
fn tic_tac_toe_is_a_draw() {
    let game = InARow::new(3, 3, 3).unwrap();
    assert_eq!(found(game.clone()), (5478, Value::DRAWN));
    let start = game.start();
    let mut run = IndexedRun::new(game).unwrap().folded();
    run.ask(&start).unwrap();
    run.finish().unwrap();
    assert_eq!(run.count(), 765);
    assert_eq!(run.value(&start), Ok(Value::DRAWN));
}

/// Known for m,n,k games: three in a row is won on all boards larger than 3 by 3 except 2 by n, and four
/// in a row on 4 by 4 is a draw (Uiterwijk and van den Herik, *The advantage of the initiative*, 2000).
#[test]
fn three_in_a_row_is_won_on_a_larger_board() {
    let outcome = |columns, rows, length| {
        let game = InARow::new(columns, rows, length).unwrap();
        found(game).1.outcome
    };
    assert_eq!(outcome(4, 3, 3), Outcome::N);
    assert_eq!(outcome(5, 3, 3), Outcome::N);
    assert_eq!(outcome(7, 2, 3), Outcome::D);
    assert_eq!(outcome(5, 3, 4), Outcome::D);
}

/// Martin Gardner's game: the second player always wins.
#[test]
fn hexapawn_is_lost_in_six_plies() {
    let game = Hexapawn::new(3, 3).unwrap();
    assert_eq!(found(game), (135, Value::lost(6)));
}

/// Winning Ways prints the table of all positions: the player who begins wins.
#[test]
fn small_dodgem_is_won_in_nineteen_plies() {
    let game = Dodgem::new(3).unwrap();
    let start = game.start();
    let run = indexed(game);
    assert_eq!(run.value(&start), Ok(Value::won(19)));
    let drawn = |board| run.value(&board) == Ok(Value::DRAWN);
    assert!(!run.iter().any(drawn));
}

/// David desJardins found in 1996 that the game with 4 by 4 squares goes on for ever.
#[test]
fn larger_dodgem_never_ends() {
    let game = Dodgem::new(4).unwrap();
    let start = game.start();
    let run = indexed(game);
    assert_eq!(run.value(&start), Ok(Value::DRAWN));
    assert!(matches!(run.witness(&start), Ok(Witness::Endless(_))));
}

/// John Tromp's count of positions, for each size of the board.
#[test]
fn connect_four_has_as_many_positions_as_published() {
    for (columns, rows, positions) in [(4, 4, 161_029), (4, 5, 1_706_255)] {
        let game = FourInARow::new(columns, rows, 4).unwrap();
        let start = game.start();
        let run = indexed(game);
        assert_eq!(run.count(), positions);
        // Tromp's table of outcomes has both of them drawn.
        assert_eq!(run.value(&start), Ok(Value::DRAWN));
    }
}

#[test]
fn connect_four_with_five_columns_is_a_draw() {
    let game = FourInARow::new(5, 4, 4).unwrap();
    assert_eq!(found(game), (3_945_711, Value::DRAWN));
}

/// Dries De Clercq's program found a draw, and a longest win of eleven plies. David desJardins counted some
/// 110,000 positions, each of which stands for eight.
#[test]
fn dao_is_a_draw_and_its_longest_win_takes_eleven_plies() {
    let game = Dao::new();
    let start = game.start();
    let run = indexed(game);
    assert_eq!(run.value(&start), Ok(Value::DRAWN));
    assert!(matches!(run.witness(&start), Ok(Witness::Endless(_))));
    let mut longest = 0;
    for board in run.iter() {
        let value = run.value(&board).unwrap();
        if value.outcome == Outcome::N {
            longest = longest.max(value.remoteness.unwrap());
        }
    }
    assert_eq!(longest, 11);
    let eighth = run.count() / 8;
    assert!((105_000..115_000).contains(&eighth), "{eighth}");
}
