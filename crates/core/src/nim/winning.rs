//! Finds all winning moves; if a formula gives them, it does not try every move.

use std::iter;

use super::analysis::{HeapRun, Method};
use super::game::HeapTake;
use super::grundy_values::{Formula, GrundyValues};
use super::wythoff;
use crate::error::Error;
use crate::game::Outcome;

/// What a winning take must leave of a heap.
enum Goal<'a> {
    /// No take from this heap wins.
    None,
    /// The take must leave a heap with this Grundy value.
    GrundyValues(&'a GrundyValues, u64),
    /// The take must leave a position that is lost in the table.
    Lost,
}

/// Some numbers, ascending.
type Some64<'a> = Box<dyn Iterator<Item = u64> + 'a>;

impl HeapRun {
    /// The winning moves of a position, in the order of [`HeapGame::takes`], lazily.
    ///
    /// [`HeapGame::takes`]: super::HeapGame::takes
    pub(super) fn winning<'a>(
        &'a self,
        position: &'a [u64],
    ) -> Result<Box<dyn Iterator<Item = HeapTake> + 'a>, Error> {
        if self.method() == Method::Cold {
            return Ok(Box::new(winning_pairs(position).into_iter()));
        }
        let goals = self.goals(position)?;
        let single = (0..).zip(goals).flat_map(move |(heap, goal)| {
            self.numbers_to(position, heap, goal)
                .map(move |stones| HeapTake::from_one(heap, stones))
        });
        let both = self.game().takes_from_both(position);
        Ok(Box::new(single.chain(
            both.filter(|&take| self.leaves_lost(position, take)),
        )))
    }

    /// How many moves of a position win.
    pub(super) fn count_winning(&self, position: &[u64]) -> Result<u64, Error> {
        if self.method() == Method::Cold {
            return Ok(winning_pairs(position).len() as u64);
        }
        let mut count = 0_u64;
        for (heap, goal) in self.goals(position)?.into_iter().enumerate() {
            // In all counts of moves the largest number stands for all that are larger.
            count = count.saturating_add(self.count_to(position, heap, goal));
        }
        let both = self.game().takes_from_both(position);
        let both = both.filter(|&take| self.leaves_lost(position, take));
        // As above.
        Ok(count.saturating_add(both.count() as u64))
    }

    /// About how many numbers a count of the winning moves looks at.
    pub(super) fn work_to_count(&self, position: &[u64]) -> u64 {
        let work = |(heap, &size): (usize, &u64)| match self
            .grundy_values(heap)
            .map(GrundyValues::formula)
        {
            Some(Some(_)) if self.method() != Method::Search => 1,
            _ if self.method() == Method::Cold => 1,
            _ => 1 + self.game().count_fitting(heap, size),
        };
        position.iter().enumerate().map(work).sum()
    }

    /// Whether a move leaves a lost position.
    fn leaves_lost(&self, position: &[u64], take: HeapTake) -> bool {
        let after = self.game().after(position, take);
        self.outcome_at(&after) == Ok(Outcome::P)
    }

    /// The goal for each heap.
    fn goals(&self, position: &[u64]) -> Result<Vec<Goal<'_>>, Error> {
        if self.method() == Method::Search {
            self.outcome_at(position)?;
            return Ok(position.iter().map(|_| Goal::Lost).collect());
        }
        let grundy_values = self
            .grundy_values_at(position)
            .ok_or(Error::PositionNotSolved)?;
        let xor = grundy_values.iter().fold(0, |xor, value| xor ^ value);
        let large = grundy_values.iter().filter(|&&value| value >= 2).count();
        let goal = |(heap, &value): (usize, &u64)| {
            let others = xor ^ value;
            let left = match self.method() {
                // If all other heaps have at most one stone, misère play wants an odd number of
                // heaps with one stone. So the take leaves at most one stone of this heap.
                Method::Class if large == usize::from(value >= 2) => others ^ 1,
                _ => others,
            };
            match self.grundy_values(heap) {
                Some(values) if left != value => Goal::GrundyValues(values, left),
                _ => Goal::None,
            }
        };
        Ok(grundy_values.iter().enumerate().map(goal).collect())
    }

    fn numbers_to<'a>(&'a self, position: &'a [u64], heap: usize, goal: Goal<'a>) -> Some64<'a> {
        let (Some(&size), Some(rule)) = (position.get(heap), self.game().rules().get(heap)) else {
            return Box::new(iter::empty());
        };
        let fitting = self.game().fitting(heap, size);
        let passing = move |wins: bool| {
            let limit = if wins { usize::MAX } else { 0 };
            self.game().passing(heap, size).take(limit)
        };
        match goal {
            Goal::None => Box::new(iter::empty()),
            Goal::Lost => {
                let wins = move |number: &u64| {
                    self.leaves_lost(position, HeapTake::from_one(heap, *number))
                };
                let all = size > 0 && wins(&size);
                Box::new(fitting.filter(wins).chain(passing(all)))
            }
            Goal::GrundyValues(values, left) => {
                let numbers: Some64<'a> = match values.formula() {
                    Some(Formula::Itself) => {
                        let number = size.checked_sub(left);
                        let number = number.filter(|&number| rule.contains(number));
                        Box::new(number.into_iter())
                    }
                    Some(Formula::Remainder { modulus }) => match residue(size, left, modulus) {
                        None => Box::new(iter::empty()),
                        // `1..k` has one number for each residue, so the loop goes over these. A
                        // sparse rule has fewer numbers than there are candidates, so the loop goes
                        // over its numbers.
                        Some(residue) if size / modulus < rule.count(size) => {
                            let first = if residue == 0 { modulus } else { residue };
                            let all = iter::successors(Some(first), move |number| {
                                number.checked_add(modulus)
                            });
                            let all = all.take_while(move |&number| number <= size);
                            Box::new(all.filter(|&number| rule.contains(number)))
                        }
                        Some(residue) => {
                            Box::new(fitting.filter(move |number| number % modulus == residue))
                        }
                    },
                    None => Box::new(
                        fitting.filter(move |number| values.value(size - number) == Some(left)),
                    ),
                };
                Box::new(numbers.chain(passing(left == 0)))
            }
        }
    }

    fn count_to(&self, position: &[u64], heap: usize, goal: Goal<'_>) -> u64 {
        let (size, rule) = (position[heap], &self.game().rules()[heap]);
        let (fitting, passes) = match goal {
            Goal::None => (0, false),
            Goal::Lost => {
                let wins =
                    |number: &u64| self.leaves_lost(position, HeapTake::from_one(heap, *number));
                let fitting = self.game().fitting(heap, size).filter(wins).count() as u64;
                (fitting, size > 0 && wins(&size))
            }
            Goal::GrundyValues(values, left) => match values.formula() {
                Some(Formula::Remainder { modulus }) => {
                    let fitting = residue(size, left, modulus)
                        .map_or(0, |residue| rule.count_congruent(size, residue, modulus));
                    (fitting, left == 0)
                }
                _ => {
                    let fitting = self.numbers_to(position, heap, Goal::GrundyValues(values, left));
                    let fitting = fitting.take_while(|&number| number <= size).count() as u64;
                    (fitting, left == 0)
                }
            },
        };
        if passes {
            // As above.
            fitting.saturating_add(self.game().count_passing(heap, size))
        } else {
            fitting
        }
    }
}

/// The remainder modulo `modulus` that a number must have to leave the value `left` of a heap, if
/// the Grundy value is the remainder; `None` if no heap has that value.
fn residue(size: u64, left: u64, modulus: u64) -> Option<u64> {
    (left < modulus).then(|| (size % modulus + modulus - left) % modulus)
}

/// The winning moves of Wythoff's game.
fn winning_pairs(position: &[u64]) -> Vec<HeapTake> {
    let &[first, second] = position else {
        return vec![];
    };
    wythoff::winning_moves(first, second)
        .into_iter()
        .map(|pair| match pair {
            (stones, 0) => HeapTake::from_one(0, stones),
            (0, stones) => HeapTake::from_one(1, stones),
            (stones, _) => HeapTake::from_both(stones),
        })
        .collect()
}
