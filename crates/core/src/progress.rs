//! Long work in slices, and how far it has come.
//!
//! Long work never blocks: it is a [`Run`]. Call [`advance`](Run::advance) as often as needed. Between
//! two calls you may do anything else; dropping the run cancels it.

use std::convert::Infallible;

use crate::error::Error;

/// Work that is done in slices, each with a budget.
///
/// A budget is a number of units of work. Each run says what its unit is: a comparison, a position, a
/// move that it looks at. A run has finished when nothing is left to do. You may ask about what is known
/// so far at any time.
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
    /// The error that can stop the run for good; [`Infallible`] if nothing can.
    type Error;

    /// Does `budget` further units, or all that are left if there are fewer, and returns how far the run
    /// has come. A run may exceed the budget to finish a piece of work, and its documentation says by how
    /// much. A budget of 0 does nothing.
    ///
    /// # Errors
    ///
    /// Each run says which. An error is final: every later call with work left returns it again. You can
    /// still ask for what was known before.
    fn advance(&mut self, budget: u64) -> Result<Progress, Self::Error>;

    /// Does all the work that is left.
    ///
    /// # Errors
    ///
    /// The errors of [`advance`](Run::advance).
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
    /// Units known to be needed. It is fixed, unless the run says that it changes as work is discovered.
    pub total: u64,
    /// Whether nothing is left to do; if so, `done` equals `total`.
    pub finished: bool,
}

impl Progress {
    /// The progress of a run that has not begun and needs `total` units.
    pub(crate) fn to_come(total: u64) -> Progress {
        Progress {
            done: 0,
            total,
            finished: false,
        }
    }

    /// The progress of this run and of a next one, which begins when this run has ended.
    pub fn followed_by(self, next: Progress) -> Progress {
        Progress {
            done: self.done + next.done,
            total: self.total + next.total,
            finished: self.finished && next.finished,
        }
    }
}

/// How far a run comes that has come so far and does `budget` more units. Whoever wants all that is left gives more
/// than there is.
pub(crate) fn goal(done: u64, budget: u64) -> u64 {
    done.saturating_add(budget)
}

/// What is left of a budget. A run may have spent more, to finish a piece of work.
pub(crate) fn left_of(budget: u64, spent: u64) -> u64 {
    budget.saturating_sub(spent)
}

/// Lets `?` be written after a run that nothing can stop.
impl From<Infallible> for Error {
    fn from(never: Infallible) -> Error {
        match never {}
    }
}
