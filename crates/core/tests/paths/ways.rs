use appleyard_core::error::PathsError;
use appleyard_core::paths::{ReadyPaths, WayStep, is_way, moves, ready};
use proptest::prelude::*;

use crate::paths::brute::{any_graph, paths};

proptest! {
    #[test]
    fn every_path_can_be_drawn_node_by_node((graph, from, to) in any_graph()) {
        prop_assume!(from != to);
        for path in paths(&graph, from, to) {
            for (at, &node) in path.iter().enumerate().skip(1) {
                let moves = moves(&graph, [Some(from), Some(to)], &path[..at]).unwrap();
                let expected = if node == to { WayStep::Arrives } else { WayStep::Free };
                prop_assert_eq!(moves[node as usize], expected);
                prop_assert_eq!(moves[path[at - 1] as usize], WayStep::Twice);
            }
            prop_assert!(is_way(&graph, Some(from), &path));
        }
    }
}

#[test]
fn a_way_with_a_jump_or_a_node_twice_is_refused_at_its_place() {
    let streets = ready(ReadyPaths::Grid, 3, 0).unwrap().graph;
    let ends = [Some(0), Some(8)];
    for (way, place) in [
        (&[1][..], 1),
        (&[0, 1, 5], 3),
        (&[0, 1, 0], 3),
        (&[0, 9], 2),
    ] {
        assert_eq!(
            moves(&streets, ends, way).unwrap_err(),
            PathsError::NotAWay { place }
        );
        assert!(!is_way(&streets, Some(0), way));
    }
    assert!(
        moves(&streets, ends, &[])
            .unwrap()
            .iter()
            .all(|it| *it == WayStep::NoEdge)
    );
}
