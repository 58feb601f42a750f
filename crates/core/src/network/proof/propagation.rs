//! Follows the states that the wires can be in, comparator by comparator.

use std::ops::RangeInclusive;

use super::super::Comparator;
use super::factor::{Annotation, Factor, Spare};

/// The work on one comparator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkStep {
    /// The index of the comparator in the network, from 0.
    pub comparator: usize,
    /// The number of states before it: those of the factor of its wires, or of the product if its wires
    /// were in two factors.
    pub before: usize,
    /// The number of different states after it, at most the number before.
    pub after: usize,
    /// How many of the states before it the comparator swapped. A comparator that swaps none is
    /// redundant.
    pub swapped: usize,
}

/// What to do next.
enum Next {
    /// Do this comparator, within one factor.
    Inside(usize),
    /// Do this comparator, which joins two factors; the product has this number of states.
    Join(usize, usize),
    /// Nothing is left to do.
    Finished,
}

/// What one step did.
pub(super) enum Propagated {
    /// It did a comparator.
    Done(WorkStep),
    /// The cheapest product has this number of states, which is too many.
    TooLarge(usize),
    /// Nothing was left to do.
    Finished,
}

/// The factors of a network on their way through it.
#[derive(Clone, Debug)]
pub(super) struct Propagation<M> {
    comparators: Vec<Comparator>,
    /// For each wire its comparators that are still to be done, the next one last.
    waiting: Vec<Vec<usize>>,
    /// The comparators that are the next on both their wires.
    ready: Vec<usize>,
    factors: Vec<Factor<M>>,
    /// For each wire the place of its factor.
    factor_of: Vec<usize>,
    spare: Spare<M>,
    left: usize,
    cap: usize,
    /// The numbers of ones to follow: other states are left out. `None` if all states are followed.
    ones: Option<RangeInclusive<u32>>,
}

impl<M: Annotation> Propagation<M> {
    /// The factors before the first of the comparators; no factor may have more than `cap` states.
    pub fn new(wires: usize, comparators: &[Comparator], cap: usize) -> Propagation<M> {
        let mut waiting = vec![Vec::new(); wires];
        for (index, &(a, b)) in comparators.iter().enumerate().rev() {
            waiting[usize::from(a)].push(index);
            waiting[usize::from(b)].push(index);
        }
        let mut propagation = Propagation {
            comparators: comparators.to_vec(),
            ready: Vec::new(),
            factors: (0..).take(wires).map(Factor::new).collect(),
            factor_of: (0..wires).collect(),
            spare: Spare::default(),
            left: comparators.len(),
            waiting,
            cap,
            ones: None,
        };
        for wire in 0..wires {
            propagation.enqueue(wire);
        }
        propagation
    }

    /// The same, but only for inputs with a number of ones in this range.
    pub fn of_ones(self, ones: RangeInclusive<u32>) -> Propagation<M> {
        let ones = Some(ones);
        Propagation { ones, ..self }
    }

    /// The range of numbers of ones; `None` if all are followed.
    pub fn ones(&self) -> Option<&RangeInclusive<u32>> {
        self.ones.as_ref()
    }

    /// The number of comparators that are still to be done.
    pub fn left(&self) -> usize {
        self.left
    }

    /// The factors. Wires of different factors have not met, not even through other wires.
    pub fn factors(&self) -> &[Factor<M>] {
        &self.factors
    }

    /// Does the cheapest comparator.
    pub fn step(&mut self) -> Propagated {
        let (comparator, before, swapped) = match self.next() {
            Next::Finished => return Propagated::Finished,
            Next::Join(_, states) if states > self.cap => return Propagated::TooLarge(states),
            Next::Join(index, states) => (index, states, self.join(self.comparators[index])),
            Next::Inside(index) => {
                let (a, _) = self.comparators[index];
                let factor = &mut self.factors[self.factor_of[usize::from(a)]];
                let before = factor.len();
                let swapped = factor.apply(self.comparators[index], &mut self.spare);
                (index, before, swapped)
            }
        };
        let (a, b) = self.comparators[comparator];
        let (a_wire, b_wire) = (usize::from(a), usize::from(b));
        let after = self.factors[self.factor_of[a_wire]].len();

        self.left -= 1;
        self.ready.retain(|&it| it != comparator);
        for wire in [a_wire, b_wire] {
            self.waiting[wire].pop();
        }
        self.enqueue(a_wire);
        if self.waiting[a_wire].last() != self.waiting[b_wire].last() {
            self.enqueue(b_wire);
        }
        Propagated::Done(WorkStep {
            comparator,
            before,
            after,
            swapped,
        })
    }

    /// Of the comparators that are ready: one within a factor, or else the one with the smallest
    /// product; the first of several.
    fn next(&self) -> Next {
        let cost = |index: usize| {
            let (a, b) = self.comparators[index];
            let [a, b] = [a, b].map(|wire| self.factor_of[usize::from(wire)]);
            if a == b {
                0
            } else {
                // On machines of 32 bits a product may not fit; then it is still too large.
                self.factors[a].len().saturating_mul(self.factors[b].len())
            }
        };
        let costs = self.ready.iter().map(|&index| (cost(index), index));
        match costs.min() {
            None => Next::Finished,
            Some((0, index)) => Next::Inside(index),
            Some((states, index)) => Next::Join(index, states),
        }
    }

    /// Joins the factors of two wires with their comparator; returns how many states it swapped.
    fn join(&mut self, ends: Comparator) -> usize {
        let [a, b] = [ends.0, ends.1].map(|wire| self.factor_of[usize::from(wire)]);
        let (stays, goes) = (a.min(b), a.max(b));
        let last = self.factors.len() - 1;
        let factor = self.factors.swap_remove(goes);
        let joined = &mut self.factors[stays];
        let swapped = joined.join(factor, ends);
        if let Some(ones) = &self.ones {
            joined.keep_ones(ones, self.factor_of.len());
        }
        for place in &mut self.factor_of {
            if *place == goes {
                *place = stays;
            } else if *place == last {
                *place = goes;
            }
        }
        swapped
    }

    /// Makes the next comparator of a wire ready if it is also the next of its other wire.
    fn enqueue(&mut self, wire: usize) {
        let Some(&index) = self.waiting[wire].last() else {
            return;
        };
        let (a, b) = self.comparators[index];
        let heads = [a, b].map(|wire| self.waiting[usize::from(wire)].last() == Some(&index));
        if heads == [true, true] && !self.ready.contains(&index) {
            self.ready.push(index);
        }
    }
}
