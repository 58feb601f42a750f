//! McIlroy, *A killer adversary for quicksort* (1999): it answers comparisons so that the pivot is
//! always nearly the least, and fixes values only when it has to.
//!
//! By itself it would make an array in order, which the sort notices at once. So every seventh value
//! is fixed beforehand, in disorder and above all others, where no pivot comes from.

use crate::sort_fast::fast_by;

/// Larger than any value that is fixed during the sort; the values fixed beforehand are larger
/// still.
const GAS: u32 = 1 << 31;

struct Adversary {
    /// The values. Those that are not fixed yet are gas, larger than all that were fixed during the
    /// sort.
    values: Vec<u32>,
    fixed: u32,
    candidate: usize,
    comparisons: u64,
}

impl Adversary {
    fn less(&mut self, x: u32, y: u32) -> bool {
        let (x, y) = (x as usize, y as usize);
        let gas = GAS;
        self.comparisons += 1;
        if self.values[x] == gas && self.values[y] == gas {
            let freeze = if x == self.candidate { x } else { y };
            self.values[freeze] = self.fixed;
            self.fixed += 1;
        }
        if self.values[x] == gas {
            self.candidate = x;
        } else if self.values[y] == gas {
            self.candidate = y;
        }
        self.values[x] < self.values[y]
    }
}

/// The input that the adversary has made, and the number of comparisons it took.
fn killer(count: usize) -> (Vec<u32>, u64) {
    let mut adversary = Adversary {
        values: (0..u32::try_from(count).unwrap())
            .map(|i| {
                if i % 7 == 3 {
                    GAS | i.wrapping_mul(2_654_435_761)
                } else {
                    GAS
                }
            })
            .collect(),
        fixed: 0,
        candidate: 0,
        comparisons: 0,
    };
    let mut places: Vec<u32> = (0..u32::try_from(count).unwrap()).collect();
    fast_by(&mut places, |&x, &y| adversary.less(x, y));
    (adversary.values, adversary.comparisons)
}

/// The number of comparisons for an input, which must end sorted.
fn comparisons(input: &[u32]) -> u64 {
    let mut numbers = input.to_vec();
    let mut comparisons = 0;
    fast_by(&mut numbers, |x, y| {
        comparisons += 1;
        x < y
    });
    assert!(numbers.is_sorted());
    comparisons
}

#[test]
fn the_killer_stays_within_n_log_n() {
    for count in [1_000, 10_000, 100_000] {
        let (values, asked) = killer(count);
        let log = u64::from(count.ilog2()) + 1;
        let limit = 4 * u64::try_from(count).unwrap() * log;
        assert!(asked <= limit, "{count}: {asked} of {limit}");
        // The same input again, without the adversary, costs the same.
        assert_eq!(comparisons(&values), asked);
        // It really is an adversary: a random input of that size costs much less.
        let random: Vec<u32> = (0..u32::try_from(count).unwrap())
            .map(|i| i.wrapping_mul(2_654_435_761))
            .collect();
        assert!(2 * asked > 3 * comparisons(&random), "{asked}");
    }
}
