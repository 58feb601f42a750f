//! Learns the monoid of a reduced game from outcomes, as Angluin learns a regular language (1987).
//!
//! ```text
//!                    contexts
//!                    1    a    b  …
//!   sums       1     ·    ●    ·           ● lost: the sum in this context
//!              a     ●    ·    ·
//!              b     …
//! ```
//!
//! Sums with the same row are taken for the same element. If sum and heap together have a row of their own, they are a
//! new element. If heaps taken in another order lead to another element, or if the [transitions] find a sum whose
//! outcome is wrong, there is a context that tells two sums of the same row apart. It becomes a column.
//!
//! [transitions]: super::transitions

use rustc_hash::FxHashMap;

use super::monoid::{Element, Monoid};
use super::reduced::{Counts, ReducedGame, TooDeep};
use super::transitions::{Contradiction, Transitions};
use crate::checked::{known, narrow};

/// The sums that stand for elements, and the contexts that tell them apart.
#[derive(Clone, Debug)]
pub(super) struct Learning {
    pub(super) sums: Vec<Counts>,
    pub(super) contexts: Vec<Counts>,
}

/// A monoid that agrees with the reduced game.
#[derive(Clone, Debug)]
pub(super) struct Learned {
    pub(super) monoid: Monoid,
    /// The elements of the heaps.
    pub(super) heaps: Vec<Element>,
    /// A sum of each element.
    pub(super) sums: Vec<Counts>,
}

/// What an attempt has come to.
#[derive(Clone, Debug)]
pub(super) enum Attempt {
    Learned(Learned),
    /// The table has a new context: another attempt will come farther.
    Again,
    /// The outcomes of the reduced game contradict each other: a circle of counts begins too early. This sum shows it.
    TooEarly(Counts),
    /// There are more elements than allowed.
    TooLarge,
}

/// The states of the table: where each heap leads from each sum.
struct States {
    heaps: usize,
    next: Vec<usize>,
}

impl States {
    fn after(&self, state: usize, heap: usize) -> usize {
        self.next[state * self.heaps + heap]
    }

    fn of(&self, start: usize, sum: &Counts) -> usize {
        letters(sum).fold(start, |state, heap| self.after(state, heap))
    }
}

/// The heaps of a sum, one by one.
fn letters(sum: &Counts) -> impl Iterator<Item = usize> {
    let counts = sum.iter().enumerate();
    counts.flat_map(|(heap, &count)| std::iter::repeat_n(heap, count.into()))
}

impl Learning {
    /// A table with the empty sum in the empty context.
    pub(super) fn new(game: &ReducedGame) -> Learning {
        Learning {
            sums: vec![game.empty()],
            contexts: vec![game.empty()],
        }
    }

    /// Fills the table, and asks whether it is a monoid that agrees with the game.
    pub(super) fn attempt(
        &mut self,
        game: &mut ReducedGame,
        most: usize,
    ) -> Result<Attempt, TooDeep> {
        let Some(states) = self.states(game, most)? else {
            return Ok(Attempt::TooLarge);
        };
        if self.commutes(game, &states)? {
            self.monoid(game, &states)
        } else {
            Ok(Attempt::Again)
        }
    }

    fn row(&self, game: &mut ReducedGame, sum: &Counts) -> Result<Vec<bool>, TooDeep> {
        let contexts = self.contexts.iter();
        contexts
            .map(|context| game.is_lost(&game.sum(sum, context)))
            .collect()
    }

    /// Closes the table: sum and heap together are an element of it. `None` if there are too many.
    fn states(&mut self, game: &mut ReducedGame, most: usize) -> Result<Option<States>, TooDeep> {
        let heaps = game.heaps();
        let mut places = FxHashMap::default();
        for sum in std::mem::take(&mut self.sums) {
            let row = self.row(game, &sum)?;
            let place = *places.entry(row).or_insert(self.sums.len());
            if place == self.sums.len() {
                self.sums.push(sum);
            }
        }
        let mut next = Vec::new();
        let mut at = 0;
        while let Some(sum) = self.sums.get(at).cloned() {
            for heap in 0..heaps {
                let more = game.with(&sum, heap);
                let row = self.row(game, &more)?;
                let place = *places.entry(row).or_insert(self.sums.len());
                if place == self.sums.len() {
                    self.sums.push(more);
                }
                next.push(place);
            }
            if self.sums.len() > most {
                return Ok(None);
            }
            at += 1;
        }
        Ok(Some(States { heaps, next }))
    }

    /// Whether the order of heaps does not matter. If it does, two contexts more are in the table.
    fn commutes(&mut self, game: &mut ReducedGame, states: &States) -> Result<bool, TooDeep> {
        for state in 0..self.sums.len() {
            for one in 0..states.heaps {
                for other in 0..one {
                    let first = states.after(states.after(state, one), other);
                    let second = states.after(states.after(state, other), one);
                    if first != second {
                        self.tell_apart(game, first, second, [one, other])?;
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
    }

    /// Two states that should be the same differ in some context. One of the two heaps, in this context, tells two
    /// sums apart that have the same row.
    fn tell_apart(
        &mut self,
        game: &mut ReducedGame,
        first: usize,
        second: usize,
        heaps: [usize; 2],
    ) -> Result<(), TooDeep> {
        let rows = [first, second].map(|state| self.row(game, &self.sums[state]));
        let [first, second] = rows;
        let place = first?
            .iter()
            .zip(second?)
            .position(|(one, other)| *one != other);
        let context = &self.contexts[known(place, "two states have different rows")];
        let more = heaps.map(|heap| game.with(context, heap));
        for context in more {
            if !self.contexts.contains(&context) {
                self.contexts.push(context);
            }
        }
        Ok(())
    }

    /// The monoid, if all sums of the heaps are as it says.
    fn monoid(&mut self, game: &mut ReducedGame, states: &States) -> Result<Attempt, TooDeep> {
        let all = 0..self.sums.len();
        let products: Vec<Vec<usize>> = all
            .clone()
            .map(|state| self.sums.iter().map(|sum| states.of(state, sum)).collect())
            .collect();
        let lost: Result<Vec<bool>, TooDeep> =
            self.sums.iter().map(|sum| game.is_lost(sum)).collect();
        let lost = lost?;
        let (monoid, elements) = Monoid::new(&products, &lost);
        let heaps: Vec<Element> = (0..states.heaps)
            .map(|heap| elements[states.after(0, heap)])
            .collect();
        let first_of = |element| {
            known(
                elements.iter().position(|&it| it == element),
                "it has a state",
            )
        };
        let sums: Vec<Counts> = monoid
            .elements()
            .map(|element| self.sums[first_of(element)].clone())
            .collect();
        let mut transitions = Transitions::new(monoid.order());
        for (heap, &element) in heaps.iter().enumerate() {
            let options = game.options(heap).iter();
            let wins = monoid.wins(options.map(|left| elements[states.of(0, left)]));
            let number = narrow(heap);
            if let Err(fault) = transitions.add(&monoid, number, element, wins) {
                let mut sum = game.empty();
                match fault {
                    Contradiction::BothLost(_, company) => {
                        // Counts that a circle would make smaller show whether it begins too early.
                        sum.clone_from(&sums[usize::from(company)]);
                        sum[heap] += 1;
                    }
                    Contradiction::NoneLost(heaps) => {
                        for heap in heaps {
                            sum[heap as usize] += 1;
                        }
                    }
                }
                return self.correct(game, states, &lost, sum);
            }
        }
        Ok(Attempt::Learned(Learned {
            monoid,
            heaps,
            sums,
        }))
    }

    /// Finds a context that was missing, because a sum or one of its options has another outcome than its state (Rivest
    /// and Schapire, *Inference of finite automata using homing sequences*, 1993).
    fn correct(
        &mut self,
        game: &mut ReducedGame,
        states: &States,
        lost: &[bool],
        sum: Counts,
    ) -> Result<Attempt, TooDeep> {
        let heaps = (0..states.heaps).filter(|&heap| sum[heap] > 0);
        let mut tried: Vec<Counts> = heaps.flat_map(|heap| game.after(&sum, heap)).collect();
        tried.push(sum.clone());
        for tried in tried {
            if game.is_lost(&game.sum(&game.empty(), &tried))? == lost[states.of(0, &tried)] {
                continue;
            }
            let heaps: Vec<usize> = letters(&tried).collect();
            let mut state = 0;
            let mut rest = tried;
            let mut before = game.is_lost(&game.sum(&self.sums[state], &rest))?;
            for heap in heaps {
                state = states.after(state, heap);
                rest[heap] -= 1;
                let after = game.is_lost(&game.sum(&self.sums[state], &rest))?;
                let context = game.sum(&game.empty(), &rest);
                if after != before && !self.contexts.contains(&context) {
                    self.contexts.push(context);
                    return Ok(Attempt::Again);
                }
                before = after;
            }
        }
        Ok(Attempt::TooEarly(sum))
    }
}
