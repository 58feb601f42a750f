use appleyard_core::error::PathsError;
use appleyard_core::paths::{
    MAX_STEPS, NodeState, Operation, PathGraph, ReadyPaths, Walk, ready, why,
};
use proptest::prelude::*;

use crate::paths::brute::{any_graph, paths};

/// The paths that a walk finds, with its stack followed step by step. Each row is checked against the graph.
fn followed(graph: &PathGraph, walk: &Walk, to: u32) -> Vec<Vec<u32>> {
    let mut stack: Vec<u32> = Vec::new();
    let mut found = Vec::new();
    for row in walk.rows().chunks(4) {
        let [operation, _, node, other] = *row else {
            panic!("four numbers a row")
        };
        match operation {
            it if it == Operation::Enter as u32 => {
                assert!(!stack.contains(&node));
                assert!(stack.last().is_none_or(|it| graph.joins(*it, node)));
                stack.push(node);
            }
            it if it == Operation::Leave as u32 => assert_eq!(stack.pop(), Some(node)),
            it if it == Operation::Found as u32 => {
                assert_eq!(other, to);
                found.push([stack.as_slice(), &[to]].concat());
            }
            it if it == Operation::Skip as u32 => assert!(stack.contains(&other)),
            _ => assert!(!stack.contains(&other)),
        }
        if operation != Operation::Enter as u32 && operation != Operation::Leave as u32 {
            assert_eq!(stack.last(), Some(&node));
            assert!(graph.joins(node, other));
        }
    }
    assert!(stack.is_empty());
    found
}

proptest! {
    #[test]
    fn the_search_lists_all_paths_in_order_pruned_or_not((graph, from, to) in any_graph()) {
        prop_assume!(from != to);
        let all = paths(&graph, from, to);
        for pruned in [false, true] {
            let walk = Walk::new(&graph, Some(from), Some(to), pruned);
            prop_assume!(walk.summary().complete);
            prop_assert_eq!(&followed(&graph, &walk, to), &all);
            let summary = walk.summary();
            prop_assert_eq!(summary.paths as usize, all.len());
            prop_assert_eq!(summary.reachable, !all.is_empty());
        }
    }

    #[test]
    fn pruned_every_call_but_the_first_leads_to_a_path((graph, from, to) in any_graph()) {
        prop_assume!(from != to);
        let pruned = Walk::new(&graph, Some(from), Some(to), true).summary();
        let plain = Walk::new(&graph, Some(from), Some(to), false).summary();
        prop_assert_eq!(pruned.dead_ends, u32::from(!pruned.reachable));
        prop_assert!(pruned.calls <= plain.calls);
    }

    #[test]
    fn the_table_of_calls_has_the_stack_and_the_paths_of_each((graph, from, to) in any_graph()) {
        prop_assume!(from != to);
        let walk = Walk::new(&graph, Some(from), Some(to), false);
        let rows = walk.rows();
        for call in walk.calls().chunks(6) {
            let [node, parent, depth, first, last, found] = *call else { panic!("six numbers a row") };
            let within = &rows[4 * first as usize..4 * last as usize];
            prop_assert_eq!(within[2], node);
            prop_assert_eq!(within[0], Operation::Enter as u32);
            prop_assert_eq!(within[within.len() - 4], Operation::Leave as u32);
            let finds = within.chunks(4).filter(|row| row[0] == Operation::Found as u32).count();
            prop_assert_eq!(finds, found as usize);
            prop_assert_eq!(depth == 0, parent == u32::MAX);
        }
    }

    #[test]
    fn the_reason_of_a_node_agrees_with_what_the_search_does((graph, from, to) in any_graph()) {
        prop_assume!(from != to);
        let walk = Walk::new(&graph, Some(from), Some(to), false);
        for (step, row) in (1..).zip(walk.rows().chunks(4)) {
            let [operation, _, node, other] = *row else { panic!("four numbers a row") };
            let state = |node: u32| why(&graph, &walk, step, node).unwrap().state;
            match operation {
                it if it == Operation::Skip as u32 => prop_assert_eq!(state(other), NodeState::OnPath),
                it if it == Operation::Found as u32 => {
                    prop_assert_eq!(state(other), NodeState::Destination);
                }
                it if it == Operation::Enter as u32 => prop_assert_eq!(state(node), NodeState::OnPath),
                _ if node != from => {
                    let answer = why(&graph, &walk, step, node).unwrap();
                    let dead = answer.paths == 0;
                    let expected = if dead { NodeState::DeadEnd } else { NodeState::Done };
                    prop_assert_eq!(answer.state, expected);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_dead_end_names_the_nodes_that_wall_it_in() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    let walk = Walk::new(&streets, Some(0), Some(8), false);
    // Round the middle and back to the lower left corner: 0 1 2 5 4 7 6 3.
    let answer = why(&streets, &walk, 32, 6).unwrap();
    assert_eq!(answer.state, NodeState::DeadEnd);
    assert_eq!(answer.back, Some(7));
    assert_eq!(answer.wall, [0, 4, 7]);
}

#[test]
fn a_node_that_the_path_has_cut_off_says_so_before_it_is_tried() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    let walk = Walk::new(&streets, Some(0), Some(8), false);
    let answer = why(&streets, &walk, 23, 6).unwrap();
    assert_eq!(answer.state, NodeState::CutOff);
    assert_eq!(answer.wall, [0, 4, 7]);
    assert_eq!(why(&streets, &walk, 23, 3).unwrap().state, NodeState::Done);
}

#[test]
fn a_question_about_a_step_or_a_node_that_does_not_exist_is_refused() {
    let streets = ready(ReadyPaths::Grid, 2, 0).unwrap().graph;
    let walk = Walk::new(&streets, Some(0), Some(3), false);
    let steps = walk.summary().steps;
    let step = why(&streets, &walk, steps + 1, 0).unwrap_err();
    assert!(matches!(step, PathsError::NoSuchStep { .. }));
    let node = why(&streets, &walk, 0, 4).unwrap_err();
    assert!(matches!(node, PathsError::NoSuchNode { .. }));
}

#[test]
fn a_long_walk_is_recorded_up_to_the_limit() {
    let streets = ready(ReadyPaths::Grid, 6, 0).unwrap();
    let walk = Walk::new(&streets.graph, Some(streets.from), Some(streets.to), false);
    let summary = walk.summary();
    assert!(!summary.complete);
    assert_eq!(summary.steps as usize, MAX_STEPS);
    let found = walk
        .rows()
        .chunks(4)
        .filter(|row| row[0] == Operation::Found as u32)
        .count();
    assert_eq!(summary.paths as usize, found);
}

#[test]
fn without_two_different_ends_there_are_no_steps() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    for [from, to] in [[None, Some(1)], [Some(1), None], [Some(4), Some(4)]] {
        let summary = Walk::new(&streets, from, to, false).summary();
        assert_eq!((summary.steps, summary.complete), (0, true));
        assert_eq!(summary.reachable, from == to);
    }
}
