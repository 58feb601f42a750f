//! Single rules, at positions where they show.

use appleyard_core::boards::{BoardGame, Dao, Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::game::Outcome;
use appleyard_core::play::Notation;

/// The texts of the positions after each move.
fn after<G: BoardGame>(game: &G, text: &str) -> Vec<String> {
    let board = game.parse(text).unwrap();
    let options = game.moves(&board).map(|step| game.after(&board, step));
    options.map(|option| game.text(&option)).collect()
}

/// Who wins at a position where the game has ended.
fn ended<G: BoardGame>(game: &G, text: &str) -> Option<Outcome> {
    let board = game.parse(text).unwrap();
    game.is_over(&board).then(|| game.verdict(&board))
}

#[test]
fn three_in_a_row_end_tic_tac_toe() {
    let game = InARow::new(3, 3, 3).unwrap();
    for row in [
        "xxx/oo./...:o",
        "x.o/xo./x..:o",
        "xo./ox./..x:o",
        "o.x/.x./x.o:o",
    ] {
        assert_eq!(ended(&game, row), Some(Outcome::P), "{row}");
    }
    assert_eq!(ended(&game, "xox/xox/oxo:o"), Some(Outcome::D));
    assert_eq!(ended(&game, "xx./oo./...:x"), None);
    assert_eq!(after(&game, "x../.o./...:x").len(), 7);
}

#[test]
fn stones_fall() {
    let game = FourInARow::new(4, 3, 4).unwrap();
    let options = after(&game, "o.../x.../xo..:x");
    assert_eq!(options.len(), 3);
    assert!(
        options.contains(&"o.../xx../xo..:o".to_owned()),
        "{options:?}"
    );
    assert_eq!(ended(&game, "..../ooo./xxxx:o"), Some(Outcome::P));
    assert_eq!(ended(&game, "..../.oo./xxx.:o"), None);
}

#[test]
fn pawns_go_ahead_and_take_to_the_side() {
    let game = Hexapawn::new(3, 3).unwrap();
    let options = after(&game, "o.o/xo./.xx:x");
    // The pawn on the right takes to the left, or goes ahead. The others are blocked, and take nobody.
    assert_eq!(options, ["o.o/xx./.x.:o", "o.o/xox/.x.:o"]);
    assert_eq!(ended(&game, "x.o/.o./...:o"), Some(Outcome::P));
    assert_eq!(ended(&game, "o../x../...:o"), Some(Outcome::P), "blocked");
}

#[test]
fn cars_leave_the_board_ahead_only() {
    let game = Dodgem::new(3).unwrap();
    let options = after(&game, "..x/.../.oo:x");
    let expected = [".../..x/.oo:o", ".../.../.oo:o"];
    assert_eq!(options, expected);
    let options = after(&game, ".o./x../...:o");
    assert!(options.contains(&".../x../...:x".to_owned()), "{options:?}");
    assert_eq!(ended(&game, ".../.../.oo:o"), Some(Outcome::P), "all gone");
    assert_eq!(ended(&game, "xo./o../...:x"), Some(Outcome::N), "blocked");
}

#[test]
fn stones_slide_as_far_as_they_can() {
    let game = Dao::new();
    let options = after(&game, "x..o/.xo./.ox./o..x:x");
    // From a corner up to the stone in the next one; the diagonal is shut.
    assert!(options.contains(&"..xo/.xo./.ox./o..x:o".to_owned()));
    assert!(options.contains(&"...o/.xo./xox./o..x:o".to_owned()));
    // From the middle to the edge, straight or on the free diagonal.
    assert!(options.contains(&"xx.o/..o./.ox./o..x:o".to_owned()));
    assert_eq!(options.len(), 2 * 2 + 2 * 4, "{options:?}");
}

#[test]
fn dao_is_won_in_four_ways_and_by_being_shut_in() {
    let game = Dao::new();
    for (text, outcome) in [
        ("xxxx/oo../o.../o...:o", Outcome::P),
        ("x.o./x.o./xo../xo..:o", Outcome::P),
        ("..../.xxo/.xxo/oo..:o", Outcome::P),
        ("x..x/oo../oo../x..x:x", Outcome::N),
        ("xo../oo../.x.o/.x.x:x", Outcome::N),
        ("xo../oo../.x.o/.x.x:o", Outcome::P),
    ] {
        assert_eq!(ended(&game, text), Some(outcome), "{text}");
    }
    // A diagonal wins nothing.
    assert_eq!(ended(&game, "x..o/.xo./.ox./o..x:o"), None);
    assert_eq!(ended(&game, "x.o./.xo./..xo/.o.x:o"), None);
}
