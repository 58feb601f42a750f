//! The finite parts that a pattern repeats.

use crate::game::Outcome;
use crate::lattice::Point;

/// The outcomes of the points m < columns, n < rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    columns: u32,
    lost: Vec<bool>,
}

impl Block {
    pub(super) fn new(columns: u32, rows: u32, is_lost: impl Fn(u32, u32) -> bool) -> Block {
        let lost = (0..rows)
            .flat_map(|n| (0..columns).map(move |m| (m, n)))
            .map(|(m, n)| is_lost(m, n))
            .collect();
        Block { columns, lost }
    }

    /// Points across.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// Points up.
    pub fn rows(&self) -> u32 {
        u32::try_from(self.lost.len()).map_or(0, |points| points / self.columns.max(1))
    }

    /// Whether each point is lost, row by row from n = 0 up, each row from m = 0.
    pub fn lost(&self) -> &[bool] {
        &self.lost
    }

    /// The outcome of a point of the block; `None` outside it. Cost O(1).
    pub fn outcome(&self, point: Point) -> Option<Outcome> {
        if point.m >= self.columns {
            return None;
        }
        let index = point.n as usize * self.columns as usize + point.m as usize;
        self.lost.get(index).map(|&lost| Outcome::lost_if(lost))
    }

    /// The outcome of a point that is known to lie in the block.
    pub(super) fn outcome_within(&self, point: Point) -> Outcome {
        self.outcome(point).unwrap_or(Outcome::N)
    }
}

/// A strip along an axis, which repeats itself after a while.
///
/// ```text
///   ┌──────┬────┬────┬────
///   │ from │ p  │ p  │ p ...      the block is what lies within from + period
///   └──────┴────┴────┴────
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// From where on along the axis it repeats itself.
    pub from: u32,
    /// After how many points.
    pub period: u32,
    /// The outcomes from the axis' origin to the end of the first period.
    pub block: Block,
}
