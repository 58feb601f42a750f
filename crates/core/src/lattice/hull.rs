//! The hull of a drawn rectangle: the convex region around it that no move leaves.
//!
//! ```text
//!   n ↑
//!     │\ (-x,+y), the move that climbs most
//!     │  \
//!   N ├────\                     y·m + x·n ≤ y·M + x·N
//!     │     │\
//!     │drawn│  \ (+z,-w), the one that goes farthest across
//!     └─────┴────\→ m            w·m + z·n ≤ w·M + z·N
//!           M
//! ```
//!
//! No move raises either sum, because the edges are the extreme moves. So the hull is closed under
//! the moves, rays included. If no move climbs, the first edge is n ≤ N; if none goes across, the
//! second is m ≤ M.

use super::lines::{Course, Lines, div_ceil};
use crate::lattice::{Point, VectorGame};

/// The two edges through the drawn corner (M,N).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hull {
    corner: (i64, i64),
    up: Edge,
    across: Edge,
}

/// The points for which `of_m`·m + `of_n`·n is at most `most`.
#[derive(Clone, Copy, Debug)]
struct Edge {
    of_m: i64,
    of_n: i64,
    most: i64,
}

impl Edge {
    fn through((m, n): (i64, i64), of_m: u32, of_n: u32) -> Edge {
        let (of_m, of_n) = (i64::from(of_m), i64::from(of_n));
        Edge {
            of_m,
            of_n,
            most: of_m * m + of_n * n,
        }
    }

    /// How far inside a point is; negative if it is outside.
    fn slack(self, m: i64, n: i64) -> i64 {
        self.most - self.of_m * m - self.of_n * n
    }
}

impl Hull {
    /// The hull of the points with m ≤ `corner.m` and n ≤ `corner.n`.
    pub(crate) fn new(game: &VectorGame, corner: Point) -> Hull {
        let cone = game.cone();
        let ((x, y), (z, w)) = (cone.up(), cone.across());
        let corner = (corner.m.into(), corner.n.into());
        Hull {
            corner,
            up: Edge::through(corner, y, x),
            across: Edge::through(corner, w, z),
        }
    }

    pub(crate) fn contains(&self, point: Point) -> bool {
        let (m, n) = (point.m.into(), point.n.into());
        self.up.slack(m, n) >= 0 && self.across.slack(m, n) >= 0
    }

    /// The number of points, exactly. Cost O(M + N).
    ///
    /// Above the drawn rectangle only the first edge matters, and to its right only the second.
    pub(crate) fn points(&self) -> u64 {
        let (right, top) = self.corner;
        let Edge {
            of_m: y, of_n: x, ..
        } = self.up;
        let Edge {
            of_m: w, of_n: z, ..
        } = self.across;
        let drawn = (right + 1) * (top + 1);
        let above: i64 = (0..=right).map(|left| y * left / x).sum();
        let beside: i64 = (0..=top).map(|down| z * down / w).sum();
        (drawn + above + beside).unsigned_abs()
    }

    /// The first place of a line in the hull, and the number of places. A line has no gaps.
    ///
    /// Along a line m rises by b and n falls by a. So the first edge bounds it at one end and the
    /// second at the other. The reason is that both moves that are edges lower the weight: x·a >
    /// y·b and w·b > z·a.
    pub(crate) fn cut(&self, lines: Lines, course: Course) -> (i64, i64) {
        let Course { residue, crossing } = course;
        if crossing < 0 {
            return (0, 0);
        }
        let gained = self.up.of_n * lines.a - self.up.of_m * lines.b;
        let lost = self.across.of_m * lines.b - self.across.of_n * lines.a;
        let first = div_ceil(-self.up.slack(residue, crossing), gained).max(0);
        let last = (self.across.slack(residue, crossing).div_euclid(lost)).min(crossing / lines.a);
        (first, (last + 1 - first).max(0))
    }
}
