//! A list of the cold pairs of Wythoff's game, each by the mex rule and by both formulas.

use super::wythoff::{cold_pair, cold_pairs_by_mex, double_formula};
use crate::checked::known;
use crate::error::NimError;

/// The most cold pairs that a list may have.
pub const MAX_PAIRS: u64 = 100_000;

/// The index of the last cold pair without a heap of more than [`MAX_STONES`](super::MAX_STONES).
pub const MAX_INDEX: u64 = 381_966_011_250_105;

/// A cold pair, calculated by formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints),
    serde(rename_all = "camelCase")
)]
pub struct ColdPair {
    /// Its place in the sequence, counted from 0 for (0,0); also the difference of the heaps.
    pub index: u64,
    /// The smaller heap.
    pub smaller: u64,
    /// The larger heap.
    pub larger: u64,
    /// The smaller heap by [`double_formula`], which is wrong for some large indices.
    pub by_double: u64,
}

impl ColdPair {
    /// The cold pair with this index. Cost O(1).
    ///
    /// # Errors
    ///
    /// [`NimError::PairTooLarge`] beyond [`MAX_INDEX`].
    ///
    /// ```
    /// use appleyard_core::nim::ColdPair;
    ///
    /// let pair = ColdPair::at(102_334_155)?;
    /// assert_eq!((pair.smaller, pair.by_double), (165_580_140, 165_580_141));
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn at(index: u64) -> Result<ColdPair, NimError> {
        let (smaller, larger) = cold_pair(index).ok_or(NimError::PairTooLarge {
            index,
            limit: MAX_INDEX,
        })?;
        Ok(ColdPair {
            index,
            smaller,
            larger,
            by_double: double_formula(index),
        })
    }
}

/// The first cold pairs, from (0,0) on. They are found without a formula, and beside each stands what
/// the formulas say.
#[derive(Clone, Debug)]
pub struct ColdPairs {
    rows: Vec<[u64; 4]>,
}

impl ColdPairs {
    /// The first `count` pairs. Cost O(count), a few milliseconds for [`MAX_PAIRS`].
    ///
    /// # Errors
    ///
    /// [`NimError::TooManyPairs`] beyond [`MAX_PAIRS`].
    pub fn new(count: u64) -> Result<ColdPairs, NimError> {
        let listed = usize::try_from(count).ok().filter(|_| count <= MAX_PAIRS);
        let listed = listed.ok_or(NimError::TooManyPairs {
            count,
            limit: MAX_PAIRS,
        })?;
        let rows = (0..)
            .zip(cold_pairs_by_mex(listed))
            .map(|(index, (smaller, larger))| {
                let (exact, _) = known(cold_pair(index), "the pair is small");
                [smaller, larger, exact, double_formula(index)]
            });
        Ok(ColdPairs {
            rows: rows.collect(),
        })
    }

    /// Rows `[smaller, larger, exact, by_double]`: both heaps by the mex rule, then the smaller heap
    /// by the exact formula and by the formula in floating point. Row k is pair k.
    pub fn rows(&self) -> &[[u64; 4]] {
        &self.rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pair_after_the_last_is_too_large() {
        assert!(ColdPair::at(MAX_INDEX).is_ok());
        let error = ColdPair::at(MAX_INDEX + 1).unwrap_err();
        assert_eq!(error.code(), "pair-too-large");
        assert!(ColdPair::at(u64::MAX).is_err());
    }

    #[test]
    fn the_mex_rule_and_both_formulas_agree_for_all_listed_pairs() {
        let pairs = ColdPairs::new(MAX_PAIRS).unwrap();
        assert_eq!(pairs.rows().len(), 100_000);
        for (index, &[smaller, larger, exact, by_double]) in (0..).zip(pairs.rows()) {
            assert_eq!((exact, by_double), (smaller, smaller));
            assert_eq!(larger, smaller + index);
        }
        assert_eq!(
            ColdPairs::new(MAX_PAIRS + 1).unwrap_err(),
            NimError::TooManyPairs {
                count: 100_001,
                limit: 100_000
            }
        );
    }
}
