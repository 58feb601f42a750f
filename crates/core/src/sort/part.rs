//! The parts of an array that calls are made for.

/// What stands for "no part" where the number of one is told.
pub const NO_PART: u32 = u32::MAX;

/// A part of the array, `lo` to before `hi`: what one call is made for, or what the loop of a call
/// goes on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The first place.
    pub lo: usize,
    /// The place after the last one; `lo` if the part has no element.
    pub hi: usize,
    /// The calls that are live while it is worked on, at least 1. A part that is sorted by a call
    /// has one more than the part that it comes from, one that the loop goes on with has as many.
    pub depth: u32,
    /// The number of the part that it comes from, the parts numbered from 0 as they begin;
    /// [`NO_PART`] for the whole array.
    pub parent: u32,
}

impl Part {
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.hi - self.lo
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.lo == self.hi
    }
}
