//! The Grundy values of octal games.

use std::convert::Infallible;

use super::first_move::FirstMove;
use super::octal::OctalCode;
use crate::checked::narrow;
use crate::error::{ChainError, Error};
use crate::game::Outcome;
use crate::progress::{Progress, Run, goal};
use crate::small_set::SmallSet;
use crate::solve::{Period, period};

/// The largest heap that has a Grundy value here.
pub const MAX_OCTAL_HEAP: u32 = 10_000;

/// A summary of the Grundy values of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct ChainGrundySummary {
    /// The code in its standard form: with the digit before the point, without zeros at the end.
    pub code: String,
    /// See [`OctalGrundy::period`].
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub period: Option<Period>,
    /// See [`OctalGrundy::exceptions`].
    pub exceptions: Vec<u32>,
}

/// The Grundy values of the groups, or heaps, of 0, 1, 2, … objects in an octal game.
///
/// Under normal play a position is won exactly if the exclusive or of the values of its groups is not 0
/// (Sprague 1935, Grundy 1939). Under misère play these values do not decide.
///
/// # Periods
///
/// The theorem is by Guy and Smith, *The G-values of various games*, 1956 (*Winning Ways*, chapter 4). Let dₜ
/// be the last digit that is not 0, and n₀ at least 1. If G(n + p) = G(n) for all n from n₀ to 2n₀ + p + t -
/// 1, then it holds for all n from n₀ on. The reason is this. Let a move leave groups of n + p objects with n
/// ≥ 2n₀ + p + t. The larger group has at least n₀ + p objects. So p of these do not matter, and because n₀
/// is not 0, a group is still there without them. When the run has finished, it looks for the least such p.
///
/// # Cost
///
/// O(t N²) time for heaps up to N, and 4 bytes for each heap.
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
    /// The values of a heap's options, 64 to a word.
    options: Vec<u64>,
    period: Option<Period>,
    progress: Progress,
}

impl OctalGrundy {
    /// The heaps of 0 to `up_to` objects. No value is known yet.
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
                // The move leaves nothing or one group.
                self.options_with(left as usize, 0..=0);
            }
            if self.code.allows(taken, 1, 1) {
                self.options_with(left as usize, 1..=left as usize / 2);
            }
        }
        let full = self.options.iter().take_while(|&&set| set == u64::MAX);
        let full = full.count();
        // No option has a number beyond the last word.
        let set = self.options.get(full).copied().unwrap_or(u64::EMPTY);
        let value = narrow::<_, u32>(64 * full) + set.mex().least();
        self.values.push(value);
        // The exclusive or of two values is below the next power of two.
        let words = (value as usize + 1).next_power_of_two().div_ceil(64);
        if words > self.options.len() {
            self.options.resize(words, u64::EMPTY);
        }
    }

    /// Marks the values of all pairs of groups with `sum` objects together, whose smaller group has one of
    /// these sizes.
    fn options_with(&mut self, sum: usize, smaller: std::ops::RangeInclusive<usize>) {
        let (start, end) = (*smaller.start(), *smaller.end());
        if start > end || end > sum || sum - start >= self.values.len() {
            return;
        }
        let small = &self.values[start..=end];
        let large = &self.values[sum - end..=sum - start];
        let values = small.iter().zip(large.iter().rev());
        let values = values.map(|(one, other)| one ^ other);
        // A single word stays in a register.
        if let [word] = self.options.as_mut_slice() {
            *word = values.fold(*word, |set, value| set.union(1 << (value % 64)));
            return;
        }
        for value in values {
            self.options[value as usize / 64] |= 1 << (value % 64);
        }
    }

    /// The value of a heap. `None` if it is not known yet, or if it lies beyond the largest heap and no
    /// period is proved. Cost O(1).
    pub fn value(&self, size: u64) -> Option<u32> {
        let place = match self.period {
            Some(period) if size >= self.heaps as u64 => {
                period.preperiod + (size - period.preperiod) % period.period
            }
            _ => size,
        };
        self.values.get(usize::try_from(place).ok()?).copied()
    }

    /// The values known so far, from the empty heap up.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The period, which is always proved; `None` if the run has not finished, or has too few values for a
    /// proof.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The heaps before the period whose values differ from those that the period would give them. Empty if
    /// no period is proved.
    pub fn exceptions(&self) -> Vec<u32> {
        let Some(period) = self.period else {
            return Vec::new();
        };
        let in_period = |size: u64| {
            let before = period.preperiod - size;
            size + before.div_ceil(period.period) * period.period
        };
        let differs = |size: u64| self.value(size) != self.value(in_period(size));
        (0_u32..)
            .take_while(|&size| u64::from(size) < period.preperiod)
            .filter(|&size| differs(size.into()))
            .collect()
    }

    /// The game and its period.
    pub fn summary(&self) -> ChainGrundySummary {
        ChainGrundySummary {
            code: self.code.to_string(),
            period: self.period,
            exceptions: self.exceptions(),
        }
    }

    /// Who wins under normal play from a row with this number of objects. With [`FirstMove::Fewest`] the row
    /// is won exactly if some move that takes the fewest objects leaves groups of equal value. `None` as for
    /// [`value`](OctalGrundy::value). Cost O(1), or O(n) with the first-move rule.
    pub fn outcome(&self, objects: u32, first: FirstMove) -> Option<Outcome> {
        let won = match first {
            FirstMove::Any => self.value(objects.into())? != 0,
            FirstMove::Fewest => {
                let mut won = false;
                for left in self.code.first_leavings(objects, first) {
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

    /// A unit is a heap, or an option that is looked at. The total is counted, not estimated. A call finishes
    /// the current heap, and may exceed the budget by that.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let aim = goal(self.progress.done, budget);
        while self.progress.done < aim && !self.progress.finished {
            let size = narrow(self.values.len());
            self.value_next(size);
            self.progress.done += 1 + options_of(&self.code, size);
            if self.values.len() == self.heaps {
                self.progress.finished = true;
                self.period = period::proved_split(&self.values, self.code.last());
            }
        }
        Ok(self.progress)
    }
}

/// How many options a heap has. Two groups count once, in whatever order they lie.
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
