//! Long work, done in slices, and how far it has come.
//!
//! Long work never blocks: it is a [`Run`]. Call [`advance`](Run::advance) as often as needed; between
//! two calls anything else may happen, the end of the work included: dropping the run cancels it.

use std::convert::Infallible;

use crate::error::Error;

/// Work that is done in slices, a budget each.
///
/// A budget is a number of units of work, and what a unit is, each run says itself: a comparison, a
/// position, a move that is looked at. A run has finished when nothing is left to do. Questions about
/// what is known so far may be asked at any time.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::lattice::{Colouring, VectorGame};
/// use appleyard_core::progress::Run;
///
/// let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 5, 3)?;
/// let Ok(first) = run.advance(4); // the unit is a point; nothing can stop a colouring
/// assert!(first.done >= 4 && !first.finished);
/// let last = run.finish()?;
/// assert!(last.finished && last.done == last.total);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub trait Run {
    /// What stops it for good; [`Infallible`] for a run that nothing stops.
    type Error;

    /// Does `budget` further units, or all that are left if these are fewer, and says how far the whole
    /// has come. A run may pass the budget to finish a piece of work, and says by how much. A budget of 0
    /// does nothing.
    ///
    /// # Errors
    ///
    /// What each run says. An error is final: every later call that would do some work gives it again.
    /// What was known before can still be asked for.
    fn advance(&mut self, budget: u64) -> Result<Progress, Self::Error>;

    /// Does all that is left.
    ///
    /// # Errors
    ///
    /// Those of [`advance`](Run::advance).
    fn finish(&mut self) -> Result<Progress, Self::Error> {
        loop {
            let progress = self.advance(u64::MAX)?;
            if progress.finished {
                return Ok(progress);
            }
        }
    }
}

/// How far a run has come, in its own units of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct Progress {
    /// Units done so far, at most `total`. It never falls.
    pub done: u64,
    /// Units known to be needed. Fixed, unless the run says that it changes as work is discovered.
    pub total: u64,
    /// Whether nothing is left to do; then `done` equals `total`.
    pub finished: bool,
}

impl Progress {
    /// Of this run and of one that begins when it has ended.
    pub fn followed_by(self, next: Progress) -> Progress {
        Progress {
            done: self.done + next.done,
            total: self.total + next.total,
            finished: self.finished && next.finished,
        }
    }
}

/// So that `?` can be written after a run that nothing stops.
impl From<Infallible> for Error {
    fn from(never: Infallible) -> Error {
        match never {}
    }
}
