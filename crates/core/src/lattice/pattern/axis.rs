//! Periods along one axis.

use super::REPEATS;

/// The period of a sequence with the numbers 0 to 2 × `side` - 1. It is the smallest p, and then
/// the smallest m0 such that from m0 on each member equals the one p before it. Three periods must
/// lie within `side`: m0 + 3p ≤ side. So at least the second half of the sequence comes after them.
pub(super) fn eventual_period(side: u32, is_same: impl Fn(u32, u32) -> bool) -> Option<(u32, u32)> {
    (1..=side / REPEATS).find_map(|period| {
        let latest = side - REPEATS * period;
        let last_difference = (0..2 * side - period)
            .rev()
            .find(|&index| !is_same(index, index + period));
        let from = last_difference.map_or(0, |index| index + 1);
        (from <= latest).then_some((from, period))
    })
}

/// The number below `from` + `period` that is equivalent to `number`.
pub(super) fn folded(number: u32, from: u32, period: u32) -> u32 {
    match number.checked_sub(from) {
        Some(beyond) => from + beyond % period,
        None => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period_of(side: u32, thing: impl Fn(u32) -> u32) -> Option<(u32, u32)> {
        eventual_period(side, |one, other| thing(one) == thing(other))
    }

    #[test]
    fn the_smallest_period_has_the_earliest_start() {
        assert_eq!(period_of(32, |_| 7), Some((0, 1)));
        assert_eq!(period_of(32, |index| index % 6), Some((0, 6)));
        assert_eq!(
            period_of(32, |index| if index == 4 { 9 } else { index % 2 }),
            Some((5, 2))
        );
    }

    #[test]
    fn three_periods_must_lie_within_the_side() {
        let late = |start: u32, period: u32| {
            period_of(32, move |index| {
                if index < start {
                    100 + index
                } else {
                    index % period
                }
            })
        };
        assert_eq!(late(2, 10), Some((2, 10))); // 2 + 30 = 32
        assert_eq!(late(3, 10), None);
        assert_eq!(late(29, 1), Some((29, 1)));
        assert_eq!(late(30, 1), None);
    }

    #[test]
    fn a_difference_in_the_second_half_counts() {
        assert_eq!(period_of(32, |index| u32::from(index == 63)), None);
    }

    #[test]
    fn a_number_folds_into_the_first_period() {
        let numbers: Vec<_> = (0..9).map(|number| folded(number, 2, 3)).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 4, 2, 3, 4, 2]);
    }
}
