//! The discrete machines that are ready, with what can be chosen of each.

use super::fixed::ONE;
use super::law::{Automaton, FacingPlayer, Law, PartState};
use super::system::System;
use crate::checked::narrow;
use crate::error::{DiscreteError, Error, place};
use crate::machine::turing::Table;
use crate::rng::Rng;

/// The most cells of a row.
pub const MAX_WIDTH: u32 = 401;
/// The most steps of a run.
pub const MAX_STEPS: u32 = 2000;
/// The most letters of a word.
pub const MAX_LETTERS: u32 = 200;
/// The largest amplitude in a first row, in both directions.
pub const MAX_AMPLITUDE: i32 = 1000;
/// The largest time and the farthest position at the start.
pub const MAX_PLACE: i32 = 1_000_000;
/// The largest velocity.
pub const MAX_VELOCITY: i32 = 1000;
/// The largest angle, and the largest momentum, at the start.
pub const MAX_SWING: [i32; 2] = [8 * ONE, 4 * ONE];

/// The kinds of discrete machines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum DiscreteKind {
    /// A lamp, a counter, and the presses of a button that are still to come.
    Counter,
    /// Two players who see each other's last move.
    Facing,
    /// A finite automaton, and the letters that it has not read yet.
    Automaton,
    /// An elementary cellular automaton.
    #[default]
    Cells,
    /// A particle that moves uniformly: a time, and where the particle is then.
    Motion,
    /// The wave equation on a string of points: u(t+1, x) = u(t, x-1) + u(t, x+1) - u(t-1, x).
    Wave,
    /// A pendulum, stepped by the symplectic method of Euler: first the momentum by the angle, then the angle by
    /// the new momentum.
    Pendulum,
    /// A Turing machine: its head, and its tape to the left and right.
    Turing,
}

/// What a visitor chooses of a discrete machine. Each kind looks only at its own fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "camelCase", deny_unknown_fields)
)]
pub struct DiscreteConfig {
    /// The kind.
    pub kind: DiscreteKind,
    /// The steps of the run, up to [`MAX_STEPS`].
    pub steps: u32,
    /// The number of a rule of cells, 0 to 255; without it 30.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rule: Option<u32>,
    /// The cells of a row of cells or of a string, 1 to [`MAX_WIDTH`]; without it 101 or 61. The first row decides
    /// instead, if it is given.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub width: Option<u32>,
    /// Whether the ends of a row of cells or of a string are neighbours; otherwise a 0 stands beyond each.
    #[cfg_attr(feature = "bindings", serde(default), tsify(optional))]
    pub wraps: bool,
    /// The seed of a first row of cells by chance; without it and without the row, one cell in the middle is 1.
    #[cfg_attr(feature = "bindings", tsify(optional, type = "number | bigint"))]
    pub seed: Option<u64>,
    /// The first row of cells, 0 or 1 each, or of a string, up to [`MAX_AMPLITUDE`]; time and position of a
    /// particle, up to [`MAX_PLACE`]; angle and momentum of a pendulum in 65,536ths, up to [`MAX_SWING`].
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub cells: Option<Vec<i32>>,
    /// The row of a string after a step. Without it the first row moves to the right; without both, a plucked
    /// string is let go.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub second: Option<Vec<i32>>,
    /// The word of an automaton, or of a button, where 1 is a press, or of a tape from the head on: 0s and 1s, up to
    /// [`MAX_LETTERS`].
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub word: Option<String>,
    /// The automaton; without it the one of division by three.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub automaton: Option<Automaton>,
    /// The two players; without them tit for tat and the alternator.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional, type = "[FacingPlayer, FacingPlayer]")
    )]
    pub players: Option<[FacingPlayer; 2]>,
    /// How far a particle moves in a step, up to [`MAX_VELOCITY`] in both directions; without it 3.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub velocity: Option<i32>,
    /// The rules of a Turing machine in the standard text; without it 1RB1LB_1LA1RZ.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub table: Option<String>,
}

impl DiscreteConfig {
    /// A kind with nothing else chosen.
    pub fn new(kind: DiscreteKind, steps: u32) -> DiscreteConfig {
        DiscreteConfig {
            kind,
            steps,
            ..DiscreteConfig::default()
        }
    }

    /// The machine at its start.
    ///
    /// # Errors
    ///
    /// A [`DiscreteError`] that names what is out of range; of the rules of a Turing machine, a
    /// [`MachineError`](crate::error::MachineError).
    pub fn system(&self) -> Result<System, Error> {
        match self.kind {
            DiscreteKind::Counter => self.counter(),
            DiscreteKind::Facing => {
                let [first, second] = self
                    .players
                    // The setup that stands at the beginning.
                    .unwrap_or([FacingPlayer::TitForTat, FacingPlayer::Alternator]);
                let begins = |player| i32::from(player == FacingPlayer::Defector);
                let laws = [Law::FirstPlayer(first), Law::SecondPlayer(second)];
                Ok(pair(laws, [begins(first), begins(second)]))
            }
            DiscreteKind::Automaton => self.reader(),
            DiscreteKind::Cells => self.row_of_cells(),
            DiscreteKind::Motion => {
                // The setup that stands at the beginning.
                let velocity = self.velocity.unwrap_or(3);
                let (value, min, max) = (velocity, -MAX_VELOCITY, MAX_VELOCITY);
                if !(min..=max).contains(&value) {
                    return Err(DiscreteError::VelocityOutOfRange { value, min, max }.into());
                }
                let start = self.two([0, 0], [MAX_PLACE; 2])?;
                Ok(pair([Law::Time, Law::Position(velocity)], start))
            }
            DiscreteKind::Wave => self.string(),
            DiscreteKind::Pendulum => {
                let start = self.two([ONE, 0], MAX_SWING)?;
                Ok(pair([Law::Angle, Law::Momentum], start))
            }
            DiscreteKind::Turing => self.turing(),
        }
    }

    fn counter(&self) -> Result<System, Error> {
        let presses = self.letters("1011001")?;
        let mut laws = vec![Law::Lamp, Law::Counter];
        laws.resize(presses.len() + 2, Law::Press);
        Ok(row(laws, [vec![0, 0], presses].concat(), 0))
    }

    fn reader(&self) -> Result<System, Error> {
        let letters = self.letters("110")?;
        // The setup that stands at the beginning.
        let automaton = self.automaton.unwrap_or(Automaton::DivisibleByThree);
        let mut laws = vec![Law::State(automaton)];
        laws.resize(letters.len() + 1, Law::Letter);
        Ok(row(laws, [vec![0], letters].concat(), -1))
    }

    fn row_of_cells(&self) -> Result<System, Error> {
        // The setup that stands at the beginning.
        let rule = self.rule.unwrap_or(30);
        DiscreteError::RULE.check(rule, 0..=255)?;
        let width = self.width(101)?;
        let cells = match (&self.cells, self.seed) {
            (Some(cells), _) => checked(cells, 0, 1)?,
            (None, Some(seed)) => {
                let mut rng = Rng::new(seed);
                (0..width).map(|_| i32::from(rng.below(2) == 1)).collect()
            }
            (None, None) => (0..width).map(|at| i32::from(at == width / 2)).collect(),
        };
        // In range: checked above.
        let law = Law::Cell(narrow(rule));
        let made = row(vec![law; cells.len()], cells, 0);
        Ok(System {
            wraps: self.wraps,
            ..made
        })
    }

    fn string(&self) -> Result<System, Error> {
        let width = self.width(61)?;
        let bounded = |cells: &Vec<i32>| checked(cells, -MAX_AMPLITUDE, MAX_AMPLITUDE);
        let (first, second) = match (&self.cells, &self.second) {
            (Some(first), Some(second)) => (bounded(first)?, bounded(second)?),
            (Some(first), None) => {
                let first = bounded(first)?;
                let second = self.neighbours(&first).map(|[left, _]| left).collect();
                (first, second)
            }
            (None, second) => {
                let from_middle = |at: u32| at.abs_diff(width / 3) as usize;
                // Farther from the middle it is flat.
                let hump = |at| [16, 12, 6, 2].get(from_middle(at)).copied().unwrap_or(0);
                let humps: Vec<i32> = (0..width).map(hump).collect();
                let parted = || {
                    self.neighbours(&humps)
                        .map(|[left, right]| left + right)
                        .collect()
                };
                let second = second.as_ref().map_or_else(|| Ok(parted()), bounded)?;
                (humps.iter().map(|it| 2 * it).collect(), second)
            }
        };
        needs(second.len(), first.len())?;
        // The row before the first one, by the law turned round.
        let before = self.neighbours(&first).zip(second);
        let before = before.map(|([left, right], after)| left + right - after);
        let parts = first.iter().zip(before);
        Ok(System {
            laws: vec![Law::String; first.len()],
            start: parts
                .map(|(&value, memory)| PartState { value, memory })
                .collect(),
            wraps: self.wraps,
            edge: 0,
            control: None,
        })
    }

    /// The row of a Turing machine: as wide as the symbols of its run reach, and at least a cell on either side.
    /// Cost O(steps²).
    fn turing(&self) -> Result<System, Error> {
        DiscreteError::STEPS.check(self.steps, 0..=MAX_STEPS)?;
        // The setup that stands at the beginning.
        let text = self.table.as_deref().unwrap_or("1RB1LB_1LA1RZ");
        let table = Table::read_standard(text)?;
        let word = self.letters("")?;
        let steps = self.steps as usize;
        // A symbol moves by one cell in a step.
        let widest = System::of_table(table, &word, [steps, steps + word.len()]);
        let mut sides = [1, 1];
        for (_, state) in (0..=self.steps).zip(widest.states()) {
            for (at, _) in state.iter().enumerate().filter(|it| it.1.value != 0) {
                let side = usize::from(at > steps);
                sides[side] = sides[side].max(at.abs_diff(steps));
            }
        }
        DiscreteError::WIDTH.check((sides[0] + 1 + sides[1]) as u64, 1..=MAX_WIDTH.into())?;
        Ok(match widest.control {
            Some(control) => System::of_table(control.table, &word, sides),
            None => widest,
        })
    }

    /// The two neighbours of each cell of a string.
    fn neighbours(&self, cells: &[i32]) -> impl Iterator<Item = [i32; 2]> {
        // Beyond the ends of a row stand blanks.
        let beyond = |end: Option<&i32>| end.copied().filter(|_| self.wraps).unwrap_or(0);
        let [before, after] = [beyond(cells.last()), beyond(cells.first())];
        let row = [&[before], cells, &[after]].concat();
        (0..cells.len()).map(move |at| [at, at + 2].map(|it| row[it]))
    }

    fn width(&self, otherwise: u32) -> Result<u32, Error> {
        let width = match &self.cells {
            Some(cells) => narrow(cells.len()),
            // The setup that stands at the beginning.
            None => self.width.unwrap_or(otherwise),
        };
        DiscreteError::WIDTH.check(width, 1..=MAX_WIDTH)?;
        Ok(width)
    }

    fn letters(&self, otherwise: &str) -> Result<Vec<i32>, Error> {
        // The setup that stands at the beginning.
        let word = self.word.as_deref().unwrap_or(otherwise);
        let count = word.chars().count() as u64;
        DiscreteError::LETTERS.check(count, 0..=MAX_LETTERS.into())?;
        let letters = word.chars().enumerate().map(|(at, letter)| match letter {
            '0' => Ok(0),
            '1' => Ok(1),
            other => Err(DiscreteError::NotALetter {
                place: place(at),
                found: Some(other),
            }),
        });
        Ok(letters.collect::<Result<_, _>>()?)
    }

    /// The two numbers of a state, within these limits in both directions.
    fn two(&self, otherwise: [i32; 2], limits: [i32; 2]) -> Result<[i32; 2], Error> {
        let Some(cells) = &self.cells else {
            return Ok(otherwise);
        };
        needs(cells.len(), 2)?;
        for (at, (&value, max)) in cells.iter().zip(limits).enumerate() {
            within(at, value, -max, max)?;
        }
        Ok([cells[0], cells[1]])
    }
}

fn within(at: usize, value: i32, min: i32, max: i32) -> Result<(), DiscreteError> {
    if (min..=max).contains(&value) {
        return Ok(());
    }
    let cell = place(at);
    Err(DiscreteError::CellOutOfRange {
        cell,
        value,
        min,
        max,
    })
}

fn checked(cells: &[i32], min: i32, max: i32) -> Result<Vec<i32>, DiscreteError> {
    for (at, &value) in cells.iter().enumerate() {
        within(at, value, min, max)?;
    }
    Ok(cells.to_vec())
}

fn needs(count: usize, needed: usize) -> Result<(), DiscreteError> {
    if count == needed {
        return Ok(());
    }
    Err(DiscreteError::WrongCellCount {
        count: count as u64,
        needed: needed as u64,
    })
}

/// A row with fixed ends, whose parts remember nothing.
fn row(laws: Vec<Law>, cells: Vec<i32>, edge: i32) -> System {
    let start = cells
        .into_iter()
        .map(|value| PartState { value, memory: 0 });
    System {
        laws,
        start: start.collect(),
        wraps: false,
        edge,
        control: None,
    }
}

fn pair(laws: [Law; 2], cells: [i32; 2]) -> System {
    row(laws.to_vec(), cells.to_vec(), 0)
}
