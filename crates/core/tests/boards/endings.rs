//! Why a game on a board is over.

use appleyard_core::boards::{Board, BoardGame, Dao, Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::play::{EndReason, Ending, Notation};

use crate::support::agreement::indexed;

/// Why a game is over at the position with this text.
fn ended<G: BoardGame>(game: &G, text: &str) -> Option<(EndReason, Vec<u32>)> {
    let ending = game.ended(&game.parse(text).unwrap());
    ending.map(|Ending { reason, squares }| (reason, squares))
}

/// Checks that a game has an ending exactly where it is over, and looks at each.
fn each_ending<G: BoardGame + Clone>(game: &G, mut look: impl FnMut(&Board, &Ending)) {
    let run = indexed(game.clone());
    let mut endings = 0;
    for board in run.iter() {
        let ending = run.game().ended(&board);
        assert_eq!(
            ending.is_some(),
            game.is_over(&board),
            "{}",
            game.text(&board)
        );
        if let Some(ending) = ending {
            endings += 1;
            look(&board, &ending);
        }
    }
    assert!(endings > 0);
}

#[test]
fn a_row_is_marked() {
    let game = InARow::new(3, 3, 3).unwrap();
    let row = |squares: &[u32]| Some((EndReason::Row, squares.to_vec()));
    assert_eq!(ended(&game, ".../.../...:x"), None);
    assert_eq!(ended(&game, "xxx/oo./...:o"), row(&[0, 1, 2]));
    assert_eq!(ended(&game, "xoo/o.x/x.x:o"), None);
    assert_eq!(ended(&game, "oox/xx./x.o:o"), row(&[2, 4, 6]));
    // One stone can complete two rows.
    assert_eq!(ended(&game, "xxx/xoo/xoo:o"), row(&[0, 1, 2, 3, 6]));
    let full = Some((EndReason::NoMove, vec![]));
    assert_eq!(ended(&game, "xox/xox/oxo:o"), full);
}

#[test]
fn a_row_of_falling_stones_is_marked() {
    let game = FourInARow::new(4, 4, 3).unwrap();
    let row = |squares: &[u32]| Some((EndReason::Row, squares.to_vec()));
    assert_eq!(ended(&game, "..../..../oo../xxx.:o"), row(&[12, 13, 14]));
    assert_eq!(ended(&game, "..../x.../xo../xo..:o"), row(&[4, 8, 12]));
    assert_eq!(ended(&game, "..../..x./.xo./xoox:o"), row(&[6, 9, 12]));
}

/// In a marked row, the stones are of one player, and at least as many as win.
#[test]
fn rows_have_stones_of_the_winner() {
    fn check<G: BoardGame + Clone>(game: &G, length: usize) {
        each_ending(game, |board, ending| {
            let layout = game.layout();
            let bits = ending
                .squares
                .iter()
                .map(|&square| layout.bit_of(square).unwrap());
            let marked = bits.fold(0, |all, bit| all | 1 << bit);
            assert_eq!(marked & !board.sides().1, 0);
            match ending.reason {
                EndReason::Row => assert!(ending.squares.len() >= length),
                _ => assert_eq!((ending.reason, marked), (EndReason::NoMove, 0)),
            }
        });
    }
    check(&InARow::new(3, 3, 3).unwrap(), 3);
    check(&InARow::new(4, 3, 2).unwrap(), 2);
    check(&FourInARow::new(3, 4, 3).unwrap(), 3);
}

#[test]
fn other_games_end_by_their_own_rules() {
    let pawns = Hexapawn::new(3, 3).unwrap();
    let arrived = Some((EndReason::Goal, vec![1]));
    assert_eq!(ended(&pawns, "ox./.../..x:o"), arrived);
    assert_eq!(
        ended(&pawns, "o../x../...:o"),
        Some((EndReason::NoMove, vec![]))
    );
    each_ending(&pawns, |_, ending| {
        assert_eq!(ending.reason == EndReason::Goal, !ending.squares.is_empty());
    });
    let cars = Dodgem::new(3).unwrap();
    assert_eq!(
        ended(&cars, ".../.../.o.:o"),
        Some((EndReason::Goal, vec![]))
    );
    assert_eq!(
        ended(&cars, "xo./o../...:x"),
        Some((EndReason::Blocked, vec![]))
    );
    each_ending(&cars, |board, ending| {
        assert_eq!(ending.reason == EndReason::Goal, board.sides().1 == 0);
    });
    let dao = Dao::new();
    let square = Some((EndReason::Block, vec![0, 1, 4, 5]));
    assert_eq!(ended(&dao, "xx../xx.o/.o../o..o:o"), square);
    let row = Some((EndReason::Row, vec![0, 1, 2, 3]));
    assert_eq!(ended(&dao, "xxxx/...o/.o../o..o:o"), row);
    let corners = Some((EndReason::Corners, vec![0, 3, 12, 15]));
    assert_eq!(ended(&dao, "x..x/.o.o/.o../xo.x:o"), corners);
    let shut = Some((EndReason::ShutIn, vec![0, 1, 4, 5]));
    assert_eq!(ended(&dao, "xo../oox./..x./x..o:x"), shut);
}
