//! Takes runs to their end in slices.

use std::fmt::Debug;

use appleyard_core::progress::{Progress, Run};

/// Takes a run that has done nothing yet to its end, with a slice for each of the budgets; there must be
/// enough of them. It checks what every run promises. With a budget of 0 the run does nothing, otherwise
/// it does at least the budget, so it never goes back. It never does more than the total, and exactly the
/// total at the end. The end comes once and stays.
///
/// The closure `look` gets the run before the first slice and after each slice, with the number of units
/// by which the slice has exceeded its budget.
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
