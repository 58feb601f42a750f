//! Pivots chosen by hand.

use appleyard_core::progress::Run;
use appleyard_core::sort::{Interval, NO_PART, PivotRule, SortPlan, SortRun};
use proptest::prelude::*;

use crate::sort::variants::{any_plan, any_values, narrow, run, sorted};
use crate::support::params::numbers;
use crate::support::stopped::stopped;

fn by_hand(plan: &SortPlan, picks: Vec<u32>) -> SortPlan {
    SortPlan {
        pivot: PivotRule::Hand,
        picks,
        ..plan.clone()
    }
}

proptest! {
    /// If the picks are those of a rule, the parts, elements and swaps are the same, except for
    /// probes.
    #[test]
    fn the_picks_of_a_rule_give_its_run(values in any_values(100), plan in any_plan()) {
        let rule = run(&values, &plan);
        let picks: Vec<u32> = rule.parts().iter().map(|part| part[9]).filter(|&at| at != NO_PART).collect();
        let hand = run(&values, &by_hand(&plan, picks));
        prop_assert_eq!(hand.waiting(), None);
        let moves = |run: &SortRun| -> Vec<[u32; 4]> {
            let (rows, _) = run.trace().as_slice().as_chunks::<4>();
            rows.iter().copied().filter(|row| row[0] != 0).collect()
        };
        prop_assert_eq!(moves(&hand), moves(&rule));
        let ranges = |run: &SortRun| -> Vec<[u32; 8]> {
            run.parts().iter().map(|part| part[2..].try_into().unwrap()).collect()
        };
        prop_assert_eq!(ranges(&hand), ranges(&rule));
    }

    /// The picks are added one by one, always in the part for which the run waits, until it waits
    /// no more.
    #[test]
    fn the_run_waits_for_each_pick(
        values in any_values(40),
        plan in any_plan(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 40),
    ) {
        let mut picks = Vec::new();
        for choice in choices {
            let run = run(&values, &by_hand(&plan, picks.clone()));
            let Some(Interval { lo, hi }) = run.waiting() else { break };
            prop_assert!(lo + 2 <= hi && hi - lo >= plan.cutoff);
            let partitions = run.parts().iter().filter(|part| part[6] <= 2).count();
            prop_assert_eq!(partitions, picks.len());
            picks.push(lo + narrow(choice.index((hi - lo) as usize)));
        }
        let run = run(&values, &by_hand(&plan, picks));
        prop_assert_eq!(run.waiting(), None);
        let order = run.order(run.steps()).unwrap();
        prop_assert!(order.is_sorted_by_key(|&id| values[id as usize]));
    }
}

#[test]
fn the_run_waits_before_the_first_part() {
    let mut run = SortRun::new(vec![3, 1, 2], by_hand(&SortPlan::document(), vec![])).unwrap();
    assert_eq!(run.waiting(), Some(Interval { lo: 0, hi: 3 }));
    let progress = run.advance(1000).unwrap();
    assert!(progress.finished);
    assert_eq!((progress.done, progress.total), (0, 0));
    assert_eq!((run.steps(), run.parts().len()), (0, 0));
    let moment = run.at(0).unwrap();
    assert_eq!((moment.part, moment.frames), (None, vec![]));
    let at = moment.pointers;
    assert_eq!((at.lo, at.unprocessed, at.larger, at.hi), (0, 0, 3, 3));
    assert_eq!(at.pivot, None);
    assert_eq!(run.order(0).unwrap(), [0, 1, 2]);
}

#[test]
fn a_pick_outside_its_part_is_refused() {
    for (picks, partition, at, lo, hi) in [
        (vec![4], 1, 5, 1, 4),
        (vec![u32::MAX], 1, 1 << 32, 1, 4),
        // For 1 2 3 4 with pivot 1, the rest begins at the second place.
        (vec![0, 0], 2, 1, 2, 4),
    ] {
        let plan = by_hand(&SortPlan::document(), picks);
        let mut run = SortRun::new(vec![1, 2, 3, 4], plan).unwrap();
        let error = stopped(&mut run, 1);
        assert_eq!(error.code(), "pivot-outside-range");
        let params = vec![("partition", partition), ("at", at), ("lo", lo), ("hi", hi)];
        assert_eq!(numbers(error.params()), params);
        // Another call returns the same error and does no work.
        let steps = run.steps();
        assert_eq!(run.advance(1000), Err(error));
        assert_eq!(run.steps(), steps);
        assert!(run.order(steps).is_ok());
    }
}

/// If there are more picks than partitions, the rest are ignored.
#[test]
fn picks_left_over_do_no_harm() {
    let plan = by_hand(&SortPlan::document(), vec![1, u32::MAX, 7]);
    let run = run(&[1, 1, 1], &plan);
    assert_eq!(run.steps(), 3);
}

/// A sort without a record does not wait.
#[test]
fn the_plain_sort_goes_on_with_the_middle() {
    for picks in [vec![], vec![0], vec![99, 99]] {
        let array: Vec<u32> = (0..50).map(|at| at * 7 % 50).collect();
        let plan = by_hand(&SortPlan::document(), picks);
        assert!(sorted(array, &plan, &mut u32::cmp).is_sorted());
    }
}
