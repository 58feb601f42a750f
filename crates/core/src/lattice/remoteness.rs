//! Finds outcome and remoteness of a whole line at once.

use std::ops::Range;

use super::cell::Cell;
use super::region::{Overlap, Region};
use super::ring::Ring;
use crate::game::EndRule;

/// Rays that can be repeated at most this many times are looked up point by point. For longer rays
/// each line hands on the best cell along the ray.
const WALKED: usize = 16;

/// The cells of all lines solved so far. The best option of a point is the least of its options'
/// cells, so each move costs the minimum of two slices.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    end: Cell,
    cells: Vec<Cell>,
    /// For each long ray, the best cell along it from each point, including the point itself.
    rays: Vec<Ring<Cell>>,
}

impl Cells {
    pub(crate) fn new(region: &Region, end_rule: EndRule) -> Cells {
        Cells {
            end: Cell::at_end(end_rule),
            cells: vec![Cell::default(); region.entries()],
            rays: Ring::of_rays(region, WALKED, region.longest(), Cell::NO_OPTION),
        }
    }

    /// Solves a line; all earlier lines must be solved.
    pub(crate) fn solve_line(&mut self, region: &Region, weight: usize) {
        let line = region.line(weight);
        let (earlier, rest) = self.cells.split_at_mut(line.start());
        let own = &mut rest[..line.len()];
        own.fill(Cell::NO_OPTION);
        region.overlaps(weight, WALKED).for_each(|overlap| {
            let source = &earlier[overlap.line.start() + overlap.to..];
            lower(&mut own[overlap.from..], &source[..overlap.len]);
        });
        for ray in &mut self.rays {
            let overlap = ray.overlap(region, weight);
            let (slot, arriving) = ray.parts(weight);
            arriving[..line.len()].fill(Cell::NO_OPTION);
            if let Some(Overlap { from, to, len, .. }) = overlap {
                arriving[from..][..len].copy_from_slice(&slot[to..][..len]);
                lower(&mut own[from..], &slot[to..][..len]);
            }
        }
        for cell in own.iter_mut() {
            *cell = cell.of_best_option(self.end);
        }
        for ray in &mut self.rays {
            let (slot, arriving) = ray.parts(weight);
            slot[..line.len()].copy_from_slice(&arriving[..line.len()]);
            lower(slot, own);
        }
    }

    /// The cell at a place of the table.
    #[inline]
    pub(crate) fn get(&self, place: usize) -> Option<Cell> {
        self.cells.get(place).copied()
    }

    /// `len` cells from a place of the table on; empty if the table does not have them all.
    pub(crate) fn slice(&self, place: usize, len: usize) -> &[Cell] {
        &self.cells[place..place + len]
    }

    /// The largest remoteness in a range of places; 0 for an empty range.
    pub(crate) fn largest(&self, places: Range<usize>) -> u32 {
        let cells = self.cells[places].iter();
        // As said, 0 for an empty range.
        cells.map(|cell| cell.remoteness()).max().unwrap_or(0)
    }
}

/// Stores the lesser of two cells in `own`, up to the end of the shorter slice.
#[inline]
fn lower(own: &mut [Cell], other: &[Cell]) {
    for (best, &cell) in own.iter_mut().zip(other) {
        *best = (*best).min(cell);
    }
}
