//! Graphs whose edges lead one way and go round in no circle are counted by one pass.

use appleyard_core::paths::{
    CountMethod, EdgeCounts, Listing, PathCount, PathGraph, PathNumber, PathQuery,
};
use appleyard_core::progress::Run;
use num_bigint::BigUint;
use proptest::prelude::*;

use crate::paths::brute::{any_acyclic, any_graph, named, paths};

fn finished<R: Run>(mut run: R, budget: u64) -> R
where
    R::Error: std::fmt::Debug,
{
    while !run.advance(budget).unwrap().finished {}
    run
}

/// Each node joined to every later one.
fn forward(nodes: u32) -> PathGraph {
    let edges = (0..nodes).flat_map(|from| (from + 1..nodes).map(move |to| [from, to]));
    PathGraph::new(named(nodes), false, &edges.collect::<Vec<_>>())
}

fn binomial(of: u32, some: u32) -> BigUint {
    (0..some).fold(BigUint::from(1_u32), |product, at| {
        product * (of - at) / (at + 1)
    })
}

/// A path is a choice of the nodes between its ends.
#[test]
fn where_each_node_is_joined_to_every_later_one_there_are_as_many_paths_as_sets_of_nodes() {
    for nodes in [2, 3, 24, 80, 130] {
        let graph = forward(nodes);
        let between = PathQuery::new(&graph, Some(0), Some(nodes - 1));
        let count = finished(PathCount::new(&between).with_lengths(), 100);
        assert_eq!(count.method(), CountMethod::Topological);
        assert_eq!(count.paths(), &(BigUint::from(1_u32) << (nodes - 2)));
        let by_length: Vec<BigUint> = std::iter::once(BigUint::ZERO)
            .chain((0..=nodes - 2).map(|some| binomial(nodes - 2, some)))
            .collect();
        assert_eq!(count.by_length(), by_length);
        // An edge leaves the nodes before it and those after it free.
        let through = finished(EdgeCounts::new(&between), 1000);
        for (edge, paths) in graph.edges().iter().zip(through.through()) {
            let free = edge[0].saturating_sub(1) + (nodes - 1 - edge[1]).saturating_sub(1);
            assert_eq!(
                paths,
                &(BigUint::from(1_u32) << free),
                "{edge:?} of {nodes}"
            );
        }
    }
}

/// 2^22 and 2^78 paths; the last in the order of the search takes no node between.
#[test]
fn a_path_of_many_is_found_by_its_number_and_its_number_by_the_path() {
    for nodes in [24, 80] {
        let graph = forward(nodes);
        let between = PathQuery::new(&graph, Some(0), Some(nodes - 1));
        let total = BigUint::from(1_u32) << (nodes - 2);
        let last = finished(PathNumber::at(&between, &total - 1_u32), 1000);
        assert_eq!(last.path(), Some(&[0, nodes - 1][..]));
        let some = finished(PathNumber::by_chance(&between, 7), 1000);
        let path = some.path().unwrap().to_vec();
        let number = finished(PathNumber::of(&between, &path).unwrap(), 1000);
        assert_eq!(number.before(), some.before());
        assert_eq!(number.total(), &total);
    }
}

/// Ten nodes in each of a thousand layers, all joined to all of the next: 10^1000 paths, with 100,000 edges.
#[test]
fn the_largest_graph_is_counted_too() {
    let edges = (0..999_u32).flat_map(|layer| {
        (0..100).map(move |it| [10 * layer + it / 10, 10 * (layer + 1) + it % 10])
    });
    let edges: Vec<[u32; 2]> = edges.collect();
    let graph = PathGraph::new(named(10_000), false, &edges);
    let between = PathQuery::new(&graph, Some(0), Some(9_999));
    let count = finished(PathCount::new(&between).with_lengths(), 1_000_000);
    assert_eq!(count.paths(), &BigUint::from(10_u32).pow(998));
    assert_eq!(count.by_length().len(), 1000);
    assert_eq!(count.by_length().last(), Some(count.paths()));
}

#[test]
fn a_wide_graph_with_circles_is_refused_at_once() {
    let nodes = 80_u32;
    let edges = (0..nodes).flat_map(|from| (0..nodes).map(move |to| [from, to]));
    let graph = PathGraph::new(named(nodes), false, &edges.collect::<Vec<_>>());
    let between = PathQuery::new(&graph, Some(0), Some(nodes - 1));
    PathCount::new(&between).finish().unwrap_err();
}

#[test]
fn a_path_through_a_node_to_avoid_or_past_one_to_pass_has_no_number() {
    let graph = forward(4);
    let between = PathQuery::new(&graph, Some(0), Some(3));
    let place = |between: &PathQuery<'_>, path: &[u32]| PathNumber::of(between, path).err();
    let avoid = PathQuery {
        avoid: &[1],
        ..between
    };
    let pass = PathQuery {
        pass: &[2],
        ..between
    };
    for (between, path, wrong) in [(avoid, &[0, 1, 3][..], 2), (pass, &[0, 1, 3], 3)] {
        let refused = appleyard_core::error::PathsError::NotAWay { place: wrong };
        assert_eq!(place(&between, path), Some(refused));
    }
}

proptest! {
    /// Against all paths one by one, and against the methods for any graph.
    #[test]
    fn one_pass_agrees_with_the_paths_one_by_one_and_with_the_other_methods(
        (graph, from, to) in any_acyclic(),
        pass in prop::collection::vec(0..9_u32, 0..3),
        avoid in prop::collection::vec(0..9_u32, 0..3),
        parallel in any::<bool>(),
        budget in 1..50_u64,
    ) {
        let nodes = graph.names().len() as u32;
        let pass: Vec<u32> = pass.into_iter().filter(|it| *it < nodes).collect();
        let avoid: Vec<u32> = avoid.into_iter().filter(|it| *it < nodes).collect();
        let between = PathQuery { graph: &graph, from: Some(from), to: Some(to), pass: &pass, avoid: &avoid, parallel };
        let meant: Vec<Vec<u32>> = paths(&graph, from, to)
            .into_iter()
            .filter(|path| pass.iter().all(|it| path.contains(it)))
            .filter(|path| !avoid.iter().any(|it| path.contains(it)))
            .collect();
        let times = |edge: &[u32]| {
            let place = graph.edges().iter().position(|it| it == edge).unwrap();
            if parallel { graph.multiplicities()[place] } else { 1 }
        };
        let weight = |path: &[u32]| -> u32 { path.windows(2).map(times).product() };
        let count = finished(PathCount::new(&between).with_lengths(), budget);
        prop_assert_eq!(count.paths(), &meant.iter().map(|it| BigUint::from(weight(it))).sum::<BigUint>());
        let edges = meant.iter().map(|it| it.len()).max().unwrap_or(0);
        let by_length: Vec<BigUint> = (1..=edges)
            .map(|nodes| meant.iter().filter(|it| it.len() == nodes).map(|it| BigUint::from(weight(it))).sum())
            .collect();
        prop_assert_eq!(count.by_length(), &by_length);
        for method in [CountMethod::Plugs, CountMethod::Frontier] {
            let other = finished(PathCount::by(&between, method).with_lengths(), budget);
            prop_assert_eq!(other.paths(), count.paths());
            prop_assert_eq!(other.by_length(), &by_length);
        }
        let through = finished(EdgeCounts::new(&between), budget);
        for (edge, paths) in graph.edges().iter().zip(through.through()) {
            let by = meant.iter().filter(|it| it.windows(2).any(|it| it == edge));
            prop_assert_eq!(paths, &by.map(|it| BigUint::from(weight(it))).sum::<BigUint>());
        }
        for (number, path) in meant.iter().enumerate() {
            let at = finished(PathNumber::at(&between, number.into()), budget);
            prop_assert_eq!(at.path(), Some(path.as_slice()));
            let of = finished(PathNumber::of(&between, path).unwrap(), budget);
            prop_assert_eq!(of.before(), &BigUint::from(number));
        }
        PathNumber::at(&between, meant.len().into()).finish().unwrap_err();
        let mut listed = Vec::new();
        Listing::new(&between).advance(u64::MAX, |path| {
            listed.push(path.to_vec());
            true
        });
        prop_assert_eq!(listed, meant);
    }

    /// In any graph: edges that no path can have do not matter, nor circles that no path can reach.
    #[test]
    fn a_graph_is_counted_by_one_pass_only_if_no_edges_that_a_path_can_have_go_round(
        (graph, from, to) in any_graph(),
        pass in prop::collection::vec(0..8_u32, 0..2),
    ) {
        let pass: Vec<u32> = pass.into_iter().map(|it| it % graph.names().len() as u32).collect();
        let between = PathQuery { pass: &pass, ..PathQuery::new(&graph, Some(from), Some(to)) };
        let count = finished(PathCount::new(&between), 100);
        let all = paths(&graph, from, to);
        let meant = all.iter().filter(|path| pass.iter().all(|it| path.contains(it)));
        prop_assert_eq!(count.paths(), &BigUint::from(meant.count()));
        prop_assert!(!graph.undirected() || count.method() != CountMethod::Topological);
    }
}
