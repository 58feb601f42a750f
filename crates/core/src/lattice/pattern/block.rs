//! The finite parts that a pattern repeats.

use crate::game::Outcome;
use crate::lattice::Point;

/// The outcomes of the points with m < columns and n < rows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Block {
    /// Points across.
    pub columns: u32,
    /// Points up.
    pub rows: u32,
    /// Whether each point is lost, row by row from n = 0 up, each row from m = 0.
    pub lost: Vec<bool>,
}

impl Block {
    pub(super) fn new(columns: u32, rows: u32, is_lost: impl Fn(u32, u32) -> bool) -> Block {
        let lost = (0..rows)
            .flat_map(|n| (0..columns).map(move |m| (m, n)))
            .map(|(m, n)| is_lost(m, n))
            .collect();
        Block {
            columns,
            rows,
            lost,
        }
    }

    /// The outcome of a point of the block; `None` outside it. Cost O(1).
    pub fn outcome(&self, point: Point) -> Option<Outcome> {
        if point.m >= self.columns {
            return None;
        }
        let index = point.n as usize * self.columns as usize + point.m as usize;
        self.lost.get(index).map(|&lost| Outcome::lost_if(lost))
    }

    /// The outcome of a point of the block.
    pub(super) fn outcome_within(&self, point: Point) -> Outcome {
        self.outcome(point).unwrap_or(Outcome::N)
    }
}

/// A strip along an axis, which repeats itself from some point on.
///
/// ```text
///   ┌──────┬────┬────┬────
///   │ from │ p  │ p  │ p ...      the block is what lies within from + period
///   └──────┴────┴────┴────
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The point of the axis from which the strip repeats itself.
    pub from: u32,
    /// The length of the period, in points.
    pub period: u32,
    /// The outcomes from the origin of the axis to the end of the first period.
    pub block: Block,
}
