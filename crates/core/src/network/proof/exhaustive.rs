//! Tries all 2^n inputs of zeros and ones, 512 at once.

use std::convert::Infallible;

use super::super::{MAX_WIRES, Network};
use super::lanes::{self, Lanes};
use crate::error::NetworkError;
use crate::progress::{Progress, Run, goal};
use crate::small_set::members;

/// The most wires of a network whose inputs can all be tried.
pub const MAX_EXHAUSTIVE_WIRES: usize = 32;

/// The number of words that run at once.
const WORDS: usize = 8;
/// The number of inputs that run at once.
const BLOCK: u64 = 64 * WORDS as u64;

/// Bit k of word w is bit w of k.
const LOW: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// Runs a network on all 2^n inputs of zeros and ones. It is slow, but so simple that it can check a
/// [`Proof`](super::Proof).
///
/// # Cost
///
/// O(size · 2^n) bit operations, 64 in a machine word. Memory O(1).
///
/// ```
/// use appleyard_core::network::{Network, exhaustive};
///
/// let run = exhaustive(&Network::new(3, vec![(0, 1), (1, 2)])?)?;
/// assert_eq!((run.sorted(), run.failing()), (7, Some(0b011)));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Exhaustive {
    network: Network,
    tried: u64,
    sorted: u64,
    failing: Option<u64>,
}

/// Does the whole run at once, and returns it.
///
/// # Errors
///
/// As for [`Exhaustive::new`].
pub fn exhaustive(network: &Network) -> Result<Exhaustive, NetworkError> {
    let mut run = Exhaustive::new(network)?;
    let Ok(_) = run.finish();
    Ok(run)
}

impl Exhaustive {
    /// A run that has done nothing yet.
    ///
    /// # Errors
    ///
    /// `too-many-wires` beyond [`MAX_EXHAUSTIVE_WIRES`].
    pub fn new(network: &Network) -> Result<Exhaustive, NetworkError> {
        if network.wires() > MAX_EXHAUSTIVE_WIRES {
            return Err(NetworkError::TooManyWires {
                count: network.wires() as u64,
                limit: MAX_EXHAUSTIVE_WIRES as u64,
            });
        }
        Ok(Exhaustive {
            network: network.clone(),
            tried: 0,
            sorted: 0,
            failing: None,
        })
    }

    /// How many of the inputs tried have come out sorted.
    pub fn sorted(&self) -> u64 {
        self.sorted
    }

    /// An input that has come out unsorted: the least of those with the fewest ones; wire i is bit i.
    pub fn failing(&self) -> Option<u64> {
        self.failing
    }

    /// Tries the next inputs, as many as `inputs` says.
    fn block(&mut self, inputs: u64) {
        let wires = self.network.wires();
        let mut lanes: Lanes<WORDS> = [[0; WORDS]; MAX_WIRES];
        for (wire, words) in lanes[..wires].iter_mut().enumerate() {
            for (first, word) in (self.tried..).step_by(64).zip(words) {
                *word = match LOW.get(wire) {
                    Some(low) => *low,
                    None => (first >> wire & 1).wrapping_neg(),
                };
            }
        }
        lanes::run(self.network.comparators(), &mut lanes);
        let mut unsorted = 0;
        for (first, found) in (0..).step_by(64).zip(lanes::unsorted(wires, &lanes)) {
            // If there are fewer than 64 inputs, or none, this masks those that do not exist.
            let there = match inputs.saturating_sub(first) {
                left @ 0..64 => (1 << left) - 1,
                _ => u64::MAX,
            };
            unsorted += u64::from((found & there).count_ones());
            self.look(self.tried + first, found & there);
        }
        self.sorted += inputs - unsorted;
    }

    /// Looks for an input with fewer ones than any before among `found`, whose first input has the
    /// number `first`.
    fn look(&mut self, first: u64, found: u64) {
        let mut fewest = self.failing.map_or(u32::MAX, u64::count_ones);
        if first.count_ones() >= fewest {
            return;
        }
        for bit in members(found) {
            let input = first + u64::from(bit);
            if input.count_ones() < fewest {
                fewest = input.count_ones();
                self.failing = Some(input);
            }
        }
    }
}

impl Run for Exhaustive {
    type Error = Infallible;

    /// Tries inputs until `budget` are done or exceeded, 512 at a time; nothing if it is 0. The unit is
    /// an input; `total` is 2^n.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let total = 1 << self.network.wires();
        let goal = goal(self.tried, budget).min(total);
        while self.tried < goal {
            let inputs = BLOCK.min(total - self.tried);
            self.block(inputs);
            self.tried += inputs;
        }
        Ok(Progress {
            done: self.tried,
            total,
            finished: self.tried == total,
        })
    }
}
