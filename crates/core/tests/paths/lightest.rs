//! The path of least weight, against all paths one by one and against numbers that others have published.

use appleyard_core::error::PathsError;
use appleyard_core::graph::{GraphChoice, Weight};
use appleyard_core::paths::{Listing, PathGraph, PathQuery};
use proptest::prelude::*;

fn read(text: &str) -> PathGraph {
    PathGraph::read(text, &GraphChoice::default())
        .unwrap()
        .graph
}

fn lightest(text: &str, from: &str, to: &str) -> Option<(String, String)> {
    let graph = read(text);
    let find = |name: &str| {
        let at = graph.names().iter().position(|it| it == name).unwrap();
        at as u32
    };
    let found = graph.lightest(find(from), find(to)).unwrap()?;
    let names = found
        .path
        .iter()
        .map(|&it| graph.names()[it as usize].clone());
    Some((
        names.collect::<Vec<_>>().join(" "),
        found.weight.to_string(),
    ))
}

/// The example of Dijkstra's algorithm in Cormen, Leiserson, Rivest and Stein, *Introduction to Algorithms*, 3rd
/// edition, figure 24.6: distances 8, 9, 5 and 7 from s.
#[test]
fn the_example_of_the_textbook() {
    let text = "digraph { s -> t [weight=10]; s -> y [weight=5]; t -> x [weight=1]; t -> y [weight=2];
        y -> t [weight=3]; y -> x [weight=9]; y -> z [weight=2]; x -> z [weight=4]; z -> x [weight=6]; z -> s [weight=7] }";
    let found = ["t", "x", "y", "z"].map(|to| lightest(text, "s", to).unwrap());
    let expected = [
        ("s y t", "8"),
        ("s y t x", "9"),
        ("s y", "5"),
        ("s y z", "7"),
    ];
    assert_eq!(
        found,
        expected.map(|(path, weight)| (path.into(), weight.into()))
    );
}

#[test]
fn each_form_says_weights() {
    let expected = Some(("a b c".to_owned(), "0.3".to_owned()));
    for text in [
        "a b 0.1\nb c 0.2\na c 5",
        "a -> b {\"weight\": 0.1}\nb -> c {'weight': .20}\na -> c {'weight': 5}",
        "a b {'weight': 0.1}\nb c {'colour': 'weight', 'weight': 2e-1}\na c {'weight': 5}",
        "graph { a -- b [weight=.1]; b -- c [weight=\"0.2\"]; a -- c [weight=5, label=0] }",
        r#"{"nodes": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "links": [{"source": "a", "target": "b",
            "weight": 0.1}, {"source": "b", "target": "c", "weight": 0.2}, {"source": "a", "target": "c", "weight": 5}]}"#,
    ] {
        assert_eq!(lightest(text, "a", "c"), expected, "{text}");
    }
}

#[test]
fn of_parallel_edges_the_lightest_counts_and_of_equal_paths_the_shortest() {
    assert_eq!(lightest("a b 3\nb a 1\na b 2", "a", "b").unwrap().1, "1");
    assert_eq!(lightest("a b 1\nb c 1\na c 2", "a", "c").unwrap().0, "a c");
    assert_eq!(lightest("a b 0\nb c 0\na c 0", "a", "c").unwrap().0, "a c");
    assert_eq!(lightest("a b 1\nc d 1", "a", "d"), None);
    assert_eq!(
        lightest("a b 1\nb c 1", "a", "a").unwrap(),
        ("a".into(), "0".into())
    );
}

#[test]
fn weights_that_are_missing_or_below_0_are_refused() {
    let refused = |text: &str| read(text).lightest(0, 1).unwrap_err();
    assert_eq!(refused("a b\nb c"), PathsError::WithoutWeights);
    for text in [
        "graph { a -- b [weight=1]; b -- c }",
        "graph { edge [weight=2]; a -- b [weight=1]; b -- c }",
        "a b {'weight': 1}\nb c {'weight': 'much'}",
        "a -- b {'weight': 1}\nb -- c",
        // One of the parallel edges has none, so nobody knows which is the lightest.
        "graph { a -- b [weight=1]; b -- c [weight=1]; c -- b }",
    ] {
        let missing = PathsError::EdgeWithoutWeight {
            from: "b".into(),
            to: "c".into(),
        };
        assert_eq!(refused(text), missing, "{text}");
    }
    assert_eq!(
        refused("graph { a -- b [weight=heavy] }"),
        PathsError::WithoutWeights
    );
    let long = PathsError::WeightTooLong {
        weight: "1e99".into(),
    };
    assert_eq!(refused("a b 1\nb c 1e99"), long);
    let negative = PathsError::NegativeWeight {
        from: "b".into(),
        to: "c".into(),
    };
    assert_eq!(refused("a b 1\nb c -2"), negative);
}

#[test]
fn the_reading_says_how_many_edges_have_weights_and_they_are_no_attributes() {
    for (text, weights, attributes) in [
        ("a b 1\nb c 2", 2, 0),
        ("a b {'weight': 1, 'colour': 'red'}\nb c {}", 1, 1),
        (
            "graph { a -- b -- c [weight=1, len=2]; a -- c [weight=heavy]; a [weight=3] }",
            2,
            3,
        ),
        (
            r#"{"nodes": ["a", "b"], "edges": [{"source": "a", "target": "b", "weight": 1, "key": 0}]}"#,
            1,
            1,
        ),
        (
            r#"{"nodes": ["a", "b"], "edges": [{"source": "a", "target": "b", "weight": "much"}]}"#,
            0,
            1,
        ),
    ] {
        let reading = PathGraph::read(text, &GraphChoice::default())
            .unwrap()
            .reading;
        assert_eq!(
            (reading.weights, reading.attributes),
            (weights, attributes),
            "{text}"
        );
    }
}

#[test]
fn after_an_arrow_only_a_weight_may_stand_in_braces() {
    for text in [
        "a -> b {}",
        "a -> b {c}",
        "a -> b {'colour': 'red'}",
        "a -> b c {'weight': 1}",
        "a -> b -> c {'weight': 1}",
        "a: b {'weight': 1}",
    ] {
        assert!(
            PathGraph::read(text, &GraphChoice::default()).is_err(),
            "{text}"
        );
    }
}

/// What is written is kept to the last digit, also where a sum could not be exact, and of parallel edges the least.
#[test]
fn weights_are_kept_as_they_are_written() {
    let written = |text: &str| {
        let graph = read(text);
        let all = graph.written_weights();
        all.iter()
            .map(|it| it.unwrap_or("none").to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        written("a b 0.10\nb c 12345678901234567890.5"),
        ["0.10", "12345678901234567890.5"]
    );
    assert_eq!(
        written("graph { a -- b [weight=\"+3\"]; b -- c; c -- d [weight=-1e3] }"),
        ["+3", "none", "-1e3"]
    );
    for (more, less) in [
        ("12345678901234567890.5", "12345678901234567890.4"),
        ("1e99", "9e98"),
        ("0.1", "-0.1"),
        ("-2", "-10"),
        ("0.2", "0.11"),
        ("10", "9"),
        ("0", "-0.0001"),
        ("3e2", "299.9"),
    ] {
        assert_eq!(written(&format!("a b {more}\nb a {less}")), [less]);
        assert_eq!(written(&format!("a b {less}\na b {more}")), [less]);
    }
}

#[test]
fn a_blocked_edge_takes_its_weight_with_it() {
    let graph = read("a b 1\nb c 1\na c 5").without([1, 0]);
    assert_eq!(
        graph.lightest(0, 2).unwrap().unwrap().weight.to_string(),
        "5"
    );
}

#[test]
fn the_path_with_the_fewest_edges_needs_no_weights() {
    let fewest = |text: &str, to: u32| {
        let found = read(text).fewest(0, to).unwrap();
        found.map(|it| (it.path, it.weight.map(|it| it.to_string())))
    };
    assert_eq!(fewest("a b\nb c\na c", 2), Some((vec![0, 2], None)));
    let partly = "a -- b {'weight': 1}\nb -- c\na -- c";
    assert_eq!(fewest(partly, 2), Some((vec![0, 2], None)));
    // Two of two edges: the lighter one, also with weights below 0.
    let two = "a b 4\na c 1\nb d -5\nc d 1";
    assert_eq!(fewest(two, 3), Some((vec![0, 1, 3], Some("-1".into()))));
    assert_eq!(fewest("a b 1\nc d 1", 3), None);
}

#[test]
fn numbers_are_exact_or_refused() {
    let said = |text: &str| Weight::read(text).map(|it| it.to_string());
    for (text, number) in [
        ("3", "3"),
        ("-.5", "-0.5"),
        ("+2.50", "2.5"),
        ("1e3", "1000"),
        ("25E-1", "2.5"),
        ("0e99", "0"),
        ("99999999999999", "99999999999999"),
        ("0.30000000000000004", "0.30000000000000004"),
        ("007", "7"),
    ] {
        assert_eq!(said(text).as_deref(), Some(number), "{text}");
    }
    for text in [
        "",
        ".",
        "-",
        "x",
        "1,5",
        "1e",
        "1e99",
        "100000000000000",
        "1e-19",
        "NaN",
        "inf",
        "0x10",
        "1 2",
    ] {
        assert_eq!(said(text), None, "{text}");
    }
}

proptest! {
    #[test]
    fn no_path_is_lighter(edges in prop::collection::vec((0_u32..7, 0_u32..7, 0_i32..40), 1..20), undirected: bool) {
        let arrow = if undirected { "graph" } else { "digraph" };
        let joint = if undirected { "--" } else { "->" };
        let lines: String = edges.iter().filter(|(from, to, _)| from != to)
            .map(|(from, to, weight)| format!("{from} {joint} {to} [weight={}.{}]; ", weight / 10, weight % 10)).collect();
        let graph = read(&format!("{arrow} {{ 0; 1; 2; 3; 4; 5; 6; {lines} }}"));
        prop_assume!(!lines.is_empty());
        let weights = graph.weights().unwrap();
        let weight = |from: u32, to: u32| {
            let edge = if undirected && from > to { [to, from] } else { [from, to] };
            weights[graph.edges().iter().position(|it| *it == edge).unwrap()]
        };
        let mut best: Option<(Weight, usize)> = None;
        let mut fewest: Option<(usize, Weight)> = None;
        let mut listing = Listing::new(&PathQuery::new(&graph, Some(0), Some(6)));
        listing.advance(u64::MAX, |path| {
            let weight = path.windows(2).map(|it| weight(it[0], it[1])).fold(Weight::default(), |a, b| a + b);
            let this = (weight, path.len());
            best = Some(best.map_or(this, |it| it.min(this)));
            let turned = (path.len(), weight);
            fewest = Some(fewest.map_or(turned, |it| it.min(turned)));
            true
        });
        let short = graph.fewest(0, 6).unwrap();
        prop_assert_eq!(short.map(|it| (it.path.len(), it.weight.unwrap())), fewest);
        let found = graph.lightest(0, 6).unwrap();
        prop_assert_eq!(found.map(|it| (it.weight, it.path.len())), best);
    }
}
