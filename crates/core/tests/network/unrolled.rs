//! The straight-line code, compared with the table.

use std::cell::Cell;

use appleyard_core::network::{document, unrolled};
use proptest::prelude::*;

/// What a network did: its comparators, and whether each swapped.
type Events = Vec<(usize, usize, bool)>;

/// Runs the network from the table, one comparator after the other.
fn by_table<T: Copy>(slice: &mut [T], less: impl Fn(&T, &T) -> bool) -> Events {
    let comparators = document(slice.len()).unwrap().iter();
    comparators
        .map(|&(a, b)| {
            let (a, b) = (usize::from(a), usize::from(b));
            let swap = less(&slice[b], &slice[a]);
            if swap {
                slice.swap(a, b);
            }
            (a, b, swap)
        })
        .collect()
}

/// Runs the code through trait objects, so that it is compiled only once for each type of element.
fn by_code<T: Copy>(slice: &mut [T], mut less: impl Fn(&T, &T) -> bool) -> Events {
    let mut events = Vec::new();
    let mut record = |a, b, swapped| events.push((a, b, swapped));
    let mut less: &mut dyn FnMut(&T, &T) -> bool = &mut less;
    let mut record: &mut dyn FnMut(usize, usize, bool) = &mut record;
    assert!(unrolled::sort(slice, &mut less, &mut record));
    events
}

/// Tests every length, each with the same shuffled keys.
#[test]
fn every_length_is_sorted() {
    for inputs in 0..=32_u32 {
        let keys: Vec<u32> = (0..inputs).map(|i| i * 29 % 37).collect();
        let (mut table, mut code) = (keys.clone(), keys.clone());
        assert_eq!(
            by_table(&mut table, |x, y| x < y),
            by_code(&mut code, |x, y| x < y)
        );
        let mut expected = keys;
        expected.sort_unstable();
        assert_eq!(code, expected);
        assert_eq!(table, expected);
    }
}

#[test]
fn longer_slices_are_left_alone() {
    let mut less: &mut dyn FnMut(&u32, &u32) -> bool = &mut |x, y| x < y;
    let mut never: &mut dyn FnMut(usize, usize, bool) = &mut |_, _, _| panic!("nothing compared");
    let mut ignore: &mut dyn FnMut(usize, usize, bool) = &mut |_, _, _| {};
    for length in [33, 34, 100] {
        let mut keys: Vec<u32> = (0..length).rev().collect();
        assert!(!unrolled::sort(&mut keys, &mut less, &mut never));
        assert!(keys.is_sorted_by(|x, y| x > y));
    }
    let mut keys: Vec<u32> = (0..9).rev().collect();
    assert!(!unrolled::sort_at_most::<8, _>(
        &mut keys, &mut less, &mut never
    ));
    assert!(keys.is_sorted_by(|x, y| x > y));
    assert!(unrolled::sort_at_most::<9, _>(
        &mut keys,
        &mut less,
        &mut ignore
    ));
    assert!(keys.is_sorted());
}

proptest! {
    #[test]
    fn code_and_table_do_the_same(keys in prop::collection::vec((0..6_u16, any::<u16>()), 0..=32)) {
        let less = |x: &(u16, u16), y: &(u16, u16)| x.0 < y.0;
        let (mut table, mut code) = (keys.clone(), keys.clone());
        let events = by_table(&mut table, less);
        prop_assert_eq!(by_code(&mut code, less), events);
        // Elements with equal keys also end in the same places.
        prop_assert_eq!(&code, &table);
        prop_assert!(code.is_sorted_by_key(|pair| pair.0));
    }

    /// Calls the code as a sort would: nothing is watched, and the comparison is inlined.
    #[test]
    fn plain_numbers_are_sorted(keys in prop::collection::vec(any::<i64>(), 0..=32)) {
        let mut sorted = keys.clone();
        prop_assert!(unrolled::sort(&mut sorted, &mut |x, y| x > y, &mut |_, _, _| {}), "{} elements", keys.len());
        let mut expected = keys;
        expected.sort_unstable_by(|x, y| y.cmp(x));
        prop_assert_eq!(sorted, expected);
    }

    /// A comparison that contradicts itself loses no element and repeats none.
    #[test]
    fn an_inconsistent_comparison_loses_no_element(answers in any::<u64>(), count in 0..=32_u32) {
        let mut numbers: Vec<u32> = (0..count).collect();
        let asked = Cell::new(0);
        by_code(&mut numbers, |_, _| {
            asked.set(asked.get() + 1);
            answers.rotate_right(asked.get()) & 1 == 1
        });
        numbers.sort_unstable();
        prop_assert_eq!(numbers, (0..count).collect::<Vec<_>>());
    }
}
