//! Grundy values of games with rays.
//!
//! A point can have as many options as its rays are long, so sets of values grow. The points along
//! a long ray form a chain. Each chain stores the set of values that occur on it so far, because
//! all its points are options of its next point:
//!
//! ```text
//!   ray (-1,0)     0 ── 1 ── 2 ── ?      the chain's set 0111 says: not 0, 1, 2
//! ```
//!
//! Shorter rays and steps are looked up one by one.

use super::region::{Overlap, Region};
use super::ring::Ring;
use crate::checked::narrow;

/// Rays that can be repeated at most this many times are looked up point by point. Sets are worth
/// their memory only for long chains.
const WALKED: usize = 256;

/// The number of plies to look at, counted from above: see
/// [`MAX_RAY_GRUNDY_PLIES`](super::grundy::MAX_RAY_GRUNDY_PLIES).
pub(crate) fn plies(region: &Region) -> u64 {
    let of_a_point = |times| if times > WALKED { 64 } else { times as u64 };
    let plies: u64 = (region.strides().iter())
        .map(|stride| of_a_point(stride.times))
        .sum();
    // What is too large for 64 bits is beyond every limit.
    plies.saturating_mul(region.positions() + 8 * region.lines() as u64)
}

/// Stands for no chain yet: nothing can be reached along the ray.
const NONE: u32 = u32::MAX;

/// The values of all lines solved so far.
#[derive(Clone, Debug)]
pub(crate) struct RayGrundy {
    values: Vec<u32>,
    /// For each long ray, the chain of each point.
    chains: Vec<Ring<u32>>,
    /// The set of values on each chain.
    sets: Vec<Bits>,
    /// The values of the options looked up one by one, for the current point.
    met: Bits,
    overlaps: Vec<Overlap>,
}

impl RayGrundy {
    pub(crate) fn new(region: &Region) -> RayGrundy {
        RayGrundy {
            values: vec![0; region.entries()],
            chains: Ring::of_rays(region, WALKED, region.longest(), NONE),
            sets: Vec::new(),
            met: Bits::default(),
            overlaps: Vec::new(),
        }
    }

    /// Solves a line; all earlier lines must be solved.
    pub(crate) fn solve_line(&mut self, region: &Region, weight: usize) {
        let line = region.line(weight);
        self.arrive(region, weight);
        self.overlaps.clear();
        self.overlaps.extend(region.overlaps(weight, WALKED));
        for at in 0..line.len() {
            let value = self.mex(at);
            self.values[line.start() + at] = value;
            self.join(at, value);
        }
        for ring in &mut self.chains {
            let (slot, arriving) = ring.parts(weight);
            slot[..line.len()].copy_from_slice(&arriving[..line.len()]);
        }
    }

    /// The value at a place of the table.
    pub(crate) fn value(&self, place: usize) -> Option<u32> {
        self.values.get(place).copied()
    }

    /// The largest value in a range of places; 0 for an empty range.
    pub(crate) fn largest(&self, places: std::ops::Range<usize>) -> u32 {
        // As said, 0 for an empty range.
        self.values[places].iter().copied().max().unwrap_or(0)
    }

    /// Finds the chains that the points of a line continue.
    fn arrive(&mut self, region: &Region, weight: usize) {
        let len = region.line(weight).len();
        for ring in &mut self.chains {
            let overlap = ring.overlap(region, weight);
            let (slot, arriving) = ring.parts(weight);
            arriving[..len].fill(NONE);
            if let Some(Overlap { from, to, len, .. }) = overlap {
                arriving[from..][..len].copy_from_slice(&slot[to..][..len]);
            }
        }
    }

    /// The least value that no option has.
    fn mex(&mut self, at: usize) -> u32 {
        self.met.clear();
        for overlap in &self.overlaps {
            if let Some(along) = at.checked_sub(overlap.from).filter(|&it| it < overlap.len) {
                let option = overlap.line.start() + overlap.to + along;
                self.met.insert(self.values[option]);
            }
        }
        let mut base = 0;
        for index in 0.. {
            let word = self.chains.iter().fold(self.met.word(index), |all, ring| {
                let set = self.sets.get(ring.arriving[at] as usize);
                all | set.map_or(0, |set| set.word(index))
            });
            if word != u64::MAX {
                base += word.trailing_ones();
                break;
            }
            base += u64::BITS;
        }
        base
    }

    /// Adds a point with its value to its chains, or begins new chains.
    fn join(&mut self, at: usize, value: u32) {
        for ring in &mut self.chains {
            let chain = &mut ring.arriving[at];
            if *chain == NONE {
                *chain = narrow(self.sets.len());
                self.sets.push(Bits::default());
            }
            self.sets[*chain as usize].insert(value);
        }
    }
}

/// A set of numbers, one bit for each.
#[derive(Clone, Debug, Default)]
struct Bits(Vec<u64>);

impl Bits {
    fn clear(&mut self) {
        self.0.clear();
    }

    fn insert(&mut self, value: u32) {
        let index = (value / u64::BITS) as usize;
        if self.0.len() <= index {
            self.0.resize(index + 1, 0);
        }
        self.0[index] |= 1 << (value % u64::BITS);
    }

    fn word(&self, index: usize) -> u64 {
        // Words that are not stored are empty.
        self.0.get(index).copied().unwrap_or(0)
    }
}
