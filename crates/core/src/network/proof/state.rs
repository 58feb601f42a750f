//! A state of all wires: zeros and ones, wire i in bit i.

use super::super::Comparator;
use crate::checked::narrow;
use crate::small_set::members;

/// The state with ones on all wires.
pub(super) fn full(wires: usize) -> u64 {
    (0..wires).fold(0, |state, wire| state | 1 << wire)
}

/// The state that a sorting network leaves with this number of ones.
pub(super) fn sorted(wires: usize, ones: usize) -> u64 {
    full(wires) & !full(wires - ones)
}

/// Whether no wire has a one above a zero.
pub(super) fn is_sorted(wires: usize, state: u64) -> bool {
    state == sorted(wires, state.count_ones() as usize)
}

/// The state after the comparators.
pub(super) fn output(comparators: &[Comparator], input: u64) -> u64 {
    comparators.iter().fold(input, |state, &(a, b)| {
        let wrong = state >> a & !(state >> b) & 1;
        state ^ (wrong << a | wrong << b)
    })
}

/// The wires with a one, ascending.
pub(super) fn ones(state: u64) -> impl Iterator<Item = u8> {
    members(state).map(narrow)
}

/// The next state in the order by number of ones, and then as a number; `None` after the last.
pub(super) fn next_by_ones(wires: usize, state: u64) -> Option<u64> {
    if state == full(wires) {
        return None;
    }
    // Gosper's hack (HAKMEM, 1972, item 175) gives the next number with as many bits.
    let lowest = state & state.wrapping_neg();
    let next = state
        .checked_add(lowest)
        .filter(|_| state > 0)
        .map(|ripple| ripple | ((state ^ ripple) >> 2 >> lowest.trailing_zeros()))
        .filter(|&next| next <= full(wires));
    // After the last of them comes the first number with one bit more.
    next.or_else(|| Some(u64::MAX >> (63 - state.count_ones())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_ones_each_state_comes_once() {
        for wires in 0..=12 {
            let mut expected: Vec<u64> = (0..1 << wires).collect();
            expected.sort_by_key(|state| (state.count_ones(), *state));
            let states = std::iter::successors(Some(0), |&state| next_by_ones(wires, state));
            assert_eq!(states.collect::<Vec<_>>(), expected, "{wires} wires");
        }
    }

    #[test]
    fn states_of_sixty_four_wires_do_not_overflow() {
        assert_eq!(full(64), u64::MAX);
        assert_eq!(sorted(64, 64), u64::MAX);
        assert_eq!(sorted(64, 1), 1 << 63);
        assert_eq!(sorted(64, 0), 0);
        assert_eq!(next_by_ones(64, 1 << 63), Some(3));
        assert_eq!(next_by_ones(64, 0b11 << 62), Some(7));
        assert_eq!(next_by_ones(64, u64::MAX << 1), Some(u64::MAX));
        assert_eq!(next_by_ones(64, u64::MAX), None);
    }
}
