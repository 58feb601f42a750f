//! How many values are sorted, how large they are, and how long that takes.

use crate::error::{Error, SortError};

/// The most elements of an array.
pub const MAX_VALUES: usize = 100_000;
/// The largest element.
pub const MAX_VALUE: u32 = 999_999;

/// Refuses an array that may not be sorted here.
pub(super) fn check_values(values: &[u32]) -> Result<(), Error> {
    check_count(values.len() as u64)?;
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
    let limit = MAX_VALUES as u64;
    match count {
        0 => Err(SortError::NoValues.into()),
        _ if count > limit => Err(SortError::TooManyValues { count, limit }.into()),
        _ => Ok(()),
    }
}

/// 1.4 n log2 n, about the number of comparisons with random pivots and distinct elements.
pub(super) fn estimate(n: usize) -> u64 {
    let n = n as u64;
    n * (u64::from(n.max(1).ilog2()) * 7 / 5 + 1)
}
