//! Finds outcome and remoteness of a whole line at once, as a score for each point.

use std::ops::Range;

use super::region::{Overlap, Region};
use super::ring::Ring;
use crate::game::EndRule;
use crate::solve::Score;

/// Rays that can be repeated at most this many times are looked up point by point. For longer rays
/// each line hands on the best score along the ray.
const WALKED: usize = 16;

/// The scores of all lines solved so far. Each move costs the maximum of two slices. The remoteness is at most
/// the weight of the point, less than 2^20, so every score has one.
#[derive(Clone, Debug)]
pub(crate) struct Scores {
    end: Score<i32>,
    scores: Vec<Score<i32>>,
    /// For each long ray, the best score along it from each point, including the point itself.
    rays: Vec<Ring<Score<i32>>>,
}

impl Scores {
    pub(crate) fn new(region: &Region, end_rule: EndRule) -> Scores {
        Scores {
            end: Score::at_end(end_rule),
            scores: vec![Score::default(); region.entries()],
            rays: Ring::of_rays(region, WALKED, region.longest(), Score::NO_OPTION),
        }
    }

    /// Solves a line; all earlier lines must be solved.
    pub(crate) fn solve_line(&mut self, region: &Region, weight: usize) {
        let line = region.line(weight);
        let (earlier, rest) = self.scores.split_at_mut(line.start());
        let own = &mut rest[..line.len()];
        own.fill(Score::NO_OPTION);
        region.overlaps(weight, WALKED).for_each(|overlap| {
            let source = &earlier[overlap.line.start() + overlap.to..];
            raise(&mut own[overlap.from..], &source[..overlap.len]);
        });
        for ray in &mut self.rays {
            let overlap = ray.overlap(region, weight);
            let (slot, arriving) = ray.parts(weight);
            arriving[..line.len()].fill(Score::NO_OPTION);
            if let Some(Overlap { from, to, len, .. }) = overlap {
                arriving[from..][..len].copy_from_slice(&slot[to..][..len]);
                raise(&mut own[from..], &slot[to..][..len]);
            }
        }
        for score in own.iter_mut() {
            *score = score.one_ply_earlier_or(self.end);
        }
        for ray in &mut self.rays {
            let (slot, arriving) = ray.parts(weight);
            slot[..line.len()].copy_from_slice(&arriving[..line.len()]);
            raise(slot, own);
        }
    }

    /// The score at a place of the table.
    #[inline]
    pub(crate) fn get(&self, place: usize) -> Option<Score<i32>> {
        self.scores.get(place).copied()
    }

    /// `len` scores from a place of the table on.
    pub(crate) fn slice(&self, place: usize, len: usize) -> &[Score<i32>] {
        &self.scores[place..place + len]
    }

    /// The largest remoteness in a range of places; 0 for an empty range.
    pub(crate) fn largest(&self, places: Range<usize>) -> u32 {
        // As said, 0 for an empty range.
        Score::most_plies(&self.scores[places]).unwrap_or(0)
    }
}

/// Stores the greater of two scores in `own`, up to the end of the shorter slice.
#[inline]
fn raise(own: &mut [Score<i32>], other: &[Score<i32>]) {
    for (best, &score) in own.iter_mut().zip(other) {
        *best = (*best).max(score);
    }
}
