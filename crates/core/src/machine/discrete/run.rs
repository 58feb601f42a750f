//! A recorded run of a discrete machine.

use std::iter;
use std::ops::Range;

use super::law::PartState;
use super::machine::{Machine, Pair};
use super::setup::{DiscreteConfig, MAX_STEPS};
use super::system::{DiscreteSignals, System};
use crate::checked::known;
use crate::error::{DiscreteError, Error};

/// A run of a discrete machine, row by row. It takes four bytes a cell and row, so 3.2 MB at most.
///
/// ```
/// use appleyard_core::machine::discrete::{DiscreteConfig, DiscreteKind, DiscreteRun};
///
/// // 110 is six in binary: the automaton of division by three comes back to state 0.
/// let run = DiscreteRun::new(&DiscreteConfig::new(DiscreteKind::Automaton, 3))?;
/// assert_eq!(run.rows()[..4], [0, 1, 1, 0]);
/// assert_eq!(run.rows()[12..], [0, -1, -1, -1]);
/// // In the first step the machine hears the first letter.
/// assert_eq!(run.signals(0, 0..1)?.from_right, Some(1));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscreteRun {
    system: System,
    steps: u32,
    rows: Vec<i32>,
}

impl DiscreteRun {
    /// Runs a machine. Cost O(steps · cells).
    ///
    /// # Errors
    ///
    /// [`DiscreteError::STEPS`] for more than [`MAX_STEPS`], and those of [`DiscreteConfig::system`].
    pub fn new(config: &DiscreteConfig) -> Result<DiscreteRun, Error> {
        let steps = config.steps;
        DiscreteError::STEPS.check(steps, 0..=MAX_STEPS)?;
        let system = config.system()?;
        let states = iter::zip(0..=steps, system.states());
        let rows = states.flat_map(|(_, state)| values(state)).collect();
        Ok(DiscreteRun {
            rows,
            system,
            steps,
        })
    }

    /// The machine.
    pub fn system(&self) -> &System {
        &self.system
    }

    /// The number of steps. There is one row more.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// The numbers in the cells, row after row from the start.
    pub fn rows(&self) -> &[i32] {
        &self.rows
    }

    /// What crosses the boundaries of a range of cells in the step from this row to the next. Cost O(1).
    ///
    /// # Errors
    ///
    /// [`DiscreteError::NoSuchStep`], [`DiscreteError::NoSuchWindow`].
    pub fn signals(
        &self,
        step: u32,
        range: Range<usize>,
    ) -> Result<DiscreteSignals, DiscreteError> {
        self.check(step)?;
        let row = self.rows.chunks(self.system.parts()).nth(step as usize);
        let row = known(row, "a step that is checked has a row");
        self.system.signals(row, range)
    }

    /// The rows of a range of cells, run alone as a machine: it is given its own start, and in each step what the
    /// recorded row says next to it, and nothing else. Cost O(steps · cells).
    ///
    /// # Errors
    ///
    /// [`DiscreteError::NoSuchWindow`].
    pub fn alone(&self, range: Range<usize>) -> Result<Vec<i32>, DiscreteError> {
        let cells = range.len();
        let Pair {
            machine,
            environment,
        } = self.system.cut(range)?;
        let mut rows = Vec::with_capacity(cells * (self.steps as usize + 1));
        let mut state = machine.part_of(self.system.start());
        for row in self.rows.chunks(self.system.parts()) {
            rows.extend(state.iter().map(|it| it.value));
            let whole: Vec<PartState> = row
                .iter()
                .map(|&value| PartState { value, memory: 0 })
                .collect();
            let heard = environment.say(&environment.part_of(&whole));
            state = machine.next(&state, &heard);
        }
        Ok(rows)
    }

    /// The rows up to a step, calculated from the state at that step alone, by the inverse of the law; `None`
    /// unless it has one. The state of a string is two rows: the one at the step, and the one before it. Cost
    /// O(step · cells).
    ///
    /// # Errors
    ///
    /// [`DiscreteError::NoSuchStep`].
    pub fn backwards(&self, step: u32) -> Result<Option<Vec<i32>>, DiscreteError> {
        self.check(step)?;
        if !self.system.reversible() {
            return Ok(None);
        }
        let last = self.system.states().nth(step as usize);
        let states = iter::successors(last, |it| self.system.before(it));
        let mut rows: Vec<_> = iter::zip(0..=step, states).map(|(_, it)| it).collect();
        rows.reverse();
        Ok(Some(rows.into_iter().flat_map(values).collect()))
    }

    fn check(&self, step: u32) -> Result<(), DiscreteError> {
        if step <= self.steps {
            return Ok(());
        }
        Err(DiscreteError::NoSuchStep {
            step: step.into(),
            steps: self.steps.into(),
        })
    }
}

fn values(state: Vec<PartState>) -> impl Iterator<Item = i32> {
    state.into_iter().map(|it| it.value)
}
