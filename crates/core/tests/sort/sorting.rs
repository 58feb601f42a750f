//! The result is sorted, and a permutation of the input: every variant, every input, several types.

use std::cmp::Ordering;

use appleyard_core::sort::{SmallSort, SortPlan};
use proptest::prelude::*;

use crate::sort::variants::{any_plan, any_values, inputs, plans, run, sorted, sorted_ids};

#[test]
fn every_variant_sorts_every_input() {
    let plans = plans(&[2, 10, 33]);
    assert_eq!(plans.len(), 3 * 7 * 4 * 2 * (1 + 3 + 3));
    for n in [1, 2, 9, 60] {
        for input in inputs() {
            for plan in &plans {
                let values = input.values(n, 3, plan).unwrap();
                let mut expected = values.clone();
                expected.sort_unstable();
                assert_eq!(
                    sorted(values, plan, &mut u32::cmp),
                    expected,
                    "{input:?} {plan:?}"
                );
            }
        }
    }
}

#[test]
fn nothing_and_one_element_are_sorted() {
    for plan in plans(&[2, 33]) {
        assert_eq!(sorted(vec![], &plan, &mut u32::cmp), []);
        assert_eq!(sorted(vec![7], &plan, &mut u32::cmp), [7]);
    }
}

#[test]
fn small_sorts_sort_every_length() {
    for small in [SmallSort::Insertion, SmallSort::Table, SmallSort::Unrolled] {
        let plan = SortPlan {
            small,
            cutoff: 33,
            ..SortPlan::document()
        };
        for n in 0..=32_u32 {
            let values: Vec<u32> = (0..n).map(|at| at * 7 % 13).collect();
            let mut expected = values.clone();
            expected.sort_unstable();
            assert_eq!(sorted(values, &plan, &mut u32::cmp), expected);
        }
    }
}

#[test]
fn an_impossible_cutoff_counts_as_the_nearest_possible_one() {
    for cutoff in [0, 1, 34, u32::MAX] {
        for small in [SmallSort::Insertion, SmallSort::Table, SmallSort::Unrolled] {
            let plan = SortPlan {
                cutoff,
                small,
                ..SortPlan::document()
            };
            let values: Vec<u32> = (0..200).map(|at| at * 77 % 101).collect();
            let mut expected = values.clone();
            expected.sort_unstable();
            assert_eq!(sorted(values, &plan, &mut u32::cmp), expected);
        }
    }
}

/// A comparison that is not an order: whatever it answers, no element is lost and the sort ends.
#[test]
fn a_contradictory_order_loses_nothing() {
    for plan in plans(&[2, 20]) {
        let mut answers = (0_u32..).map(|k| match k * k % 7 {
            0 | 1 => Ordering::Less,
            2 => Ordering::Equal,
            _ => Ordering::Greater,
        });
        let mut compare = |_: &u32, _: &u32| answers.next().unwrap();
        let mut array = sorted((0..50).collect(), &plan, &mut compare);
        array.sort_unstable();
        assert_eq!(array, (0..50).collect::<Vec<_>>(), "{plan:?}");
    }
}

fn by_key(a: &(u16, u16), b: &(u16, u16)) -> Ordering {
    a.0.cmp(&b.0)
}

fn descending(a: &i64, b: &i64) -> Ordering {
    b.cmp(a)
}

proptest! {
    #[test]
    fn bytes_are_sorted(array in prop::collection::vec(any::<u8>(), 0..400), plan in any_plan()) {
        let mut expected = array.clone();
        expected.sort_unstable();
        prop_assert_eq!(sorted(array, &plan, &mut u8::cmp), expected);
    }

    #[test]
    fn numbers_are_sorted(array in any_values(400), plan in any_plan()) {
        let mut expected = array.clone();
        expected.sort_unstable();
        prop_assert_eq!(sorted(array, &plan, &mut u32::cmp), expected);
    }

    /// Elements that compare as equal are still different elements, and all of them are kept.
    #[test]
    fn pairs_are_sorted_by_key(keys in prop::collection::vec(0..6_u16, 0..300), plan in any_plan()) {
        let array: Vec<(u16, u16)> = keys.into_iter().zip(0..).collect();
        let mut ours = sorted(array.clone(), &plan, &mut by_key);
        prop_assert!(ours.is_sorted_by_key(|pair| pair.0));
        ours.sort_unstable_by_key(|pair| pair.1);
        prop_assert_eq!(ours, array);
    }

    #[test]
    fn signed_numbers_are_sorted_descending(array in prop::collection::vec(any::<i64>(), 0..300), plan in any_plan()) {
        let mut expected = array.clone();
        expected.sort_unstable_by(descending);
        prop_assert_eq!(sorted(array, &plan, &mut descending), expected);
    }

    /// A recorded run is the same sort: it ends with the same elements in the same places.
    #[test]
    fn a_recorded_sort_equals_an_unrecorded_one(values in any_values(300), plan in any_plan()) {
        let run = run(&values, &plan);
        let order = run.order(run.steps()).unwrap();
        prop_assert_eq!(order, sorted_ids(&values, &plan));
    }
}
