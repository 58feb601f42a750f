//! Binomial coefficients.

use crate::checked::Exact;

/// The number of ways to choose `chosen` of `all` things, at most 64.
pub(crate) fn binomial(all: u32, chosen: u32) -> u64 {
    let Some(others) = all.checked_sub(chosen) else {
        return 0;
    };
    (1..=u64::from(chosen.min(others))).fold(1, |ways, place| {
        // The product of both may not fit into 64 bits, but the quotient does, and it is whole.
        let more = u64::from(all) + 1 - place;
        (ways / place).times(more).plus(ways % place * more / place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_the_sum_of_the_two_above_it() {
        for all in 1..=64 {
            assert_eq!((binomial(all, 0), binomial(all, all + 1)), (1, 0));
            for chosen in 1..=all {
                let above = binomial(all - 1, chosen - 1) + binomial(all - 1, chosen);
                assert_eq!(binomial(all, chosen), above, "{all} {chosen}");
            }
        }
    }
}
