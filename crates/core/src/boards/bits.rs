//! Sets of squares as bits.

use crate::checked::narrow;
use crate::small_set::members;

/// The members of a set of squares, in rising order.
#[inline]
pub(super) fn squares_of(set: u32) -> impl Iterator<Item = u8> {
    members(set).map(narrow)
}

/// The set of one square.
#[inline]
pub(super) fn bit(square: u8) -> u32 {
    1 << square
}

/// The set of the first `count` squares.
pub(super) fn first(count: u32) -> u32 {
    1_u32.checked_shl(count).map_or(u32::MAX, |bit| bit - 1)
}
