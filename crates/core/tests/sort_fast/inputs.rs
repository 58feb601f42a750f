//! The result is sorted, and has the same elements as before.

use appleyard_core::sort::fast;
use proptest::prelude::*;

use crate::sort_fast::fast_by;

fn sorts<T: Copy + Ord + std::fmt::Debug>(input: &[T]) {
    let (mut ours, mut expected) = (input.to_vec(), input.to_vec());
    fast_by(&mut ours, |x, y| x < y);
    expected.sort_unstable();
    assert_eq!(ours, expected);
    // The order is reversed, so that ascending elements descend.
    fast_by(&mut ours, |x, y| x > y);
    expected.reverse();
    assert_eq!(ours, expected);
}

#[test]
fn shapes_of_small_and_large_sizes_are_sorted() {
    for count in (0..200).chain([1_000, 4_097, 30_000]) {
        let shapes: [fn(u32, u32) -> u32; 9] = [
            |i, _| i,
            |i, n| n - i,
            |_, _| 7,
            |i, n| i.min(n - i),
            |i, n| i.max(n - i),
            |i, _| i % 10,
            |i, _| i.wrapping_mul(2_654_435_761) >> 31,
            |i, _| i.wrapping_mul(2_654_435_761) % 20,
            |i, _| i.wrapping_mul(2_654_435_761),
        ];
        for shape in shapes {
            let input: Vec<u32> = (0..count).map(|i| shape(i, count)).collect();
            sorts(&input);
        }
    }
}

#[test]
fn all_permutations_and_all_inputs_of_three_values_are_sorted() {
    // The numbers of 9 digits in base 3 are all inputs of three values. Their length is also tested
    // as a part of a longer array.
    for code in 0..3_u32.pow(9) {
        let digits = (0..9).map(|place| code / 3_u32.pow(place) % 3);
        let short: Vec<u32> = digits.collect();
        sorts(&short);
    }
    for code in (0..3_u32.pow(9)).step_by(7) {
        let digits = (0..36).map(|place| code / 3_u32.pow(place % 9) % 3 + place / 18);
        let long: Vec<u32> = digits.collect();
        sorts(&long);
    }
}

/// Elements in order, or strictly in reverse order, take one comparison for each pair of
/// neighbours. They take one more, because the first answer says which of the two it may be.
#[test]
fn order_costs_n_comparisons() {
    for count in [30, 1_000, 100_000] {
        for sign in [1, -1] {
            let mut numbers: Vec<i64> = (0..count).map(|i| sign * i).collect();
            let mut comparisons = 0;
            fast_by(&mut numbers, |x, y| {
                comparisons += 1;
                x < y
            });
            assert!(numbers.is_sorted());
            assert!(comparisons <= count, "{comparisons} for {count}");
        }
    }
}

/// k values take O(n k) comparisons at worst; the test checks that the number does not grow with
/// log n.
#[test]
fn few_values_cost_a_few_passes() {
    for count in [10_000, 100_000, 1_000_000_u32] {
        for (values, passes) in [(1, 1), (2, 4), (20, 9)] {
            let mut numbers: Vec<u32> = (0..count)
                .map(|i| (i.wrapping_mul(2_654_435_761) >> 7) % values)
                .collect();
            let mut comparisons = 0_u64;
            fast_by(&mut numbers, |x, y| {
                comparisons += 1;
                x < y
            });
            assert!(numbers.is_sorted());
            let limit = u64::from(count) * passes;
            assert!(comparisons <= limit, "{values}: {comparisons} of {limit}");
        }
    }
}

proptest! {
    #[test]
    fn any_numbers_are_sorted(input in prop::collection::vec(any::<u32>(), 0..2_000)) {
        sorts(&input);
        let (mut ours, mut expected) = (input.clone(), input);
        fast(&mut ours);
        expected.sort_unstable();
        prop_assert_eq!(ours, expected);
    }

    #[test]
    fn few_distinct_numbers_are_sorted(input in prop::collection::vec(0..8_u32, 0..2_000)) {
        sorts(&input);
    }

    #[test]
    fn signed_numbers_are_sorted(input in prop::collection::vec(any::<i64>(), 0..500)) {
        sorts(&input);
    }

    /// The sort compares only a part of each element; the rest moves with it.
    #[test]
    fn pairs_are_sorted_by_key(input in prop::collection::vec((0..30_u16, any::<u16>()), 0..2_000)) {
        let (mut ours, mut expected) = (input.clone(), input);
        fast_by(&mut ours, |x, y| x.0 < y.0);
        prop_assert!(ours.is_sorted_by_key(|pair| pair.0));
        ours.sort_unstable();
        expected.sort_unstable();
        prop_assert_eq!(ours, expected);
    }

    #[test]
    fn an_inconsistent_comparison_loses_no_element(answers in any::<[u64; 4]>(), count in 0..1_000_u32) {
        let mut numbers: Vec<u32> = (0..count).collect();
        let mut asked = 0;
        fast_by(&mut numbers, |_, _| {
            asked += 1;
            answers[asked as usize % 4].rotate_right(asked / 7) & 1 == 1
        });
        numbers.sort_unstable();
        prop_assert_eq!(numbers, (0..count).collect::<Vec<_>>());
    }
}
