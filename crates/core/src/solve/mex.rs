//! The least number that is missing, for sets of small numbers kept as the bits of a word.

/// A set of the numbers 0, 1, 2, … below the bits of a word, number n being the bit 2ⁿ.
///
/// The Grundy value of a position is the least number that is not the value of an option (mex, for
/// minimal excludant; Sprague 1935, Grundy 1939, see *Winning Ways*, chapter 4). With k moves it is
/// at most k, so a value can be kept as the one bit it sets in a word of more than k bits:
///
/// ```text
///   options 0, 1, 3      0001, 0010, 1000
///   their union          1011
///   the lowest gap       0100   =   !union & (union + 1),   value 2
/// ```
///
/// Neither needs a table or a branch, so that the compiler does many positions at once.
pub(crate) trait SmallSet: Copy {
    /// The set of nothing.
    const EMPTY: Self;
    /// The set of 0 alone.
    const ZERO: Self;

    /// What is in either.
    fn union(self, other: Self) -> Self;

    /// The set of the least number that is missing; empty if none is.
    fn mex(self) -> Self;

    /// The least member; as many as the word has bits if there is none.
    fn least(self) -> u32;

    /// The largest member, 0 if there is none.
    fn largest(self) -> u32;
}

macro_rules! words_are_sets {
    ($($word:ty),*) => {$(
        impl SmallSet for $word {
            const EMPTY: Self = 0;
            const ZERO: Self = 1;

            #[inline(always)]
            fn union(self, other: Self) -> Self {
                self | other
            }

            #[inline(always)]
            fn mex(self) -> Self {
                !self & self.wrapping_add(1)
            }

            #[inline(always)]
            fn least(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn largest(self) -> u32 {
                self.checked_ilog2().unwrap_or(0)
            }
        }
    )*};
}

words_are_sets!(u8, u16, u32, u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_of_all_sets_of_a_byte() {
        for set in 0..u8::MAX {
            let missing = (0..8).find(|value| set & (1 << value) == 0).unwrap();
            assert_eq!(set.mex().least(), missing);
        }
        assert_eq!(u8::MAX.mex(), u8::EMPTY);
        assert_eq!(u16::EMPTY.mex(), u16::ZERO);
    }

    #[test]
    fn least_and_largest_member() {
        assert_eq!((0b0110_u8.least(), 0b0101_u8.largest()), (1, 2));
        assert_eq!((u64::EMPTY.least(), u64::EMPTY.largest()), (64, 0));
    }
}
