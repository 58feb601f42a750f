//! Grundy values of a whole line at once, for games whose moves are all steps.
//!
//! With k moves the value of a point is at most k, so it is kept as the one bit it sets in a word of
//! more than k bits: see [`SmallSet`]. The compiler does 16 points at once for up to 7 moves.

use super::region::{Line, Region};
use crate::solve::SmallSet;

/// The values of all lines done so far, in the narrowest words that do.
#[derive(Clone, Debug)]
pub(crate) enum StepGrundy {
    UpTo7(Vec<u8>),
    UpTo15(Vec<u16>),
    UpTo31(Vec<u32>),
    UpTo63(Vec<u64>),
}

impl StepGrundy {
    /// Room for the values of a region whose points have at most as many options as there are
    /// moves, at most [`MAX_MOVES`](crate::lattice::MAX_MOVES).
    pub(crate) fn new(region: &Region) -> StepGrundy {
        let entries = region.entries();
        match region.strides().len() {
            0..=7 => StepGrundy::UpTo7(vec![0; entries]),
            8..=15 => StepGrundy::UpTo15(vec![0; entries]),
            16..=31 => StepGrundy::UpTo31(vec![0; entries]),
            _ => StepGrundy::UpTo63(vec![0; entries]),
        }
    }

    /// Works out a line; all earlier ones must have been.
    pub(crate) fn work_out(&mut self, region: &Region, weight: usize) {
        match self {
            StepGrundy::UpTo7(words) => work_out(words, region, weight),
            StepGrundy::UpTo15(words) => work_out(words, region, weight),
            StepGrundy::UpTo31(words) => work_out(words, region, weight),
            StepGrundy::UpTo63(words) => work_out(words, region, weight),
        }
    }

    /// The value at a place of the table.
    pub(crate) fn value(&self, place: usize) -> Option<u32> {
        match self {
            StepGrundy::UpTo7(words) => Some(words.get(place)?.least()),
            StepGrundy::UpTo15(words) => Some(words.get(place)?.least()),
            StepGrundy::UpTo31(words) => Some(words.get(place)?.least()),
            StepGrundy::UpTo63(words) => Some(words.get(place)?.least()),
        }
    }

    /// The largest value among places, 0 if there are none.
    pub(crate) fn largest(&self, places: std::ops::Range<usize>) -> u32 {
        match self {
            StepGrundy::UpTo7(words) => largest(words, places),
            StepGrundy::UpTo15(words) => largest(words, places),
            StepGrundy::UpTo31(words) => largest(words, places),
            StepGrundy::UpTo63(words) => largest(words, places),
        }
    }
}

fn work_out<S: SmallSet>(words: &mut [S], region: &Region, weight: usize) {
    let Line { len, start, .. } = region.line(weight);
    let (earlier, rest) = words.split_at_mut(start as usize);
    let own = &mut rest[..len as usize];
    own.fill(S::EMPTY);
    region.overlaps(weight, usize::MAX).for_each(|overlap| {
        let source = &earlier[overlap.line.start() + overlap.to..][..overlap.len];
        for (set, &option) in own[overlap.from..].iter_mut().zip(source) {
            *set = set.union(option);
        }
    });
    for set in own {
        *set = set.mex();
    }
}

fn largest<S: SmallSet>(words: &[S], places: std::ops::Range<usize>) -> u32 {
    words
        .get(places)
        .unwrap_or_default()
        .iter()
        .fold(S::EMPTY, |all, &one| all.union(one))
        .largest()
}
