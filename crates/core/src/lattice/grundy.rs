//! The Grundy values of a region, if they are worked out.

use std::ops::Range;

use super::ray_grundy::{self, RayGrundy};
use super::region::Region;
use super::step_grundy::StepGrundy;
use crate::lattice::VectorGame;

/// Of games with rays, Grundy values are worked out only up to so many columns and rows: a point
/// there has options without end, and a set of their values to go through.
pub const MAX_RAY_GRUNDY_SIDE: u32 = 512;

/// Of games with rays, Grundy values are worked out only up to so many plies to look at, counted
/// from above: points of the hull (and eight for each line of equal weight), times plies of a
/// point, where the plies of a ray longer than 256 count as 64, for they are looked at 64 at once.
/// 512 × 512 points drawn of the rook's or the queen's game are well within; sixty rays are not.
pub const MAX_RAY_GRUNDY_PLIES: u64 = 1 << 30;

/// One of the ways to keep Grundy values.
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

    /// Works out a line; all earlier ones must have been.
    pub(crate) fn work_out(&mut self, region: &Region, weight: usize) {
        match self {
            Grundy::Steps(values) => values.work_out(region, weight),
            Grundy::Rays(values) => values.work_out(region, weight),
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

    /// The largest value among places, 0 if there are none.
    pub(crate) fn largest(&self, places: Range<usize>) -> u32 {
        match self {
            Grundy::Steps(values) => values.largest(places),
            Grundy::Rays(values) => values.largest(places),
            Grundy::Not => 0,
        }
    }
}
