//! A Multiplication Game, HDU 1517.

use std::ops::RangeInclusive;

use crate::error::{ContestError, Error};
use crate::game::{EndRule, Game, Outcome};
use crate::solve::{Solved, Value};

/// What a player may multiply by.
pub const FACTORS: RangeInclusive<u64> = 2..=9;

/// The largest number to reach. A product that reaches it is at most nine times as large, so it fits
/// into 64 bits.
pub const MAX_TARGET: u64 = 1_000_000_000_000_000_000;

/// The Multiplication Game: the first player begins with the product 1 and multiplies it by a number
/// from 2 to 9, then the second player does, and so on. The player who first reaches `target` or more
/// wins. In the problem Stan begins and Ollie follows.
///
/// A position is the product so far. What decides is the factor that is still missing, `target` divided
/// by the product and rounded up:
///
/// ```text
///   missing    1 | 2 .. 9 | 10 .. 18 | 19 .. 162 | 163 .. 324 | 325 .. 2916 | ...
///   ends at        9        18         162         324          2916            ×9, ×2, ×9, ×2, ...
///   plies      0 |   1    |    2     |     3     |     4      |      5
///               lost  won     lost        won         lost         won
/// ```
///
/// In a won interval there is a factor that leads into the interval before. In a lost one every factor
/// does: at least 2 is needed to leave it, and 9 do not leap over the interval before. So the number of
/// the interval is the remoteness, for nobody can skip an interval.
///
/// [`Products`](super::Products) solves the same game by a table, as the document's program does.
///
/// ```
/// use appleyard_core::contest::Multiplication;
/// use appleyard_core::solve::{Solved, Value};
///
/// assert_eq!(Multiplication::new(162)?.value(&1)?, Value::won(3)); // Stan wins
/// assert_eq!(Multiplication::new(17)?.value(&1)?, Value::lost(2)); // Ollie wins
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiplication {
    target: u64,
}

impl Multiplication {
    /// The game to this number.
    ///
    /// # Errors
    ///
    /// [`ContestError::TARGET`] unless it is from 2 to [`MAX_TARGET`].
    pub fn new(target: u64) -> Result<Multiplication, Error> {
        ContestError::TARGET.check(target, 2..=MAX_TARGET)?;
        Ok(Multiplication { target })
    }

    /// The number to reach.
    pub fn target(self) -> u64 {
        self.target
    }

    /// The factor that is still missing from a product to the target, rounded up; at least 1.
    pub fn missing(self, product: u64) -> u64 {
        self.target.div_ceil(product.max(1))
    }

    /// The intervals of the missing factor, by plies: the last factor of each, up to the first that
    /// holds the target itself.
    pub fn intervals(self) -> Vec<u64> {
        let mut last = 1;
        let mut intervals = vec![last];
        for grows in [9, 2].into_iter().cycle() {
            if last >= self.target {
                break;
            }
            last *= grows;
            intervals.push(last);
        }
        intervals
    }
}

impl Game for Multiplication {
    type Position = u64;
    /// The factor.
    type Move = u64;

    fn moves(&self, &product: &u64) -> impl Iterator<Item = u64> {
        let goes_on = product < self.target;
        FACTORS.filter(move |_| goes_on)
    }

    fn after(&self, &product: &u64, factor: u64) -> u64 {
        product.saturating_mul(factor)
    }

    fn verdict(&self, _: &u64) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }
}

impl Solved for Multiplication {
    type Game = Self;

    fn game(&self) -> &Self {
        self
    }

    /// Cost O(log of the target). The product 0, which no game has, counts as 1.
    fn value(&self, &product: &u64) -> Result<Value, Error> {
        let missing = self.missing(product);
        let mut value = Value::lost(0);
        let mut last = 1;
        for grows in [9, 2].into_iter().cycle() {
            if last >= missing {
                break;
            }
            last *= grows;
            value = value.one_ply_earlier();
        }
        Ok(value)
    }
}
