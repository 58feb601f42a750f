//! Random graphs, with cycles, ties and turns without order.

use std::collections::BTreeSet;

use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::play::{principal_line, record};
use appleyard_core::solve::{Listed, Solved, Value, Witness};
use proptest::prelude::*;

use crate::support::agreement::{follows, stored};
use crate::support::games::graph::{Graph, any_graph};

/// The positions that can be reached.
fn reached(graph: &Graph, start: u32) -> BTreeSet<u32> {
    let (mut seen, mut to_visit) = (BTreeSet::from([start]), vec![start]);
    while let Some(position) = to_visit.pop() {
        for &option in &graph.options[position as usize] {
            if seen.insert(option) {
                to_visit.push(option);
            }
        }
    }
    seen
}

/// Sweeps over all positions until nothing changes: finds which player can force a win.
fn by_sweeps(graph: &Graph) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = graph.positions().map(|_| Outcome::D).collect();
    loop {
        let before = outcomes.clone();
        for position in graph.positions() {
            let to_mover = |&option: &u32| {
                let turns = graph.turn(&position).zip(graph.turn(&option));
                match before[option as usize] {
                    outcome if turns.is_some_and(|(one, other)| one == other) => outcome,
                    outcome => outcome.seen_by_the_other(),
                }
            };
            let options = graph.options[position as usize].iter().map(to_mover);
            let options: Vec<Outcome> = options.collect();
            outcomes[position as usize] = if options.is_empty() {
                graph.verdict(&position)
            } else if options.contains(&Outcome::N) {
                Outcome::N
            } else if options.contains(&Outcome::D) {
                Outcome::D
            } else {
                Outcome::P
            };
        }
        if outcomes == before {
            return outcomes;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_position_is_right(graph in any_graph()) {
        let run = stored(graph.clone(), graph.positions());
        prop_assert_eq!(run.positions().len(), graph.options.len());
        follows(&run);
        let outcomes = graph.positions().map(|it| run.value(&it).unwrap().outcome);
        prop_assert_eq!(outcomes.collect::<Vec<_>>(), by_sweeps(&graph));
    }

    #[test]
    fn exactly_the_positions_that_can_be_reached_are_solved(graph in any_graph(), start: prop::sample::Index) {
        let start = u32::try_from(start.index(graph.options.len())).unwrap();
        let run = stored(graph.clone(), [start]);
        let met: BTreeSet<u32> = run.positions().iter().copied().collect();
        prop_assert_eq!(&met, &reached(&graph, start));
        follows(&run);
        let whole = stored(graph.clone(), graph.positions());
        for position in graph.positions() {
            let known = run.value(&position);
            prop_assert_eq!(known.is_ok(), met.contains(&position));
            if let Ok(value) = known {
                prop_assert_eq!(Ok(value), whole.value(&position));
                prop_assert_eq!(run.witness(&position), whole.witness(&position));
            }
        }
    }

    /// With best play the game lasts as long as the remoteness says, and the player whom the value
    /// names wins. From a drawn position it stays drawn, and reaches a tie if there is one.
    #[test]
    fn decided_positions_are_played_out(graph in any_graph()) {
        let run = stored(graph.clone(), graph.positions());
        for start in graph.positions() {
            let value = run.value(&start).unwrap();
            let line = principal_line(&run, &start).unwrap();
            let Some(plies) = value.remoteness else {
                let game = record(&run, &start, &line).unwrap();
                prop_assert!(game.plies.iter().all(|ply| ply.value == Value::DRAWN));
                prop_assert_eq!(game.winner, None);
                match run.witness(&start).unwrap() {
                    Witness::Tie { plies, .. } => {
                        prop_assert!(game.over && line.len() == plies as usize);
                    }
                    witness => prop_assert_eq!(game.over, witness == Witness::Over),
                }
                continue;
            };
            prop_assert_eq!(line.len(), plies as usize);
            let game = record(&run, &start, &line).unwrap();
            prop_assert!(game.over && game.plies.iter().all(|ply| !ply.blunder));
            let mover = graph.turn(&start).unwrap_or(Player::First);
            let winner = match value.outcome {
                Outcome::N => mover,
                _ => mover.other(),
            };
            prop_assert_eq!(game.winner, Some(winner));
        }
    }

    /// A tie is reached in as many plies as its witness says, and endless play goes round in a
    /// circle.
    #[test]
    fn draws_are_played_out(graph in any_graph()) {
        let run = stored(graph.clone(), graph.positions());
        for start in graph.positions() {
            if run.value(&start).unwrap().outcome != Outcome::D {
                continue;
            }
            let witness = run.witness(&start).unwrap();
            let (mut position, mut seen) = (start, vec![]);
            while !seen.contains(&position) {
                seen.push(position);
                let Some(chosen) = run.best(&position).unwrap() else { break };
                position = graph.after(&position, chosen);
                prop_assert_eq!(run.value(&position).unwrap().outcome, Outcome::D);
            }
            match witness {
                Witness::Over => prop_assert_eq!(seen.len(), 1),
                Witness::Tie { plies, .. } => {
                    prop_assert_eq!(seen.len(), plies as usize + 1);
                    prop_assert!(graph.options[position as usize].is_empty());
                }
                Witness::Endless(_) => {
                    prop_assert!(!graph.options[position as usize].is_empty());
                    prop_assert!(matches!(run.witness(&position), Ok(Witness::Endless(_))));
                }
                Witness::Decided(_) => prop_assert!(false, "{start} is drawn"),
            }
        }
    }
}
