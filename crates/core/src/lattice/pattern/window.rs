//! A square of outcomes, taken out of a picture.

use super::super::picture::Picture;
use super::block::Block;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::Point;

/// The points with m < side and n < side.
#[derive(Clone, Debug)]
pub(super) struct Window {
    side: u32,
    /// Whether a point is lost, column by column, so that a column is a slice.
    lost: Vec<bool>,
}

impl Window {
    pub(super) fn of(picture: &impl Picture, side: u32) -> Result<Window, Error> {
        let mut lost = Vec::with_capacity(side as usize * side as usize);
        for m in 0..side {
            for n in 0..side {
                let outcome = picture
                    .outcome(Point { m, n })
                    .ok_or(LatticeError::PointNotColoured { m, n })?;
                lost.push(outcome == Outcome::P);
            }
        }
        Ok(Window { side, lost })
    }

    pub(super) fn side(&self) -> u32 {
        self.side
    }

    pub(super) fn outcome(&self, point: Point) -> Outcome {
        Outcome::lost_if(self.is_lost(point.m, point.n))
    }

    pub(super) fn is_lost(&self, m: u32, n: u32) -> bool {
        self.lost[m as usize * self.side as usize + n as usize]
    }

    /// The lowest `height` points of a column, from the bottom up.
    pub(super) fn column(&self, m: u32, height: u32) -> &[bool] {
        let bottom = m as usize * self.side as usize;
        &self.lost[bottom..bottom + height as usize]
    }

    /// The points with m < `columns` and n < `rows`.
    pub(super) fn block(&self, columns: u32, rows: u32) -> Block {
        Block::new(columns, rows, |m, n| self.is_lost(m, n))
    }

    /// The same square with across and up swapped.
    pub(super) fn transposed(&self) -> Window {
        let mut lost = Vec::with_capacity(self.lost.len());
        for n in 0..self.side {
            for m in 0..self.side {
                lost.push(self.is_lost(m, n));
            }
        }
        Window {
            side: self.side,
            lost,
        }
    }
}
