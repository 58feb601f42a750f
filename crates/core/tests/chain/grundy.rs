//! Grundy values and their periods.

use std::iter::repeat;

use appleyard_core::chain::{FirstMove, OctalCode, OctalGrundy};
use appleyard_core::game::{EndRule, Outcome};
use proptest::prelude::*;

use crate::chain::reference::{FIRST_MOVES, chain, code, table};
use crate::support::slices::in_slices;

fn finished(code: OctalCode, up_to: u32) -> OctalGrundy {
    let mut row = OctalGrundy::new(code, up_to).unwrap();
    let total = row.progress().total;
    let end = in_slices(&mut row, repeat(1000), |row, progress, _| {
        assert_eq!((progress, progress.total), (row.progress(), total));
    });
    assert_eq!(row.progress(), end);
    row
}

/// The values by definition: all takes from all cells, and the first number that is missing. `before` is
/// the digit before the point.
fn by_definition(code: &OctalCode, up_to: u32) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for size in 0..=up_to {
        let mut met = Vec::new();
        for taken in 0..=size {
            for left in 0..=size - taken {
                let right = size - taken - left;
                let bit = [1, 2, 4][usize::from(left > 0) + usize::from(right > 0)];
                if code.digit(taken) & bit != 0 {
                    met.push(values[left as usize] ^ values[right as usize]);
                }
            }
        }
        values.push((0..).find(|value| !met.contains(value)).unwrap());
    }
    values
}

/// The numbers are those of OEIS A002186.
#[test]
fn kayles_has_the_published_values() {
    let published = [
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4,
        7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7,
        4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
    ];
    let row = finished(OctalCode::chain(), 1000);
    assert_eq!(row.values()[..published.len()], published);
    let period = row.period().unwrap();
    assert_eq!((period.preperiod, period.period), (71, 12));
    assert!(period.proved);
    assert_eq!(period.verified_to, 1000);
    let of_period = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for size in (71..=1000).chain([123_456_789, u64::MAX]) {
        let residue = usize::try_from(size % 12).unwrap();
        assert_eq!(row.value(size), Some(of_period[residue]), "{size}");
    }
    let exceptions = [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70];
    assert_eq!(row.exceptions(), exceptions);
}

/// The numbers are those of OEIS A002187.
#[test]
fn dawson_has_the_published_values() {
    let published = [
        0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
        5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0,
    ];
    let chess = finished(code("0.137"), 1000);
    assert_eq!(chess.values()[..published.len()], published);
    let kayles = finished(code("0.07"), 1001);
    assert_eq!(kayles.values()[1..], *chess.values());
    for (row, preperiod) in [(&chess, 52), (&kayles, 53)] {
        let period = row.period().unwrap();
        assert_eq!(
            (period.preperiod, period.period),
            (u64::from(preperiod), 34)
        );
        assert_eq!(row.exceptions().last(), Some(&(preperiod - 1)));
    }
}

/// The least number of heaps that proves the period of Kayles, by the theorem: 2 · 71 + 2 · 12 + 2 values.
#[test]
fn a_proof_needs_just_enough_heaps() {
    assert!(finished(OctalCode::chain(), 166).period().is_none());
    assert!(finished(OctalCode::chain(), 166).exceptions().is_empty());
    assert!(finished(OctalCode::chain(), 167).period().is_some());
    let short = finished(OctalCode::chain(), 166);
    assert_eq!((short.value(166), short.value(167)), (Some(2), None));
}

/// OEIS A071434, A071435 and A071452 have the period and the last exception.
#[test]
fn periods_are_the_published_ones() {
    for (text, last_exception, period) in [
        ("0.1377", 140, 24),
        ("0.177", 496, 20),
        ("0.11377", 186, 32),
    ] {
        let row = finished(code(text), 1200);
        let found = row.period().map(|it| (it.preperiod, it.period));
        assert_eq!(
            found,
            Some((u64::from(last_exception) + 1, period)),
            "{text}"
        );
        assert_eq!(row.exceptions().last(), Some(&last_exception), "{text}");
    }
}

/// For n₀ = 0 the theorem would be wrong: the values 0, 0, 0 of 0.4 do not go on, because from three
/// objects on a move can take the middle one.
#[test]
fn zeros_at_the_beginning_prove_nothing() {
    let row = finished(code("0.4"), 2);
    assert_eq!((row.values(), row.period()), (&[0, 0, 0][..], None));
    assert_eq!(finished(code("0.4"), 3).values(), [0, 0, 0, 1]);
}

#[test]
fn a_split_in_place_has_values() {
    // A move splits a heap in two. If there is no other move, every heap from two on has the value 1 or 0
    // by the parity of the splits.
    let row = finished(code("4."), 50);
    for (size, &value) in (0_u32..).zip(row.values()) {
        assert_eq!(value, u32::from(size >= 2 && size % 2 == 0));
    }
    assert_eq!(row.values(), by_definition(&code("4."), 50));
}

/// Under normal play the values decide; with the first-move rule, equal halves do.
#[test]
fn grundy_values_give_the_outcomes_of_chain() {
    let table = chain(60);
    let row = finished(OctalCode::chain(), 60);
    for objects in 1..=60 {
        let outcome = |first| {
            let value = table.start(objects, EndRule::Normal, first);
            value.map(|value| value.outcome)
        };
        let value = |size: u32| row.value(size.into()).unwrap();
        let equal = (0..objects).any(|left| value(left) == value(objects - 1 - left));
        let expected = if equal { Outcome::N } else { Outcome::P };
        assert_eq!(outcome(FirstMove::Fewest), Some(expected), "{objects}");
        assert_eq!(
            outcome(FirstMove::Any) == Some(Outcome::N),
            value(objects) != 0
        );
        for first in FIRST_MOVES {
            assert_eq!(row.outcome(objects, first), outcome(first));
        }
        assert_eq!(table.grundy(objects), Some(value(objects)));
    }
    assert_eq!(row.outcome(61, FirstMove::Any), None);
    assert_eq!(row.outcome(62, FirstMove::Fewest), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn random_codes_have_the_values_of_the_definition(before in "[04]", digits in "[0-7]{0,16}", up_to in 0_u32..90) {
        let text = format!("{before}.{digits}");
        let Ok(code) = OctalCode::parse(&text) else { return Ok(()) };
        let row = finished(code, up_to);
        prop_assert_eq!(row.values(), by_definition(&code, up_to));
    }

    /// The run finds a period exactly if the theorem proves one.
    #[test]
    fn every_period_that_can_be_proved_is_proved(digits in "[0-7]{1,3}", up_to in 0_u32..120) {
        let Ok(code) = OctalCode::parse(&format!(".{digits}")) else { return Ok(()) };
        let row = finished(code, up_to);
        let values = row.values();
        let last = u64::from(code.last());
        let count = values.len() as u64;
        let value = |size: u64| row.value(size).filter(|_| size < count);
        let proved = (1..count).find_map(|period| {
            (0..count).find_map(|start| {
                let end = 2 * start.max(1) + period + last;
                let holds = end + period <= count
                    && (start..end).all(|size| value(size) == value(size + period));
                holds.then_some((start, period))
            })
        });
        let found = row.period().map(|it| (it.preperiod, it.period));
        prop_assert_eq!(found, proved);
    }

    /// A proved period holds beyond the values that proved it. It is the least period, and its start is
    /// the least start.
    #[test]
    fn proved_periods_hold_and_are_the_least(digits in "[0-7]{1,3}", up_to in 0_u32..600) {
        let Ok(code) = OctalCode::parse(&format!(".{digits}")) else { return Ok(()) };
        let row = finished(code, up_to);
        let Some(period) = row.period() else { return Ok(()) };
        let long = finished(code, 4 * up_to + 100);
        let values = long.values();
        for (size, &value) in (0..).zip(values) {
            prop_assert_eq!(row.value(size), Some(value), "{}", size);
        }
        let [start, length] =
            [period.preperiod, period.period].map(|it| usize::try_from(it).unwrap());
        let holds = |start: usize, length: usize| {
            (start..values.len() - length).all(|at| values[at] == values[at + length])
        };
        prop_assert!(holds(start, length));
        prop_assert!(start == 0 || !holds(start - 1, length));
        prop_assert!((1..length).all(|shorter| !holds(start, shorter)));
        let differ = |at: &usize| {
            let later = at + (start - at).div_ceil(length) * length;
            values[*at] != values[later]
        };
        let exceptions = (0..start).filter(differ).map(|at| u32::try_from(at).unwrap());
        prop_assert_eq!(row.exceptions(), exceptions.collect::<Vec<_>>());
    }

    /// In all games without the first-move rule, the exclusive or decides normal play.
    #[test]
    fn the_exclusive_or_decides_sums_of_groups(digits in "[0-7]{1,4}", length in 2_u32..16) {
        let Ok(code) = OctalCode::parse(&format!(".{digits}")) else { return Ok(()) };
        let row = finished(code, length);
        let table = table(code, length);
        for groups in crate::chain::reference::positions(length) {
            let xor = groups.iter().fold(0, |xor, &it| xor ^ row.value(it.into()).unwrap());
            let value = table.value(&groups, EndRule::Normal).unwrap();
            prop_assert_eq!(value.outcome == Outcome::N, xor != 0);
        }
    }
}
