use appleyard_core::error::PathsError;
use appleyard_core::paths::{
    EdgeCounts, Listing, PathGraph, PathNumber, PathQuery, ReadyPaths, ready,
};
use appleyard_core::progress::Run;
use num_bigint::BigUint;
use proptest::prelude::*;

use crate::paths::brute::{any_graph, named, paths};

fn listed(mut listing: Listing, budget: u64) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    while !listing.advance(budget, |path| {
        all.push(path.to_vec());
        true
    }) {}
    all
}

fn at(between: &PathQuery<'_>, number: usize) -> Vec<u32> {
    let mut run = PathNumber::at(between, number.into());
    run.finish().unwrap();
    assert_eq!(run.before(), &BigUint::from(number));
    run.path().unwrap().to_vec()
}

fn number(between: &PathQuery<'_>, path: &[u32]) -> BigUint {
    let mut run = PathNumber::of(between, path).unwrap();
    run.finish().unwrap();
    assert_eq!(run.path(), Some(path));
    run.before().clone()
}

#[test]
fn a_number_beyond_the_last_is_refused_with_how_many_there_are() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap();
    let between = PathQuery::new(&streets.graph, Some(0), Some(8));
    let refused = PathNumber::at(&between, 12_u32.into())
        .finish()
        .unwrap_err();
    assert_eq!(
        refused,
        PathsError::NoSuchPath {
            paths: "12".to_owned()
        }
    );
    let without = PathQuery::new(&streets.graph, Some(0), None);
    let refused = PathNumber::by_chance(&without, 1).finish().unwrap_err();
    assert_eq!(
        refused,
        PathsError::NoSuchPath {
            paths: "0".to_owned()
        }
    );
}

#[test]
fn what_is_no_path_has_no_number_and_the_place_that_does_not_fit_is_named() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap();
    let between = PathQuery::new(&streets.graph, Some(0), Some(8));
    for (path, place) in [
        (&[0, 4][..], 2),
        (&[0, 1][..], 2),
        (&[1][..], 1),
        (&[][..], 0),
    ] {
        let refused = PathNumber::of(&between, path).err();
        assert_eq!(refused, Some(PathsError::NotAWay { place }), "{path:?}");
    }
}

/// Between the ends of the first and the last path of 7 by 7 streets lie 575,780,562 others (OEIS A007764).
#[test]
fn the_last_path_of_many_is_found_at_once() {
    let streets = ready(ReadyPaths::Grid, 7, 0).unwrap();
    let between = PathQuery::new(&streets.graph, Some(0), Some(48));
    let last = at(&between, 575_780_563);
    assert_eq!(last, [0, 7, 14, 21, 28, 35, 42, 43, 44, 45, 46, 47, 48]);
    let mut first = Vec::new();
    Listing::new(&between).advance(u64::MAX, |path| {
        first = path.to_vec();
        false
    });
    assert_eq!(at(&between, 0), first);
}

/// Pearson's chi-square test with 183 degrees of freedom: below 232 in 99 of 100 samples. The seeds are fixed.
#[test]
fn paths_by_chance_all_have_the_same_chance() {
    let streets = ready(ReadyPaths::Grid, 4, 0).unwrap();
    let between = PathQuery::new(&streets.graph, Some(0), Some(15));
    let all = paths(&streets.graph, 0, 15);
    let mut drawn = vec![0_u32; all.len()];
    let draws = 20 * all.len() as u64;
    for seed in 0..draws {
        let mut run = PathNumber::by_chance(&between, seed);
        run.finish().unwrap();
        let place = all
            .iter()
            .position(|it| Some(&it[..]) == run.path())
            .unwrap();
        drawn[place] += 1;
    }
    let off = |it: &u32| (f64::from(*it) - 20.0).powi(2) / 20.0;
    let chi: f64 = drawn.iter().map(off).sum();
    assert!(chi < 232.0, "{chi}");
}

proptest! {
    #[test]
    fn listing_gives_all_paths_in_order_however_it_is_cut(
        (graph, from, to) in any_graph(),
        budget in 1..30_u64,
    ) {
        let all = paths(&graph, from, to);
        let between = PathQuery::new(&graph, Some(from), Some(to));
        prop_assert_eq!(&listed(Listing::new(&between), budget), &all);
        prop_assert_eq!(&listed(Listing::new(&between).pruned(), budget), &all);
        let short = |it: &&Vec<u32>| it.len() <= 4;
        let limited: Vec<Vec<u32>> = all.iter().filter(short).cloned().collect();
        prop_assert_eq!(listed(Listing::new(&between).with_longest(3), budget), limited);
        for (place, path) in all.iter().enumerate() {
            let rest = listed(Listing::new(&between).starting_at(path), budget);
            prop_assert_eq!(&rest[..], &all[place..]);
        }
    }

    #[test]
    fn a_listing_finds_the_same_paths_where_neighbours_have_numbers_far_apart(
        (graph, from, to) in any_graph(),
        apart in 1..=80_u32,
    ) {
        let far = |node: &u32| apart * node;
        let edges: Vec<[u32; 2]> = graph.edges().iter().map(|edge| edge.map(|it| far(&it))).collect();
        let nodes = far(&(graph.names().len() as u32));
        let wide = PathGraph::new(named(nodes), graph.undirected(), &edges);
        let between = PathQuery::new(&wide, Some(far(&from)), Some(far(&to)));
        let all = paths(&graph, from, to);
        let all: Vec<Vec<u32>> = all.iter().map(|path| path.iter().map(far).collect()).collect();
        prop_assert_eq!(&listed(Listing::new(&between), 7), &all);
        prop_assert_eq!(&listed(Listing::new(&between).pruned(), 7), &all);
        for (place, path) in all.iter().enumerate() {
            let rest = listed(Listing::new(&between).starting_at(path), 7);
            prop_assert_eq!(&rest[..], &all[place..]);
        }
    }

    #[test]
    fn a_pruned_listing_makes_only_calls_that_lead_to_a_path((graph, from, to) in any_graph()) {
        let between = PathQuery::new(&graph, Some(from), Some(to));
        let mut listing = Listing::new(&between).pruned();
        let mut prefixes = std::collections::BTreeSet::from([vec![from]]);
        while !listing.advance(100, |path| {
            prefixes.extend((1..path.len()).map(|it| path[..it].to_vec()));
            true
        }) {}
        if from != to {
            prop_assert_eq!(listing.calls(), prefixes.len() as u64);
        }
    }

    /// Numbers and paths are one to one, also with nodes to pass and to avoid.
    #[test]
    fn path_number_k_is_the_kth_of_the_listing_and_back(
        (graph, from, to) in any_graph(),
        pass in 0..8_u32,
        avoid in 0..8_u32,
    ) {
        let nodes = graph.names().len() as u32;
        let (pass, avoid) = ([pass % nodes], [avoid % nodes]);
        for limited in [false, true] {
            let mut between = PathQuery::new(&graph, Some(from), Some(to));
            if limited {
                (between.pass, between.avoid) = (&pass, &avoid);
            }
            let all = listed(Listing::new(&between), 1000);
            // A few of many, so that the test stays quick.
            for (place, path) in all.iter().enumerate().step_by(1 + all.len() / 8) {
                prop_assert_eq!(&at(&between, place), path);
                prop_assert_eq!(number(&between, path), BigUint::from(place));
            }
        }
    }

    #[test]
    fn the_count_of_an_edge_is_the_number_of_listed_paths_along_it((graph, from, to) in any_graph()) {
        let mut run = EdgeCounts::new(&PathQuery::new(&graph, Some(from), Some(to)));
        run.finish().unwrap();
        let all = paths(&graph, from, to);
        let along = |path: &&Vec<u32>, edge: &[u32; 2]| {
            path.windows(2).any(|it| it == edge || (graph.undirected() && it == [edge[1], edge[0]]))
        };
        let counted = graph.edges().iter().map(|edge| all.iter().filter(|it| along(it, edge)).count());
        let counted: Vec<BigUint> = counted.map(BigUint::from).collect();
        prop_assert_eq!(run.through(), counted);
    }
}
