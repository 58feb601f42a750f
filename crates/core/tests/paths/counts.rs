use appleyard_core::error::PathsError;
use appleyard_core::paths::{CountMethod, PathCount, PathGraph, PathQuery, ReadyPaths, ready};
use appleyard_core::progress::Run;
use num_bigint::BigUint;
use proptest::prelude::*;

use crate::paths::brute::{any_graph, named, paths};

const METHODS: [CountMethod; 3] = [
    CountMethod::Plugs,
    CountMethod::Frontier,
    CountMethod::Subsets,
];

fn finished(mut count: PathCount) -> PathCount {
    count.finish().unwrap();
    count
}

fn count(graph: &PathGraph, from: u32, to: u32) -> String {
    let count = finished(PathCount::new(&PathQuery::new(graph, Some(from), Some(to))));
    count.paths().to_string()
}

fn ready_count(kind: ReadyPaths, size: u32) -> String {
    let made = ready(kind, size, 1).unwrap();
    count(&made.graph, made.from, made.to)
}

/// OEIS A007764, for 1 to 13 corners a side.
#[test]
fn streets_have_as_many_paths_as_the_encyclopedia_of_sequences_says() {
    let published = [
        "1",
        "2",
        "12",
        "184",
        "8512",
        "1262816",
        "575780564",
        "789360053252",
        "3266598486981642",
        "41044208702632496804",
        "1568758030464750013214100",
        "182413291514248049241470885236",
        "64528039343270018963357185158482118",
    ];
    for (side, paths) in (1..).zip(published) {
        assert_eq!(ready_count(ReadyPaths::Grid, side), paths, "{side} a side");
    }
}

/// Between two of n joined nodes there are the sum of (n − 2)! / k! paths, for k from 0 to n − 2.
#[test]
fn where_all_are_joined_the_paths_are_a_sum_of_quotients_of_factorials() {
    for nodes in 2..=18_u32 {
        let factorial = |it: u32| (1..=u128::from(it)).product::<u128>();
        let sum: u128 = (0..=nodes - 2)
            .map(|it| factorial(nodes - 2) / factorial(it))
            .sum();
        assert_eq!(
            ready_count(ReadyPaths::Complete, nodes),
            sum.to_string(),
            "{nodes} nodes"
        );
    }
}

#[test]
fn opposite_corners_of_cubes_have_2_and_18_and_6432_paths() {
    let counts = [2, 3, 4].map(|it| ready_count(ReadyPaths::Hypercube, it));
    assert_eq!(counts, ["2", "18", "6432"]);
}

/// Knuth, *The Art of Computer Programming*, vol. 4A, 7.1.4: paths from Maine that pass all 48 states.
#[test]
fn tours_of_the_states_from_maine_are_as_many_as_knuth_counted() {
    let made = ready(ReadyPaths::States, 1, 0).unwrap();
    let all: Vec<u32> = (0..48).collect();
    let to = |to: u32| {
        let between = PathQuery {
            pass: &all,
            ..PathQuery::new(&made.graph, Some(made.to), Some(to))
        };
        finished(PathCount::new(&between)).paths().clone()
    };
    let named = |code: &str| {
        (0..)
            .zip(made.graph.names())
            .find(|it| it.1 == code)
            .unwrap()
            .0
    };
    assert_eq!(to(named("CA")), BigUint::from(2_707_075_u32));
    assert_eq!(to(named("NJ")), BigUint::from(483_194_u32));
    let others = all.iter().filter(|it| **it != made.to);
    assert_eq!(
        others.map(|it| to(*it)).sum::<BigUint>(),
        BigUint::from(68_656_026_u32)
    );
}

#[test]
fn a_tree_has_one_path_between_two_nodes_and_a_node_has_one_to_itself() {
    assert_eq!(ready_count(ReadyPaths::Tree, 6), "1");
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    assert_eq!(count(&streets, 4, 4), "1");
    let itself = PathCount::new(&PathQuery::new(&streets, Some(4), Some(4))).with_lengths();
    assert_eq!(finished(itself).by_length(), [BigUint::from(1_u32)]);
}

#[test]
fn without_an_end_there_is_no_path() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    for ends in [[None, Some(1)], [Some(1), None], [None, None]] {
        let [from, to] = ends;
        let mut count = PathCount::new(&PathQuery::new(&streets, from, to));
        assert!(count.finish().unwrap().finished);
        assert_eq!(count.paths(), &BigUint::ZERO);
    }
}

#[test]
fn slices_of_any_size_give_the_same_number_and_progress_never_falls() {
    let streets = ready(ReadyPaths::Grid, 5, 0).unwrap();
    let between = PathQuery::new(&streets.graph, Some(0), Some(24));
    for method in [CountMethod::Plugs, CountMethod::Frontier] {
        let mut count = PathCount::by(&between, method).with_lengths();
        let mut done = 0;
        loop {
            let progress = count.advance(7).unwrap();
            assert!(progress.done >= done && progress.done <= progress.total);
            done = progress.done;
            if progress.finished {
                assert_eq!(done, progress.total);
                break;
            }
        }
        assert_eq!(count.paths(), &BigUint::from(8_512_u32));
        assert_eq!(
            count.by_length().iter().sum::<BigUint>(),
            BigUint::from(8_512_u32)
        );
        assert!(count.widest() > 10);
    }
}

/// A chain of 200 squares has 2^200 paths, which only a number without a limit holds.
#[test]
fn a_number_of_paths_has_no_limit() {
    let squares = 200;
    let edges = (0..squares).flat_map(|it: u32| {
        let [a, b, c, d] = [3 * it, 3 * it + 1, 3 * it + 2, 3 * it + 3];
        [[a, b], [a, c], [b, d], [c, d]]
    });
    let graph = PathGraph::new(named(3 * squares + 1), false, &edges.collect::<Vec<_>>());
    let between = PathQuery::new(&graph, Some(0), Some(3 * squares));
    for method in [CountMethod::Plugs, CountMethod::Frontier] {
        let count = finished(PathCount::by(&between, method).with_lengths());
        assert_eq!(count.paths(), &(BigUint::from(1_u32) << squares));
        let longest = count.by_length().len() as u32 - 1;
        assert_eq!(
            (longest, count.by_length().last()),
            (2 * squares, Some(count.paths()))
        );
    }
}

#[test]
fn a_graph_that_is_too_wide_is_refused() {
    let king = ready(ReadyPaths::King, 12, 0).unwrap();
    let between = PathQuery::new(&king.graph, Some(0), Some(143));
    let mut count = PathCount::new(&between).with_states(1000);
    let refused = count.finish().unwrap_err();
    assert!(
        matches!(refused, PathsError::TooManyStates { .. }),
        "{refused}"
    );
    assert_eq!(count.advance(1).unwrap_err(), refused, "for good");
}

proptest! {
    /// Each method, with nodes to pass and to avoid, by length, and with parallel edges.
    #[test]
    fn every_method_agrees_with_listing(
        (graph, from, to) in any_graph(),
        pass in prop::collection::vec(0..8_u32, 0..3),
        avoid in prop::collection::vec(0..8_u32, 0..2),
    ) {
        let nodes = graph.names().len() as u32;
        let pass: Vec<u32> = pass.into_iter().map(|it| it % nodes).collect();
        let avoid: Vec<u32> = avoid.into_iter().map(|it| it % nodes).collect();
        let between = PathQuery { pass: &pass, avoid: &avoid, ..PathQuery::new(&graph, Some(from), Some(to)) };
        let meant = |path: &Vec<u32>| {
            pass.iter().all(|it| path.contains(it)) && !avoid.iter().any(|it| path.contains(it))
        };
        let listed: Vec<Vec<u32>> = paths(&graph, from, to).into_iter().filter(meant).collect();
        let times = |path: &Vec<u32>| -> u32 {
            path.windows(2).map(|step| {
                let edge = if graph.undirected() { [step[0].min(step[1]), step[0].max(step[1])] } else { [step[0], step[1]] };
                let place = graph.edges().binary_search(&edge).unwrap();
                graph.multiplicities()[place]
            }).product()
        };
        let parallel: u32 = listed.iter().map(times).sum();
        for method in METHODS {
            let count = finished(PathCount::by(&between, method).with_lengths());
            prop_assert_eq!(count.paths(), &BigUint::from(listed.len()), "{:?}", method);
            for (edges, number) in count.by_length().iter().enumerate() {
                let long = listed.iter().filter(|it| it.len() == edges + 1).count();
                prop_assert_eq!(number, &BigUint::from(long), "{:?}, {} edges", method, edges);
            }
            prop_assert_eq!(count.by_length().iter().sum::<BigUint>(), BigUint::from(listed.len()));
        }
        let several = finished(PathCount::new(&PathQuery { parallel: true, ..between }));
        prop_assert_eq!(several.paths(), &BigUint::from(parallel));
    }

    /// Other numbers for the nodes are another order of the edges.
    #[test]
    fn the_numbers_of_the_nodes_do_not_matter((graph, from, to) in any_graph(), turn in 0..8_u32) {
        let nodes = graph.names().len() as u32;
        let other = |node: u32| (node + turn) % nodes;
        let edges: Vec<[u32; 2]> = graph.edges().iter().map(|edge| edge.map(other)).collect();
        let turned = PathGraph::new(named(nodes), graph.undirected(), &edges);
        prop_assert_eq!(count(&turned, other(from), other(to)), count(&graph, from, to));
    }
}
