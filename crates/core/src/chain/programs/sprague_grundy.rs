//! Finds who wins by the Grundy values of rows.

use super::super::FirstMove;
use super::plan::Representation;
use super::search::Search;
use crate::game::Outcome;
use crate::progress::goal;
use crate::small_set::SmallSet;
use crate::solve::Value;

/// Finds the Grundy values of rows, from short to long, and then who wins. If the first move may take
/// whatever any other move may, a row is won if its value is not 0. If the first move may take only
/// one object, the row itself has no such value. It is won if some first move leaves two rows of
/// equal values, because that position has the value 0.
#[derive(Clone, Debug)]
pub(super) struct SpragueGrundy {
    objects: usize,
    first: FirstMove,
    representation: Representation,
    /// The values of the rows of 0, 1, 2, … objects so far.
    values: Vec<u32>,
    moves: u64,
    won: Option<bool>,
}

impl SpragueGrundy {
    /// A run that has not tried any move yet.
    pub(super) fn new(objects: u32, first: FirstMove, representation: Representation) -> Self {
        SpragueGrundy {
            objects: objects as usize,
            first,
            representation,
            values: vec![0],
            moves: 0,
            won: None,
        }
    }

    /// The values of the positions after taking this number of objects from a row. Each is the
    /// exclusive or of the values of two rows.
    fn after(&self, row: usize, taken: usize) -> impl Iterator<Item = u32> {
        let left = row.checked_sub(taken);
        left.into_iter().flat_map(move |left| {
            let most = match self.representation {
                Representation::Array => left,
                Representation::Groups => left / 2,
            };
            (0..=most).map(move |one| self.values[one] ^ self.values[left - one])
        })
    }

    /// Finds the next value or, at the end, who wins.
    fn step(&mut self) {
        let row = self.values.len();
        if self.first == FirstMove::Fewest && row == self.objects {
            let options = self.after(self.objects, 1);
            let (moves, won) = options.fold((0, false), |(moves, won), value| {
                (moves + 1, won || value == 0)
            });
            self.moves += moves;
            self.won = Some(won);
            return;
        }
        let options = self.after(row, 1).chain(self.after(row, 2));
        let (moves, met) = options.fold((0, u64::EMPTY), |(moves, met), value| {
            (moves + 1, met.union(u64::ZERO << value))
        });
        let value = met.mex().least();
        self.moves += moves;
        self.values.push(value);
        if row == self.objects {
            self.won = Some(value != 0);
        }
    }
}

impl Search for SpragueGrundy {
    fn try_moves(&mut self, budget: u64) {
        let goal = goal(self.moves, budget);
        while self.won.is_none() && self.moves < goal {
            self.step();
        }
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn stored(&self) -> u64 {
        self.values.len() as u64
    }

    /// Without a remoteness, which Grundy values do not give.
    fn value(&self) -> Option<Value> {
        let lost = !self.won?;
        Some(Value {
            outcome: Outcome::lost_if(lost),
            remoteness: None,
        })
    }
}
