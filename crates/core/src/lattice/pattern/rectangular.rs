//! Patterns that repeat across and up, independently.

use super::axis::{eventual_period, folded};
use super::block::Block;
use super::classes::{Class, classes};
use super::window::Window;
use crate::game::Outcome;
use crate::lattice::Point;

/// From m0 on the columns repeat with period p over their whole height, and from n0 on the rows
/// repeat with period q over their whole width:
///
/// ```text
///      ↑   │      │
///    q │   │      │
///      ├───┼──────┼────       c(m+p,n) = c(m,n)   for m ≥ m0 and all n
///    q │   │      │           c(m,n+q) = c(m,n)   for n ≥ n0 and all m
///      ├───┼──────┼────
///   n0 │   │      │           the block is the lower left corner, (m0+p) × (n0+q)
///      └───┴──────┴───→
///       m0    p      p
/// ```
///
/// p is the least period that the window shows, and m0 the least start for p; q and n0 likewise.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Rectangular {
    /// The start (m0,n0).
    pub from: Point,
    /// The periods (p,q), in points; each is at least 1.
    pub period: (u32, u32),
    /// The (m0+p) × (n0+q) points that determine all others.
    pub block: Block,
    /// Whether the pattern is proved to hold everywhere, and not only checked in a window.
    ///
    /// It is proved if all moves are steps that raise neither m nor n. Let no component be longer
    /// than s, half of the window. Within the rows of the window each column from the s-th on
    /// follows from the s columns before it, always in the same way. More than s columns in a row
    /// equal those one period before, so all later columns do too. Now the rows of the window are
    /// known over their whole length, and the same argument holds for them.
    pub proved: bool,
    /// The lost points in words: as few classes as possible that cover them and nothing else,
    /// sorted by the first m, then by the first n. A point may be in two classes. The list is empty
    /// if nothing is lost.
    ///
    /// `None` if a period or a start is more than 2, because words would not help then.
    ///
    /// ```text
    ///   apples, misère:   m is 0, n = 1, 3, 5, ...    and    m = 2, 4, 6, ..., n = 0, 2, 4, ...
    /// ```
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub classes: Option<Vec<Class>>,
}

impl Rectangular {
    /// The outcome that the pattern predicts for any point. Cost O(1).
    pub fn outcome(&self, point: Point) -> Outcome {
        outcome(&self.block, self.from, self.period, point)
    }
}

/// What a block with this start and these periods says about a point.
fn outcome(block: &Block, from: Point, (p, q): (u32, u32), point: Point) -> Outcome {
    block.outcome_within(Point {
        m: folded(point.m, from.m, p),
        n: folded(point.n, from.n, q),
    })
}

/// The rectangular pattern of a window: it must show itself three times within `side`, which is
/// half of the window's side. `proved` says whether all moves are steps that raise neither m nor n.
pub(super) fn find(window: &Window, side: u32, proved: bool) -> Option<Rectangular> {
    let height = window.side();
    let (m, p) = eventual_period(side, |one, other| {
        window.column(one, height) == window.column(other, height)
    })?;
    let turned = window.transposed();
    let (n, q) = eventual_period(side, |one, other| {
        turned.column(one, height) == turned.column(other, height)
    })?;
    let (from, period) = (Point { m, n }, (p, q));
    let block = window.block(m + p, n + q);
    let said = |point| outcome(&block, from, period, point);
    Some(Rectangular {
        from,
        period,
        classes: classes(from, period, (block.columns, block.rows), said),
        block,
        proved,
    })
}
