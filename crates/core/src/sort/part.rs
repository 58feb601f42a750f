//! The parts of an array for which calls are made.

/// Stands for "no part" where the number of a part is expected.
pub const NO_PART: u32 = u32::MAX;

/// A part of the array, `lo` to before `hi`: one call works on it, or one turn of a call's loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The first place.
    pub lo: usize,
    /// The place after the last one; equals `lo` if the part is empty.
    pub hi: usize,
    /// The number of live calls during the work on the part, at least 1. A part that is sorted by a
    /// call has one more than the part it comes from; a part with which the loop goes on has the
    /// same number.
    pub depth: u32,
    /// The number of the part it comes from; parts are numbered from 0 as they begin. [`NO_PART`]
    /// for the whole array.
    pub parent: u32,
}

impl Part {
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.hi - self.lo
    }

    /// Whether the part is empty.
    pub fn is_empty(&self) -> bool {
        self.lo == self.hi
    }
}

/// The places of the array from `lo` to before `hi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Interval {
    /// The first place, counted from 0.
    pub lo: u32,
    /// The place after the last one.
    pub hi: u32,
}
