//! Runs that are taken to their end in slices.

use std::fmt::Debug;

use appleyard_core::progress::{Progress, Run};

/// Takes a run that has done nothing yet to its end, a slice for each of the budgets, of which there are
/// enough. What is promised of every run is checked: without a budget it does nothing, else at least the
/// budget; so it never goes back. It has not done more than the total, and exactly that at the end, which
/// comes once and stays.
///
/// `look` is shown the run before the first slice and after each of them, and told by how many units the
/// slice has passed its budget.
pub fn in_slices<R: Run<Error: Debug + PartialEq>>(
    run: &mut R,
    budgets: impl IntoIterator<Item = u64>,
    mut look: impl FnMut(&R, Progress, u64),
) -> Progress {
    let mut last = run.advance(0).unwrap();
    assert_eq!(last.done, 0);
    look(run, last, 0);
    for budget in budgets {
        let progress = run.advance(budget).unwrap();
        let least = last.done.saturating_add(budget);
        assert!(progress.done >= last.done, "{progress:?} after {last:?}");
        assert!(progress.finished || progress.done >= least, "{progress:?}");
        assert!(progress.done <= progress.total, "{progress:?}");
        look(run, progress, progress.done.saturating_sub(least));
        last = progress;
        if progress.finished {
            break;
        }
    }
    assert!(last.finished, "too few budgets");
    assert_eq!(last.done, last.total);
    for budget in [0, 1, 1000, u64::MAX] {
        assert_eq!(run.advance(budget), Ok(last));
    }
    last
}
