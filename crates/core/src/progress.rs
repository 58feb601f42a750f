//! How far a long computation has come.
//!
//! Long work never blocks: it is done in slices. Call `advance(budget)` as often as needed; each
//! call does about `budget` units of work and says how far the whole has come. Between two calls
//! anything else may happen, the end of the work included: dropping the run cancels it. What a
//! unit is, and whether a budget may be passed to finish a piece of work, each run says itself.

/// How far a run has come, in its own units of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Units done so far, at most `total`.
    pub done: u64,
    /// Units known to be needed. Fixed, unless the run says that it grows as work is discovered.
    pub total: u64,
    /// Whether nothing is left to do; then `done` equals `total`.
    pub finished: bool,
}
