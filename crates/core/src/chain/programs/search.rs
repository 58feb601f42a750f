//! What all searches have in common.

use crate::solve::Value;

/// A program while it runs.
pub(super) trait Search {
    /// Tries about `budget` more moves.
    fn try_moves(&mut self, budget: u64);

    /// The moves tried so far.
    fn moves(&self) -> u64;

    /// The values stored so far.
    fn stored(&self) -> u64 {
        0
    }

    /// The rounds finished so far.
    fn rounds(&self) -> u32 {
        0
    }

    /// The value of the start, when nothing is left to do.
    fn value(&self) -> Option<Value>;
}
