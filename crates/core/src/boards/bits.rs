//! Sets of squares as bits.

/// The members of a set of squares, in rising order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits(pub(super) u32);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        u8::try_from(lowest).ok()
    }
}

/// The set of one square; empty for a number beyond 31.
#[inline]
pub(super) fn bit(square: u8) -> u32 {
    1_u32.checked_shl(u32::from(square)).unwrap_or(0)
}

/// The set of the first `count` squares.
pub(super) fn first(count: u32) -> u32 {
    1_u32.checked_shl(count).map_or(u32::MAX, |bit| bit - 1)
}
