//! The values of all positions that fit into a row.

use std::convert::Infallible;

use super::first_move::FirstMove;
use super::grundy::OctalGrundy;
use super::octal::OctalCode;
use super::ranks::{Leavings, RankSweep, Ranks};
use crate::checked::narrow;
use crate::error::{ChainError, Error};
use crate::game::EndRule;
use crate::progress::{Progress, Run, goal};
use crate::solve::{Score, Value};

/// The length of the longest row that a table serves. Rows that are played on have at most
/// [`MAX_OBJECTS`](super::MAX_OBJECTS) cells.
pub const MAX_TABLE: u32 = 80;

/// The size of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct TableSize {
    /// The number of positions that fit into the longest row, including the empty one.
    pub positions: u64,
    /// The bytes of their values, under both end rules.
    pub bytes: u64,
}

/// The exact values of all positions that fit into a row, under both end rules.
///
/// A position is the sizes of its groups. Into H cells fit p(H + 1) positions, where p counts partitions.
/// Every move leads to a position of smaller rank, so one sweep in the order of rank solves them all. The
/// rank is calculated, so the table needs no search. The table of a row also serves all shorter rows.
///
/// # Cost
///
/// Two bytes for each position, and at most O(g) for each option of a position with g groups, mostly less.
/// For Chain in a row of 60 there are 1,121,505 positions, 2.2 MB and 38,135,406 units of work; in a row of 80
/// 18,004,327 positions, 36 MB and 819,534,259 units.
///
/// ```
/// use appleyard_core::chain::{ChainTable, FirstMove, OctalCode};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::Value;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 9)?;
/// table.finish()?;
///
/// let nine = table.start(9, EndRule::Normal, FirstMove::Fewest).unwrap();
/// assert_eq!(nine, Value::won(7));
/// assert_eq!(table.positions(), 42);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ChainTable {
    code: OctalCode,
    length: u8,
    ranks: Ranks,
    leavings: Leavings,
    grundy: OctalGrundy,
    sweep: RankSweep,
    /// The values by rank, under normal play and under misère play.
    scores: Vec<[Score<i8>; 2]>,
    progress: Progress,
}

impl ChainTable {
    /// A table for rows of up to `length` cells. Nothing is solved yet.
    ///
    /// # Errors
    ///
    /// [`ChainError::OBJECTS`] unless there are 1 to [`MAX_TABLE`]; [`ChainError::OctalNotInARow`] if a
    /// move may split a group without taking anything.
    pub fn new(code: OctalCode, length: u32) -> Result<ChainTable, Error> {
        ChainError::OBJECTS.check(length, 1..=MAX_TABLE)?;
        if code.splits_in_place() {
            return Err(ChainError::OctalNotInARow.into());
        }
        let mut grundy = OctalGrundy::new(code, length)?;
        let Ok(_) = grundy.finish();
        let length = narrow(length);
        let ranks = Ranks::new(length);
        let leavings = Leavings::new(length, |size| code.leavings(size.into()).collect());
        let total = work(&ranks, &leavings, length);
        Ok(ChainTable {
            code,
            length,
            sweep: RankSweep::new(&ranks, &leavings, length),
            ranks,
            leavings,
            grundy,
            scores: Vec::new(),
            progress: Progress {
                done: 0,
                total,
                finished: false,
            },
        })
    }

    /// The rules: what may be taken.
    pub fn code(&self) -> &OctalCode {
        &self.code
    }

    /// The length of the row, in cells.
    pub fn length(&self) -> u32 {
        self.length.into()
    }

    /// The size of the table, known before the work.
    pub fn size(&self) -> TableSize {
        TableSize {
            positions: self.positions(),
            bytes: self.bytes(),
        }
    }

    /// How many positions fit into the row, including the empty one.
    pub fn positions(&self) -> u64 {
        self.ranks.partitions(self.length + 1).into()
    }

    /// The bytes that all values take, known before the work.
    pub fn bytes(&self) -> u64 {
        self.positions() * size_of::<[Score<i8>; 2]>() as u64
    }

    /// How far the work has come; see [`advance`](ChainTable::advance).
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Solves the position of the sweep; returns how many options it has.
    fn value_next(&mut self) -> u64 {
        let scores = &self.scores;
        let [mut normal, mut misere] = [Score::NO_OPTION; 2];
        let options = self.sweep.options(&self.ranks, &self.leavings, |_, rank| {
            let [one, other] = scores[rank as usize];
            normal = normal.max(one);
            misere = misere.max(other);
        });
        let best = [(normal, EndRule::Normal), (misere, EndRule::Misere)];
        self.scores
            .push(best.map(|(score, rule)| score.one_ply_earlier_or(Score::at_end(rule))));
        options
    }

    /// The value of a position for the player to move, given by the sizes of its groups in any order. It
    /// ignores the first-move rule. `None` if the position does not fit into the row, or if the work has not
    /// reached it. Cost O(g) for g groups, and sorting them.
    pub fn value(&self, groups: &[u32], end_rule: EndRule) -> Option<Value> {
        self.score(groups, end_rule).map(Score::value)
    }

    fn score(&self, groups: &[u32], end_rule: EndRule) -> Option<Score<i8>> {
        let rank = self.rank(groups)?;
        ((rank as usize) < self.scores.len()).then(|| self.score_at(rank, end_rule))
    }

    /// The score of the position with this rank, which is solved.
    #[inline(always)]
    pub(super) fn score_at(&self, rank: u32, end_rule: EndRule) -> Score<i8> {
        let [normal, misere] = self.scores[rank as usize];
        match end_rule {
            EndRule::Normal => normal,
            EndRule::Misere => misere,
        }
    }

    /// The place of a position among those that fit into the row, from 0 for the empty one to p(H + 1) - 1
    /// for the whole row. The order is that of a dictionary, with the largest groups first. `None` if the
    /// position does not fit.
    pub fn rank(&self, groups: &[u32]) -> Option<u32> {
        let mut groups: Vec<u32> = groups.iter().copied().filter(|&size| size > 0).collect();
        groups.sort_unstable();
        groups.reverse();
        self.ranks.rank(groups)
    }

    /// The value of a row with this number of objects and no gap, at the start of a game. `None` as for
    /// [`value`](ChainTable::value). When the table has finished, all rows up to its length have a value;
    /// short rows have one early.
    pub fn start(&self, objects: u32, end_rule: EndRule, first: FirstMove) -> Option<Value> {
        match first {
            FirstMove::Any => self.value(&[objects], end_rule),
            FirstMove::Fewest => self.start_with_fewest(objects, end_rule),
        }
    }

    fn start_with_fewest(&self, objects: u32, end_rule: EndRule) -> Option<Value> {
        if objects > self.length() {
            return None;
        }
        let mut best = Score::NO_OPTION;
        for left in self.code.first_leavings(objects, FirstMove::Fewest) {
            best = best.max(self.score(&[left.larger, left.smaller], end_rule)?);
        }
        Some(best.one_ply_earlier_or(Score::at_end(end_rule)).value())
    }

    /// The Grundy value of a group; `None` beyond the length of the row. Cost O(1).
    pub fn grundy(&self, size: u32) -> Option<u32> {
        self.grundy.value(size.into())
    }

    /// The cells that groups of these sizes need with one gap between them.
    pub(super) fn cells_of(&self, groups: &[u32]) -> u32 {
        let with_gaps: u32 = groups.iter().map(|size| size + 1).sum();
        // The last group needs no gap; without a group nothing does.
        with_gaps.saturating_sub(1)
    }

    pub(super) fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    pub(super) fn leavings(&self) -> &Leavings {
        &self.leavings
    }

    /// The units of work for all options of all positions that fit into a shorter row.
    pub(super) fn work(&self, length: u8) -> u64 {
        work(&self.ranks, &self.leavings, length)
    }
}

impl Run for ChainTable {
    type Error = Infallible;

    /// A unit is a position, or an option looked at for both end rules. The total is counted, not estimated.
    /// A call finishes the current position, and may exceed the budget by that.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let aim = goal(self.progress.done, budget);
        if self.scores.is_empty() {
            self.scores.reserve_exact(narrow(self.positions()));
        }
        while self.progress.done < aim && !self.progress.finished {
            let options = self.value_next();
            self.progress.done += 1 + options;
            self.progress.finished = !self.sweep.step(&self.ranks);
        }
        Ok(self.progress)
    }
}

/// One unit for each position, and one for each option. A position has the options of each size of group
/// that occurs in it. Size a occurs in as many positions as there are ways to fill the other H + 1 - (a + 1)
/// cells.
fn work(ranks: &Ranks, leavings: &Leavings, length: u8) -> u64 {
    let options = (1..=length).map(|size| {
        let positions = u64::from(ranks.partitions(length - size));
        positions * leavings.of(size).len() as u64
    });
    u64::from(ranks.partitions(length + 1)) + options.sum::<u64>()
}
