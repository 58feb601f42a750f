//! Runs that an error stops.

use std::fmt::Debug;

use appleyard_core::progress::Run;

/// Takes a run to its error, in slices of this budget. It checks that the run does not finish before, and
/// returns the error again in each call.
pub fn stopped<R: Run<Error: Debug + PartialEq>>(run: &mut R, budget: u64) -> R::Error {
    let error = loop {
        match run.advance(budget) {
            Ok(progress) => assert!(!progress.finished),
            Err(error) => break error,
        }
    };
    for budget in [1, 1000, u64::MAX] {
        assert_eq!(run.advance(budget).as_ref(), Err(&error));
    }
    error
}
