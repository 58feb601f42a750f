use std::collections::BTreeSet;

use appleyard_core::graph::GraphChoice;
use appleyard_core::paths::{
    EdgeFate, FrontierRun, FrontierState, FrontierStep, MAX_RECORDED_STATES, PathCount, PathGraph,
    PathQuery, ReadyPaths, ready,
};
use appleyard_core::progress::Run;
use num_bigint::BigUint;
use proptest::prelude::*;

use crate::paths::brute::{any_graph, paths};

fn run(between: &PathQuery<'_>) -> FrontierRun {
    let mut run = FrontierRun::new(between);
    run.finish().unwrap();
    run
}

/// The pieces and the inner nodes that some taken edges form, with an edge from the destination to the start: each
/// piece by its two ends. `None` if they do not form pieces.
fn formed(
    graph: &PathGraph,
    [from, to]: [u32; 2],
    taken: &[[u32; 2]],
) -> Option<(BTreeSet<[u32; 2]>, BTreeSet<u32>)> {
    let nodes = graph.names().len() as u32;
    let closing = [[to, from]];
    let edges: Vec<[u32; 2]> = closing.iter().chain(taken).copied().collect();
    let touching = |node: u32| edges.iter().filter(move |it| it.contains(&node));
    let ends: Vec<u32> = (0..nodes).filter(|it| touching(*it).count() == 1).collect();
    let mut pieces = BTreeSet::new();
    let mut inside = BTreeSet::new();
    for &end in &ends {
        let mut piece = vec![end];
        while let Some(edge) = {
            let here = *piece.last().unwrap();
            let mut on = edges.iter().filter(|it| it.contains(&here));
            on.find(|it| !it.iter().all(|node| piece.contains(node)))
        } {
            let here = *piece.last().unwrap();
            piece.push(if edge[0] == here { edge[1] } else { edge[0] });
        }
        let last = *piece.last().unwrap();
        let leads = piece.windows(2).all(|it| edges.contains(&[it[0], it[1]]));
        if if graph.undirected() {
            end < last
        } else {
            leads
        } {
            pieces.insert([end, last]);
            inside.extend(&piece[1..piece.len() - 1]);
        }
    }
    let whole = 2 * pieces.len() + inside.len();
    let touched = (0..nodes).filter(|it| touching(*it).count() > 0).count();
    (whole == touched).then_some((pieces, inside))
}

proptest! {
    #[test]
    fn the_recorded_run_finds_all_paths_and_each_path_is_one_way_through_its_states(
        (graph, from, to) in any_graph(),
        budget in 1..50_u64,
    ) {
        let between = PathQuery::new(&graph, Some(from), Some(to));
        let mut run = FrontierRun::new(&between);
        while !run.advance(budget).unwrap().finished {}
        let all = paths(&graph, from, to);
        prop_assert_eq!(run.found().last(), Some(&BigUint::from(all.len())));
        prop_assert_eq!(run.steps().len(), run.edges().len() + 1);
        prop_assert_eq!(run.found().len(), run.edges().len() + 1);
        prop_assert_eq!(run.frontiers().len(), run.edges().len() + 1);
        if run.edges().is_empty() {
            return Ok(());
        }
        let (edges, states, fates) = (run.edges(), run.states(), run.fates());
        // Each path follows the edges that it takes from state to state, and the last one closes it.
        for path in &all {
            let takes = |[a, b]: [u32; 2]| {
                path.windows(2).any(|it| it == [a, b] || (graph.undirected() && it == [b, a]))
            };
            let last = edges.iter().rposition(|it| takes(*it)).unwrap();
            let mut at = 0;
            for (step, &edge) in edges.iter().enumerate().take(last) {
                let fate = fates[step][at][usize::from(takes(edge))];
                let EdgeFate::State(next) = fate else { panic!("{fate:?}") };
                at = next;
            }
            prop_assert_eq!(fates[last][at][1], EdgeFate::Closed);
        }
        // Going through all decisions counts the ways of each state, and finds its pieces in each of them.
        let mut ways: Vec<Vec<Vec<[u32; 2]>>> = vec![vec![Vec::new()]];
        for (step, &edge) in edges.iter().enumerate() {
            let mut next = vec![Vec::new(); states[step + 1].len()];
            for (at, decisions) in ways.iter().enumerate() {
                for taken in decisions {
                    let longer = [taken.as_slice(), &[edge]].concat();
                    for (fate, way) in fates[step][at].iter().zip([taken.clone(), longer]) {
                        if let EdgeFate::State(place) = *fate {
                            next[place].push(way);
                        }
                    }
                }
            }
            ways = next;
            let frontier: BTreeSet<u32> = run.frontiers()[step + 1].iter().copied().collect();
            for (decisions, state) in ways.iter().zip(&states[step + 1]) {
                let FrontierState { pieces, inside, ways } = state;
                prop_assert_eq!(&BigUint::from(decisions.len()), ways);
                for taken in decisions {
                    let (own, inner) = formed(&graph, [from, to], taken).unwrap();
                    prop_assert_eq!(own, pieces.iter().copied().collect::<BTreeSet<_>>());
                    let inner: BTreeSet<u32> = inner.intersection(&frontier).copied().collect();
                    prop_assert_eq!(inner, inside.iter().copied().collect::<BTreeSet<_>>());
                }
            }
        }
        prop_assert!(ways.is_empty());
    }
}

#[test]
fn the_steps_say_how_many_decisions_merge_and_how_many_paths_are_complete() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap();
    let run = run(&PathQuery::new(&streets.graph, Some(0), Some(8)));
    assert_eq!(run.found().last(), Some(&12_u32.into()));
    for (step, [before, after]) in run.steps().windows(2).map(|it| [it[0], it[1]]).enumerate() {
        let fates = run.fates()[step].iter().flatten();
        let kept = fates.clone().filter(|it| matches!(it, EdgeFate::State(_)));
        assert_eq!(after.decisions as usize, kept.count());
        let closed = fates.filter(|it| **it == EdgeFate::Closed);
        assert_eq!(after.closed as usize, closed.count());
        assert!(after.states <= after.decisions && after.decisions <= 2 * before.states);
    }
    // Somewhere decisions merge; otherwise counting would be listing.
    assert!(
        run.steps()
            .iter()
            .any(|it| it.decisions > it.states && it.states > 0)
    );
}

#[test]
fn a_wide_graph_has_its_widths_but_no_states_and_the_same_number_of_paths() {
    let streets = ready(ReadyPaths::Grid, 9, 0).unwrap();
    let between = PathQuery::new(&streets.graph, Some(0), Some(80));
    let run = run(&between);
    let mut count = PathCount::new(&between);
    count.finish().unwrap();
    assert_eq!(run.found().last(), Some(count.paths()));
    assert_eq!(run.steps().len(), run.edges().len() + 1);
    let all: usize = run.steps().iter().map(|it| it.states as usize).sum();
    assert!(all > MAX_RECORDED_STATES);
    assert!(run.states().is_empty() && run.fates().is_empty());
}

#[test]
fn without_a_path_it_says_how_it_begins_as_the_count_does() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap();
    let apart = PathGraph::read("a; b", &GraphChoice::default())
        .unwrap()
        .graph;
    let begins = |between: &PathQuery<'_>, paths: u32| {
        let none = run(between);
        assert!(none.edges().is_empty());
        assert_eq!(none.steps(), [FrontierStep::default()]);
        assert_eq!(none.frontiers(), [Vec::<u32>::new()]);
        assert_eq!(none.found(), [BigUint::from(paths)]);
        let mut count = PathCount::new(between);
        count.finish().unwrap();
        assert_eq!(count.paths(), &none.found()[0]);
    };
    begins(&PathQuery::new(&apart, Some(0), Some(1)), 0);
    begins(&PathQuery::new(&streets.graph, Some(0), None), 0);
    // From a node to itself there is one path, the node.
    let same = PathQuery::new(&streets.graph, Some(0), Some(0));
    begins(&same, 1);
    begins(&PathQuery { pass: &[1], ..same }, 0);
}

#[test]
fn a_graph_that_is_too_wide_is_refused() {
    let dense = ready(ReadyPaths::Complete, 24, 0).unwrap();
    let between = PathQuery::new(&dense.graph, Some(dense.from), Some(dense.to));
    FrontierRun::new(&between).finish().unwrap_err();
}
