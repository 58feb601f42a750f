//! The Grundy values of heaps of all sizes.

pub use super::grundy_table::{MAX_TABLE, MAX_WORK};

use std::ops::Range;

use super::MAX_STONES;
use super::grundy_table::{self, GrundyTable};
use super::numbers::Numbers;
use crate::checked::narrow;
use crate::error::NimError;
use crate::progress::{Progress, Run, goal};
use crate::solve::Period;

/// The fewest values that can show a period without a proof.
const SHOWN_BY: usize = 64;

/// A rule for which one line of arithmetic gives the Grundy value of every heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Formula {
    /// The value is the number of stones. Any number may be taken, as in Nim: n stones have the options 0,
    /// 1, …, n − 1.
    Itself,
    /// The value of a heap of n stones is n mod m.
    ///
    /// This holds if all of 1, …, m − 1 may be taken, but no multiple of m. The reason: an option never has
    /// the remainder of the heap, and a take of the difference reaches each smaller remainder. Such rules are
    /// 1, …, k with m = k + 1 (Bachet, Bouton), odd numbers with m = 2 if 1 is among them, powers of two with
    /// m = 3, and many more.
    Remainder {
        /// The modulus m: the least number that may not be taken.
        modulus: u64,
    },
}

impl Formula {
    /// The Grundy value of a heap.
    pub fn value(self, stones: u64) -> u64 {
        match self {
            Formula::Itself => stones,
            Formula::Remainder { modulus } => stones.checked_rem(modulus).unwrap_or(0),
        }
    }

    fn of(numbers: &Numbers, past_end: bool) -> Option<Formula> {
        let Some(modulus) = numbers.smallest_missing() else {
            return Some(Formula::Itself);
        };
        // If a larger take may empty a heap of m stones, the heap does not have the value 0.
        let holds = if past_end {
            numbers.range_from_one().is_some()
        } else {
            !numbers.has_multiple(modulus)
        };
        holds.then_some(Formula::Remainder { modulus })
    }
}

/// The Grundy values of a single heap of any size under a rule: by a [`Formula`] if one is known, by a table
/// and its period otherwise.
///
/// If the rule has a largest number L, the table grows until L values in a row have come before. The value of
/// a heap of L stones or more follows from the L values before it, so from there on all values repeat. Then
/// the period is proved, and every heap is known.
///
/// ```
/// use appleyard_core::nim::{Numbers, GrundyValues};
/// use appleyard_core::progress::Run;
///
/// let mut values = GrundyValues::new(&Numbers::parse("2,5")?.numbers, 1_000_000_000)?;
/// values.finish()?;
///
/// let first: Vec<_> = (0..7).filter_map(|stones| values.value(stones)).collect();
/// assert_eq!(first, [0, 0, 1, 1, 0, 2, 1]);
/// assert_eq!(values.period().map(|period| period.period), Some(7));
/// assert_eq!(values.value(1_000_000_000), Some(1));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct GrundyValues(Source);

#[derive(Clone, Debug)]
enum Source {
    Formula(Formula),
    Table(Box<PeriodSearch>),
}

/// A table, and the search for its period.
#[derive(Clone, Debug)]
struct PeriodSearch {
    table: GrundyTable,
    /// The largest number of the rule, if there is one and the table may be longer than it.
    window: Option<usize>,
    /// How many values to find before the next look for a proof.
    next_look: usize,
    /// The error if no period is proved, because the table is too short.
    refusal: Option<NimError>,
    period: Option<Period>,
    finished: bool,
}

impl GrundyValues {
    /// Heaps of 0 to `up_to` stones. A take may not be larger than the heap.
    ///
    /// # Errors
    ///
    /// If there is no formula and no period can be proved within the limits: [`NimError::HeapTooLarge`]
    /// beyond [`MAX_TABLE`] stones (with a formula beyond [`MAX_STONES`]), and [`NimError::RuleTooHeavy`]
    /// beyond [`MAX_WORK`] units of work. The error calls the heap number 1.
    pub fn new(numbers: &Numbers, up_to: u64) -> Result<GrundyValues, NimError> {
        GrundyValues::with(numbers, up_to, false)
    }

    /// The same, but a take may be larger than the heap, and empties it.
    ///
    /// # Errors
    ///
    /// The errors of [`new`](GrundyValues::new).
    pub fn past_end(numbers: &Numbers, up_to: u64) -> Result<GrundyValues, NimError> {
        GrundyValues::with(numbers, up_to, true)
    }

    fn with(numbers: &Numbers, up_to: u64, past_end: bool) -> Result<GrundyValues, NimError> {
        if up_to > MAX_STONES {
            return Err(too_large(up_to, MAX_STONES));
        }
        Ok(GrundyValues(match Formula::of(numbers, past_end) {
            Some(formula) => Source::Formula(formula),
            None => Source::Table(Box::new(PeriodSearch::new(numbers, up_to, past_end)?)),
        }))
    }

    /// Units of work done so far, even if an error has ended the work.
    pub(super) fn done(&self) -> u64 {
        match &self.0 {
            Source::Formula(_) => 0,
            Source::Table(search) => search.table.done(),
        }
    }

    /// The value of a heap. `None` if it is not known yet, if it is beyond the table and no period is
    /// proved, or if the heap has more than [`MAX_STONES`]. Cost O(1).
    pub fn value(&self, stones: u64) -> Option<u64> {
        match &self.0 {
            _ if stones > MAX_STONES => None,
            Source::Formula(formula) => Some(formula.value(stones)),
            Source::Table(search) => search.value(stones),
        }
    }

    /// The values of the heaps in this range, at most `MAX_TABLE + 1` of them. They end before the first
    /// value that is not known (see [`value`](GrundyValues::value)) or is 2³² or more. Cost O(1) for each
    /// heap, and less than a call of `value` for each.
    ///
    /// ```
    /// use appleyard_core::nim::{Numbers, GrundyValues};
    /// use appleyard_core::progress::Run;
    ///
    /// let mut values = GrundyValues::new(&Numbers::parse("2,5")?.numbers, 1_000_000_000)?;
    /// values.finish()?;
    /// assert_eq!(values.values(0..8), [0, 0, 1, 1, 0, 2, 1, 0]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn values(&self, stones: Range<u64>) -> Vec<u32> {
        let most = stones.start.saturating_add(MAX_TABLE + 1);
        let stones = stones.start..stones.end.min(most).min(MAX_STONES + 1);
        match &self.0 {
            Source::Formula(formula) => stones
                .map_while(|stones| u32::try_from(formula.value(stones)).ok())
                .collect(),
            Source::Table(search) => search.values(stones),
        }
    }

    /// The formula, if one is known.
    pub fn formula(&self) -> Option<Formula> {
        match self.0 {
            Source::Formula(formula) => Some(formula),
            Source::Table(_) => None,
        }
    }

    /// The period of the values: that of the formula, or the one that was proved, or one that only shows. It
    /// shows if it occurs at least three times, in at least half of a table of at least 64 values. `None`
    /// until the table has finished.
    pub fn period(&self) -> Option<Period> {
        match &self.0 {
            Source::Formula(Formula::Itself) => None,
            &Source::Formula(Formula::Remainder { modulus }) => Some(Period {
                preperiod: 0,
                period: modulus,
                proved: true,
                verified_to: MAX_STONES,
            }),
            Source::Table(search) => search.period,
        }
    }
}

impl Run for GrundyValues {
    type Error = NimError;

    /// A unit is a heap, or a number of the rule looked at for a heap. A call may exceed the budget by 16
    /// heaps and by a search for the period, which costs O(heaps so far). `total` is an upper bound; it
    /// falls when a period is proved. With a formula there is nothing to do.
    ///
    /// # Errors
    ///
    /// The errors of [`new`](GrundyValues::new), if `up_to` is beyond what a table can hold and no period was
    /// proved within the table.
    fn advance(&mut self, budget: u64) -> Result<Progress, NimError> {
        match &mut self.0 {
            Source::Formula(_) => Ok(Progress {
                done: 0,
                total: 0,
                finished: true,
            }),
            Source::Table(search) => search.advance(budget),
        }
    }
}

impl PeriodSearch {
    fn new(numbers: &Numbers, up_to: u64, past_end: bool) -> Result<PeriodSearch, NimError> {
        let affordable = grundy_table::affordable(numbers, up_to);
        let window = numbers.largest().filter(|&largest| largest < affordable);
        let window = window.and_then(|largest| usize::try_from(largest).ok());
        let refusal = if affordable == up_to {
            None
        } else if up_to > MAX_TABLE {
            Some(too_large(up_to, MAX_TABLE))
        } else {
            Some(NimError::RuleTooHeavy {
                work: grundy_table::work(numbers, up_to),
                limit: MAX_WORK,
            })
        };
        if let (Some(refusal), None) = (&refusal, window) {
            return Err(refusal.clone());
        }
        Ok(PeriodSearch {
            table: GrundyTable::new(numbers, affordable, past_end)?,
            window,
            next_look: window.map_or(usize::MAX, |window| 2 * window + SHOWN_BY),
            refusal,
            period: None,
            finished: false,
        })
    }

    /// The units until the next look for a proof: at most one for each heap, because a heap costs at least
    /// one.
    fn units_to_next_look(&self, aim: u64) -> u64 {
        let heaps = self.next_look.saturating_sub(self.table.len()).max(1);
        (aim - self.table.done()).min(heaps as u64)
    }

    fn proved(&self) -> Option<Period> {
        let window = self.window?;
        self.table
            .shown(|_| window)
            .map(|shown| self.period(shown, true))
    }

    fn seen(&self) -> Option<Period> {
        let count = self.table.len();
        if count < SHOWN_BY {
            return None;
        }
        // Of a long period two turns are more than half of all values.
        let enough = |period: usize| (2 * period).max((count / 2).saturating_sub(period));
        self.table
            .shown(enough)
            .map(|shown| self.period(shown, false))
    }

    fn period(&self, shown: crate::solve::period::Shown, proved: bool) -> Period {
        Period {
            preperiod: shown.start as u64,
            period: shown.period as u64,
            proved,
            verified_to: self.table.len() as u64 - 1,
        }
    }

    fn value(&self, stones: u64) -> Option<u64> {
        self.table.value(self.lookup(stones)?.start)
    }

    fn values(&self, stones: Range<u64>) -> Vec<u32> {
        let mut values = Vec::new();
        let mut next = stones.start;
        while next < stones.end {
            let Some(Range { start, end }) = self.lookup(next) else {
                break;
            };
            let end = end.min(start + (stones.end - next));
            self.table.append(narrow(start)..narrow(end), &mut values);
            next += end - start;
        }
        values
    }

    /// The place of a heap's value in the table, and how many later heaps follow it there: up to the end of
    /// the known values, or of the period. `None` if the heap is beyond the table.
    fn lookup(&self, stones: u64) -> Option<Range<u64>> {
        let known = self.table.len() as u64;
        if stones < known {
            return Some(stones..known);
        }
        let period = self.period.filter(|period| period.proved)?;
        let beyond = stones.checked_sub(period.preperiod)?;
        let end = period.preperiod + period.period;
        Some(period.preperiod + beyond % period.period..end)
    }
}

impl Run for PeriodSearch {
    type Error = NimError;

    fn advance(&mut self, budget: u64) -> Result<Progress, NimError> {
        let aim = goal(self.table.done(), budget);
        while !self.finished && self.table.done() < aim {
            let Ok(_) = self.table.advance(self.units_to_next_look(aim));
            let is_full = self.table.done() == self.table.total();
            if is_full || self.table.len() >= self.next_look {
                // The largest number is never reached.
                self.next_look = self.next_look.saturating_mul(2);
                self.period = self.proved();
                self.finished = is_full || self.period.is_some();
            }
            if is_full && self.period.is_none() {
                self.period = self.seen();
            }
        }
        let done = self.table.done();
        let is_proved = self.period.is_some_and(|period| period.proved);
        match &self.refusal {
            Some(refusal) if self.finished && !is_proved => Err(refusal.clone()),
            _ => Ok(Progress {
                done,
                total: if self.finished {
                    done
                } else {
                    self.table.total()
                },
                finished: self.finished,
            }),
        }
    }
}

fn too_large(stones: u64, limit: u64) -> NimError {
    NimError::HeapTooLarge {
        heap: 1,
        stones,
        limit,
    }
}
