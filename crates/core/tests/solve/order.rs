//! The order in which the solver decides positions.

use std::collections::HashMap;
use std::iter::repeat;

use appleyard_core::certificate::Claim;
use appleyard_core::game::{Game, Outcome};
use appleyard_core::solve::{Interned, MAX_POSITIONS, Retrograde, Value, Witness};
use appleyard_core::solve::{Listed, Solved};
use proptest::prelude::*;

use crate::support::agreement::stored;
use crate::support::claims::claim_of;
use crate::support::games::graph::{Graph, any_graph};
use crate::support::slices::in_slices;

type Ordered = Retrograde<Interned<Graph>>;

fn ordered(graph: &Graph, budget: u64) -> Ordered {
    let mut run = Retrograde::new(graph.clone(), MAX_POSITIONS);
    for start in graph.positions() {
        run.ask(start).unwrap();
    }
    in_slices(&mut run, repeat(budget), |_, _, _| {});
    run
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Every value follows from those before it in the order.
    #[test]
    fn each_value_follows_from_those_before_it(graph in any_graph(), budget in 1..100_u64) {
        let run = ordered(&graph, budget);
        let plain = stored(graph.clone(), graph.positions());
        prop_assert_eq!(run.positions(), plain.positions());
        let mut known: HashMap<u32, (Outcome, u32)> = HashMap::new();
        let mut last = (false, 0);
        for &place in run.order() {
            let position = run.positions()[place as usize];
            let (outcome, plies) = match claim_of(&run, &position).unwrap().0 {
                Claim::Lost(plies) => (Outcome::P, plies),
                Claim::Won(plies) => (Outcome::N, plies),
                Claim::Tie(plies) => (Outcome::D, plies),
                Claim::Endless => panic!("play without end is never decided"),
            };
            let deciding = run.witness(&position).unwrap().chosen();
            let now = (outcome == Outcome::D, plies);
            prop_assert!(last <= now, "won and lost first, and soon ones first");
            last = now;
            let Some(deciding) = deciding else {
                prop_assert_eq!(plies, 0);
                prop_assert!(graph.options[position as usize].is_empty());
                prop_assert_eq!(outcome, graph.verdict(&position));
                prop_assert_eq!(known.insert(position, (outcome, plies)), None);
                continue;
            };
            {
                let option = graph.after(&position, deciding);
                let same = graph.turn(&position).is_some()
                    && graph.turn(&position) == graph.turn(&option);
                let there = if same { outcome } else { outcome.seen_by_the_other() };
                prop_assert_eq!(known.get(&option), Some(&(there, plies - 1)));
                prop_assert_eq!(plain.best(&position), Ok(Some(deciding)));
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
    fn slices_decide_in_the_same_order(graph in any_graph(), budget in 1..20_u64) {
        let (whole, sliced) = (ordered(&graph, u64::MAX), ordered(&graph, budget));
        prop_assert_eq!(sliced.order(), whole.order());
    }
}
