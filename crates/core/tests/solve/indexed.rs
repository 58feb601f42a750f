//! The solver by indices on random graphs, with cycles, ties and turns without order: it gives the same
//! answers as the one that stores positions.

use appleyard_core::Error;
use appleyard_core::progress::Run;
use appleyard_core::solve::{IndexedRun, Listed, Solved};
use proptest::prelude::*;

use crate::support::agreement::{self, stored};
use crate::support::games::graph::any_start;
use crate::support::slices::in_slices;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_solver_agrees(graph in any_start()) {
        agreement::every_solver_agrees(&graph);
    }

    /// What is known early is right, and the run keeps its promises about budgets.
    #[test]
    fn slices_change_nothing(
        game in any_start(),
        budgets in prop::collection::vec(1..30_u64, 1..8),
    ) {
        let plain = stored(game.clone(), game.positions());
        let mut run = IndexedRun::new(game.clone()).unwrap();
        for place in game.positions() {
            run.ask(&place).unwrap();
        }
        in_slices(&mut run, budgets.into_iter().cycle(), |run, _, over| {
            assert_eq!(over, 0);
            for place in game.positions() {
                let value = run.value(&place);
                assert!(value == plain.value(&place) || value == Err(Error::PositionNotSolved));
                if value.is_ok() {
                    assert_eq!(run.witness(&place), plain.witness(&place));
                }
            }
        });
        for place in game.positions() {
            prop_assert_eq!(run.value(&place), plain.value(&place));
        }
    }

    /// Later questions do not change what has been answered.
    #[test]
    fn asking_again_changes_nothing(game in any_start(), order in any::<u64>()) {
        let plain = stored(game.clone(), game.positions());
        let mut run = IndexedRun::new(game.clone()).unwrap();
        let count = game.options.len() as u64;
        for place in 0..count {
            let start = u32::try_from((place + order % count) % count).unwrap();
            run.ask(&start).unwrap();
            run.advance(order.rotate_left(u32::try_from(place).unwrap()) % 40).unwrap();
        }
        run.finish().unwrap();
        for place in game.positions() {
            prop_assert_eq!(run.value(&place), plain.value(&place));
            prop_assert_eq!(run.witness(&place), plain.witness(&place));
        }
    }
}
