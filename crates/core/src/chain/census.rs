//! A census of the positions that fit into a row.

use std::convert::Infallible;

use super::nim_sum::nim_outcome;
use super::ranks::RankSweep;
use super::table::ChainTable;
use crate::checked::{known, narrow};
use crate::error::{ChainError, Error};
use crate::game::{EndRule, Outcome};
use crate::progress::{Progress, Run, goal};

/// The most examples of each kind.
pub const MAX_EXAMPLES: usize = 12;

/// How many positions there are with this number of objects, and how many of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct CensusRow {
    /// The objects.
    pub objects: u32,
    /// The number of positions.
    pub positions: u64,
    /// How many of them are won for the player to move.
    pub won: u64,
    /// How many of them are lost.
    pub lost: u64,
    /// How many have two options or more, of which exactly one wins. An option counts once, even if
    /// several moves reach it.
    pub one_wins: u64,
    /// How many have two options or more, all of which win. Chain has no such position. If a group has
    /// two objects or more, a move can take one object from its end, and another can take two. A further
    /// move leads from what the first leaves to what the second leaves, so these two options cannot both
    /// be lost.
    pub every_wins: u64,
    /// How many have exactly one option, which wins. The two counts above leave these positions out.
    pub forced: u64,
    /// How many have another winner under the other end rule.
    pub reversed: u64,
    /// How many have another winner than Nim with heaps of the groups' Grundy values, under the same end
    /// rule. Under normal play there is no such position.
    pub misled: u64,
}

/// A census of all positions that fit into a row, by number of objects. It ignores the first-move rule.
///
/// The examples are the smallest positions of their kind met so far, at most [`MAX_EXAMPLES`], written as
/// sizes of groups from large to small. The smallest are those with the fewest objects, and among these
/// those with the least [`rank`](ChainTable::rank).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct Census {
    /// The counts for 0, 1, 2, … objects, up to the length of the row.
    pub rows: Vec<CensusRow>,
    /// Examples of [`CensusRow::one_wins`].
    pub one_wins: Vec<Vec<u32>>,
    /// Examples of [`CensusRow::every_wins`].
    pub every_wins: Vec<Vec<u32>>,
    /// Examples of [`CensusRow::reversed`].
    pub reversed: Vec<Vec<u32>>,
    /// Examples of [`CensusRow::misled`].
    pub misled: Vec<Vec<u32>>,
}

/// Makes a [`Census`].
///
/// # Cost
///
/// The cost of the table, and the same again for the count; memory O(H) beside the table.
///
/// ```
/// use appleyard_core::chain::{CensusRun, ChainTable, OctalCode};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::progress::Run;
///
/// let table = ChainTable::new(OctalCode::chain(), 9)?;
/// let mut run = CensusRun::new(table, 9, EndRule::Misere)?;
/// run.finish()?;
///
/// let census = run.census();
/// assert_eq!(census.rows.iter().map(|row| row.positions).sum::<u64>(), 42);
/// assert_eq!(census.one_wins[0], [2]); // take one, not both
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct CensusRun {
    table: ChainTable,
    end_rule: EndRule,
    sweep: RankSweep,
    rows: Vec<CensusRow>,
    /// The examples of the four kinds, in the order of the fields of a [`Census`].
    examples: [Examples; 4],
    counted: Progress,
}

impl CensusRun {
    /// A census of a row of `length` cells. `table` is a table for this row or a longer one, and need not
    /// be solved yet. Nothing is counted yet.
    ///
    /// # Errors
    ///
    /// [`ChainError::OBJECTS`] unless the length is 1 to that of the table.
    pub fn new(table: ChainTable, length: u32, end_rule: EndRule) -> Result<CensusRun, Error> {
        ChainError::OBJECTS.check(length, 1..=table.length())?;
        let rows = (0..=length).map(|objects| CensusRow {
            objects,
            ..CensusRow::default()
        });
        let length = narrow(length);
        Ok(CensusRun {
            sweep: RankSweep::new(table.ranks(), table.leavings(), length),
            rows: rows.collect(),
            examples: Default::default(),
            counted: Progress {
                done: 0,
                total: table.work(length),
                finished: false,
            },
            table,
            end_rule,
        })
    }

    /// Counts the position of the sweep; returns how many options it has.
    fn count_next(&mut self) -> u64 {
        let (table, sweep, end_rule) = (&self.table, &self.sweep, self.end_rule);
        let mut winning = 0;
        let options = sweep.options(table.ranks(), table.leavings(), |_, rank| {
            winning += u64::from(table.score_at(rank, end_rule).is_lost());
        });
        let other_rule = match end_rule {
            EndRule::Normal => EndRule::Misere,
            EndRule::Misere => EndRule::Normal,
        };
        let is_won = |rule| !table.score_at(sweep.rank(), rule).is_lost();
        let won = is_won(end_rule);
        let of_nim = self.nim() == Outcome::N;
        let kinds = [
            winning == 1 && options > 1,
            winning == options && options > 1,
            won != is_won(other_rule),
            won != of_nim,
        ];
        let objects = sweep.objects();
        let row = &mut self.rows[objects as usize];
        let [one_wins, every_wins, reversed, misled] = kinds.map(u64::from);
        row.positions += 1;
        row.won += u64::from(won);
        row.lost += u64::from(!won);
        row.one_wins += one_wins;
        row.every_wins += every_wins;
        row.forced += u64::from(winning == 1 && options == 1);
        row.reversed += reversed;
        row.misled += misled;
        for (examples, is_one) in self.examples.iter_mut().zip(kinds) {
            if is_one {
                examples.add(objects, sweep.sizes());
            }
        }
        options
    }

    fn nim(&self) -> Outcome {
        let sizes = self.sweep.sizes().iter();
        let value = |&size: &u8| {
            known(
                self.table.grundy(size.into()),
                "the group fits into the row",
            )
        };
        let heaps: Vec<u32> = sizes.map(value).collect();
        nim_outcome(&heaps, self.end_rule)
    }

    /// How far the work has come; see [`advance`](CensusRun::advance).
    pub fn progress(&self) -> Progress {
        self.table.progress().followed_by(self.counted)
    }

    /// The counts so far.
    pub fn census(&self) -> Census {
        let [one_wins, every_wins, reversed, misled] =
            self.examples.each_ref().map(Examples::groups);
        Census {
            rows: self.rows.clone(),
            one_wins,
            every_wins,
            reversed,
            misled,
        }
    }
}

impl Run for CensusRun {
    type Error = Infallible;

    /// First solves the table, and then counts. Units are those of [`ChainTable::advance`], and a call
    /// may exceed its budget by as much.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let aim = goal(self.progress().done, budget);
        let Ok(valued) = self.table.advance(budget);
        while valued.finished && self.progress().done < aim && !self.counted.finished {
            self.counted.done += 1 + self.count_next();
            self.counted.finished = !self.sweep.step(self.table.ranks());
        }
        Ok(self.progress())
    }
}

/// The smallest positions met so far, with their numbers of objects.
#[derive(Clone, Debug, Default)]
struct Examples {
    smallest: Vec<(u32, Vec<u32>)>,
}

impl Examples {
    /// Adds a position. Positions come in the order of rank, so this one belongs after those with the
    /// same number of objects.
    fn add(&mut self, objects: u32, sizes: &[u8]) {
        let place = self.smallest.partition_point(|(met, _)| *met <= objects);
        if place < MAX_EXAMPLES {
            self.smallest.truncate(MAX_EXAMPLES - 1);
            let groups = sizes.iter().map(|&size| size.into()).collect();
            self.smallest.insert(place, (objects, groups));
        }
    }

    fn groups(&self) -> Vec<Vec<u32>> {
        self.smallest
            .iter()
            .map(|(_, groups)| groups.clone())
            .collect()
    }
}
