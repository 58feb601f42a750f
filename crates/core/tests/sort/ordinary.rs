//! The ordinary sorts with which quicksort is compared.

use std::iter::repeat;

use appleyard_core::progress::Run;
use appleyard_core::sort::{MAX_STEPS, NO_END, SortMethod, SortPlan, SortRun, Step, Work};
use proptest::prelude::*;

use crate::sort::variants::{any_values, run, sorted_ids};
use crate::support::slices::in_slices;

const METHODS: [SortMethod; 2] = [SortMethod::Insertion, SortMethod::Bubble];

fn plan(method: SortMethod) -> SortPlan {
    SortPlan {
        method,
        ..SortPlan::document()
    }
}

/// The number of pairs in the wrong order.
fn inversions(values: &[u32]) -> u64 {
    let pairs = (0..values.len()).flat_map(|i| (i + 1..values.len()).map(move |j| (i, j)));
    pairs.filter(|&(i, j)| values[i] > values[j]).count() as u64
}

proptest! {
    /// Both sorts are stable: equal elements stay in their order, as in a stable sort of the
    /// standard library.
    #[test]
    fn ordinary_sorts_equal_a_stable_sort(values in any_values(80)) {
        let mut expected: Vec<u32> = (0..).zip(&values).map(|(id, _)| id).collect();
        expected.sort_by_key(|&id| values[id as usize]);
        for method in METHODS {
            let plan = plan(method);
            let run = run(&values, &plan);
            prop_assert_eq!(&run.order(run.steps()).unwrap(), &expected);
            prop_assert_eq!(&sorted_ids(&values, &plan), &expected);
        }
    }

    /// Each swap of neighbours, and each shift, corrects one pair in the wrong order.
    #[test]
    fn ordinary_sorts_cost_what_the_textbook_says(values in any_values(80)) {
        let (n, wrong) = (values.len() as u64, inversions(&values));
        for method in METHODS {
            let run = run(&values, &plan(method));
            let moved = (0..run.steps())
                .filter_map(|row| Step::from_row(run.trace().row(row)?)?.swapped())
                .count();
            prop_assert_eq!(moved as u64, wrong);
            let counters = run.counters();
            prop_assert_eq!(counters.comparisons, run.steps() as u64);
            prop_assert!(counters.comparisons <= n * (n - 1) / 2);
            prop_assert!(counters.comparisons + 1 >= n.max(wrong));
            prop_assert_eq!(counters.most_frames, 1);
            if method == SortMethod::Bubble {
                prop_assert_eq!((counters.swaps, counters.writes), (wrong, 2 * wrong));
            }
        }
    }

    /// A slice inserts whole elements or makes whole passes, and the run between two slices is the
    /// beginning of the whole run.
    #[test]
    fn ordinary_sorts_come_in_slices(values in any_values(80), budget in 1..300_u64) {
        for method in METHODS {
            let whole = run(&values, &plan(method));
            let mut sliced = SortRun::new(values.clone(), plan(method)).unwrap();
            in_slices(&mut sliced, repeat(budget), |sliced, progress, over| {
                assert!(over < values.len() as u64);
                let steps = sliced.steps();
                assert_eq!(sliced.trace().as_slice(), &whole.trace().as_slice()[..4 * steps]);
                assert_eq!(sliced.order(steps), whole.order(steps));
                let [now, later] = [sliced, &whole].map(|run| run.at(steps).unwrap());
                if steps > 0 {
                    assert_eq!(now.part_done, progress.finished);
                    assert_eq!((&now.pointers, now.counters), (&later.pointers, later.counters));
                    assert_eq!(sliced.areas(steps, None), whole.areas(steps, None));
                }
                let end = sliced.parts().first().map(|part| part[1]);
                assert_eq!(end == Some(NO_END), steps > 0 && !progress.finished);
            });
            prop_assert_eq!(sliced.trace(), whole.trace());
            prop_assert_eq!(sliced.parts(), whole.parts());
        }
    }

    /// The whole sort is one part, whatever else the plan says, and the areas hold at each moment.
    #[test]
    fn ordinary_sorts_are_one_part(values in any_values(24)) {
        for (method, work) in METHODS.into_iter().zip([3, Work::Bubble.code()]) {
            let run = run(&values, &plan(method));
            prop_assert_eq!(run.parts().len(), 1);
            prop_assert_eq!(run.parts()[0][6], if values.len() < 2 { 6 } else { work });
            for step in 0..=run.steps() {
                let areas = run.areas(step, None).unwrap();
                prop_assert!(areas.iter().all(|area| area.holds));
            }
        }
    }
}

/// Elements in order take one pass; reversed elements take a comparison for each pair.
#[test]
fn bubble_sort_costs_the_known_figures() {
    let count = |values: Vec<u32>| {
        let counters = run(&values, &plan(SortMethod::Bubble)).counters();
        (counters.comparisons, counters.swaps)
    };
    assert_eq!(count((0..100).collect()), (99, 0));
    assert_eq!(count((0..100).rev().collect()), (4950, 4950));
}

/// A moment far into a long sort is as near to a checkpoint as in a short one.
#[test]
fn a_long_sort_has_checkpoints() {
    for method in METHODS {
        let run = run(&(0..900).rev().collect::<Vec<u32>>(), &plan(method));
        // Each moment costs its ids and at most 2^16 steps and a pass; from the first step it would
        // be 400,000.
        let moments = [400_000, 100_000, 300_000, 1, 200_000];
        let orders = run.orders(&moments).unwrap();
        for (order, &step) in orders.chunks(900).zip(&moments) {
            let mut plain: Vec<u32> = (0..900).collect();
            for row in 0..step as usize {
                let step = Step::from_row(run.trace().row(row).unwrap()).unwrap();
                if let Some((a, b)) = step.swapped() {
                    plain.swap(a, b);
                }
            }
            assert_eq!(order, plain);
        }
        assert!(run.orders(&[400_000, 0].repeat(20)).is_ok());
    }
}

/// A list that might take too many steps is refused before the first step.
#[test]
fn long_lists_are_refused() {
    for method in METHODS {
        for (n, fits) in [(4000, true), (4001, false)] {
            assert_eq!(n * (n - 1) / 2 <= MAX_STEPS, fits);
            let values = vec![1; n];
            let mut run = SortRun::new(values, plan(method)).unwrap();
            let stopped = run.finish().err();
            assert_eq!(stopped.is_none(), fits);
            assert_eq!(run.steps(), if fits { n - 1 } else { 0 });
        }
    }
}
