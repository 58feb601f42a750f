//! Positions as texts, and moves as numbers.

use appleyard_core::Error;
use appleyard_core::boards::{BoardGame, Dao, Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::error::BoardError;
use appleyard_core::game::Game;
use appleyard_core::play::Notation;
use proptest::prelude::*;

use crate::support::agreement::indexed;

#[test]
fn each_game_begins_at_its_well_known_position() {
    assert_eq!(text(&InARow::new(3, 3, 3).unwrap()), ".../.../...:x");
    assert_eq!(text(&FourInARow::new(4, 2, 4).unwrap()), "..../....:x");
    assert_eq!(text(&Hexapawn::new(3, 4).unwrap()), "ooo/.../.../xxx:x");
    assert_eq!(text(&Dodgem::new(3).unwrap()), "x../x../.oo:x");
    assert_eq!(text(&Dao::new()), "x..o/.xo./.ox./o..x:x");
}

fn text<G: BoardGame>(game: &G) -> String {
    game.text(&game.start())
}

/// What is written can be read again, for every position that play reaches, and a number means one move.
#[test]
fn positions_and_moves_come_back() {
    fn check<G: BoardGame + Clone>(game: &G) {
        let run = indexed(game.clone());
        for board in run.iter().filter(|board| game.is_possible(board)) {
            assert_eq!(game.parse(&game.text(&board)), Ok(board));
            for step in game.moves(&board) {
                assert_eq!(game.step(&board, game.number(&board, step)), Some(step));
            }
        }
    }
    check(&InARow::new(3, 3, 3).unwrap());
    check(&FourInARow::new(3, 4, 3).unwrap());
    check(&Hexapawn::new(4, 3).unwrap());
    check(&Dodgem::new(3).unwrap());
}

/// Positions at which play begins, goes on, or ends are possible.
#[test]
fn every_position_that_play_reaches_is_possible() {
    fn check<G: BoardGame + Clone>(game: &G) {
        let run = indexed(game.clone());
        for board in run.iter() {
            assert!(game.is_possible(&board), "{}", game.text(&board));
        }
    }
    check(&InARow::new(3, 3, 3).unwrap());
    check(&FourInARow::new(3, 4, 3).unwrap());
    check(&Hexapawn::new(4, 3).unwrap());
    check(&Dodgem::new(3).unwrap());
}

#[test]
fn squares_count_row_by_row_whatever_the_bits() {
    let falling = FourInARow::new(5, 4, 4).unwrap();
    let empty = falling.start();
    let bottom_left = falling.moves(&empty).next().unwrap();
    assert_eq!(falling.number(&empty, bottom_left), 3 * 5 + 1);
    assert_eq!(falling.step(&empty, 1), None, "stones fall");
    let dodgem = Dodgem::new(3).unwrap();
    let last = dodgem.parse(".../..x/.o.:x").unwrap();
    let leaves = dodgem.step(&last, 6 * 64).unwrap();
    assert_eq!((leaves.from, leaves.to), (Some(5), None));
    for illegal in [10, 10 * 64, u32::MAX] {
        assert_eq!(dodgem.step(&last, illegal), None);
    }
}

#[test]
fn a_text_that_is_no_board_is_refused_where_it_fails() {
    let game = InARow::new(3, 3, 3).unwrap();
    let refused = |at, found| Err(Error::from(BoardError::BoardNotUnderstood { at, found }));
    for (text, at, found) in [
        ("", 1, None),
        ("...", 4, None),
        ("..../", 4, Some('.')),
        (".X./.../...:x", 2, Some('X')),
        (".../.../...", 12, None),
        (".../.../...:", 13, None),
        (".../.../...:y", 13, Some('y')),
        (".../.../...:x ", 14, Some(' ')),
        ("✕../.../...:x", 1, Some('✕')),
    ] {
        assert_eq!(game.parse(text), refused(at, found), "{text}");
    }
}

#[test]
fn a_board_to_which_play_cannot_lead_is_refused() {
    fn check<G: BoardGame>(game: &G, texts: &[&str]) {
        for text in texts {
            let refused = Err(Error::from(BoardError::BoardNotPossible));
            assert_eq!(game.parse(text), refused, "{text}");
        }
    }
    check(
        &InARow::new(3, 3, 3).unwrap(),
        &[
            "x../.../...:x",
            "o../.../...:x",
            ".../.../...:o",
            "xxx/oo./o..:x",
        ],
    );
    check(
        &FourInARow::new(4, 4, 4).unwrap(),
        &["..../..../x.../....:o", "..../..../..../xxo.:x"],
    );
    check(
        &Hexapawn::new(3, 3).unwrap(),
        &["ooo/o../xxx:x", "xoo/.../.xx:x"],
    );
    check(
        &Dodgem::new(3).unwrap(),
        &["xxx/.../.oo:x", ".../.../.oo:x"],
    );
    check(&Dao::new(), &["x..o/.xo./.ox./o...:x"]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[xo./:]{0,24}|.{0,24}") {
        for read in [
            Dao::new().parse(&text).map(|board| Dao::new().text(&board)),
            InARow::new(3, 3, 3).unwrap().parse(&text).map(|board| InARow::new(3, 3, 3).unwrap().text(&board)),
            FourInARow::new(3, 3, 3).unwrap().parse(&text).map(|board| FourInARow::new(3, 3, 3).unwrap().text(&board)),
        ] {
            prop_assert!(read.is_err() || read == Ok(text.clone()));
        }
    }

    /// Boards without sense too: a board that is possible is read as it is written.
    #[test]
    fn any_board_has_an_index_or_none(first: u32, second: u32, swap: bool, index: u32) {
        fn check<G: BoardGame>(game: &G, first: u32, second: u32, swap: bool, index: u32) {
            use appleyard_core::boards::Board;
            use appleyard_core::game::Player;
            let turn = if swap { Player::Second } else { Player::First };
            for mask in [u32::MAX, 0xffff, 0x1ff, 0x155] {
                let board = Board { first: first & mask, second: second & mask & !(first & 0xff), turn };
                if let Some(index) = game.index(&board) {
                    assert!(u64::from(index) < game.indices());
                    assert!(game.position_at(index).is_some());
                    if game.is_possible(&board) {
                        assert_eq!(game.parse(&game.text(&board)), Ok(board));
                    }
                }
            }
            for index in [index, index % 1000] {
                if let Some(board) = game.position_at(index) {
                    assert_eq!(game.index(&board), Some(index));
                }
            }
        }
        check(&InARow::new(4, 4, 4).unwrap(), first, second, swap, index);
        check(&FourInARow::new(5, 4, 4).unwrap(), first, second, swap, index);
        check(&FourInARow::new(3, 7, 4).unwrap(), first, second, swap, index);
        check(&Hexapawn::new(4, 4).unwrap(), first, second, swap, index);
        check(&Dodgem::new(4).unwrap(), first, second, swap, index);
        check(&Dao::new(), first, second, swap, index);
    }
}
