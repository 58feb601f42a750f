//! One token on a graph, with circles or without.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::graph::{GraphChoice, GraphForm, read};
use appleyard_core::play::Notation;
use appleyard_core::solve::{Listed, Solved, Value, Witness};
use appleyard_core::token_graph::{GrundyGraph, Token};
use proptest::prelude::*;

use crate::support::agreement::{every_solver_agrees, indexed};

fn token(text: &str, start: Option<&str>, end_rule: EndRule) -> Token {
    let graph = read(text, &GraphChoice::default()).unwrap().graph;
    Token::new(graph, start, end_rule).unwrap()
}

proptest! {
    #[test]
    fn any_graph_every_solver_agrees(
        edges in prop::collection::vec((0..12_u32, 0..12_u32), 1..40), misere in any::<bool>(),
    ) {
        let lines = edges.iter().filter(|(from, to)| from != to);
        let text: String = lines.map(|(from, to)| format!("n{from} -> n{to}\n")).collect();
        prop_assume!(!text.is_empty());
        let end_rule = if misere { EndRule::Misere } else { EndRule::Normal };
        let game = token(&text, None, end_rule);
        every_solver_agrees(&game);
    }
}

/// Without circles, the lost nodes under normal play are those with the Grundy value 0.
#[test]
fn a_graph_without_circles_agrees_with_its_grundy_values() {
    let text = r#"{ "a": ["b", "c", "d"], "b": ["c", "e"], "c": ["d", "e"], "d": ["e"] }"#;
    let run = indexed(token(text, Some("a"), EndRule::Normal));
    let values =
        GrundyGraph::new(read(text, &GraphChoice::of(GraphForm::Json)).unwrap().graph).unwrap();
    for node in 0..5 {
        let lost = run.value(&node).unwrap().outcome == Outcome::P;
        assert_eq!(lost, values.values()[node as usize] == 0);
    }
}

/// From a the players go to b and back. Whoever moves on to c loses at once; from d it takes longer.
#[test]
fn a_circle_can_be_a_draw() {
    let text = "digraph { a -> b; b -> a; b -> c; c -> d; e -> c }";
    let run = indexed(token(text, None, EndRule::Normal));
    assert_eq!(run.count(), 4);
    assert_eq!(run.value(&0), Ok(Value::DRAWN));
    assert!(matches!(run.witness(&0), Ok(Witness::Endless(1))));
    let game = token(text, Some("e"), EndRule::Normal);
    assert_eq!(game.text(&game.start()), "e");
    let start = game.start();
    assert_eq!(indexed(game).value(&start), Ok(Value::lost(2)));
}
