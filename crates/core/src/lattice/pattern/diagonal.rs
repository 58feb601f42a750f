//! Patterns that repeat along a slanted line.

use super::axis::{eventual_period, folded};
use super::block::{Block, Strip};
use super::window::Window;
use super::{Pattern, REPEATS};
use crate::game::Outcome;
use crate::lattice::Point;

/// From (m0,n0) on the picture repeats when it is shifted by (p,q). Two strips along the axes give
/// everything else by shifts, and each strip repeats itself from some point on:
///
/// ```text
///        │    │        ╱
///        │left│     ╱  ╱       c(m+p,n+q) = c(m,n)   for m ≥ m0 and n ≥ n0
///        │    │  ╱  ╱
///   n0+q ├────┘  ╱             bottom: the rows n < n0+q
///        │  bottom             left: the columns m < m0+p
///        └───────────
///            m0+p
/// ```
///
/// The game {(-1,-1)} has such a pattern: a point is lost if the smaller of m and n is even, and
/// the shift is (2,2).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Diagonal {
    /// The start (m0,n0).
    pub from: Point,
    /// The shift (p,q), in points; both are at least 1. It has the least p + q that the window
    /// shows, and of those the least p. For this shift the start has the least m0 + n0, and of
    /// those the least m0.
    pub period: (u32, u32),
    /// The rows n < n0+q; this strip repeats itself to the right.
    #[cfg_attr(feature = "bindings", serde(skip_serializing))]
    pub bottom: Strip,
    /// The columns m < m0+p; this strip repeats itself upwards.
    #[cfg_attr(feature = "bindings", serde(skip_serializing))]
    pub left: Strip,
    /// The corner of the lattice with two periods, (m0+2p) × (n0+2q) points: enough to see how the
    /// pattern continues.
    pub block: Block,
}

impl Diagonal {
    /// The outcome that the pattern predicts for any point. Cost O(1).
    pub fn outcome(&self, point: Point) -> Outcome {
        let (p, q) = self.period;
        // The number of shifts that bring the point into one of the strips.
        let shifts = shifts(point.m, self.from.m, p).min(shifts(point.n, self.from.n, q));
        let (m, n) = (point.m - shifts * p, point.n - shifts * q);
        let (bottom, left) = (&self.bottom, &self.left);
        if n < self.from.n + q {
            bottom.block.outcome_within(Point {
                m: folded(m, bottom.from, bottom.period),
                n,
            })
        } else {
            left.block.outcome_within(Point {
                m,
                n: folded(n, left.from, left.period),
            })
        }
    }
}

/// How many periods must be subtracted to come below `from` + `period`.
fn shifts(number: u32, from: u32, period: u32) -> u32 {
    number.saturating_sub(from) / period
}

/// The diagonal pattern of a window: it must show itself three times within `side`, which is half
/// of the window's side, and hold in the whole window.
pub(super) fn find(window: &Window, side: u32) -> Option<Pattern> {
    let most = side / REPEATS;
    let turned = window.transposed();
    (2..=2 * most)
        .flat_map(|sum| (1..sum).map(move |p| (p, sum - p)))
        .filter(|&(p, q)| p <= most && q <= most)
        .find_map(|period| {
            starts(window, side, period)
                .into_iter()
                .filter_map(|from| with_strips(window, &turned, side, from, period))
                .map(Pattern::Diagonal)
                .find(|pattern| pattern.holds_in(window))
        })
}

/// The points from which on the window repeats when it is shifted by (p,q), three times within
/// `side`. For each m0 only the least n0 counts. They are in order of rising m0 + n0, then of
/// rising m0.
///
/// ```text
///   n ↑ x                 x  c(m+p,n+q) ≠ c(m,n)
///     │     x
///     │ ◦   .  x          ◦  a start: there is no x above it and to its right
///     │     ◦
///     │        ◦
///     └────────────→ m
/// ```
fn starts(window: &Window, side: u32, (p, q): (u32, u32)) -> Vec<Point> {
    let (last_m, last_n) = (side - REPEATS * p, side - REPEATS * q);
    let (width, height) = (window.side() - p, window.side() - q);
    let mut found = Vec::new();
    let mut least_n = 0;
    for m in (0..width).rev() {
        let differs = |n: &u32| window.is_lost(m, *n) != window.is_lost(m + p, n + q);
        if let Some(n) = (least_n..height).rev().find(differs) {
            least_n = n + 1;
        }
        // The least n only rises as m falls.
        if least_n > last_n {
            break;
        }
        if m <= last_m {
            found.push(Point { m, n: least_n });
        }
    }
    found.sort_by_key(|point| (point.m + point.n, point.m));
    found
}

/// The pattern with this shift, if its two strips repeat themselves.
fn with_strips(
    window: &Window,
    turned: &Window,
    side: u32,
    from: Point,
    (p, q): (u32, u32),
) -> Option<Diagonal> {
    let (width, height) = (from.m + p, from.n + q);
    let across = eventual_period(side, |one, other| {
        window.column(one, height) == window.column(other, height)
    })?;
    let upwards = eventual_period(side, |one, other| {
        turned.column(one, width) == turned.column(other, width)
    })?;
    Some(Diagonal {
        from,
        period: (p, q),
        bottom: Strip {
            from: across.0,
            period: across.1,
            block: window.block(across.0 + across.1, height),
        },
        left: Strip {
            from: upwards.0,
            period: upwards.1,
            block: window.block(width, upwards.0 + upwards.1),
        },
        block: window.block(width + p, height + q),
    })
}
