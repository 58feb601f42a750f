//! Which of two points is coloured first.

use crate::lattice::{Point, VectorGame};

/// The order of colouring for a program that makes no sweep: rising weight a·m + b·n, then rising
/// m.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rank {
    a: u64,
    b: u64,
}

impl Rank {
    pub(super) fn of(game: &VectorGame) -> Rank {
        let (a, b) = game.weight();
        Rank {
            a: a.into(),
            b: b.into(),
        }
    }

    /// A key to sort by. The sum fits, because a and b are below 2^14.
    pub(super) fn key(self, point: Point) -> (u64, u32) {
        let weight = self.a * u64::from(point.m) + self.b * u64::from(point.n);
        (weight, point.m)
    }
}
