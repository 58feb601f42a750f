//! Binomial coefficients.

use crate::checked::narrow;

/// The number of ways to choose `chosen` of `all` things, at most 64.
pub(crate) fn binomial(all: u32, chosen: u32) -> u64 {
    let Some(others) = all.checked_sub(chosen) else {
        return 0;
    };
    let product = (1..=u128::from(chosen.min(others))).fold(1_u128, |ways, place| {
        ways * (u128::from(all) + 1 - place) / place
    });
    narrow(product)
}
