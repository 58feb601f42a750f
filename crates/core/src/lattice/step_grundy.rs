//! Grundy values of a whole line at once, for games whose moves are all steps.
//!
//! With k moves the value of a point is at most k, so it is stored as one bit in a word of more than
//! k bits: see [`SmallSet`]. With up to 7 moves the compiler does 16 points at once.

use super::region::{Line, Region};
use crate::small_set::SmallSet;

/// The values of all lines solved so far, in the narrowest words that can hold them.
#[derive(Clone, Debug)]
pub(crate) enum StepGrundy {
    UpTo7(Vec<u8>),
    UpTo15(Vec<u16>),
    UpTo31(Vec<u32>),
    UpTo63(Vec<u64>),
}

impl StepGrundy {
    /// Makes room for the values of a region. A point has at most as many options as there are
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

    /// Solves a line; all earlier lines must be solved.
    pub(crate) fn solve_line(&mut self, region: &Region, weight: usize) {
        match self {
            StepGrundy::UpTo7(words) => solve_line(words, region, weight),
            StepGrundy::UpTo15(words) => solve_line(words, region, weight),
            StepGrundy::UpTo31(words) => solve_line(words, region, weight),
            StepGrundy::UpTo63(words) => solve_line(words, region, weight),
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

    /// The largest value in a range of places; 0 for an empty range.
    pub(crate) fn largest(&self, places: std::ops::Range<usize>) -> u32 {
        match self {
            StepGrundy::UpTo7(words) => largest(words, places),
            StepGrundy::UpTo15(words) => largest(words, places),
            StepGrundy::UpTo31(words) => largest(words, places),
            StepGrundy::UpTo63(words) => largest(words, places),
        }
    }
}

fn solve_line<S: SmallSet>(words: &mut [S], region: &Region, weight: usize) {
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
    words[places]
        .iter()
        .fold(S::EMPTY, |all, &one| all.union(one))
        .largest()
}
