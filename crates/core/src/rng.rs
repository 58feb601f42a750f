//! Chance that can be repeated: the same seed gives the same numbers on every machine.

use crate::checked::narrow;

/// The number added to the state at each step: 2^64 divided by the golden ratio, made odd.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// SplitMix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, OOPSLA
/// 2014, with the mixing constants of Stafford's variant 13). Eight bytes of state, period 2^64;
/// fit for play, not for secrets.
///
/// ```
/// use appleyard_core::rng::Rng;
///
/// let mut one = Rng::new(7);
/// let mut other = Rng::new(7);
/// assert_eq!(one.next_u64(), other.next_u64());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// The generator with this seed; any seed is as good as another.
    pub fn new(seed: u64) -> Rng {
        Rng { state: seed }
    }

    /// The generator for the `index`-th of many independent draws under one seed: a program that
    /// replays ply k of a game needs no history. Cost O(1).
    ///
    /// Its seed is the `index`-th number, counted from 0, of `Rng::new(seed)`. The seed is not the
    /// state at that number: so the second number of one draw is not the first of the next.
    pub fn at(seed: u64, index: u64) -> Rng {
        let before = seed.wrapping_add(GAMMA.wrapping_mul(index));
        Rng::new(Rng::new(before).next_u64())
    }

    /// The next number, uniform over all of `u64`.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GAMMA);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `n` - 1; 0 if `n` is 0.
    ///
    /// It is the top 32 bits times `n`, divided by 2^32. The chance of each number differs from
    /// 1/`n` by at most 2^-32: nobody will notice, and no draw has to be repeated.
    pub fn below(&mut self, n: u32) -> u32 {
        let scaled = (self.next_u64() >> 32) * u64::from(n);
        narrow(scaled >> 32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_numbers_are_the_published_ones() {
        let mut rng = Rng::new(1_234_567);
        let numbers: Vec<_> = (0..5).map(|_| rng.next_u64()).collect();
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn a_draw_is_seeded_by_the_number_at_its_index() {
        let mut numbers = Rng::new(99);
        for index in 0..20 {
            assert_eq!(Rng::at(99, index), Rng::new(numbers.next_u64()));
        }
        // The next number of a draw is not the first of the next draw.
        let mut draw = Rng::at(99, 0);
        draw.next_u64();
        assert_ne!(draw.next_u64(), Rng::at(99, 1).next_u64());
    }

    #[test]
    fn below_is_in_range_and_about_uniform() {
        let mut rng = Rng::new(5);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        // Six standard deviations of a binomial distribution with p = 1/6.
        assert!(
            counts.iter().all(|count| count.abs_diff(10_000) < 550),
            "{counts:?}"
        );
        assert_eq!(rng.below(1), 0);
        assert_eq!(rng.below(0), 0);
    }
}
