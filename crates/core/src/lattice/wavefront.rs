//! The fastest way to find the outcomes alone: 64 points at a time.

use std::convert::Infallible;
use std::ops::Range;

use super::bits::{clear, or_shifted, trim};
use super::picture::Picture;
use super::region::{Limits, Overlap, Region};
use super::ring::Ring;
use super::sweep::SweptLines;
use crate::error::{Error, LatticeError};
use crate::game::{EndRule, Outcome};
use crate::lattice::{Point, VectorGame};
use crate::progress::{Progress, Run};

/// The most columns or rows that a [`Wavefront`] draws.
pub const MAX_OUTCOME_SIDE: u32 = 4096;

/// The most positions of a [`Wavefront`]'s table, which has an entry for each point of the hull and one
/// for each line of equal weight. It is enough to draw 4096 × 4096 points of the apple game, and of
/// games whose steepest move gains five halves for a whole. A point takes a bit, and a line up to 28
/// bytes. Each long ray stores at most a sixteenth of the lines once more.
pub const MAX_OUTCOME_POSITIONS: u64 = 1 << 26;

const LIMITS: Limits = Limits {
    side: MAX_OUTCOME_SIDE,
    positions: MAX_OUTCOME_POSITIONS,
    entries: |points| match points {
        0 => 0,
        _ => points.div_ceil(u64::BITS) + 1,
    },
};

/// Rays that can be repeated at most this many times are looked up point by point. For longer rays each
/// line hands on whether a lost point lies along them.
const WALKED: usize = 16;

/// Colours the points of a vector game with outcomes only, one line of equal weight after the other.
///
/// The lost points of a line are the bits of a few words, with a word of zeros before them and after
/// them:
///
/// ```text
///   words   0 [line 0] 0 [line 1] 0 [line 2 ....] 0 ...
/// ```
///
/// A point is won if a move leads from it to a lost point. To find these points, the run shifts the
/// words of an earlier line by the same distance for the whole line. All other points are lost, except
/// where no move is possible: there the end rule decides. These places are the gaps between the
/// overlaps of the moves.
///
/// # Cost
///
/// O(k) for each 64 points of the hull and for each line with points, k being the number of moves; long
/// rays cost no more than steps. Memory: see [`MAX_OUTCOME_POSITIONS`].
///
/// ```
/// use appleyard_core::game::{EndRule, Outcome};
/// use appleyard_core::lattice::{Point, VectorGame, Wavefront};
/// use appleyard_core::progress::Run;
///
/// let mut run = Wavefront::new(VectorGame::apples(), EndRule::Misere, 2000, 2000)?;
/// run.finish()?;
/// assert_eq!(run.outcome(Point { m: 20, n: 0 })?, Some(Outcome::P));
/// assert_eq!(run.outcome(Point { m: 1999, n: 1999 })?, Some(Outcome::N));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Wavefront {
    game: VectorGame,
    end_rule: EndRule,
    region: Region,
    sweep: SweptLines,
    /// The bits of lost points. The table begins with a word of zeros, so that each line has one before
    /// it.
    lost: Vec<u64>,
    /// For each long ray, whether a lost point lies along it, including the point itself.
    rays: Vec<Ring<u64>>,
    /// Where moves are possible on the current line; kept between lines to save allocations.
    possible: Vec<Range<usize>>,
}

impl Wavefront {
    /// A run that has coloured nothing yet.
    ///
    /// # Errors
    ///
    /// [`LatticeError::COLUMNS`] and [`LatticeError::ROWS`] beyond [`MIN_SIDE`](super::MIN_SIDE) to
    /// [`MAX_OUTCOME_SIDE`], [`LatticeError::TooManyLines`] beyond [`MAX_LINES`](super::MAX_LINES),
    /// [`LatticeError::RegionTooLarge`] beyond [`MAX_OUTCOME_POSITIONS`]. All are found before any
    /// memory is allocated.
    pub fn new(
        game: VectorGame,
        end_rule: EndRule,
        columns: u32,
        rows: u32,
    ) -> Result<Self, Error> {
        let region = Region::new(&game, columns, rows, &LIMITS)?;
        Ok(Wavefront {
            end_rule,
            sweep: SweptLines::default(),
            lost: vec![0; region.entries() + 1],
            rays: Ring::of_rays(&region, WALKED, words(region.longest()) + 2, 0),
            possible: Vec::new(),
            game,
            region,
        })
    }

    /// The outcome of a point of the hull; `None` if the run has not reached it yet. Cost O(1).
    ///
    /// # Errors
    ///
    /// [`LatticeError::PointOutside`] outside the hull.
    #[inline]
    pub fn outcome(&self, point: Point) -> Result<Option<Outcome>, LatticeError> {
        let Some((line, at)) = self.sweep.locate(&self.region, point)? else {
            return Ok(None);
        };
        let word = self.lost.get(1 + line.start() + at / 64);
        let lost = word.is_some_and(|word| word >> (at % 64) & 1 == 1);
        Ok(Some(Outcome::lost_if(lost)))
    }

    /// The number of points of the hull.
    pub fn positions(&self) -> u64 {
        self.region.positions()
    }

    fn colour_line(&mut self, weight: usize) {
        let region = &self.region;
        let line = region.line(weight);
        let len = line.len();
        if len == 0 {
            return;
        }
        let (earlier, rest) = self.lost.split_at_mut(1 + line.start());
        let own = &mut rest[..words(len)];
        for overlap in region.overlaps(weight, WALKED) {
            // The earlier line, with the zeros around it.
            let source = &earlier[overlap.line.start()..][..words(overlap.line.len()) + 2];
            or_shifted(own, source, &overlap);
        }
        for ray in &mut self.rays {
            let overlap = ray.overlap(region, weight);
            let (slot, arriving) = ray.parts(weight);
            let arriving = &mut arriving[..own.len()];
            arriving.fill(0);
            if let Some(overlap) = overlap {
                or_shifted(arriving, &slot[..words(overlap.line.len()) + 2], &overlap);
            }
            or_into(own, arriving);
        }
        for word in own.iter_mut() {
            *word = !*word;
        }
        trim(own, len);
        if self.end_rule == EndRule::Misere {
            win_where_it_ends(own, region, weight, &mut self.possible);
        }
        // Bits past the end may stay set: the hull is convex, so a ray that leaves it never comes back.
        for ray in &mut self.rays {
            let (slot, arriving) = ray.parts(weight);
            let kept = &mut slot[1..=own.len()];
            kept.copy_from_slice(&arriving[..own.len()]);
            or_into(kept, own);
            slot[own.len() + 1] = 0;
        }
    }
}

impl Run for Wavefront {
    type Error = Infallible;

    /// Colours whole lines until `budget` points are done or just exceeded: no line if the budget is 0,
    /// else at least one line with points. A line has at most as many points as the hull has columns or
    /// rows. The unit of work is a point of the hull, drawn or not.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = self.sweep.goal(&self.region, budget);
        while let Some(weight) = self.sweep.next(&self.region, goal) {
            self.colour_line(weight);
        }
        Ok(self.sweep.progress(&self.region))
    }
}

/// Removes the points without any move from the lost points of a line.
fn win_where_it_ends(
    lost: &mut [u64],
    region: &Region,
    weight: usize,
    possible: &mut Vec<Range<usize>>,
) {
    let len = region.line(weight).len();
    possible.clear();
    for stride in region.strides() {
        if let Some(Overlap { from, len: run, .. }) = region.overlap(weight, stride) {
            if run == len {
                return;
            }
            possible.push(from..from + run);
        }
    }
    possible.sort_unstable_by_key(|range| range.start);
    let mut covered = 0;
    for range in possible.iter() {
        clear(lost, covered..range.start);
        covered = covered.max(range.end);
    }
    clear(lost, covered..len);
}

fn or_into(own: &mut [u64], other: &[u64]) {
    for (word, &other) in own.iter_mut().zip(other) {
        *word |= other;
    }
}

/// The number of words that hold this many bits.
fn words(bits: usize) -> usize {
    bits.div_ceil(64)
}

impl Picture for Wavefront {
    fn game(&self) -> &VectorGame {
        &self.game
    }

    fn end_rule(&self) -> EndRule {
        self.end_rule
    }

    fn columns(&self) -> u32 {
        self.region.order().columns()
    }

    fn rows(&self) -> u32 {
        self.region.order().rows()
    }

    #[inline]
    fn outcome(&self, point: Point) -> Option<Outcome> {
        self.outcome(point).ok().flatten()
    }
}
