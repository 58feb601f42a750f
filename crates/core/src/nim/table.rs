//! Solves every position that can be reached, one after the other.

use std::convert::Infallible;

use super::multisets::Multisets;
use crate::checked::narrow;
use crate::error::{Error, NimError};
use crate::game::EndRule;
use crate::progress::{Progress, Run, goal};
use crate::solve::{Score, Value};

/// The most positions a table may have.
pub const TABLE_POSITIONS: u64 = 1 << 23;
/// The most work a table may take: its positions and their options, each counted once.
pub const TABLE_WORK: u64 = 1 << 28;

/// Heaps with the same rule, whose order does not matter.
#[derive(Clone, Debug)]
pub(super) struct Alike {
    /// Their places in a position.
    pub(super) heaps: Vec<usize>,
    /// The numbers that may be taken, ascending, up to the largest of the heaps.
    pub(super) numbers: Vec<u32>,
    /// If takes may pass the end, the largest size that some number reaches or exceeds; else 0.
    pub(super) reach: u32,
}

/// Outcome and remoteness of every position up to the start.
///
/// Positions that differ only in the order of heaps with the same rule share a place. So the index
/// is a product over groups of such heaps, and each group numbers its multisets without gaps:
///
/// ```text
///   heaps   3  5  4  7            index = rank of (3,5,7) + 20 ... × rank of (4)
///   rules   a  a  b  a                     stride 1          stride = multisets of group a
///           └──┴─────┴─ group a: (3,5,7)
///                 └──── group b: (4)
/// ```
///
/// A take lowers the rank in one group. So the table fills the places in order, and every option is
/// known when it is needed.
///
/// A place holds a [`Score`]. Remoteness alone would be enough, because its parity gives the outcome: the same
/// player always makes the last ply. But it would take two comparisons for each option.
#[derive(Clone, Debug)]
pub(super) struct HeapTable {
    groups: Vec<Group>,
    both: bool,
    at_end: Score<i16>,
    /// The position whose turn it is to be solved: the sizes of each group, ascending.
    sizes: Vec<Vec<u32>>,
    ranks: Vec<u32>,
    scores: Vec<Score<i16>>,
    positions: u64,
    work: u64,
    done: u64,
}

#[derive(Clone, Debug)]
struct Group {
    alike: Alike,
    sets: Multisets,
    stride: usize,
    /// For each size, how many of the numbers are at most that size.
    fitting: Vec<u32>,
}

/// Why a table is refused: what it would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TooLarge {
    /// At least this number of positions.
    Positions(u64),
    /// This number of units of work.
    Work(u64),
}

impl HeapTable {
    /// A table for the game on these groups, from a start with these heaps; `both` says that the
    /// same number may be taken from both heaps of the only group. Time and memory before the first
    /// [`advance`](HeapTable::advance): O(sum of the heaps), which is at most O(`positions`).
    pub(super) fn new(
        start: &[u64],
        groups: Vec<Alike>,
        both: bool,
        end_rule: EndRule,
        limits: (u64, u64),
    ) -> Result<HeapTable, TooLarge> {
        let least = least_positions(start, &groups).max(limits.0 + 1);
        let too_large = || TooLarge::Positions(least);
        let mut table = HeapTable {
            groups: Vec::with_capacity(groups.len()),
            both,
            at_end: Score::at_end(end_rule),
            sizes: Vec::with_capacity(groups.len()),
            ranks: vec![0; groups.len()],
            scores: Vec::new(),
            positions: 1,
            work: 0,
            done: 0,
        };
        for alike in groups {
            let limit = narrow(limits.0 / table.positions);
            let bounds = sorted(start, &alike.heaps).ok_or_else(too_large)?;
            let sets = Multisets::new(&bounds, limit).ok_or_else(too_large)?;
            let stride = usize::try_from(table.positions).map_err(|_| too_large())?;
            table.positions *= u64::from(sets.count());
            table.sizes.push(vec![0; bounds.len()]);
            table.groups.push(Group {
                fitting: fitting(&alike.numbers, bounds.last().map_or(0, |&size| size)),
                alike,
                sets,
                stride,
            });
        }
        table.work = table.positions + table.count_options();
        if table.work > limits.1 {
            return Err(TooLarge::Work(table.work));
        }
        Ok(table)
    }

    /// The number of places.
    pub(super) fn positions(&self) -> u64 {
        self.positions
    }

    /// The number of positions and options, as `advance` counts them.
    pub(super) fn work(&self) -> u64 {
        self.work
    }

    fn is_finished(&self) -> bool {
        self.scores.len() as u64 == self.positions
    }

    /// Who wins, and in how many plies if these are less than 32766. `None` outside the table, and
    /// before the work has reached the position. Cost O(k log k) for k heaps.
    pub(super) fn value(&self, position: &[u64]) -> Option<Value> {
        Some(self.scores.get(self.index(position)?)?.value())
    }

    fn index(&self, position: &[u64]) -> Option<usize> {
        let mut index = 0;
        for group in &self.groups {
            let sizes = sorted(position, &group.alike.heaps)?;
            index += group.sets.rank(&sizes)? as usize * group.stride;
        }
        Some(index)
    }

    /// The score of the position whose turn it is.
    fn solve(&mut self) -> Score<i16> {
        let index = self.scores.len();
        let mut best = Score::NO_OPTION;
        let mut looked = 1;
        for ((group, sizes), &rank) in self.groups.iter().zip(&self.sizes).zip(&self.ranks) {
            let origin = index - rank as usize * group.stride; // where its rank would be 0
            let (score, options) = group.best_option(sizes, rank, &self.scores[origin..]);
            looked += options;
            best = best.max(score);
            if self.both {
                let (score, options) = group.best_from_both(sizes, &self.scores[origin..]);
                looked += options;
                best = best.max(score);
            }
        }
        self.done += looked;
        best.one_ply_earlier_or(self.at_end)
    }

    /// Goes on to the next position.
    fn step(&mut self) {
        for ((group, sizes), rank) in self.groups.iter().zip(&mut self.sizes).zip(&mut self.ranks) {
            if group.sets.next(sizes) {
                *rank += 1;
                return;
            }
            *rank = 0;
        }
    }

    fn count_options(&self) -> u64 {
        self.groups
            .iter()
            .map(|group| {
                let options: Vec<u32> = (0..)
                    .zip(&group.fitting)
                    .map(|(size, fit)| fit + u32::from(group.passes_end(size)))
                    .collect();
                let (singles, least) = group.sets.moves(&options);
                let all = singles + if self.both { least } else { 0 };
                all * (self.positions / u64::from(group.sets.count()))
            })
            .sum()
    }
}

impl Run for HeapTable {
    type Error = Infallible;

    /// A unit is a position, or an option that is looked at. The options of one position are never
    /// divided between two calls.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        if self.scores.is_empty() {
            self.scores.reserve_exact(narrow(self.positions));
        }
        let until = goal(self.done, budget);
        while self.done < until && !self.is_finished() {
            let score = self.solve();
            self.scores.push(score);
            self.step();
        }
        Ok(Progress {
            done: self.done,
            total: self.work,
            finished: self.is_finished(),
        })
    }
}

impl Group {
    /// Whether a number larger than the heap may be taken.
    fn passes_end(&self, size: u32) -> bool {
        size > 0 && size <= self.alike.reach
    }

    /// The best score among the options in this group, and how many options were looked at. Heaps
    /// of equal size have the same options. `scores` begins where the rank of this group is 0.
    ///
    /// ```text
    ///   slot      0  1  2  3                      the heap in slot 3 shrinks from 9 to w:
    ///   sizes     1  4  6  9      w = 7, 6        it stays in slot 3
    ///             1  4  w  6      w = 5, 4        6 moves up a slot,
    ///             1  w  4  6      w = 3 ...       and so does 4
    /// ```
    fn best_option(&self, sizes: &[u32], rank: u32, scores: &[Score<i16>]) -> (Score<i16>, u64) {
        if let &[size] = sizes {
            return self.best_from_one(size, scores);
        }
        let rows = self.sets.rows();
        let mut best = Score::NO_OPTION;
        let mut looked = 0;
        for (place, &size) in sizes.iter().enumerate() {
            if size == 0 || place > 0 && sizes[place - 1] == size {
                continue;
            }
            // The part of the rank that the other heaps contribute, and the slot where this heap
            // belongs.
            let mut others = rank - rows[place][size as usize];
            let mut slot = place;
            let mut numbers = &self.alike.numbers[..self.fitting[size as usize] as usize];
            looked += numbers.len() as u64;
            loop {
                let below = if slot > 0 { sizes[slot - 1] } else { 0 };
                let here = match slot {
                    0 => numbers.len(),
                    _ => numbers.partition_point(|number| size - number >= below),
                };
                let (now, later) = numbers.split_at(here);
                let row = &rows[slot];
                for number in now {
                    let rank = others + row[(size - number) as usize];
                    best = best.max(scores[rank as usize * self.stride]);
                }
                numbers = later;
                if slot == 0 || numbers.is_empty() && !self.passes_end(size) {
                    break;
                }
                slot -= 1;
                others = others + rows[slot + 1][below as usize] - rows[slot][below as usize];
            }
            if self.passes_end(size) {
                looked += 1;
                best = best.max(scores[others as usize * self.stride]);
            }
        }
        (best, looked)
    }

    /// The same for a group of one heap, whose rank is its size: its options lie at the distances
    /// given by the numbers.
    fn best_from_one(&self, size: u32, scores: &[Score<i16>]) -> (Score<i16>, u64) {
        let untaken = size as usize * self.stride;
        let numbers = &self.alike.numbers[..self.fitting[size as usize] as usize];
        let mut best = Score::NO_OPTION;
        for &number in numbers {
            best = best.max(scores[untaken - number as usize * self.stride]);
        }
        let passes_end = self.passes_end(size);
        if passes_end {
            best = best.max(scores[0]);
        }
        (best, numbers.len() as u64 + u64::from(passes_end))
    }

    /// The same for options that take from both of two heaps.
    fn best_from_both(&self, sizes: &[u32], scores: &[Score<i16>]) -> (Score<i16>, u64) {
        let (&[smaller, larger], [first, second]) = (sizes, self.sets.rows()) else {
            return (Score::NO_OPTION, 0);
        };
        let mut best = Score::NO_OPTION;
        for number in 1..=smaller {
            let rank = first[(smaller - number) as usize] + second[(larger - number) as usize];
            best = best.max(scores[rank as usize * self.stride]);
        }
        (best, smaller.into())
    }
}

/// The sizes of some heaps of a position, ascending; `None` if a heap is beyond all tables.
fn sorted(position: &[u64], heaps: &[usize]) -> Option<Vec<u32>> {
    let mut sizes = heaps
        .iter()
        .map(|&heap| u32::try_from(*position.get(heap)?).ok())
        .collect::<Option<Vec<_>>>()?;
    sizes.sort_unstable();
    Some(sizes)
}

/// For each size up to `largest`, how many of the numbers, which ascend, are at most that size.
fn fitting(numbers: &[u32], largest: u32) -> Vec<u32> {
    let mut ahead = numbers.iter().peekable();
    let mut count = 0;
    (0..=largest)
        .map(|size| {
            while ahead.next_if(|&&number| number <= size).is_some() {
                count += 1;
            }
            count
        })
        .collect()
}

/// A number of positions that is certainly reached, for an error message: all ordered positions,
/// divided as if each stood for every order of its heaps.
fn least_positions(start: &[u64], groups: &[Alike]) -> u64 {
    let mut positions = 1_u128;
    for group in groups {
        for (order, &heap) in (1_u128..).zip(&group.heaps) {
            let sizes = u128::from(start[heap]) + 1;
            positions = (positions.min(u64::MAX.into()) * sizes).div_ceil(order);
        }
    }
    // As large as a message can say.
    u64::try_from(positions).unwrap_or(u64::MAX)
}

impl From<TooLarge> for Error {
    fn from(too_large: TooLarge) -> Error {
        let error = match too_large {
            TooLarge::Positions(positions) => NimError::SearchTooLarge {
                positions,
                limit: TABLE_POSITIONS,
            },
            TooLarge::Work(work) => NimError::SearchTooHeavy {
                work,
                limit: TABLE_WORK,
            },
        };
        error.into()
    }
}
