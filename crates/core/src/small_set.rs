//! Sets of small numbers, stored as the bits of a word.

/// A set of numbers 0, 1, 2, … below the number of bits of a word. Number n is the bit 2ⁿ.
///
/// The Grundy value of a position is the least number that no option has (mex, for minimal
/// excludant; Sprague 1935, Grundy 1939, see *Winning Ways*, chapter 4). With k moves it is at most
/// k, so a word of more than k bits can store a value as the one bit it sets:
///
/// ```text
///   options 0, 1, 3      0001, 0010, 1000
///   their union          1011
///   the lowest gap       0100   =   !union & (union + 1),   value 2
/// ```
///
/// Neither operation needs a table or a branch, so the compiler can do many positions at once.
pub(crate) trait SmallSet: Copy {
    /// The empty set.
    const EMPTY: Self;
    /// The set that holds only 0.
    const ZERO: Self;

    /// The numbers that are in either set.
    fn union(self, other: Self) -> Self;

    /// The set of the least missing number; empty if no number is missing.
    fn mex(self) -> Self;

    /// The least member. For an empty set it is the number of bits of the word.
    fn least(self) -> u32;

    /// The largest member; 0 for an empty set.
    fn largest(self) -> u32;

    /// The set without its least member.
    #[must_use]
    fn without_least(self) -> Self;
}

/// The members of a set, the least first.
#[inline]
pub(crate) fn members<S: SmallSet + PartialEq>(set: S) -> impl Iterator<Item = u32> {
    let mut left = set;
    std::iter::from_fn(move || {
        let least = (left != S::EMPTY).then(|| left.least());
        left = left.without_least();
        least
    })
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
                // The documented answer for the empty set.
                self.checked_ilog2().unwrap_or(0)
            }

            #[inline(always)]
            fn without_least(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

words_are_sets!(u8, u16, u32, u64, u128);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_is_the_least_missing_number_of_every_byte() {
        for set in 0..u8::MAX {
            let missing = (0..8).find(|value| set & (1 << value) == 0).unwrap();
            assert_eq!(set.mex().least(), missing);
        }
        assert_eq!(u8::MAX.mex(), u8::EMPTY);
        assert_eq!(u16::EMPTY.mex(), u16::ZERO);
    }

    #[test]
    fn members_come_from_the_least_to_the_largest() {
        for set in 0..=u8::MAX {
            let slow = (0..8).filter(|value| set >> value & 1 == 1);
            assert!(members(set).eq(slow), "{set:b}");
        }
        assert!(members(1_u128 << 127 | 1).eq([0, 127]));
    }

    #[test]
    fn least_and_largest_are_members() {
        assert_eq!((0b0110_u8.least(), 0b0101_u8.largest()), (1, 2));
        assert_eq!((u64::EMPTY.least(), u64::EMPTY.largest()), (64, 0));
    }
}
