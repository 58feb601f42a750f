use appleyard_core::error::PathsError;
use appleyard_core::paths::{PathCount, PathGraph, ReadyPaths, ready};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::brute::{any_graph, named, paths};

fn count(graph: &PathGraph, from: u32, to: u32) -> u128 {
    let mut count = PathCount::new(graph, Some(from), Some(to));
    count.finish().unwrap();
    count.paths()
}

fn ready_count(kind: ReadyPaths, size: u32) -> u128 {
    let made = ready(kind, size, 1).unwrap();
    count(&made.graph, made.from, made.to)
}

/// OEIS A007764, for 1 to 9 corners a side.
#[test]
fn streets_have_as_many_paths_as_the_encyclopedia_of_sequences_says() {
    let published = [
        1,
        2,
        12,
        184,
        8_512,
        1_262_816,
        575_780_564,
        789_360_053_252,
        3_266_598_486_981_642,
    ];
    for (side, paths) in (1..).zip(published) {
        assert_eq!(ready_count(ReadyPaths::Grid, side), paths, "{side} a side");
    }
}

/// Between two of n joined nodes there are the sum of (n − 2)! / k! paths, for k from 0 to n − 2.
#[test]
fn where_all_are_joined_the_paths_are_a_sum_of_quotients_of_factorials() {
    for nodes in 2..=11_u32 {
        let factorial = |it: u32| (1..=u128::from(it)).product::<u128>();
        let sum: u128 = (0..=nodes - 2)
            .map(|it| factorial(nodes - 2) / factorial(it))
            .sum();
        assert_eq!(
            ready_count(ReadyPaths::Complete, nodes),
            sum,
            "{nodes} nodes"
        );
    }
}

#[test]
fn opposite_corners_of_cubes_have_2_and_18_and_6432_paths() {
    let counts = [2, 3, 4].map(|it| ready_count(ReadyPaths::Hypercube, it));
    assert_eq!(counts, [2, 18, 6432]);
}

#[test]
fn a_tree_has_one_path_between_two_nodes_and_a_node_has_one_to_itself() {
    assert_eq!(ready_count(ReadyPaths::Tree, 6), 1);
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    assert_eq!(count(&streets, 4, 4), 1);
}

#[test]
fn without_an_end_there_is_no_path() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    for ends in [[None, Some(1)], [Some(1), None], [None, None]] {
        let [from, to] = ends;
        let mut count = PathCount::new(&streets, from, to);
        assert!(count.finish().unwrap().finished);
        assert_eq!(count.paths(), 0);
    }
}

#[test]
fn slices_of_any_size_give_the_same_number_and_progress_never_falls() {
    let streets = ready(ReadyPaths::Grid, 5, 0).unwrap();
    let mut count = PathCount::new(&streets.graph, Some(0), Some(24));
    let mut done = 0;
    loop {
        let progress = count.advance(7).unwrap();
        assert!(progress.done >= done && progress.total == 40);
        done = progress.done;
        if progress.finished {
            break;
        }
    }
    assert_eq!(count.paths(), 8_512);
    assert!(count.widest() > 10);
}

#[test]
fn a_graph_that_is_too_wide_is_refused() {
    let king = ready(ReadyPaths::King, 12, 0).unwrap();
    let mut count = PathCount::new(&king.graph, Some(0), Some(143)).with_states(1000);
    let refused = count.finish().unwrap_err();
    assert!(
        matches!(refused, PathsError::TooManyStates { .. }),
        "{refused}"
    );
    assert_eq!(count.advance(1).unwrap_err(), refused, "for good");
}

proptest! {
    #[test]
    fn counting_agrees_with_listing((graph, from, to) in any_graph()) {
        prop_assert_eq!(count(&graph, from, to), paths(&graph, from, to).len() as u128);
    }

    /// Other numbers for the nodes are another order of the edges.
    #[test]
    fn the_numbers_of_the_nodes_do_not_matter((graph, from, to) in any_graph(), turn in 0..8_u32) {
        let nodes = graph.names().len() as u32;
        let other = |node: u32| (node + turn) % nodes;
        let edges: Vec<[u32; 2]> = graph.edges().iter().map(|edge| edge.map(other)).collect();
        let turned = PathGraph::new(named(nodes), graph.both(), &edges);
        prop_assert_eq!(count(&turned, other(from), other(to)), count(&graph, from, to));
    }
}
