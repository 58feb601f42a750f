//! The values of nodes and of sums.

use std::fmt::Write;

use appleyard_core::game::{Game, Outcome};
use appleyard_core::graph::{Digraph, GraphChoice, GraphForm, read};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Retrograde, Solved};
use appleyard_core::token_graph::{GrundyGraph, MAX_TOKENS, ReadyKind, Tokens, ready};
use proptest::prelude::*;

fn graph(text: &str) -> Digraph {
    read(text, &GraphChoice::of(GraphForm::Edges))
        .unwrap()
        .graph
}

/// A heap of n stones from which the player may take the numbers in `allowed`, as a graph.
fn heap(stones: usize, allowed: impl Fn(usize) -> bool) -> Digraph {
    let mut text = String::new();
    for n in 0..=stones {
        write!(text, "{n}").unwrap();
        (0..n)
            .filter(|to| allowed(n - to))
            .for_each(|to| write!(text, " {to}").unwrap());
        text.push('\n');
    }
    graph(&text)
}

#[test]
fn heaps_have_the_values_that_everyone_knows() {
    let nim = GrundyGraph::new(heap(20, |_| true)).unwrap();
    let bash = GrundyGraph::new(heap(20, |taken| taken <= 3)).unwrap();
    for n in 0..=20_u32 {
        let node = |run: &GrundyGraph| run.graph().find(&n.to_string()).unwrap() as usize;
        assert_eq!(nim.values()[node(&nim)], n);
        assert_eq!(bash.values()[node(&bash)], n % 4);
        assert_eq!(nim.longest()[node(&nim)], n);
    }
}

#[test]
fn the_mex_set_has_each_value_once() {
    let run = GrundyGraph::new(graph("a b c d\nb d\nc d")).unwrap();
    assert_eq!(run.mex_set(0), [0, 1]);
    assert_eq!(run.values(), [2, 1, 1, 0]);
}

#[test]
fn a_circle_is_refused_and_shown() {
    let round = graph("a -> b -> c -> d -> b\nx -> a");
    assert_eq!(round.cycle(), Some(vec![1, 2, 3]));
    let error = GrundyGraph::new(round).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the edges go round in a circle of 3 nodes"
    );
    assert_eq!(graph("a b c\nb c").cycle(), None);
    // A path of all nodes: no recursion, so no stack to exhaust.
    let long: String = (0..9999).fold("0".into(), |text, n| format!("{text}->{}", n + 1));
    assert_eq!(GrundyGraph::new(graph(&long)).unwrap().longest()[0], 9999);
}

#[test]
fn tokens_must_stand_on_nodes() {
    let run = GrundyGraph::new(graph("a b")).unwrap();
    let tokens = Tokens::new(&run);
    assert_eq!(
        tokens.check(&[0, 1, 2]).unwrap_err().code(),
        "token-not-on-a-node"
    );
    assert_eq!(
        tokens.check(&[0; MAX_TOKENS + 1]).unwrap_err().code(),
        "too-many-tokens"
    );
    assert!(tokens.value(&vec![7]).is_err());
    assert_eq!(tokens.check(&[0; MAX_TOKENS]), Ok(()));
}

proptest! {
    /// Edges lead to greater numbers, so there is no circle.
    #[test]
    fn sums_are_those_of_the_general_solver(
        edges in prop::collection::vec((0..8_u32, 0..8_u32), 0..24),
        start in prop::collection::vec(0..9_u32, 0..4),
    ) {
        let mut text = "0;1;2;3;4;5;6;7;8\n".to_string();
        for (from, to) in edges {
            writeln!(text, "{} -> {}", from.min(to), from.max(to) + 1).unwrap();
        }
        let run = GrundyGraph::new(graph(&text)).unwrap();
        let tokens = Tokens::new(&run);
        let mut solver = Retrograde::new(tokens, 100_000);
        solver.ask(start.clone()).unwrap();
        solver.finish().unwrap();
        for position in solver.positions() {
            let value = tokens.value(position).unwrap();
            prop_assert_eq!(value.outcome, solver.value(position).unwrap().outcome);
            prop_assert_eq!(value.outcome == Outcome::P, tokens.sum(position) == 0);
            let lost = |chosen| tokens.sum(&tokens.after(position, chosen)) == 0;
            let winning: Vec<_> = tokens.moves(position).filter(|&it| lost(it)).collect();
            prop_assert_eq!(winning, tokens.winning(position));
        }
        for node in 0..9 {
            let set = run.mex_set(node);
            let mex = (0..).find(|value| !set.contains(value)).unwrap();
            prop_assert_eq!(mex, run.values()[node as usize]);
        }
    }
}

#[test]
fn tokens_as_heaps_have_the_board_of_their_exclusive_or() {
    let run = GrundyGraph::new(heap(7, |_| true)).unwrap();
    let tokens = Tokens::new(&run);
    let of = |stones: [&str; 3]| stones.map(|name| run.graph().find(name).unwrap());
    let heaps = tokens.as_heaps(&of(["3", "5", "7"])).unwrap();
    assert_eq!((heaps.heaps, heaps.xor), (vec![3, 5, 7], 1));
    assert_eq!(heaps.columns.len(), 3);
    assert_eq!(heaps.deciding.unwrap().column, 0);
    assert_eq!(heaps.winning.len(), 3);
    let even = tokens.as_heaps(&of(["1", "2", "3"])).unwrap();
    assert_eq!((even.xor, even.deciding, even.winning), (0, None, vec![]));
    assert!(tokens.as_heaps(&[8]).is_err());
}

#[test]
fn ready_graphs_have_the_values_of_their_games() {
    let of = |kind, size| {
        let run = GrundyGraph::new(ready(kind, size, 1).unwrap()).unwrap();
        move |name: &str| run.values()[run.graph().find(name).unwrap() as usize]
    };
    let heap = of(ReadyKind::Heap, 7);
    let taking = of(ReadyKind::TakeAway, 20);
    // The published values of the game in which a player takes 1, 3 or 4: the period is 7.
    for (n, &value) in [0, 1, 0, 1, 2, 3, 2].iter().cycle().take(21).enumerate() {
        assert_eq!(taking(&n.to_string()), value, "{n}");
    }
    assert_eq!(heap("5"), 5);
    // The published values of Kayles: 0, 1, 2, 3, 1, 4.
    let kayles = of(ReadyKind::Kayles, 5);
    let published = ["0", "1", "2", "3", "4", "5"].map(&kayles);
    assert_eq!(published, [0, 1, 2, 3, 1, 4]);
    assert_eq!((kayles("3+1"), kayles("2+2")), (3 ^ 1, 0));
    // The value of a divisor is the number of its prime factors.
    let divisors = of(ReadyKind::Divisors, 60);
    assert_eq!(["1", "2", "30", "60"].map(divisors), [0, 1, 3, 4]);
}

#[test]
fn ready_graphs_have_no_circle_and_are_the_same_for_the_same_seed() {
    for kind in [ReadyKind::Heap, ReadyKind::Kayles, ReadyKind::Random] {
        for size in 1..=kind.most() {
            assert_eq!(ready(kind, size, 7).unwrap().cycle(), None);
        }
        assert!(ready(kind, 0, 7).is_err() && ready(kind, kind.most() + 1, 7).is_err());
    }
    let by_chance = |seed| ready(ReadyKind::Random, 12, seed).unwrap();
    assert_eq!(by_chance(7), by_chance(7));
    assert_ne!(by_chance(7), by_chance(8));
}
