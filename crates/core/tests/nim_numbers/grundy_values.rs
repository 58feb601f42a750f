//! The Grundy values of heaps, compared with the definition.

use std::iter::repeat;

use appleyard_core::error::NimError;
use appleyard_core::nim::{
    Formula, GrundyTable, GrundyValues, MAX_STONES, MAX_TABLE, MAX_WORK, Numbers,
};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use super::expression::{expressions, lists, rule, rule_of};

use crate::support::slices::in_slices;
use crate::support::stopped::stopped;

/// The values of heaps of 0..=up_to, by the mex of all options.
pub fn by_mex(up_to: u64, past_end: bool, has: impl Fn(u64) -> bool) -> Vec<u64> {
    // A take beyond the heap occurs by the next even Fibonacci number at the latest.
    let allowed: Vec<u64> = (1..=5 * up_to + 50).filter(|&number| has(number)).collect();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=up_to {
        let within = allowed.iter().filter(|&&number| number <= heap);
        let option = |taken| values[usize::try_from(heap - taken).unwrap()];
        let mut options: Vec<u64> = within.copied().map(option).collect();
        if past_end && heap > 0 && allowed.iter().any(|&number| number > heap) {
            options.push(values[0]);
        }
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    values
}

pub fn grundy_of(numbers: &Numbers, up_to: u64, past_end: bool) -> GrundyValues {
    let mut values = if past_end {
        GrundyValues::past_end(numbers, up_to).unwrap()
    } else {
        GrundyValues::new(numbers, up_to).unwrap()
    };
    values.finish().unwrap();
    values
}

fn first_values(values: &GrundyValues, up_to: u64) -> Vec<u64> {
    (0..=up_to).map(|it| values.value(it).unwrap()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn lists_have_the_values_of_the_mex(list in lists(25, 8), past_end: bool) {
        let numbers = rule_of(&list);
        let expected = by_mex(1500, past_end, |number| list.contains(&number));
        let values = grundy_of(&numbers, 200, past_end);
        if values.period().is_some_and(|period| period.proved) {
            prop_assert_eq!(first_values(&values, 1500), expected);
        } else {
            prop_assert_eq!(first_values(&values, 200), &expected[..=200]);
        }
    }

    #[test]
    fn expressions_have_the_values_of_the_mex(expression in expressions(), past_end: bool) {
        let Some(numbers) = expression.numbers() else { return Ok(()) };
        let expected = by_mex(300, past_end, |number| expression.has(number));
        prop_assert_eq!(first_values(&grundy_of(&numbers, 300, past_end), 300), expected);
    }

    #[test]
    fn slices_do_not_change_the_values(
        expression in expressions(),
        past_end: bool,
        budget in 1..3000_u64,
        up_to in 0..1000_u64,
    ) {
        let Some(numbers) = expression.numbers() else { return Ok(()) };
        let at_once = grundy_of(&numbers, up_to, past_end);
        let mut values = if past_end {
            GrundyValues::past_end(&numbers, up_to).unwrap()
        } else {
            GrundyValues::new(&numbers, up_to).unwrap()
        };
        let mut total = u64::MAX;
        in_slices(&mut values, repeat(budget), |_, progress, _| {
            assert!(progress.total <= total);
            total = progress.total;
        });
        prop_assert_eq!(first_values(&values, up_to), first_values(&at_once, up_to));
        prop_assert_eq!(values.period(), at_once.period());
    }
}

/// A table solves sixteen heaps at once.
#[test]
fn slices_do_not_change_a_table() {
    for (text, past_end) in [
        ("2,5", false),
        ("fib", true),
        ("2..40", false),
        ("3..70", true),
    ] {
        let numbers = rule(text);
        let mut whole = GrundyTable::new(&numbers, 1000, past_end).unwrap();
        let Ok(all) = whole.finish();
        for budget in [1, 7, 1000] {
            let mut table = GrundyTable::new(&numbers, 1000, past_end).unwrap();
            let end = in_slices(&mut table, repeat(budget), |table, progress, _| {
                assert_eq!(
                    (progress.done, progress.total),
                    (table.done(), table.total())
                );
                assert_eq!(progress.finished, table.len() == 1001);
            });
            assert_eq!(end, all);
            assert!((0..=1000).all(|heap| table.value(heap) == whole.value(heap)));
        }
    }
}

/// Many values at once equal the single values, over any range: by formula, by table, and by
/// period.
#[test]
fn many_values_at_once_equal_single_values() {
    let ranges = [0..0, 0..1, 0..300, 17..18, 31..97, 150..600, 9..9];
    for text in [
        "any", "1..6", "odd", "2,5", "3,4,11", "fib", "2..40", "3..70", "1..9-2",
    ] {
        let mut values = GrundyValues::new(&rule(text), 200).unwrap();
        for budget in [0, 500, u64::MAX] {
            values.advance(budget).unwrap();
            for range in ranges.clone() {
                let one_by_one = range.clone().map_while(|stones| values.value(stones));
                let one_by_one: Vec<u64> = one_by_one.collect();
                let at_once: Vec<u64> = values.values(range).into_iter().map(u64::from).collect();
                assert_eq!(at_once, one_by_one, "{text}");
            }
        }
    }
}

/// A list of values ends, however many are asked for.
#[test]
fn a_list_of_values_has_an_end() {
    let most = usize::try_from(MAX_TABLE + 1).unwrap();
    for text in ["1..6", "2,5", "7,9,20"] {
        let values = grundy_of(&rule(text), MAX_STONES, false);
        assert_eq!(values.values(0..u64::MAX).len(), most, "{text}");
        assert_eq!(values.values(MAX_STONES - 3..u64::MAX).len(), 4, "{text}");
        assert!(values.values(u64::MAX - 1..u64::MAX).is_empty(), "{text}");
    }
    // A Grundy value of 2³² or more also ends the list.
    let any = grundy_of(&rule("any"), MAX_STONES, false);
    let last = u64::from(u32::MAX);
    assert_eq!(any.values(last - 1..last + 9), [u32::MAX - 1, u32::MAX]);
}

/// Tests all widths of words, and values as numbers; with gaps, and with many numbers near sixteen.
#[test]
fn every_way_to_store_values_is_right() {
    for count in [1, 14, 15, 16, 30, 31, 32, 62, 63, 64, 65, 120] {
        for first in [2, 3, 9] {
            let text = format!("{first}..{}-(7,11,23,57)", first + count - 1);
            let numbers = rule(&text);
            for past_end in [false, true] {
                let expected = by_mex(700, past_end, |number| numbers.contains(number));
                let values = grundy_of(&numbers, 700, past_end);
                assert_eq!(first_values(&values, 700), expected, "{text}");
            }
        }
    }
}

#[test]
fn formulas_equal_the_table() {
    for (text, formula) in [
        ("any", Formula::Itself),
        ("1..3", Formula::Remainder { modulus: 4 }),
        ("1", Formula::Remainder { modulus: 2 }),
        ("odd", Formula::Remainder { modulus: 2 }),
        ("1,5,9..11*odd", Formula::Remainder { modulus: 2 }),
        ("odd-3", Formula::Remainder { modulus: 2 }),
        ("pow2", Formula::Remainder { modulus: 3 }),
        ("pow2,5,7,10..11", Formula::Remainder { modulus: 3 }),
        ("1..3,odd", Formula::Remainder { modulus: 4 }),
        ("1..6,8..13", Formula::Remainder { modulus: 7 }),
        ("odd,2", Formula::Remainder { modulus: 4 }),
    ] {
        let numbers = rule(text);
        let values = GrundyValues::new(&numbers, MAX_STONES).unwrap();
        assert_eq!(values.formula(), Some(formula), "{text}");
        let expected = by_mex(1000, false, |number| numbers.contains(number));
        assert_eq!(first_values(&values, 1000), expected, "{text}");
    }
}

#[test]
fn formulas_hold_if_takes_may_pass_the_end() {
    let formula = |text| GrundyValues::past_end(&rule(text), 100).unwrap().formula();
    assert_eq!(formula("any"), Some(Formula::Itself));
    assert_eq!(formula("1..9"), Some(Formula::Remainder { modulus: 10 }));
    assert_eq!(formula("odd"), None);
    // If the odd numbers have no end, every heap can be emptied.
    assert_eq!(
        first_values(&grundy_of(&rule("odd"), 5, true), 5),
        [0, 1, 2, 1, 2, 1]
    );
}

#[test]
fn a_rule_without_a_formula_gets_none() {
    for text in [
        "pow2,6",
        "pow2,999999",
        "odd-1",
        "1..2,6",
        "fib",
        "2..",
        "odd,4",
    ] {
        let values = GrundyValues::new(&rule(text), 100).unwrap();
        assert_eq!(values.formula(), None, "{text}");
    }
}

#[test]
fn formulas_give_values() {
    assert_eq!(Formula::Itself.value(11), 11);
    assert_eq!(Formula::Remainder { modulus: 4 }.value(11), 3);
}

#[test]
fn the_largest_heaps_have_values() {
    let value = |text, up_to| grundy_of(&rule(text), up_to, false).value(MAX_STONES);
    assert_eq!(value("any", MAX_STONES), Some(MAX_STONES));
    assert_eq!(value("1..6", MAX_STONES), Some(MAX_STONES % 7));
    assert_eq!(value("2,5", MAX_STONES), Some(1)); // like 6 = 10¹⁵ mod 7
    assert_eq!(value("fib", 1000), None);
    assert_eq!(
        grundy_of(&rule("any"), 5, false).value(MAX_STONES + 1),
        None
    );
}

#[test]
fn rules_that_are_too_much_work_are_refused() {
    let refused = |text, up_to| GrundyValues::new(&rule(text), up_to).unwrap_err();
    let too_large = |stones, limit| NimError::HeapTooLarge {
        heap: 1,
        stones,
        limit,
    };
    assert_eq!(
        refused("fib", MAX_TABLE + 1),
        too_large(MAX_TABLE + 1, MAX_TABLE)
    );
    assert_eq!(
        refused("any", MAX_STONES + 1),
        too_large(MAX_STONES + 1, MAX_STONES)
    );
    assert_eq!(
        refused("2,1000000", MAX_STONES),
        too_large(MAX_STONES, MAX_TABLE)
    );
    // One unit for each heap, and for each of the even numbers 2, 4, …, 10^6 one for every heap
    // from there on.
    let evens = 500_000_u64;
    let work = 1_000_001 + evens * 1_000_001 - evens * (evens + 1);
    let limit = MAX_WORK;
    assert_eq!(
        refused("any-odd", MAX_TABLE),
        NimError::RuleTooHeavy { work, limit }
    );
}

/// Four numbers whose period does not show within the table.
#[test]
fn a_rule_without_a_period_is_refused_at_the_end() {
    let numbers = rule("3,100,77777,250007");
    let mut values = GrundyValues::new(&numbers, MAX_STONES).unwrap();
    assert_eq!(stopped(&mut values, u64::MAX).code(), "heap-too-large");
    assert!(
        GrundyValues::new(&numbers, MAX_TABLE)
            .unwrap()
            .finish()
            .is_ok()
    );
}
