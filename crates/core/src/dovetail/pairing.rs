//! Cantor's pairing, exactly, for numbers of any size.

use num_bigint::BigUint;

use crate::checked::narrow;
use crate::error::DovetailError;

/// The most digits of a number that is read.
pub const MAX_DIGITS: usize = 1000;

/// Cantor's f: the number of the pair (a, b) when all pairs are counted diagonal by diagonal (Cantor 1877).
///
/// ```text
///        b=0  1  2  3
///   a=0    0  2  5  9      f(a, b) = r(r+1)/2 + b  with r = a + b, the diagonal
///     1    1  4  8
///     2    3  7            each pair has a number, and each number from 0 is that of one pair
///     3    6
/// ```
///
/// ```
/// use appleyard_core::dovetail::{pair, unpair};
///
/// assert_eq!(pair(&2_u32.into(), &1_u32.into()), 7_u32.into());
/// assert_eq!(unpair(&7_u32.into()), (2_u32.into(), 1_u32.into()));
/// ```
pub fn pair(a: &BigUint, b: &BigUint) -> BigUint {
    let diagonal = a + b;
    triangle(&diagonal) + b
}

/// Its inverse g: the pair that has this number. Cost: a square root.
pub fn unpair(number: &BigUint) -> (BigUint, BigUint) {
    let root = (number * 8_u32 + 1_u32).sqrt();
    let diagonal = (root - 1_u32) / 2_u32;
    let b = number - triangle(&diagonal);
    (diagonal - &b, b)
}

/// The pair of a number that fits 64 bits.
pub(super) fn unpair_small(number: u64) -> (u64, u64) {
    let root = (u128::from(number) * 8 + 1).isqrt();
    let diagonal = narrow((root - 1) / 2);
    let b = number - triangle_small(diagonal);
    (diagonal - b, b)
}

/// 1 + 2 + … + n.
fn triangle(n: &BigUint) -> BigUint {
    n * (n + 1_u32) / 2_u32
}

/// 1 + 2 + … + n, for n below 2^32; more than 2^63 beyond.
pub(super) fn triangle_small(n: u64) -> u64 {
    if n.is_multiple_of(2) {
        // What does not fit is larger than any number that is asked for.
        (n / 2).saturating_mul(n + 1)
    } else {
        // As above.
        (n / 2 + 1).saturating_mul(n)
    }
}

/// Reads a whole number from 0.
///
/// # Errors
///
/// [`DovetailError::NotWhole`], [`DovetailError::NumberTooLong`] for more than [`MAX_DIGITS`] digits.
pub fn whole(text: &str) -> Result<BigUint, DovetailError> {
    if text.is_empty() || !text.bytes().all(|it| it.is_ascii_digit()) {
        return Err(DovetailError::NotWhole);
    }
    if text.len() > MAX_DIGITS {
        return Err(DovetailError::NumberTooLong {
            digits: text.len() as u64,
            limit: MAX_DIGITS as u64,
        });
    }
    text.parse().map_err(|_| DovetailError::NotWhole)
}
