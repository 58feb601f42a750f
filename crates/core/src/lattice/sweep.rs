//! How far a run over lines has come.

use super::region::{Line, Region};
use crate::error::LatticeError;
use crate::lattice::Point;
use crate::progress::Progress;

/// Lines done, and the points on them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SweptLines {
    line: usize,
    done: u64,
}

impl SweptLines {
    /// The number of points that will be done after `budget` more.
    pub(crate) fn goal(&self, region: &Region, budget: u64) -> u64 {
        self.done.saturating_add(budget).min(region.positions())
    }

    /// The next line, which the caller then solves; `None` once the goal is reached.
    pub(crate) fn next(&mut self, region: &Region, goal: u64) -> Option<usize> {
        if self.done >= goal || self.line >= region.lines() {
            return None;
        }
        let weight = self.line;
        self.line += 1;
        self.done += region.line(weight).len() as u64;
        Some(weight)
    }

    /// The line of a point, and its place on that line; `None` if the line is not done yet.
    ///
    /// # Errors
    ///
    /// [`LatticeError::PointOutside`] outside the hull.
    #[inline]
    pub(crate) fn locate(
        &self,
        region: &Region,
        point: Point,
    ) -> Result<Option<(Line, usize)>, LatticeError> {
        let Point { m, n } = point;
        let located = region.locate(point);
        let (weight, line, at) = located.ok_or(LatticeError::PointOutside { m, n })?;
        Ok((weight < self.line).then_some((line, at)))
    }

    /// The progress, in points of the hull.
    pub(crate) fn progress(&self, region: &Region) -> Progress {
        let total = region.positions();
        Progress {
            done: self.done,
            total,
            finished: self.done == total,
        }
    }
}
