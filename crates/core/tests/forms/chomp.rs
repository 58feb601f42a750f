//! Chomp, against the plain solver and against what is known of it.

use appleyard_core::chomp::Chomp;
use appleyard_core::game::{Game, Notation, Outcome};
use appleyard_core::solve::{Indexed, Listed, Solved};

use crate::support::agreement::{every_solver_agrees, indexed};

/// Gale, 1974: the first player wins unless the poisoned square is all there is. The positions are the paths
/// through a grid.
#[test]
fn the_first_player_wins_and_the_positions_are_the_paths_in_a_grid() {
    for (columns, rows, paths) in [(1, 1, 2), (4, 3, 35), (5, 5, 252), (2, 7, 36), (8, 3, 165)] {
        let game = Chomp::new(columns, rows).unwrap();
        let run = every_solver_agrees(&game);
        assert_eq!(run.count(), paths);
        let lost = run.value(&game.start()).unwrap().outcome == Outcome::P;
        assert_eq!(lost, (columns, rows) == (1, 1), "{columns} {rows}");
    }
    assert_eq!(indexed(Chomp::new(8, 8).unwrap()).count(), 12_870);
    assert!(Chomp::new(9, 1).is_err() && Chomp::new(1, 0).is_err());
}

/// In a square the bite at b2 wins, for then each bite can be mirrored. In two rows only that of the far corner does.
#[test]
fn the_winning_bites_of_squares_and_of_two_rows_are_those_that_are_known() {
    for side in 2..=8 {
        for (rows, known) in [(side, (1, 1)), (2, (side - 1, 1))] {
            let game = Chomp::new(side, rows).unwrap();
            let (run, start) = (indexed(game), game.start());
            let wins =
                |&bite: &_| run.value(&game.after(&start, bite)).unwrap().outcome == Outcome::P;
            let winning: Vec<_> = game.moves(&start).filter(wins).collect();
            assert!(winning.contains(&known) && (rows > 2 || winning == [known]));
        }
    }
}

#[test]
fn a_bar_is_written_by_its_columns_and_a_bite_like_a_square_of_chess() {
    let game = Chomp::new(4, 3).unwrap();
    let start = game.start();
    assert_eq!(game.move_text(&start, (2, 1)), "c2");
    let texts = [(2, 1), (0, 0)].map(|bite| game.text(&game.after(&start, bite)));
    assert_eq!(texts, ["3+3+1+1", "0"]);
    assert_eq!(game.index(&Chomp::new(4, 4).unwrap().start()), None);
}
