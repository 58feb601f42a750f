//! The Grundy values of heaps of all sizes.

pub use super::grundy_table::{MAX_TABLE, MAX_WORK};

use std::ops::Range;

use super::MAX_STONES;
use super::grundy_table::{self, GrundyTable};
use super::numbers::Numbers;
use crate::error::NimError;
use crate::progress::{Progress, Run};
use crate::solve::Period;

/// The fewest values of which a period is said to show without a proof.
const SHOWN_BY: usize = 64;

/// A rule by which one line of arithmetic says the Grundy value of every heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// The stones of the heap. Any number may be taken, as in Nim: n stones have the options
    /// 0, 1, …, n − 1.
    Itself,
    /// n mod m for a heap of n stones.
    ///
    /// So it is if all of 1, …, m − 1 may be taken and no multiple of m: an option never has the
    /// remainder of the heap, and each smaller remainder can be reached by taking the difference.
    /// Such rules are 1, …, k with m = k + 1 (Bachet, Bouton), odd numbers with m = 2 if 1 is among
    /// them, powers of two with m = 3, and many more.
    Remainder {
        /// m, the least number that may not be taken.
        modulus: u64,
    },
}

impl Formula {
    /// A stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            Formula::Itself => "itself",
            Formula::Remainder { .. } => "remainder",
        }
    }

    /// What a heap is values.
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
        // A heap of m stones that a larger take may empty does not have the value 0.
        let holds = if past_end {
            numbers.range_from_one().is_some()
        } else {
            !numbers.has_multiple(modulus)
        };
        holds.then_some(Formula::Remainder { modulus })
    }
}

/// The Grundy value of one heap of each size, with a rule: by a [`Formula`] where one is known, by
/// a table and its period otherwise.
///
/// If the rule has a largest number L, values are worked out until L of them in a row have come
/// before. The value of a heap of L stones or more follows from the L values before it, so from
/// there on all come again: the period is proved, and every heap known.
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
pub struct GrundyValues(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Formula(Formula),
    Table(Box<Search>),
}

/// A table, and the search for its period.
#[derive(Clone, Debug)]
struct Search {
    table: GrundyTable,
    /// The largest number of the rule, if there is one and the table may be longer.
    window: Option<usize>,
    /// When so many values are known, a proof is looked for.
    next_look: usize,
    /// What the table is too short for, unless a period is proved.
    refusal: Option<NimError>,
    period: Option<Period>,
    finished: bool,
}

impl GrundyValues {
    /// Heaps of 0 to `up_to` stones, of which no more can be taken than there are.
    ///
    /// # Errors
    ///
    /// Without a formula, and if the rule is such that no period can be proved within the limits,
    /// [`NimError::HeapTooLarge`] beyond [`MAX_TABLE`] stones (or with a formula beyond
    /// [`MAX_STONES`]), and [`NimError::RuleTooHeavy`] beyond [`MAX_WORK`] units of work. The heap
    /// is called number 1.
    pub fn new(numbers: &Numbers, up_to: u64) -> Result<GrundyValues, NimError> {
        GrundyValues::with(numbers, up_to, false)
    }

    /// The same, but a take may be larger than the heap, and empties it.
    ///
    /// # Errors
    ///
    /// Those of [`new`](GrundyValues::new).
    pub fn past_end(numbers: &Numbers, up_to: u64) -> Result<GrundyValues, NimError> {
        GrundyValues::with(numbers, up_to, true)
    }

    fn with(numbers: &Numbers, up_to: u64, past_end: bool) -> Result<GrundyValues, NimError> {
        if up_to > MAX_STONES {
            return Err(too_large(up_to, MAX_STONES));
        }
        Ok(GrundyValues(match Formula::of(numbers, past_end) {
            Some(formula) => Kind::Formula(formula),
            None => Kind::Table(Box::new(Search::new(numbers, up_to, past_end)?)),
        }))
    }

    /// Units of work done so far, also where an error has ended it.
    pub(super) fn done(&self) -> u64 {
        match &self.0 {
            Kind::Formula(_) => 0,
            Kind::Table(search) => search.table.done(),
        }
    }

    /// The value of a heap. `None` if it is not known yet, if it is beyond the table and no period
    /// is proved, or beyond [`MAX_STONES`]. Cost O(1).
    pub fn value(&self, stones: u64) -> Option<u64> {
        match &self.0 {
            _ if stones > MAX_STONES => None,
            Kind::Formula(formula) => Some(formula.value(stones)),
            Kind::Table(search) => search.value(stones),
        }
    }

    /// The values of the heaps of so many stones, at most `MAX_TABLE + 1` of them. They end before the
    /// first that is not known (see [`value`](GrundyValues::value)) or is 2³² or more. Cost O(1) a heap, and
    /// less than to ask for each.
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
            Kind::Formula(formula) => stones
                .map_while(|stones| u32::try_from(formula.value(stones)).ok())
                .collect(),
            Kind::Table(search) => search.values(stones),
        }
    }

    /// The formula, where one is known.
    pub fn formula(&self) -> Option<Formula> {
        match self.0 {
            Kind::Formula(formula) => Some(formula),
            Kind::Table(_) => None,
        }
    }

    /// The period of the values: that of the formula, or the one that was proved, or one that shows
    /// in at least half of a table of at least 64 values, three times at least. `None` as long as
    /// the table is not finished.
    pub fn period(&self) -> Option<Period> {
        match &self.0 {
            Kind::Formula(Formula::Itself) => None,
            &Kind::Formula(Formula::Remainder { modulus }) => Some(Period {
                preperiod: 0,
                period: modulus,
                proved: true,
                verified_to: MAX_STONES,
            }),
            Kind::Table(search) => search.period,
        }
    }
}

impl Run for GrundyValues {
    type Error = NimError;

    /// A unit is a heap, or a number of the rule looked at for a heap. At most 16 heaps and a search for
    /// the period, O(heaps so far), come on top. `total` is an upper bound; it falls when a period is
    /// proved. With a formula nothing is to be done.
    ///
    /// # Errors
    ///
    /// If `up_to` is beyond what a table can have and no period was proved within it, those of
    /// [`new`](GrundyValues::new).
    fn advance(&mut self, budget: u64) -> Result<Progress, NimError> {
        match &mut self.0 {
            Kind::Formula(_) => Ok(Progress {
                done: 0,
                total: 0,
                finished: true,
            }),
            Kind::Table(search) => search.advance(budget),
        }
    }
}

impl Search {
    fn new(numbers: &Numbers, up_to: u64, past_end: bool) -> Result<Search, NimError> {
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
        Ok(Search {
            table: GrundyTable::new(numbers, affordable, past_end)?,
            window,
            next_look: window.map_or(usize::MAX, |window| 2 * window + SHOWN_BY),
            refusal,
            period: None,
            finished: false,
        })
    }

    /// At most one for each heap until a proof is looked for, as a heap costs at least one.
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
            verified_to: (self.table.len() as u64).saturating_sub(1),
        }
    }

    fn value(&self, stones: u64) -> Option<u64> {
        self.table.value(self.lookup(stones)?.start)
    }

    fn values(&self, stones: Range<u64>) -> Vec<u32> {
        let count = stones.end.saturating_sub(stones.start);
        let mut values = Vec::with_capacity(usize::try_from(count).unwrap_or_default());
        let mut next = stones.start;
        while next < stones.end {
            let Some(Range { start, end }) = self.lookup(next) else {
                break;
            };
            let end = end.min(start + (stones.end - next));
            let (Ok(from), Ok(to)) = (usize::try_from(start), usize::try_from(end)) else {
                break;
            };
            self.table.append(from..to, &mut values);
            next += end - start;
        }
        values
    }

    /// Where in the table the value of a heap is, and of how many heaps after it too: up to the end of
    /// what is worked out, or of the period. `None` if the heap is beyond the table.
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

impl Run for Search {
    type Error = NimError;

    fn advance(&mut self, budget: u64) -> Result<Progress, NimError> {
        let aim = self.table.done().saturating_add(budget);
        while !self.finished && self.table.done() < aim {
            let Ok(_) = self.table.advance(self.units_to_next_look(aim));
            let is_full = self.table.done() == self.table.total();
            if is_full || self.table.len() >= self.next_look {
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
