//! Grundy values of any impartial game, against other ways to find them.

use appleyard_core::boards::Hexapawn;
use appleyard_core::chain::{OctalCode, OctalGame, OctalGrundy};
use appleyard_core::contest::{CalendarGame, Date};
use appleyard_core::game::EndRule;
use appleyard_core::graph::{GraphChoice, GraphForm, read};
use appleyard_core::nim::HeapGame;
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{MAX_GRUNDY_MOVES, grundy};
use appleyard_core::token_graph::{GrundyGraph, Token};
use proptest::prelude::*;

#[test]
fn the_value_of_heaps_is_their_exclusive_or() {
    let game = HeapGame::take_away(&[5, 6, 7], "any", EndRule::Normal).unwrap();
    for position in [vec![5, 6, 7], vec![1, 2, 3], vec![0, 0, 0], vec![4, 0, 1]] {
        let sum = position.iter().fold(0, |sum, &heap| sum ^ heap);
        let here = grundy(&game, &position).unwrap();
        assert_eq!(u64::from(here.value), sum, "{position:?}");
    }
}

/// Kayles, from *Winning Ways*: 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6.
#[test]
fn a_row_of_kayles_has_the_value_of_the_table() {
    let code = OctalCode::parse("0.77").unwrap();
    let mut table = OctalGrundy::new(code, 30).unwrap();
    let Ok(_) = table.finish();
    for row in 1..=30 {
        let game = OctalGame::new(code, &[row], EndRule::Normal).unwrap();
        let here = grundy(&game, &Notation::start(&game)).unwrap();
        assert_eq!(Some(here.value), table.value(row), "{row}");
        assert!(!here.set.contains(&here.value));
        assert!((0..here.value).all(|less| here.set.contains(&less)));
    }
}

#[test]
fn games_without_values_are_refused() {
    let code = |error: appleyard_core::Error| error.code();
    let misere = HeapGame::take_away(&[3], "any", EndRule::Misere).unwrap();
    assert_eq!(
        grundy(&misere, &vec![3]).map_err(code),
        Err("grundy-undefined")
    );
    let pawns = Hexapawn::new(3, 3).unwrap();
    let start = Notation::start(&pawns);
    assert_eq!(
        grundy(&pawns, &start).map_err(code),
        Err("grundy-undefined")
    );
    let graph = read("a -> b\nb -> a c", &GraphChoice::of(GraphForm::Edges))
        .unwrap()
        .graph;
    let circle = Token::new(graph, None, EndRule::Normal).unwrap();
    assert_eq!(grundy(&circle, &0).map_err(code), Err("grundy-undefined"));
    assert_eq!(grundy(&circle, &2).map(|here| here.value), Ok(0));
    // The player who passes the date loses, so the last move need not win.
    let date = Date::parse("2001-10-20").unwrap();
    let calendar = CalendarGame::starting(date);
    assert_eq!(
        grundy(&calendar, &date).map_err(code),
        Err("grundy-undefined")
    );
    let large = HeapGame::take_away(&[3000], "any", EndRule::Normal).unwrap();
    let error = grundy(&large, &vec![3000]).unwrap_err();
    assert_eq!(error.code(), "grundy-too-large");
    assert!(error.to_string().contains(&MAX_GRUNDY_MOVES.to_string()));
}

proptest! {
    #[test]
    fn any_graph_has_the_values_of_its_tokens(
        edges in prop::collection::vec((0..12_u32, 0..12_u32), 1..40),
    ) {
        // Edges lead to larger numbers, so there is no circle.
        let lines: Vec<String> = edges
            .iter()
            .filter(|(from, to)| from < to)
            .map(|(from, to)| format!("{from} -> {to}"))
            .collect();
        prop_assume!(!lines.is_empty());
        let graph = read(&lines.join("\n"), &GraphChoice::of(GraphForm::Edges)).unwrap().graph;
        let known = GrundyGraph::new(graph.clone()).unwrap();
        let game = Token::new(graph, None, EndRule::Normal).unwrap();
        for (node, &value) in (0..).zip(known.values()) {
            let here = grundy(&game, &node).unwrap();
            prop_assert_eq!(here.value, value);
            prop_assert_eq!(here.set, known.mex_set(node));
        }
    }
}
