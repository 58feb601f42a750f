//! Patterns that repeat across and up, each by itself.

use super::axis::{eventual_period, folded};
use super::block::Block;
use super::classes::{Class, classes};
use super::window::Window;
use crate::game::Outcome;
use crate::lattice::Point;

/// From m0 on the columns repeat with period p, in their whole height, and from n0 on the rows
/// with period q, in their whole width:
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
/// p is the least period that the window knows, m0 the least start for it; q and n0 likewise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rectangular {
    /// (m0,n0).
    pub from: Point,
    /// (p,q), in points; each at least 1.
    pub period: (u32, u32),
    /// The (m0+p) × (n0+q) points that stand for all.
    pub block: Block,
    /// Whether it must hold everywhere, and has not just been checked in a window.
    ///
    /// It must if all moves are steps that raise neither m nor n. Let no component be longer than
    /// s, half of the window. Within the rows of the window each column from the s-th on follows
    /// from the s columns before it, always in the same way; and more than s columns in a row are
    /// the same as those one period before. So all that come after are too. Now the rows of the
    /// window are known in their whole length, and the same is true of them.
    pub proved: bool,
}

impl Rectangular {
    /// The outcome that the pattern predicts for any point. Cost O(1).
    pub fn outcome(&self, point: Point) -> Outcome {
        let (p, q) = self.period;
        self.block.outcome_within(Point {
            m: folded(point.m, self.from.m, p),
            n: folded(point.n, self.from.n, q),
        })
    }

    /// The lost points in words: as few classes as possible that cover them and nothing else,
    /// sorted by the first m, then by the first n. A point may be in two of them. None at all if
    /// nothing is lost.
    ///
    /// `None` if a period or a start is more than 2, where words would not help.
    ///
    /// ```text
    ///   apples, misère:   m is 0, n = 1, 3, 5, ...    and    m = 2, 4, 6, ..., n = 0, 2, 4, ...
    /// ```
    pub fn classes(&self) -> Option<Vec<Class>> {
        let block = (self.block.columns(), self.block.rows());
        classes(self.from, self.period, block, |point| self.outcome(point))
    }
}

/// The rectangular pattern of a window that shows itself three times within `side`, half of the
/// window's side. `proved`: whether all moves are steps that raise nothing.
pub(super) fn find(window: &Window, side: u32, proved: bool) -> Option<Rectangular> {
    let height = window.side();
    let (m, p) = eventual_period(side, |one, other| {
        window.column(one, height) == window.column(other, height)
    })?;
    let turned = window.transposed();
    let (n, q) = eventual_period(side, |one, other| {
        turned.column(one, height) == turned.column(other, height)
    })?;
    Some(Rectangular {
        from: Point { m, n },
        period: (p, q),
        block: window.block(m + p, n + q),
        proved,
    })
}
