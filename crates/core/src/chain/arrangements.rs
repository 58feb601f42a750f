//! Binomial coefficients.

/// The number of ways to choose `chosen` of `all` things. It is exact up to 62 things; a result
/// beyond 64 bits becomes the largest number of 64 bits.
pub(super) fn binomial(all: u32, chosen: u32) -> u64 {
    let Some(others) = all.checked_sub(chosen) else {
        return 0;
    };
    let product = (1..=u128::from(chosen.min(others))).fold(1_u128, |ways, place| {
        ways * (u128::from(all) + 1 - place) / place
    });
    u64::try_from(product).unwrap_or(u64::MAX)
}
