//! The Grundy values of a region, if the run has them.

use std::ops::Range;

use super::ray_grundy::{self, RayGrundy};
use super::region::Region;
use super::step_grundy::StepGrundy;
use crate::lattice::VectorGame;

/// The most columns or rows for which games with rays have Grundy values. A point of such a game
/// has a number of options without limit, and a set of their values to go through.
pub const MAX_RAY_GRUNDY_SIDE: u32 = 512;

/// The most plies to look at for which games with rays have Grundy values. They are counted from
/// above: points of the hull (and eight for each line of equal weight), times plies of a point. The
/// plies of a ray longer than 256 count as 64, because the solver looks at 64 of them at once. The
/// rook's and the queen's games with 512 × 512 drawn points are well within the limit; a game with
/// sixty rays is not.
pub const MAX_RAY_GRUNDY_PLIES: u64 = 1 << 30;

/// One of the ways to store Grundy values.
#[derive(Clone, Debug)]
pub(crate) enum Grundy {
    Steps(StepGrundy),
    Rays(RayGrundy),
    Not,
}

impl Grundy {
    pub(crate) fn new(game: &VectorGame, region: &Region) -> Grundy {
        if !game.has_rays() {
            return Grundy::Steps(StepGrundy::new(region));
        }
        let side = region.order().columns().max(region.order().rows());
        if side <= MAX_RAY_GRUNDY_SIDE && ray_grundy::plies(region) <= MAX_RAY_GRUNDY_PLIES {
            Grundy::Rays(RayGrundy::new(region))
        } else {
            Grundy::Not
        }
    }

    pub(crate) fn is_worked_out(&self) -> bool {
        !matches!(self, Grundy::Not)
    }

    /// Solves a line; all earlier lines must be solved.
    pub(crate) fn solve_line(&mut self, region: &Region, weight: usize) {
        match self {
            Grundy::Steps(values) => values.solve_line(region, weight),
            Grundy::Rays(values) => values.solve_line(region, weight),
            Grundy::Not => {}
        }
    }

    /// The value at a place of the table.
    pub(crate) fn value(&self, place: usize) -> Option<u32> {
        match self {
            Grundy::Steps(values) => values.value(place),
            Grundy::Rays(values) => values.value(place),
            Grundy::Not => None,
        }
    }

    /// The largest value in a range of places; 0 for an empty range.
    pub(crate) fn largest(&self, places: Range<usize>) -> u32 {
        match self {
            Grundy::Steps(values) => values.largest(places),
            Grundy::Rays(values) => values.largest(places),
            Grundy::Not => 0,
        }
    }
}
