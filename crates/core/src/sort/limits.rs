//! How many values are sorted, how large they are, and how long that takes.

use crate::error::{Error, SortError};

/// The most elements of an array.
pub const MAX_VALUES: usize = 100_000;
/// The largest element.
pub const MAX_VALUE: u32 = 999_999;

/// Refuses an array that may not be sorted here.
pub(super) fn check_values(values: &[u32]) -> Result<(), Error> {
    let count = u64::try_from(values.len()).unwrap_or(u64::MAX);
    if values.is_empty() {
        return Err(SortError::NoValues.into());
    }
    check_count(count)?;
    match (1..).zip(values).find(|&(_, &value)| value > MAX_VALUE) {
        None => Ok(()),
        Some((index, &value)) => Err(SortError::ValueTooLarge {
            index,
            value: value.into(),
            limit: MAX_VALUE.into(),
        }
        .into()),
    }
}

/// Refuses an array that is too long.
pub(super) fn check_count(count: u64) -> Result<(), Error> {
    let limit = u64::try_from(MAX_VALUES).unwrap_or(u64::MAX);
    match count {
        0 => Err(SortError::NoValues.into()),
        _ if count > limit => Err(SortError::TooManyValues { count, limit }.into()),
        _ => Ok(()),
    }
}

/// 1.4 n log2 n, about the number of comparisons with random pivots and distinct elements.
pub(super) fn estimate(n: usize) -> u64 {
    let n = u64::try_from(n).unwrap_or(u64::MAX);
    n.saturating_mul(u64::from(n.max(1).ilog2()) * 7 / 5 + 1)
}
