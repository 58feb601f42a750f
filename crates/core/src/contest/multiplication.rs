//! A Multiplication Game, HDU 1517.

use std::ops::RangeInclusive;

use crate::error::{ContestError, Error};
use crate::game::{EndRule, Game, Outcome};

/// What a player may multiply by.
pub const FACTORS: RangeInclusive<u64> = 2..=9;

/// The primes among the factors. Every product of factors is a product of these.
pub(super) const PRIMES: [u64; 4] = [2, 3, 5, 7];

/// The largest number to reach. A product that reaches it is at most nine times as large, so it fits
/// into 64 bits.
pub const MAX_TARGET: u64 = 1_000_000_000_000_000_000;

/// The Multiplication Game: the first player begins with the product 1 and multiplies it by a number
/// from 2 to 9, then the second player does, and so on. The player who first reaches `target` or more
/// wins. In the problem Stan begins and Ollie follows.
///
/// A position is the product so far.
///
/// ```
/// use appleyard_core::contest::Multiplication;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{IndexedRun, Solved, Value};
///
/// let mut run = IndexedRun::new(Multiplication::new(162)?)?;
/// run.ask(&1)?;
/// run.finish()?;
/// assert_eq!(run.value(&1)?, Value::won(3)); // Stan wins
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
        product * factor
    }

    fn verdict(&self, _: &u64) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }
}
