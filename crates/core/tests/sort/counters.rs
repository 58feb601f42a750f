//! The counters, compared with an independent count.

use std::cmp::Ordering;

use appleyard_core::sort::{Counters, Scheme, SmallSort, SortPlan, Step, sort};
use proptest::prelude::*;

use crate::sort::variants::{any_plan, any_values, run, sorted};

proptest! {
    #[test]
    fn comparisons_are_calls_of_the_comparison(values in any_values(300), plan in any_plan()) {
        let mut calls = 0_u64;
        let mut compare = |a: &u32, b: &u32| -> Ordering {
            calls += 1;
            a.cmp(b)
        };
        let mut counters = Counters::default();
        sort(&mut values.clone(), &plan, &mut compare, &mut counters);
        prop_assert_eq!(counters.comparisons, calls);
    }

    /// Without an observer the comparison is called just as often.
    #[test]
    fn an_observer_changes_nothing(values in any_values(300), plan in any_plan()) {
        let mut calls = 0_u64;
        let mut compare = |a: &u32, b: &u32| -> Ordering {
            calls += 1;
            a.cmp(b)
        };
        sorted(values.clone(), &plan, &mut compare);
        prop_assert_eq!(run(&values, &plan).counters().comparisons, calls);
    }

    /// At every step the counters are the sums over the rows so far, by the table at `Step`.
    #[test]
    fn a_moment_has_the_sums_of_its_rows(values in any_values(60), plan in any_plan()) {
        let run = run(&values, &plan);
        let (mut comparisons, mut swaps, mut writes, mut comparators) = (0, 0, 0, 0);
        for step in 0..=run.steps() {
            let counters = run.at(step).unwrap().counters;
            prop_assert_eq!(
                (counters.comparisons, counters.swaps, counters.writes, counters.comparators),
                (comparisons, swaps, writes, comparators)
            );
            let Some(&[code, a, b, c]) = run.trace().row(step) else { break };
            comparisons += u64::from(![1, 7, 10].contains(&code));
            comparators += u64::from(code == 13);
            let swapped = match code {
                1 | 9 | 10 => a != b,
                3 => b != c,
                4 | 7 => true,
                _ => false,
            };
            swaps += u64::from(swapped);
            writes += match code {
                11 if a == b => 2,
                11 => 1,
                13 => 2,
                _ => 2 * u64::from(swapped),
            };
        }
        prop_assert_eq!(run.counters(), run.at(run.steps()).unwrap().counters);
    }

    /// Without the small sorts all schemes compare each element of a part, except the pivot, once
    /// with the pivot.
    #[test]
    fn a_partition_compares_each_element_once(values in any_values(200), plan in any_plan()) {
        let plan = SortPlan { cutoff: 2, ..plan };
        let run = run(&values, &plan);
        for part in run.parts() {
            let rows = (part[0]..part[1]).map(|row| run.trace().row(row as usize).unwrap()[0]);
            let compared = rows.filter(|code| ![0, 1, 7, 10].contains(code)).count();
            prop_assert_eq!(compared, (part[3] - part[2]).saturating_sub(1) as usize);
        }
    }
}

/// If all elements are equal, the three-way partition is done after n - 1 comparisons, but Lomuto's
/// needs them all.
#[test]
fn equal_elements_cost_the_three_way_partition_least() {
    let compared = |scheme| {
        let plan = SortPlan {
            scheme,
            ..SortPlan::document()
        };
        let mut counters = Counters::default();
        sort(&mut [7_u32; 256], &plan, &mut u32::cmp, &mut counters);
        counters.comparisons
    };
    assert_eq!(compared(Scheme::ThreeWay), 255);
    assert_eq!(compared(Scheme::Lomuto), 255 * 256 / 2);
    assert!(compared(Scheme::Hoare) < 256 * 8);
}

/// Sorted: one comparison for each element. Reversed: all pairs. Each element but the first is
/// written where larger ones have been, and all larger ones shift.
#[test]
fn insertion_sort_costs_the_known_figures() {
    let plan = SortPlan {
        cutoff: 33,
        ..SortPlan::document()
    };
    let count = |mut values: Vec<u32>| {
        let mut counters = Counters::default();
        sort(&mut values, &plan, &mut u32::cmp, &mut counters);
        (counters.comparisons, counters.swaps, counters.writes)
    };
    assert_eq!(count((0..32).collect()), (31, 0, 0));
    assert_eq!(count((0..32).rev().collect()), (496, 0, 496 + 31));
}

/// The network of 32 wires has 211 comparators, whatever the input.
#[test]
fn networks_cost_the_known_figures() {
    for small in [SmallSort::Table, SmallSort::Unrolled] {
        let plan = SortPlan {
            cutoff: 33,
            small,
            ..SortPlan::document()
        };
        let mut counters = Counters::default();
        sort(&mut [1_u32; 32], &plan, &mut u32::cmp, &mut counters);
        let expected = Counters {
            comparisons: 211,
            writes: 422,
            comparators: 211,
            most_frames: 1,
            ..Counters::default()
        };
        assert_eq!(counters, expected);
    }
}

#[test]
fn rows_and_steps_are_the_same() {
    for code in 0..15 {
        for c in 0..2 {
            let row = [code, 3, 4, c];
            let step = Step::from_row(&row).unwrap();
            let third = if [1, 7, 8, 9, 10, 11, 12].contains(&code) {
                0
            } else {
                c
            };
            assert_eq!(step.row(), [code, 3, 4, third]);
        }
    }
    for (c, ordering) in [Ordering::Less, Ordering::Equal, Ordering::Greater]
        .into_iter()
        .enumerate()
    {
        let row = [0, 1, 2, u32::try_from(c).unwrap()];
        assert_eq!(
            Step::from_row(&row),
            Some(Step::Probe {
                a: 1,
                b: 2,
                ordering
            })
        );
    }
    assert_eq!(Step::from_row(&[15, 0, 0, 0]), None);
    // Rows that no run writes do no harm.
    assert_eq!(Step::from_row(&[4, 0, 0, 0]).unwrap().swapped(), None);
}
