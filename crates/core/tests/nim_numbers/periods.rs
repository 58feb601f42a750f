//! Periods: published ones, and found ones, which are compared with a search for the least.

use appleyard_core::nim::{MAX_STONES, Period};
use proptest::prelude::*;

use super::expression::{lists, rule, rule_of};
use super::grundy_values::{by_mex, grundy_of};

/// *Winning Ways*, chapter 4, subtraction games: the values of one period.
#[test]
fn subtraction_games_have_the_published_values() {
    for (text, expected) in [
        ("2", "0011"),
        ("3", "000111"),
        ("2,3", "00112"),
        ("1,4", "01012"),
        ("2,4", "001122"),
        ("3,4", "0001112"),
        ("1,3,4", "0101232"),
        ("2,5", "0011021"),
        ("3,5", "00011122"),
        ("4,5", "000011112"),
        ("2,3,5", "0011223"),
    ] {
        let values = grundy_of(&rule(text), 100, false);
        let period = values.period().unwrap();
        assert_eq!((period.preperiod, period.proved), (0, true), "{text}");
        let first: String = (0..period.period)
            .map(|stones| values.value(stones).unwrap().to_string())
            .collect();
        assert_eq!(first, expected, "{text}");
    }
}

/// The values of this game do not begin with their period.
#[test]
fn two_four_seven_does_not_begin_with_its_period() {
    let values = grundy_of(&rule("2,4,7"), 100, false);
    let first: Vec<_> = (0..14).filter_map(|it| values.value(it)).collect();
    assert_eq!(first, [0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2]);
    let period = values.period().unwrap();
    assert_eq!(
        (period.preperiod, period.period, period.proved),
        (8, 3, true)
    );
}

/// With two numbers a < b the period is 2a if b is an odd multiple of a, otherwise a + b, from the
/// empty heap on.
#[test]
fn two_numbers_have_the_known_period() {
    for b in 2..40 {
        for a in 1..b {
            let expected = if b % a == 0 && b / a % 2 == 1 {
                2 * a
            } else {
                a + b
            };
            let period = grundy_of(&rule_of(&[a, b]), 300, false).period().unwrap();
            assert_eq!((period.preperiod, period.period), (0, expected), "{a},{b}");
        }
    }
}

#[test]
fn formulas_have_their_periods() {
    let period = |text| grundy_of(&rule(text), 9, false).period();
    assert_eq!(period("any"), None);
    let expected = Period {
        preperiod: 0,
        period: 3,
        proved: true,
        verified_to: MAX_STONES,
    };
    assert_eq!(period("pow2"), Some(expected));
}

/// The least period, with the least start, that holds for the last half of a row, at least three
/// times.
fn by_looking(values: &[u64]) -> Option<(u64, u64)> {
    let count = values.len();
    (1..count).find_map(|period| {
        let start = (0..count - period)
            .rev()
            .take_while(|&at| values[at] == values[at + period])
            .last()?;
        let holds = count - start >= 3 * period && count - start >= count / 2;
        holds.then_some((start as u64, period as u64))
    })
}

#[test]
fn periods_without_proof_equal_a_search() {
    for text in [
        "fib",
        "fib-2",
        "4..",
        "any-5",
        "any-(2,7)",
        "pow2,6",
        "odd-1",
        "odd,4",
        "pow2-1",
    ] {
        for up_to in [40, 63, 300, 1000] {
            let numbers = rule(text);
            let found = grundy_of(&numbers, up_to, false).period();
            let values = by_mex(up_to, false, |number| numbers.contains(number));
            let expected = by_looking(&values).filter(|_| up_to >= 63);
            assert_eq!(
                found.map(|it| (it.preperiod, it.period)),
                expected,
                "{text} {up_to}"
            );
            assert!(found.is_none_or(|it| !it.proved && it.verified_to == up_to));
        }
    }
    assert!(grundy_of(&rule("pow2-1"), 1000, false).period().is_some());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// A proved period holds beyond the table too, and no shorter period or earlier start would.
    #[test]
    fn proved_periods_are_the_least_and_hold(list in lists(14, 5), past_end: bool) {
        let numbers = rule_of(&list);
        let computed = grundy_of(&numbers, 6000, past_end);
        let values = by_mex(6000, past_end, |number| list.contains(&number));
        let period = computed.period().unwrap();
        prop_assert!(period.proved);
        prop_assert_eq!(Some((period.preperiod, period.period)), by_looking(&values));
        for (stones, &value) in (0..).zip(&values) {
            prop_assert_eq!(computed.value(stones), Some(value));
        }
    }
}
