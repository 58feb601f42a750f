//! Vector games from a start.

use appleyard_core::error::VectorError;
use appleyard_core::game::{EndRule, Game};
use appleyard_core::lattice::{Colouring, Move, Point, StartedLattice, VectorGame};
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Listed, Solved};
use proptest::prelude::*;

use crate::support::agreement::{every_solver_agrees, indexed};
use crate::support::readers;

fn end_rules() -> impl Strategy<Value = EndRule> {
    prop_oneof![Just(EndRule::Normal), Just(EndRule::Misere)]
}

/// Moves that end, as many as remain of those drawn.
fn games() -> impl Strategy<Value = VectorGame> {
    let one = (-3..=2_i32, -3..=2_i32, any::<bool>());
    let moves = prop::collection::vec(one.prop_map(|(dm, dn, ray)| Move { dm, dn, ray }), 1..5);
    moves.prop_filter_map("endless", |moves| VectorGame::new(moves).ok())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_vectors_agree_with_the_plain_solver(
        game in games(), end_rule in end_rules(), m in 0..7_u32, n in 0..7_u32,
    ) {
        let game = StartedLattice::new(game, end_rule, Point { m, n }).unwrap();
        every_solver_agrees(&game);
    }

    #[test]
    fn what_is_written_is_read_again(game in games()) {
        let texts = game.moves().iter().map(|one| {
            format!("({:+}, {}){}", one.dm, one.dn, if one.ray { "*" } else { "" })
        });
        let text = texts.collect::<Vec<_>>().join("; ");
        let read = VectorGame::parse(&text).unwrap();
        prop_assert_eq!(read.moves(), game.moves());
    }

    #[test]
    fn any_text_reads_the_same_again_or_is_refused(text in "[-+0-9,()*;_ x−]{0,40}") {
        readers::vectors(&text);
    }
}

/// The colouring is the fast solver of the same games.
#[test]
fn the_apples_agree_with_their_colouring() {
    let mut picture = Colouring::new(VectorGame::apples(), EndRule::Misere, 40, 40).unwrap();
    picture.finish().unwrap();
    let start = Point { m: 19, n: 0 };
    let run = indexed(StartedLattice::new(VectorGame::apples(), EndRule::Misere, start).unwrap());
    for place in (0..).take(run.count()) {
        let point = run.position(place).unwrap();
        assert_eq!(
            run.value(&point).ok(),
            picture.value(point).unwrap(),
            "{point:?}"
        );
    }
    assert_eq!(run.game().text(&start), "(19,0)");
    let names: Vec<String> = run
        .game()
        .moves(&start)
        .map(|ply| run.game().move_text(&start, ply))
        .collect();
    assert_eq!(names, ["(-1,0)", "(-1,+1)"]);
}

#[test]
fn the_place_where_reading_stops_is_named() {
    let at = |text: &str| VectorGame::parse(text).map(|_| ()).unwrap_err();
    for (text, place, found) in [
        ("-1", 3, None),
        ("-1,0 x", 6, Some('x')),
        ("(-1,0", 6, None),
        ("-1,0,2", 5, Some(',')),
    ] {
        let expected = VectorError::VectorsNotUnderstood { at: place, found };
        assert_eq!(at(text), expected.into(), "{text}");
    }
    assert_eq!(at(" "), VectorError::NoMoves.into());
    assert_eq!(at("99999999999,0").code(), "vector-too-long");
    assert_eq!(at(&"-1,0 ".repeat(1_000)).code(), "too-many-moves");
}
