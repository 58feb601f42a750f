//! How far a run over lines has come.

use super::region::Region;
use crate::progress::Progress;

/// Lines done, and the points on them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sweep {
    line: usize,
    done: u64,
}

impl Sweep {
    /// The number of points to be done after `budget` more.
    pub(crate) fn goal(&self, region: &Region, budget: u64) -> u64 {
        self.done.saturating_add(budget).min(region.positions())
    }

    /// The next line, which the caller then does; `None` once the goal is reached.
    pub(crate) fn next(&mut self, region: &Region, goal: u64) -> Option<usize> {
        if self.done >= goal || self.line >= region.lines() {
            return None;
        }
        let weight = self.line;
        self.line += 1;
        self.done += region.line(weight).len() as u64;
        Some(weight)
    }

    /// Whether the line of this weight is done.
    #[inline]
    pub(crate) fn has_done(&self, weight: usize) -> bool {
        weight < self.line
    }

    /// In points of the hull.
    pub(crate) fn progress(&self, region: &Region) -> Progress {
        let total = region.positions();
        Progress {
            done: self.done,
            total,
            finished: self.done == total,
        }
    }
}
