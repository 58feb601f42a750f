//! Grundy values of a whole line at once, for games whose moves are all steps.
//!
//! The Grundy value of a point is the least number that is not the value of an option (mex, for
//! minimal excludant; Sprague 1935, Grundy 1939, see *Winning Ways*, chapter 4). With k moves it is
//! at most k, so a value can be kept as the one bit it sets in a word of more than k bits:
//!
//! ```text
//!   options 0, 1, 3      0001, 0010, 1000
//!   their union          1011
//!   the lowest gap       0100   =   !union & (union + 1),   value 2
//! ```
//!
//! Neither needs a table or a branch, so that the compiler does 16 points at once for up to 7 moves.

use super::region::{Line, Region};

/// The values of all lines done so far, in the narrowest words that do.
#[derive(Clone, Debug)]
pub(crate) enum Nimbers {
    UpTo7(Vec<u8>),
    UpTo15(Vec<u16>),
    UpTo31(Vec<u32>),
    UpTo63(Vec<u64>),
}

impl Nimbers {
    /// Room for the values of a region whose points have at most as many options as there are
    /// moves, at most [`MAX_MOVES`](crate::game::MAX_MOVES).
    pub(crate) fn new(region: &Region) -> Nimbers {
        let entries = region.entries();
        match region.strides().len() {
            0..=7 => Nimbers::UpTo7(vec![0; entries]),
            8..=15 => Nimbers::UpTo15(vec![0; entries]),
            16..=31 => Nimbers::UpTo31(vec![0; entries]),
            _ => Nimbers::UpTo63(vec![0; entries]),
        }
    }

    /// Works out a line; all earlier ones must have been.
    pub(crate) fn work_out(&mut self, region: &Region, weight: usize) {
        match self {
            Nimbers::UpTo7(words) => work_out(words, region, weight),
            Nimbers::UpTo15(words) => work_out(words, region, weight),
            Nimbers::UpTo31(words) => work_out(words, region, weight),
            Nimbers::UpTo63(words) => work_out(words, region, weight),
        }
    }

    /// The value at a place of the table.
    pub(crate) fn value(&self, place: usize) -> Option<u32> {
        match self {
            Nimbers::UpTo7(words) => Some(words.get(place)?.trailing_zeros()),
            Nimbers::UpTo15(words) => Some(words.get(place)?.trailing_zeros()),
            Nimbers::UpTo31(words) => Some(words.get(place)?.trailing_zeros()),
            Nimbers::UpTo63(words) => Some(words.get(place)?.trailing_zeros()),
        }
    }

    /// The largest value among places, 0 if there are none.
    pub(crate) fn largest(&self, places: std::ops::Range<usize>) -> u32 {
        match self {
            Nimbers::UpTo7(words) => largest(words, places),
            Nimbers::UpTo15(words) => largest(words, places),
            Nimbers::UpTo31(words) => largest(words, places),
            Nimbers::UpTo63(words) => largest(words, places),
        }
    }
}

/// A set of small numbers.
trait Set: Copy {
    const EMPTY: Self;
    fn union(self, other: Self) -> Self;
    /// The set of the least number that is missing; empty if none is.
    fn mex(self) -> Self;
    /// The largest member, 0 if there is none.
    fn largest(self) -> u32;
}

macro_rules! words_are_sets {
    ($($word:ty),*) => {$(
        impl Set for $word {
            const EMPTY: Self = 0;

            #[inline(always)]
            fn union(self, other: Self) -> Self {
                self | other
            }

            #[inline(always)]
            fn mex(self) -> Self {
                !self & self.wrapping_add(1)
            }

            fn largest(self) -> u32 {
                self.checked_ilog2().unwrap_or(0)
            }
        }
    )*};
}

words_are_sets!(u8, u16, u32, u64);

fn work_out<S: Set>(words: &mut [S], region: &Region, weight: usize) {
    let Line { len, start, .. } = region.line(weight);
    let (earlier, rest) = words.split_at_mut(start as usize);
    let own = &mut rest[..len as usize];
    own.fill(S::EMPTY);
    for overlap in region.overlaps(weight, usize::MAX) {
        let source = &earlier[overlap.line.start() + overlap.to..][..overlap.len];
        for (set, &option) in own[overlap.from..].iter_mut().zip(source) {
            *set = set.union(option);
        }
    }
    for set in own {
        *set = set.mex();
    }
}

fn largest<S: Set>(words: &[S], places: std::ops::Range<usize>) -> u32 {
    words
        .get(places)
        .unwrap_or_default()
        .iter()
        .fold(S::EMPTY, |all, &one| all.union(one))
        .largest()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_of_all_sets_of_a_byte() {
        for set in 0..u8::MAX {
            let missing = (0..8).find(|value| set & (1 << value) == 0).unwrap();
            assert_eq!(set.mex().trailing_zeros(), missing);
        }
        assert_eq!(u8::MAX.mex(), 0);
        assert_eq!((0b0101_u8).largest(), 2);
        assert_eq!(0_u64.largest(), 0);
    }
}
