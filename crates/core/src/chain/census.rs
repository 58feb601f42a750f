//! A census of the positions that fit into a row.

use std::convert::Infallible;

use super::nim_sum::nim_outcome;
use super::ranks::RankSweep;
use super::table::ChainTable;
use crate::error::{ChainError, Error};
use crate::game::{EndRule, Outcome};
use crate::progress::{Progress, Run};

/// The most examples of a kind that are kept.
pub const MAX_EXAMPLES: usize = 12;

/// How many positions with so many objects there are, and of which kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CensusRow {
    /// The objects.
    pub objects: u32,
    /// The positions; an option counts once, in however many ways it can be reached.
    pub positions: u64,
    /// Of these, won for whoever must move.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// See [`CensusKind::OneWins`].
    pub one_wins: u64,
    /// See [`CensusKind::EveryWins`].
    pub every_wins: u64,
    /// With one option only, which wins; among neither of the two before.
    pub forced: u64,
    /// See [`CensusKind::Reversed`].
    pub reversed: u64,
    /// See [`CensusKind::Misled`].
    pub misled: u64,
}

/// Positions of which examples are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CensusKind {
    /// `one-wins`: exactly one option wins, and some other does not.
    OneWins,
    /// `every-wins`: there are two options or more, and all win. Chain has none: where a group has two
    /// objects or more, one may be taken from its end, or two; and from what the first leaves one may
    /// go on to what the second leaves, so that not both are lost.
    EveryWins,
    /// `reversed`: whoever wins would lose under the other end rule.
    Reversed,
    /// `misled`: Nim with heaps of the groups' Grundy values, under the end rule, would be won by the other
    /// one. There are none under normal play.
    Misled,
}

impl CensusKind {
    /// All of them.
    pub const ALL: [CensusKind; 4] = [
        CensusKind::OneWins,
        CensusKind::EveryWins,
        CensusKind::Reversed,
        CensusKind::Misled,
    ];

    /// Its stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            CensusKind::OneWins => "one-wins",
            CensusKind::EveryWins => "every-wins",
            CensusKind::Reversed => "reversed",
            CensusKind::Misled => "misled",
        }
    }
}

/// Counts all positions that fit into a row, by their objects. The first-move rule is not applied.
///
/// # Cost
///
/// That of the table again; memory O(H).
///
/// ```
/// use appleyard_core::chain::{Census, CensusKind, ChainTable, OctalCode};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 9)?;
/// table.finish()?;
/// let mut census = Census::new(&table, 9, EndRule::Misere)?;
/// census.finish()?;
///
/// assert_eq!(census.rows().iter().map(|row| row.positions).sum::<u64>(), 42);
/// assert_eq!(census.examples(CensusKind::OneWins)[0], [2]); // take one, not both
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Census<'a> {
    table: &'a ChainTable,
    end_rule: EndRule,
    sweep: RankSweep,
    rows: Vec<CensusRow>,
    examples: [Examples; CensusKind::ALL.len()],
    progress: Progress,
}

impl<'a> Census<'a> {
    /// A census of a row of `length` cells, by a table for it or a longer one; it has counted nothing yet.
    ///
    /// # Errors
    ///
    /// [`ChainError::OBJECTS`] unless the length is 1 to that of the table;
    /// [`Error::PositionNotSolved`] if the table is not finished.
    pub fn new(table: &'a ChainTable, length: u32, end_rule: EndRule) -> Result<Self, Error> {
        ChainError::OBJECTS.check(length, 1..=table.length())?;
        if !table.progress().finished {
            return Err(Error::PositionNotSolved);
        }
        let rows = (0..=length).map(|objects| CensusRow {
            objects,
            ..CensusRow::default()
        });
        let length = u8::try_from(length).unwrap_or(u8::MAX);
        Ok(Census {
            table,
            end_rule,
            sweep: RankSweep::new(table.ranks(), table.leavings(), length),
            rows: rows.collect(),
            examples: Default::default(),
            progress: Progress {
                done: 0,
                total: table.work(length),
                finished: false,
            },
        })
    }

    /// Counts the position of the sweep; returns how many options it has.
    fn count_next(&mut self) -> u64 {
        let (table, sweep, end_rule) = (self.table, &self.sweep, self.end_rule);
        let mut winning = 0;
        let options = sweep.options(table.ranks(), table.leavings(), |_, rank| {
            let option = table.packed_at(rank, end_rule);
            winning += u64::from(option.is_some_and(|it| !it.is_won()));
        });
        let other_rule = match end_rule {
            EndRule::Normal => EndRule::Misere,
            EndRule::Misere => EndRule::Normal,
        };
        let is_won = |rule| {
            table
                .packed_at(sweep.rank(), rule)
                .is_some_and(|it| it.is_won())
        };
        let won = is_won(end_rule);
        let of_nim = self.nim() == Outcome::N;
        let kinds = [
            winning == 1 && options > 1,
            winning == options && options > 1,
            won != is_won(other_rule),
            won != of_nim,
        ];
        let objects = sweep.objects();
        if let Some(row) = self.rows.get_mut(objects as usize) {
            let [one_wins, every_wins, reversed, misled] = kinds.map(u64::from);
            row.positions += 1;
            row.won += u64::from(won);
            row.lost += u64::from(!won);
            row.one_wins += one_wins;
            row.every_wins += every_wins;
            row.forced += u64::from(winning == 1 && options == 1);
            row.reversed += reversed;
            row.misled += misled;
        }
        for (examples, is_one) in self.examples.iter_mut().zip(kinds) {
            if is_one {
                examples.add(objects, sweep.sizes());
            }
        }
        options
    }

    fn nim(&self) -> Outcome {
        let sizes = self.sweep.sizes().iter();
        let heaps: Vec<u32> = sizes
            .filter_map(|&size| self.table.grundy(size.into()))
            .collect();
        nim_outcome(&heaps, self.end_rule)
    }

    /// How far the work has come.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// The counts so far, for 0, 1, 2, … objects up to the length of the row.
    pub fn rows(&self) -> &[CensusRow] {
        &self.rows
    }

    /// The smallest positions of a kind that have been met, as sizes of groups from large to small: those
    /// with the fewest objects, and of these those of the least [`rank`](ChainTable::rank). At most
    /// [`MAX_EXAMPLES`].
    pub fn examples(&self, kind: CensusKind) -> Vec<Vec<u32>> {
        let place = match kind {
            CensusKind::OneWins => 0,
            CensusKind::EveryWins => 1,
            CensusKind::Reversed => 2,
            CensusKind::Misled => 3,
        };
        let examples = self.examples.get(place).map(|it| it.smallest.as_slice());
        let groups = examples.unwrap_or(&[]).iter().map(|(_, groups)| groups);
        groups.cloned().collect()
    }
}

impl Run for Census<'_> {
    type Error = Infallible;

    /// Units are those of [`ChainTable::advance`]; so is what may pass the budget.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let aim = self.progress.done.saturating_add(budget);
        while self.progress.done < aim && !self.progress.finished {
            self.progress.done += 1 + self.count_next();
            self.progress.finished = !self.sweep.step(self.table.ranks());
        }
        Ok(self.progress)
    }
}

/// The smallest positions met, with their objects.
#[derive(Clone, Debug, Default)]
struct Examples {
    smallest: Vec<(u32, Vec<u32>)>,
}

impl Examples {
    /// Positions come in the order of rank, so this one comes after those with as many objects.
    fn add(&mut self, objects: u32, sizes: &[u8]) {
        let place = self.smallest.partition_point(|(met, _)| *met <= objects);
        if place < MAX_EXAMPLES {
            self.smallest.truncate(MAX_EXAMPLES - 1);
            let groups = sizes.iter().map(|&size| size.into()).collect();
            self.smallest.insert(place, (objects, groups));
        }
    }
}
