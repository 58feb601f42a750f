//! The run: its budget, its limits, and what it says before it has finished.

use std::iter::repeat;

use appleyard_core::Error;
use appleyard_core::error::SolveError;
use appleyard_core::game::{Game, Outcome};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Listed, MAX_POSITIONS, Retrograde, Solved, Value, Witness};
use proptest::prelude::*;

use crate::support::agreement::{follows, stored};
use crate::support::games::graph::{Graph, any_graph};
use crate::support::games::heap::up_to;
use crate::support::slices::in_slices;
use crate::support::stopped::stopped;

proptest! {
    /// Each call does as much as it may and no more, and may stop in the middle of any task.
    #[test]
    fn slices_do_not_change_the_values(
        graph in any_graph(),
        budgets in prop::collection::vec(1..30_u64, 1..8),
    ) {
        let whole = stored(graph.clone(), graph.positions());
        let mut sliced = Retrograde::new(graph.clone(), MAX_POSITIONS);
        for start in graph.positions() {
            sliced.ask(start).unwrap();
        }
        in_slices(&mut sliced, budgets.into_iter().cycle(), |sliced, progress, over| {
            assert_eq!(over, 0);
            assert!(progress.done > 0 || !progress.finished);
            for place in graph.positions() {
                // A value that is known is right from the beginning.
                let value = sliced.value(&place);
                assert!(value == whole.value(&place) || value == Err(Error::PositionNotSolved));
                let witness = sliced.witness(&place);
                assert!(value.is_err() || witness == whole.witness(&place));
            }
        });
        for place in graph.positions() {
            prop_assert_eq!(sliced.value(&place), whole.value(&place));
        }
    }

    /// Later questions do not change what has been answered.
    #[test]
    fn asking_again_changes_no_answer(graph in any_graph(), order in any::<u64>()) {
        let whole = stored(graph.clone(), graph.positions());
        let mut run = Retrograde::new(graph.clone(), MAX_POSITIONS);
        let count = graph.options.len() as u64;
        for place in 0..count {
            let start = u32::try_from((place + order % count) % count).unwrap();
            run.ask(start).unwrap();
            // The run is not always taken to the end.
            let budget = order.rotate_left(u32::try_from(place).unwrap()) % 40;
            run.advance(budget).unwrap();
        }
        run.finish().unwrap();
        follows(&run);
        for place in graph.positions() {
            prop_assert_eq!(run.value(&place), whole.value(&place));
        }
        let rows = run.order().len();
        let endless = graph.positions().filter(|place| {
            matches!(run.witness(place), Ok(Witness::Endless(_)))
        });
        prop_assert_eq!(rows + endless.count(), graph.options.len());
    }
}

/// The solver makes 16 moves at a time; a slice may end before, at and after the last of them.
#[test]
fn a_position_with_many_moves_is_opened_in_parts() {
    let whole = stored(up_to(50), [120]);
    for budget in [1, 15, 16, 17, 40] {
        let mut run = Retrograde::new(up_to(50), MAX_POSITIONS);
        run.ask(120).unwrap();
        in_slices(&mut run, repeat(budget), |_, _, over| assert_eq!(over, 0));
        assert_eq!(run.positions(), whole.positions());
        assert_eq!(run.moves_met(), 70 * 50 + 50 * 51 / 2);
        for stones in 0..=120 {
            let rounds = 2 * (stones / 51);
            let is_lost = stones % 51 == 0;
            let value = if is_lost {
                Value::lost(rounds)
            } else {
                Value::won(rounds + 1)
            };
            assert_eq!(run.value(&stones), Ok(value), "{stones} stones");
        }
    }
}

#[test]
fn a_run_without_questions_has_nothing_to_do() {
    let mut run = Retrograde::new(up_to(3), MAX_POSITIONS);
    let progress = run.advance(5).unwrap();
    assert_eq!((progress.done, progress.total), (0, 0));
    assert!(progress.finished);
    assert_eq!(run.value(&0), Err(Error::PositionNotSolved));
}

#[test]
fn the_limit_counts_positions() {
    let run = |limit| {
        let mut run = Retrograde::new(up_to(3), limit);
        run.ask(9)?;
        run.advance(1_000)?;
        // Asking again gives the same error.
        run.advance(1_000)
    };
    let refused = |limit| Err(Error::from(SolveError::TooManyPositions { limit }));
    assert!(run(10).unwrap().finished);
    assert_eq!(run(9), refused(9));
    assert_eq!(run(1), refused(1));
    assert_eq!(run(0), refused(0));
}

#[test]
fn a_game_without_end_ends_at_the_limit() {
    struct Upwards;
    impl Game for Upwards {
        type Position = u64;
        type Move = ();

        fn moves(&self, _: &u64) -> impl Iterator<Item = ()> {
            std::iter::once(())
        }

        fn after(&self, &number: &u64, (): ()) -> u64 {
            number + 1
        }

        fn verdict(&self, _: &u64) -> Outcome {
            Outcome::P
        }
    }
    let mut run = Retrograde::new(Upwards, 1000);
    run.ask(7).unwrap();
    let limit = 1000;
    let error = stopped(&mut run, u64::MAX);
    assert_eq!(error, SolveError::TooManyPositions { limit }.into());
    assert_eq!(run.value(&7), Err(Error::PositionNotSolved));
}

#[test]
fn long_play_needs_no_recursion() {
    let run = stored(up_to(1), [1_000_000]);
    assert_eq!(run.value(&1_000_000), Ok(Value::lost(1_000_000)));
    assert_eq!(run.value(&999_999), Ok(Value::won(999_999)));
}

/// 2,000 moves lead from one position, and 2,000 positions lead to one: a unit is a move, not a
/// position.
#[test]
fn wide_positions_are_done_in_pieces() {
    let mut run = Retrograde::new(up_to(u32::MAX), MAX_POSITIONS);
    run.ask(2_000).unwrap();
    let last = in_slices(&mut run, repeat(777), |_, _, over| assert_eq!(over, 0));
    // Taking all stones at once always wins.
    assert!((1..=2_000).all(|stones| run.value(&stones) == Ok(Value::won(1))));
    let (positions, moves) = (2_001, 2_000 * 2_001 / 2);
    assert_eq!(last.done, 4 * positions + 3 * moves);
}

/// Positions on a ring with a way out, one step at a time: only at 3 does a player have a choice.
#[test]
fn a_ring_with_a_way_out_depends_on_that_way() {
    let ring = |verdict| {
        let mut ring = Graph::normal(&[&[], &[2], &[3], &[4, 0], &[5], &[1]]);
        ring.verdicts[0] = verdict;
        stored(ring, [1])
    };
    // The way out wins, and because the ring is odd, both players get past it.
    let run = ring(Outcome::P);
    let values = [1, 2, 3, 4, 5].map(|place| run.value(&place).unwrap());
    let expected = [
        Value::won(3),
        Value::lost(2),
        Value::won(1),
        Value::won(5),
        Value::lost(4),
    ];
    assert_eq!(values, expected);
    follows(&run);
    // The way out loses, so play goes round and round.
    let run = ring(Outcome::N);
    for place in 1..=5 {
        assert_eq!(run.value(&place), Ok(Value::DRAWN));
        assert_eq!(run.witness(&place), Ok(Witness::Endless(0)));
    }
    follows(&run);
    // The way out is a tie.
    let run = ring(Outcome::D);
    let tie = |plies, chosen| Ok(Witness::Tie { plies, chosen });
    assert_eq!(run.witness(&0), Ok(Witness::Over));
    assert_eq!(run.witness(&3), tie(1, 1));
    assert_eq!(run.witness(&4), tie(5, 0));
    assert!((0..=5).all(|place| run.value(&place) == Ok(Value::DRAWN)));
    follows(&run);
}

/// From 0 a move leads to 0 itself, or to a position that is lost for the opponent; from 2 only to 2
/// itself.
#[test]
fn a_position_may_be_its_own_option() {
    let run = stored(Graph::normal(&[&[0, 1], &[], &[2]]), [0, 2]);
    assert_eq!(run.value(&0), Ok(Value::won(1)));
    assert_eq!(run.witness(&0), Ok(Witness::Decided(1)));
    assert_eq!(run.value(&2), Ok(Value::DRAWN));
    assert_eq!(run.witness(&2), Ok(Witness::Endless(0)));
}
