//! Which machines a sweep runs, in which order.

use super::shuffle::shuffled;
use super::tree::{Leaf, Leaves};
use crate::error::{DovetailError, Error, MachineError};
use crate::machine::turing::{DigitTable, Halting, Program, Tape, machine_count};

/// The most machines of a sweep.
pub const MAX_MACHINES: u64 = 65_536;
/// The most machines of a sweep that are given one by one.
pub const MAX_LISTED: u64 = 1000;

/// How all machines of a number of states are numbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum MachineEnumeration {
    /// By their numbers, as [`numbered_machine`](crate::machine::turing::numbered_machine) has them.
    #[default]
    Index,
    /// The same machines, shuffled.
    Shuffled,
    /// In tree normal form: only machines that do different things, up to the names of states, left and right, and what
    /// they write as they halt. Each stands for many, and a cell that it never comes to is empty.
    Tree,
}

/// What the literature says about all machines of a number of states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct KnownTotals {
    /// How many machines there are.
    pub machines: u64,
    /// How many halt on the blank tape.
    pub halting: u64,
    /// The steps of the longest of these.
    pub most: u64,
}

/// The totals for all machines with 2, 3 or 4 states and two symbols: the steps from Rado (1962), Lin and Rado (1965)
/// and Brady (1983), the numbers of machines that halt from OEIS A004147 and A052200. [`MachineTree`](super::MachineTree)
/// finds them anew.
///
/// # Errors
///
/// [`DovetailError::TREE`] for another number of states.
pub fn known_totals(states: u8) -> Result<KnownTotals, Error> {
    let (halting, most) = match states {
        2 => (9_784, 6),
        3 => (7_571_840, 21),
        4 => (11_140_566_368, 107),
        _ => return Err(DovetailError::TREE.refused(states.into(), 2, 4)),
    };
    Ok(KnownTotals {
        machines: machine_count(states)?,
        halting,
        most,
    })
}

/// The machines of a sweep. They begin on the blank tape, except listed ones with a tape of their own.
#[derive(Clone, Debug)]
pub struct Machines(Source);

#[derive(Clone, Debug)]
enum Source {
    Numbered {
        states: u8,
        first: u64,
        count: u64,
        /// Shuffled by this seed.
        seed: Option<u64>,
    },
    Tree(Vec<Leaf>),
    Listed(Vec<(Program, Tape)>),
}

impl Machines {
    /// Machines `first` to `first + count - 1` of those with this number of states and two symbols. Only a shuffle looks
    /// at the seed. Cost: for the tree, that of its leaves up to there; else O(1).
    ///
    /// # Errors
    ///
    /// [`MachineError::STATES`]; [`DovetailError::TREE`] for the tree of five states; [`DovetailError::COUNT`] for no
    /// machine or more than [`MAX_MACHINES`], in the tree for those before `first` too; [`MachineError::INDEX`] if the
    /// last number is that of no machine.
    pub fn numbered(
        states: u8,
        enumeration: MachineEnumeration,
        seed: u64,
        first: u64,
        count: u64,
    ) -> Result<Machines, Error> {
        let all = machine_count(states)?;
        DovetailError::COUNT.check(count, 1..=MAX_MACHINES)?;
        // A sum that is too large is beyond any machine, and refused below.
        let last = first.saturating_add(count - 1);
        if enumeration != MachineEnumeration::Tree {
            MachineError::INDEX.check(last, 0..=all - 1)?;
            let seed = (enumeration == MachineEnumeration::Shuffled).then_some(seed);
            return Ok(Machines(Source::Numbered {
                states,
                first,
                count,
                seed,
            }));
        }
        // As large, and refused.
        DovetailError::COUNT.check(last.saturating_add(1), 1..=MAX_MACHINES)?;
        let mut tree = Leaves::new(states)?;
        let mut leaves = Vec::new();
        let mut budget = u64::MAX;
        for place in 0..=last {
            let Some(leaf) = tree.next(&mut budget) else {
                return Err(MachineError::INDEX.refused(last, 0, place.max(1) - 1));
            };
            if place >= first {
                leaves.push(leaf);
            }
        }
        Ok(Machines(Source::Tree(leaves)))
    }

    /// These machines.
    ///
    /// # Errors
    ///
    /// [`DovetailError::NoMachines`]; [`DovetailError::COUNT`] for more than [`MAX_LISTED`].
    pub fn listed(machines: Vec<(Program, Tape)>) -> Result<Machines, Error> {
        if machines.is_empty() {
            Err(DovetailError::NoMachines)?;
        }
        DovetailError::COUNT.check(machines.len() as u64, 1..=MAX_LISTED)?;
        Ok(Machines(Source::Listed(machines)))
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        match &self.0 {
            Source::Numbered { count, .. } => *count,
            Source::Tree(leaves) => leaves.len() as u64,
            Source::Listed(machines) => machines.len() as u64,
        }
    }

    /// The table of a machine in digits, if it is one of the numbered ones or of the tree.
    pub(super) fn digits(&self, machine: u64) -> Option<DigitTable> {
        match &self.0 {
            Source::Numbered {
                states,
                first,
                seed,
                ..
            } => {
                let place = first + machine;
                let index = match seed {
                    Some(seed) => shuffled(place, machine_count(*states).ok()?, *seed),
                    None => place,
                };
                Some(DigitTable::of(*states, index))
            }
            Source::Tree(leaves) => Some(at(leaves, machine)?.digits),
            Source::Listed(_) => None,
        }
    }

    /// For how many machines a machine of the tree stands.
    pub fn weight(&self, machine: u64) -> Option<u64> {
        match &self.0 {
            Source::Tree(leaves) => Some(at(leaves, machine)?.weight),
            _ => None,
        }
    }

    /// The number of a machine among all with as many states; none if a cell of it is empty, or if it is listed.
    pub fn index(&self, machine: u64) -> Option<u64> {
        self.digits(machine)?.index()
    }

    /// A machine, ready to run, with its tape.
    ///
    /// # Errors
    ///
    /// [`DovetailError::MACHINE`] for a number that no machine has.
    pub fn program(&self, machine: u64) -> Result<(Program, Tape), Error> {
        DovetailError::MACHINE.check(machine, 0..=self.count() - 1)?;
        if let Some(digits) = self.digits(machine) {
            let program = Program::new(digits.table()?, Halting::AsWritten);
            return Ok((program, Tape::default()));
        }
        match &self.0 {
            Source::Listed(machines) => at(machines, machine).cloned(),
            _ => None,
        }
        .ok_or_else(|| DovetailError::NoMachines.into())
    }
}

fn at<T>(list: &[T], place: u64) -> Option<&T> {
    list.get(usize::try_from(place).ok()?)
}
