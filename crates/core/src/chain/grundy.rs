//! The Grundy values of octal games.

use std::convert::Infallible;

use super::first_move::FirstMove;
use super::octal::{Leaving, OctalCode};
use crate::error::{ChainError, Error};
use crate::game::Outcome;
use crate::progress::{Progress, Run};
use crate::solve::{Period, SmallSet, period};

/// The largest heap of a row of Grundy values.
pub const MAX_OCTAL_HEAP: u32 = 10_000;

/// The Grundy values of the groups, or heaps, of 0, 1, 2, … objects in an octal game.
///
/// Under normal play a position is won exactly if the exclusive or of the values of its groups is not 0
/// (Sprague 1935, Grundy 1939). Under misère play they do not decide.
///
/// # Periods
///
/// Guy and Smith, *The G-values of various games*, 1956 (*Winning Ways*, chapter 4): let dₜ be the last digit
/// that is not 0. If G(n + p) = G(n) for all n from n₀ to 2n₀ + p + t - 1, where n₀ is at least 1, then for
/// all n from n₀ on. For whatever a move leaves of n + p objects with n ≥ 2n₀ + p + t, the larger group has
/// at least n₀ + p, so that p of them do not matter; and as n₀ is not 0, it is still a group without them.
/// The row looks for the least such p when it is finished.
///
/// # Cost
///
/// O(t N²) time for heaps up to N, and 4 bytes a heap.
///
/// ```
/// use appleyard_core::chain::{OctalCode, OctalGrundy};
/// use appleyard_core::progress::Run;
///
/// let mut kayles = OctalGrundy::new(OctalCode::chain(), 200)?;
/// kayles.finish()?;
///
/// let period = kayles.period().unwrap();
/// assert_eq!((period.preperiod, period.period, period.proved), (71, 12, true));
/// assert_eq!(kayles.exceptions().last(), Some(&70));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct OctalGrundy {
    code: OctalCode,
    heaps: usize,
    values: Vec<u32>,
    /// The values of the options of a heap, 64 to a word.
    options: Vec<u64>,
    period: Option<Period>,
    progress: Progress,
}

impl OctalGrundy {
    /// The row of heaps of 0 to `up_to` objects.
    ///
    /// # Errors
    ///
    /// [`ChainError::OBJECTS`] beyond [`MAX_OCTAL_HEAP`].
    pub fn new(code: OctalCode, up_to: u32) -> Result<OctalGrundy, Error> {
        ChainError::OBJECTS.check(up_to, 0..=MAX_OCTAL_HEAP)?;
        let total = (0..=up_to).map(|size| 1 + options_of(&code, size)).sum();
        Ok(OctalGrundy {
            code,
            heaps: up_to as usize + 1,
            values: Vec::new(),
            options: vec![0],
            period: None,
            progress: Progress {
                done: 0,
                total,
                finished: false,
            },
        })
    }

    /// The code of the game.
    pub fn code(&self) -> &OctalCode {
        &self.code
    }

    /// How far the work has come; see [`advance`](OctalGrundy::advance).
    pub fn progress(&self) -> Progress {
        self.progress
    }

    fn value_next(&mut self, size: u32) {
        self.options.fill(0);
        for taken in 0..=self.code.last().min(size) {
            let left = size - taken;
            if self.code.allows(taken, left, 0) {
                // Nothing, or one group; a group that nothing is taken from is no move.
                self.options_with(left as usize, 0..=0);
            }
            if self.code.allows(taken, 1, 1) {
                self.options_with(left as usize, 1..=left as usize / 2);
            }
        }
        let free = self.options.iter().position(|&set| set != u64::MAX);
        let word = free.unwrap_or(self.options.len());
        let set = self.options.get(word).copied().unwrap_or(u64::EMPTY);
        let value = u32::try_from(64 * word).unwrap_or(u32::MAX) + set.mex().least();
        self.values.push(value);
        // The exclusive or of two values is below the next power of two.
        let words = (value as usize + 1).next_power_of_two().div_ceil(64);
        if words > self.options.len() {
            self.options.resize(words, u64::EMPTY);
        }
    }

    /// Marks the values of two groups of `sum` objects, the smaller of any of these sizes.
    fn options_with(&mut self, sum: usize, smaller: std::ops::RangeInclusive<usize>) {
        let (start, end) = (*smaller.start(), *smaller.end());
        if start > end || end > sum || sum - start >= self.values.len() {
            return;
        }
        let small = &self.values[start..=end];
        let large = &self.values[sum - end..=sum - start];
        let values = small.iter().zip(large.iter().rev());
        let values = values.map(|(one, other)| one ^ other);
        // One word stays in a register.
        if let [word] = self.options.as_mut_slice() {
            *word = values.fold(*word, |set, value| set.union(1 << (value % 64)));
            return;
        }
        for value in values {
            if let Some(word) = self.options.get_mut(value as usize / 64) {
                *word |= 1 << (value % 64);
            }
        }
    }

    fn proved(&self) -> Option<Period> {
        let count = self.values.len();
        let known = count + self.code.last() as usize;
        // From n₀ on, `matched` values agree: count - p - n₀, and n₀ + p + t or more are enough. If all
        // agree, n₀ is still 1, and one more is needed.
        let least = known.div_ceil(2);
        let enough = |period: usize| least + usize::from(least + period == count);
        let shown = period::shown(&self.values, enough)?;
        Some(Period {
            preperiod: shown.start as u64,
            period: shown.period as u64,
            proved: true,
            verified_to: count as u64 - 1,
        })
    }

    /// The value of a heap; `None` if it is not worked out yet, and beyond the row unless its period is
    /// proved. Cost O(1).
    pub fn value(&self, size: u64) -> Option<u32> {
        let place = match self.period {
            Some(period) if size >= self.heaps as u64 => {
                period.preperiod + (size - period.preperiod) % period.period
            }
            _ => size,
        };
        self.values.get(usize::try_from(place).ok()?).copied()
    }

    /// The values worked out so far, from the empty heap up.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The period, always a proved one; `None` if the row is not finished, or too short to prove one.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The heaps before the period begins whose values are not those it would give them; none if no
    /// period is proved.
    pub fn exceptions(&self) -> Vec<u64> {
        let Some(period) = self.period else {
            return Vec::new();
        };
        let in_period = |size: u64| {
            let before = period.preperiod - size;
            size + before.div_ceil(period.period) * period.period
        };
        (0..period.preperiod)
            .filter(|&size| self.value(size) != self.value(in_period(size)))
            .collect()
    }

    /// Who wins under normal play from a row of so many objects. With [`FirstMove::Fewest`] it is won
    /// exactly if some move that takes the fewest leaves groups of the same value. `None` as for
    /// [`value`](OctalGrundy::value). Cost O(1), or with the first-move rule O(n).
    pub fn outcome(&self, objects: u32, first: FirstMove) -> Option<Outcome> {
        let won = match first {
            FirstMove::Any => self.value(objects.into())? != 0,
            FirstMove::Fewest => {
                let leavings: Vec<Leaving> = self.code.leavings(objects).collect();
                let fewest = leavings.iter().map(|left| left.taken).min();
                let mut won = false;
                for left in leavings.iter().filter(|left| Some(left.taken) == fewest) {
                    let larger = self.value(left.larger.into())?;
                    won |= larger == self.value(left.smaller.into())?;
                }
                won
            }
        };
        Some(Outcome::lost_if(!won))
    }
}

impl Run for OctalGrundy {
    type Error = Infallible;

    /// A unit is a heap, or an option looked at; the total is counted, not estimated. The heap it is at is
    /// finished, by which it may pass the budget.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let aim = self.progress.done.saturating_add(budget);
        while self.progress.done < aim && !self.progress.finished {
            let size = u32::try_from(self.values.len()).unwrap_or(u32::MAX);
            self.value_next(size);
            self.progress.done += 1 + options_of(&self.code, size);
            if self.values.len() == self.heaps {
                self.progress.finished = true;
                self.period = self.proved();
            }
        }
        Ok(self.progress)
    }
}

/// How many options a heap has: two groups in either order count as one.
fn options_of(code: &OctalCode, size: u32) -> u64 {
    (0..=code.last().min(size))
        .map(|taken| {
            let left = size - taken;
            let whole = u64::from(code.allows(taken, left, 0));
            let split = u64::from(code.allows(taken, 1, 1)) * u64::from(left / 2);
            whole + split
        })
        .sum()
}
