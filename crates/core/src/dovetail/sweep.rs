//! A sweep over machines, and what it has found.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::fate::Living;
use super::machines::Machines;
use super::order::SweepOrder;
use super::small::Fate;
use crate::checked::known;
use crate::error::{DovetailError, Error};
use crate::machine::turing::Plain;
use crate::progress::{Progress, Run};

/// The most cells of tape that a sweep keeps.
pub const MAX_CELLS: u64 = 1 << 28;

/// The most cells of an output.
const MAX_OUTPUT: usize = 1000;

/// A sweep over machines, round by round. The unit of work is a round.
///
/// It does not run the machines in the order of their moments. Each runs by itself as far as its steps in the rounds
/// that are done, and from then on all is arithmetic: a machine is known by its [`Fate`], and any moment, before or
/// behind, follows from the order and the fates.
///
/// Memory: 8 bytes for each round, 40 for each machine that has begun, and the tapes of those whose fate is open.
#[derive(Clone, Debug)]
pub struct Sweep {
    pub(super) machines: Machines,
    pub(super) order: SweepOrder,
    pub(super) pruned: bool,
    rounds: u64,
    /// The moments before each round, and those before the next one.
    pub(super) starts: Vec<u64>,
    /// What becomes of each machine that has begun.
    pub(super) fates: Vec<Fate>,
    /// The round in which each of them began.
    pub(super) begins: Vec<u64>,
    /// The machines that end for no reason that is known, in ascending order; and the most rounds after its first in which
    /// one of the others gets steps. So few machines have to be asked who gets steps in a round.
    pub(super) endless: Vec<u64>,
    pub(super) longest: u64,
    living: Vec<Living>,
    /// When fates become known to the sweep: round and machine.
    coming: BinaryHeap<Reverse<(u64, u64)>>,
    pub(super) reports: Vec<u64>,
    proved: u64,
    steps: u64,
    shares: Shares,
}

/// The steps that the machines which go on get in a round, all together.
#[derive(Clone, Copy, Debug, Default)]
struct Shares {
    /// How many machines go on.
    count: u64,
    /// The sum of their numbers.
    numbers: u64,
    /// The sum of 2^age.
    doubled: u64,
}

impl Shares {
    fn begin(&mut self, machine: u64) {
        self.count += 1;
        self.numbers += machine;
        self.doubled += 1;
    }

    /// The next round begins.
    fn grow(&mut self, order: SweepOrder) {
        if order == SweepOrder::Doubling {
            self.doubled *= 2;
        }
    }

    fn end(&mut self, machine: u64, age: u64) {
        self.count -= 1;
        self.numbers -= machine;
        self.doubled -= SweepOrder::Doubling.share(age).min(self.doubled);
    }

    fn total(&self, order: SweepOrder, round: u64) -> u64 {
        match order {
            SweepOrder::Triangles => self.count * (round + 1) - self.numbers,
            SweepOrder::Doubling => self.doubled,
            _ => self.count,
        }
    }
}

/// What a sweep has found so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct SweepSummary {
    /// The rounds that are done. A round of [`SweepOrder::First`] is a step, so there are as many rounds as moments; in
    /// the other orders a round may pass in which no machine does a step.
    pub rounds: u64,
    /// The moments that these took; the next one has this number.
    pub moments: u64,
    /// The steps that machines did in them. In the other moments a machine idled that had halted, or there was no
    /// machine with this number.
    pub steps: u64,
    /// The moments that the same rounds take if no machine gives up any of its own.
    pub plain: u64,
    /// How many machines there are.
    pub machines: u64,
    /// How many have begun.
    pub begun: u64,
    /// How many have halted, which is the number of reports.
    pub reports: u64,
    /// How many were proved never to halt.
    pub proved: u64,
    /// The moments up to the last report, itself included; 0 without one.
    pub heard: u64,
    /// Whether the fate of every machine is known, so that no report will follow.
    pub settled: bool,
    /// Whether the sweep has come to its last round, or nothing is left to do.
    pub finished: bool,
}

impl Sweep {
    /// Prepares a sweep of this number of rounds. If it is pruned, no machine gets a moment any more once it has halted
    /// or a proof is found that it never will; see [`Fate`].
    ///
    /// # Errors
    ///
    /// [`DovetailError::ROUNDS`] for none or more than [`Sweep::most_rounds`].
    pub fn new(
        machines: Machines,
        order: SweepOrder,
        pruned: bool,
        rounds: u64,
    ) -> Result<Sweep, Error> {
        DovetailError::ROUNDS.check(rounds, 1..=Sweep::most_rounds(order))?;
        Ok(Sweep {
            machines,
            order,
            pruned,
            rounds,
            starts: vec![0],
            fates: Vec::new(),
            begins: Vec::new(),
            endless: Vec::new(),
            longest: 0,
            living: Vec::new(),
            coming: BinaryHeap::new(),
            reports: Vec::new(),
            proved: 0,
            steps: 0,
            shares: Shares::default(),
        })
    }

    /// The most rounds of an order. In that many, machine 0 gets between one and 17 million steps.
    pub fn most_rounds(order: SweepOrder) -> u64 {
        match order {
            SweepOrder::Triangles => 4096,
            SweepOrder::Doubling => 24,
            _ => 1 << 20,
        }
    }

    /// The machines.
    pub fn machines(&self) -> &Machines {
        &self.machines
    }

    /// What becomes of a machine, as far as it is known; none if it has not begun.
    pub fn fate(&self, machine: u64) -> Option<Fate> {
        self.fates.get(usize::try_from(machine).ok()?).copied()
    }

    /// The tape of a machine when it has halted, from the first to the last cell that is not blank, up to 1000 cells; empty
    /// if it has not. Cost: its steps.
    ///
    /// # Errors
    ///
    /// [`DovetailError::MACHINE`].
    pub fn output(&self, machine: u64) -> Result<String, Error> {
        let (program, tape) = self.machines.program(machine)?;
        let Some(Fate::Halts { steps, .. }) = self.fate(machine) else {
            return Ok(String::new());
        };
        let mut plain = Plain::new(&program, &tape);
        plain.advance(steps);
        let symbols = program.table().symbols();
        let (_, cells) = plain.written();
        let signs = cells.iter().take(MAX_OUTPUT);
        Ok(signs
            .filter_map(|&it| symbols.get(usize::from(it)))
            .collect())
    }

    /// The rounds that are done.
    pub(super) fn done(&self) -> u64 {
        self.starts.len() as u64 - 1
    }

    /// The moments that are done.
    pub(super) fn moments(&self) -> u64 {
        // Before the first round there is no moment.
        self.starts.last().copied().unwrap_or(0)
    }

    /// Whether what has ended gets no moment.
    pub(super) fn is_skipping(&self) -> bool {
        self.pruned || matches!(self.order, SweepOrder::Rounds | SweepOrder::First)
    }

    /// What has been found so far.
    pub fn summary(&self) -> SweepSummary {
        let rounds = self.done();
        let plain = match self.order {
            SweepOrder::First => rounds,
            order => (0..rounds).map(|it| order.before(it + 1)).sum(),
        };
        let last = self.reports.last();
        let heard = last.and_then(|&it| match self.fate(it)? {
            Fate::Halts { steps, .. } => self.when(it, steps),
            _ => None,
        });
        SweepSummary {
            rounds,
            moments: self.moments(),
            steps: self.steps,
            plain,
            machines: self.machines.count(),
            begun: self.fates.len() as u64,
            reports: self.reports.len() as u64,
            proved: self.proved,
            heard: heard.map_or(0, |it| it + 1),
            settled: self.is_settled(),
            finished: self.is_finished(),
        }
    }

    fn is_settled(&self) -> bool {
        self.reports.len() as u64 + self.proved == self.machines.count()
    }

    fn is_finished(&self) -> bool {
        self.done() == self.rounds || self.is_settled() && (self.pruned || self.proved == 0)
    }

    /// The steps after which a machine that has begun gets none any more.
    pub(super) fn life(&self, machine: u64) -> Option<u64> {
        match self.fate(machine)? {
            Fate::Halts { steps, .. } => Some(steps),
            Fate::Never { steps, .. } => self.pruned.then_some(steps),
            Fate::Open => None,
        }
    }

    /// Begins with the next machine, in its first round. Says whether it gets a step.
    fn begin(&mut self, round: u64) -> Result<bool, Error> {
        let machine = self.fates.len() as u64;
        let (fate, living) = Living::begin(&self.machines, machine)?;
        self.fates.push(fate);
        self.begins.push(round);
        self.living.extend(living);
        self.endless.push(machine);
        self.expect(machine, fate);
        let gets = self.life(machine) != Some(0);
        if gets {
            self.shares.begin(machine);
        }
        Ok(gets)
    }

    /// The round of a machine's step. None in the order [`SweepOrder::First`] while the machine has not begun: it may
    /// never begin, so none of its steps has a round.
    pub(super) fn round_of(&self, machine: u64, step: u64) -> Option<u64> {
        if self.order == SweepOrder::First {
            return Some(self.begin_of(machine)? + step.max(1) - 1);
        }
        Some(machine + self.order.age(step))
    }

    /// The same if the round is done.
    pub(super) fn round_done(&self, machine: u64, step: u64) -> Option<u64> {
        let round = self.round_of(machine, step)?;
        (round < self.done()).then_some(round)
    }

    /// Notes when a fate will be known to the sweep.
    fn expect(&mut self, machine: u64, fate: Fate) {
        if let Some(life) = self.life(machine) {
            self.longest = self.longest.max(self.order.age(life));
            if let Ok(place) = self.endless.binary_search(&machine) {
                self.endless.remove(place);
            }
        }
        if let Fate::Halts { steps, .. } | Fate::Never { steps, .. } = fate {
            let round = known(
                self.round_of(machine, steps),
                "a machine whose fate is known has begun",
            );
            self.coming.push(Reverse((round, machine)));
        }
    }

    /// Lets the machines whose fate is open do their steps of a round.
    fn run(&mut self, round: u64) -> Result<(), Error> {
        let cells: u64 = self.living.iter().map(Living::room).sum();
        if cells > MAX_CELLS {
            return Err(DovetailError::TooMuchMemory { limit: MAX_CELLS }.into());
        }
        let mut living = std::mem::take(&mut self.living);
        let mut failed = None;
        living.retain_mut(|it| {
            let begun = known(self.begin_of(it.machine), "a living machine has begun");
            match it.run_to(self.order.before(round - begun + 1)) {
                Ok(Fate::Open) => return true,
                Ok(fate) => {
                    let place = usize::try_from(it.machine).ok();
                    if let Some(old) = place.and_then(|it| self.fates.get_mut(it)) {
                        *old = fate;
                    }
                    self.expect(it.machine, fate);
                }
                Err(error) => failed = Some(error),
            }
            false
        });
        self.living = living;
        failed.map_or(Ok(()), Err)
    }

    /// Does the next round.
    fn round(&mut self) -> Result<(), Error> {
        let round = self.done();
        self.shares.grow(self.order);
        let count = self.machines.count();
        if self.order == SweepOrder::First {
            while self.shares.count == 0 && (self.fates.len() as u64) < count {
                self.begin(round)?;
            }
        } else if round < count {
            self.begin(round)?;
        }
        self.run(round)?;
        let mut steps = self.shares.total(self.order, round);
        while let Some(&Reverse((now, machine))) = self.coming.peek()
            && now <= round
        {
            self.coming.pop();
            let life = self.life(machine);
            match self.fate(machine) {
                Some(Fate::Halts { .. }) => self.reports.push(machine),
                _ => self.proved += 1,
            }
            let Some(life) = life.filter(|&it| it > 0) else {
                continue;
            };
            let age = round
                - known(
                    self.begin_of(machine),
                    "a machine that gets steps has begun",
                );
            let last = life - self.order.before(age);
            steps -= self.order.share(age) - last;
            self.shares.end(machine, age);
        }
        self.steps += steps;
        // A round of this order is a step. Without one, each machine that is left was proved never to halt before its
        // first step, and there is no further round.
        if self.order == SweepOrder::First && steps == 0 {
            return Ok(());
        }
        let plain = self.order.before(round + 1);
        let moments = if self.is_skipping() { steps } else { plain };
        self.starts.push(self.moments() + moments);
        Ok(())
    }
}

impl Run for Sweep {
    type Error = Error;

    /// # Errors
    ///
    /// [`DovetailError::TooMuchMemory`] if the tapes of the machines whose fate is open could take more than
    /// [`MAX_CELLS`].
    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        for _ in 0..budget {
            if self.is_finished() {
                break;
            }
            self.round()?;
        }
        let finished = self.is_finished();
        let done = self.done();
        Ok(Progress {
            done,
            total: if finished { done } else { self.rounds },
            finished,
        })
    }
}
