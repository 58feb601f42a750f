//! Hands on, from line to line, what a ray has met so far.
//!
//! From a point, a ray reaches the next point along it, and everything that the ray reaches from
//! there:
//!
//! ```text
//!   line  w - 2·drop    w - drop       w
//!            x ◀────────── x ◀──────── x
//!            S             S ◀─ handed on, with the facts about the point itself
//! ```
//!
//! So for each ray one summary S of each point is enough, and it follows from one earlier summary.
//! Only the last `drop` lines are stored, each in the slot of the line that it replaces.

use super::region::{Overlap, Region, Stride};

/// The last summaries along one ray.
#[derive(Clone, Debug)]
pub(crate) struct Ring<T> {
    stride: Stride,
    slots: Vec<T>,
    width: usize,
    /// The summaries that arrive at the points of the current line.
    pub(crate) arriving: Vec<T>,
}

impl<T: Copy> Ring<T> {
    /// A ring for each ray of the game that can be repeated more than `most` times. Shorter rays
    /// are cheaper to look up point by point, and would need the larger rings. A slot has `width`
    /// entries.
    pub(crate) fn of_rays(region: &Region, most: usize, width: usize, blank: T) -> Vec<Ring<T>> {
        region
            .strides()
            .iter()
            .filter(|stride| stride.times > most)
            .map(|&stride| Ring {
                stride,
                slots: vec![blank; stride.drop * width],
                width,
                arriving: vec![blank; width],
            })
            .collect()
    }

    /// Where the ray leads from a line, if it leads anywhere.
    pub(crate) fn overlap(&self, region: &Region, weight: usize) -> Option<Overlap> {
        region.overlap(weight, &self.stride)
    }

    /// The slot of a line, and the summaries that arrive there. Until it is overwritten, the slot
    /// holds the line to which the ray leads.
    pub(crate) fn parts(&mut self, weight: usize) -> (&mut [T], &mut [T]) {
        let start = weight % self.stride.drop * self.width;
        (
            &mut self.slots[start..start + self.width],
            &mut self.arriving,
        )
    }
}
