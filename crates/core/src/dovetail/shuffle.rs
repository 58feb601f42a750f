//! An order by chance for more things than a list could hold.

use crate::rng::Rng;

/// Where thing `index` of `count` comes in the order that belongs to the seed; each place is that of one thing.
///
/// It halves the bits of the index and stirs each half with the other (Feistel 1973), which never sends two to the same
/// place. A result that is no index is sent on until it is one (Black and Rogaway 2002). Cost: four draws on average at
/// most.
pub(super) fn shuffled(index: u64, count: u64, seed: u64) -> u64 {
    let half = (64 - count.leading_zeros()).div_ceil(2).max(1);
    let mask = (1 << half) - 1;
    let mut place = index;
    loop {
        let (mut left, mut right) = (place >> half, place & mask);
        for round in 0..4_u64 {
            let stirred = Rng::at(seed, round << half | right).next_u64() & mask;
            (left, right) = (right, left ^ stirred);
        }
        place = left << half | right;
        if place < count {
            return place;
        }
    }
}
