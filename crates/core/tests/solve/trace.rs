//! The recorded form.

use std::collections::HashMap;
use std::iter::repeat;

use appleyard_core::game::{Game, Outcome};
use appleyard_core::solve::{
    Listed, MAX_POSITIONS, NO_DECIDING_MOVE, Retrograde, SPREAD_ROW_WIDTH, Solved, Value, Witness,
};
use appleyard_core::trace::Trace;
use proptest::prelude::*;

use crate::solve::graph::{Graph, any_graph};
use crate::solve::solved;
use crate::support::slices::in_slices;

type Recorded = Retrograde<Graph, Trace<SPREAD_ROW_WIDTH>>;

fn recorded(graph: &Graph, budget: u64) -> Recorded {
    let mut run = Retrograde::recorded(graph.clone(), MAX_POSITIONS);
    for start in graph.positions() {
        run.ask(start).unwrap();
    }
    in_slices(&mut run, repeat(budget), |_, _, _| {});
    run
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// The rows alone give every value, in an order in which each value follows from those before
    /// it.
    #[test]
    fn the_rows_give_every_value(graph in any_graph(), budget in 1..100_u64) {
        let run = recorded(&graph, budget);
        let plain = solved(graph.clone(), graph.positions());
        prop_assert_eq!(run.positions(), plain.positions());
        let mut known: HashMap<u32, (Outcome, u32)> = HashMap::new();
        let mut last = (false, 0);
        for step in 0..run.trace().len() {
            let &[place, outcome, plies, deciding] = run.trace().row(step).unwrap();
            let position = run.positions()[place as usize];
            let outcome = [Outcome::P, Outcome::N, Outcome::D][outcome as usize];
            let now = (outcome == Outcome::D, plies);
            prop_assert!(last <= now, "won and lost first, and soon ones first");
            last = now;
            if deciding == NO_DECIDING_MOVE {
                prop_assert_eq!(plies, 0);
                prop_assert!(graph.options[position as usize].is_empty());
                prop_assert_eq!(outcome, graph.verdict(&position));
            } else {
                let option = graph.after(&position, deciding as usize);
                let same = graph.turn(&position).is_some()
                    && graph.turn(&position) == graph.turn(&option);
                let there = if same { outcome } else { outcome.seen_by_the_other() };
                prop_assert_eq!(known.get(&option), Some(&(there, plies - 1)));
                prop_assert_eq!(plain.best(&position), Ok(Some(deciding as usize)));
            }
            prop_assert_eq!(known.insert(position, (outcome, plies)), None);
        }
        for position in graph.positions() {
            let expected = match (plain.value(&position).unwrap(), plain.witness(&position)) {
                (Value { outcome, remoteness: Some(plies) }, _) => Some((outcome, plies)),
                (_, Ok(Witness::Tie { plies, .. })) => Some((Outcome::D, plies)),
                (_, Ok(Witness::Over)) => Some((Outcome::D, 0)),
                _ => None,
            };
            prop_assert_eq!(known.get(&position).copied(), expected);
        }
    }

    #[test]
    fn slices_write_the_same_rows(graph in any_graph(), budget in 1..20_u64) {
        let (whole, sliced) = (recorded(&graph, u64::MAX), recorded(&graph, budget));
        prop_assert_eq!(sliced.trace(), whole.trace());
    }
}
