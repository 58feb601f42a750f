//! What all searches are to a program.

/// What the programs have in common while they run.
pub(super) trait Search {
    /// Tries about so many moves more.
    fn try_moves(&mut self, budget: u64);

    /// The moves tried so far.
    fn moves(&self) -> u64;

    /// The values kept so far.
    fn stored(&self) -> u64 {
        0
    }

    /// The rounds finished.
    fn rounds(&self) -> u32 {
        0
    }

    /// The score of the start, when nothing is left to do.
    fn score(&self) -> Option<i32>;
}
