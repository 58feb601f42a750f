//! Any moment of a sweep, forward and back.

use num_bigint::BigUint;

use super::order::SweepOrder;
use super::small::Fate;
use super::sweep::Sweep;
use crate::error::{DovetailError, Error};

/// What happens at a moment, or with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum SweepDoes {
    /// The machine does a step and goes on.
    Step,
    /// It halts with this step.
    Halts,
    /// It has halted before.
    Ended,
    /// It was dropped before, as one that never halts.
    Dropped,
    /// The sweep has no machine with this number.
    Missing,
    /// The sweep has not come so far.
    Later,
}

/// A moment of a sweep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct SweepMoment {
    /// The machine whose turn it is.
    pub machine: u64,
    /// Which of its steps, from 1.
    pub step: u64,
    /// The round.
    pub round: u64,
    /// What happens.
    pub does: SweepDoes,
}

/// A machine that has halted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct SweepReport {
    /// The machine.
    pub machine: u64,
    /// The step with which it halted.
    pub step: u64,
    /// The round of this step.
    pub round: u64,
    /// Its moment.
    pub t: u64,
    /// The output: how many cells are not blank.
    pub ones: u64,
}

/// How far a machine is at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SweepMark {
    /// The steps it has done.
    pub steps: u64,
    /// `Later` if it has not begun, `Step` if it goes on, `Ended` if it has halted, or `Dropped`.
    pub state: SweepDoes,
    /// With which step it ends, halted or dropped, if it does so in the rounds that the sweep has done; or else 0.
    pub last: u64,
}

/// Why a step comes when it comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SweepWhy {
    /// The round; none in the order [`SweepOrder::First`] while the machine has not begun, because it may never begin.
    pub round: Option<u64>,
    /// The moments before this round; none if the sweep has not come so far.
    pub before: Option<u64>,
    /// The moments of the round before this one.
    pub place: Option<u64>,
    /// The moment of the step; none if it does not come.
    pub t: Option<u64>,
    /// When it would come if no machine ended: in a fair order, never later than this.
    pub bound: Option<BigUint>,
    /// What happens with this step.
    pub does: SweepDoes,
}

impl Sweep {
    /// The steps that a machine gets in a round.
    fn takes(&self, machine: u64, round: u64) -> u64 {
        let Some(age) = round.checked_sub(machine) else {
            return 0;
        };
        let share = self.order.share(age);
        match self.life(machine) {
            Some(life) if self.is_skipping() => {
                // A machine that has ended takes no moment.
                share.min(life.saturating_sub(self.order.before(age)))
            }
            _ => share,
        }
    }

    /// The machines that get steps in a round are below this.
    fn width(&self, round: u64) -> u64 {
        if self.is_skipping() {
            (round + 1).min(self.machines.count())
        } else {
            round + 1
        }
    }

    /// The round of a moment, and how many moments of the round come before it.
    fn round_at(&self, t: u64) -> (u64, u64) {
        let round = self.starts.partition_point(|&it| it <= t).max(1) - 1;
        // The round that is being done has no start in the list while it is the first.
        let start = self.starts.get(round).copied().unwrap_or(0);
        (round as u64, t - start)
    }

    /// The round in which a machine begins.
    pub(super) fn begin_of(&self, machine: u64) -> Option<u64> {
        let place = usize::try_from(machine).ok()?;
        self.begins.get(place).copied()
    }

    /// Which step comes at a moment. Cost: O(machines).
    ///
    /// # Errors
    ///
    /// [`DovetailError::MOMENT`] for a moment that has not come.
    pub fn at(&self, t: u64) -> Result<SweepMoment, Error> {
        if t >= self.moments() {
            // Where no moment has come, 0 is the least that is refused.
            let last = self.moments().saturating_sub(1);
            return Err(DovetailError::MOMENT.refused(t, 0, last));
        }
        let (round, mut rest) = self.round_at(t);
        let (machine, step) = if self.order == SweepOrder::First {
            let machine = self.begins.partition_point(|&it| it <= t).max(1) - 1;
            let begin = self.begins[machine];
            (machine as u64, t - begin + 1)
        } else {
            let mut machine = 0;
            while machine + 1 < self.width(round) {
                let takes = self.takes(machine, round);
                if rest < takes {
                    break;
                }
                rest -= takes;
                machine += 1;
            }
            (machine, self.order.before(round - machine) + rest + 1)
        };
        Ok(SweepMoment {
            machine,
            step,
            round,
            does: self.does(machine, step),
        })
    }

    /// What happens with a step of a machine that has begun.
    fn does(&self, machine: u64, step: u64) -> SweepDoes {
        match self.fate(machine) {
            None if machine >= self.machines.count() => SweepDoes::Missing,
            None => SweepDoes::Later,
            Some(Fate::Halts { steps, .. }) if step == steps => SweepDoes::Halts,
            Some(Fate::Halts { steps, .. }) if step > steps => SweepDoes::Ended,
            Some(Fate::Never { steps, .. }) if self.pruned && step > steps => SweepDoes::Dropped,
            Some(_) if self.round_done(machine, step).is_none() => SweepDoes::Later,
            Some(_) => SweepDoes::Step,
        }
    }

    /// The moments of a round before the steps of a machine in it.
    fn ahead(&self, machine: u64, round: u64) -> u64 {
        if self.is_skipping() {
            // Nothing is older than the first round.
            let from = round.saturating_sub(self.longest).min(machine);
            let endless = self.endless.partition_point(|&it| it < from);
            let endless = self.endless.iter().take(endless);
            let near = (from..machine).map(|it| self.takes(it, round));
            near.chain(endless.map(|&it| self.order.share(round - it)))
                .sum()
        } else {
            self.order.before(round + 1) - self.order.before(round - machine + 1)
        }
    }

    /// When a machine does its step `step`, from 1. None if the machine ends before, or if the sweep has not come so far.
    /// Cost: O(machines).
    pub fn when(&self, machine: u64, step: u64) -> Option<u64> {
        let goes =
            step > 0 && matches!(self.does(machine, step), SweepDoes::Step | SweepDoes::Halts);
        let round = self.round_done(machine, step).filter(|_| goes)?;
        if self.order == SweepOrder::First {
            return Some(round);
        }
        let start = self.starts.get(usize::try_from(round).ok()?)?;
        let own = step - 1 - self.order.before(round - machine);
        Some(start + self.ahead(machine, round) + own)
    }

    /// How far the machines `from` to `from + count - 1` are when `t` moments are done. Cost: O(from + count).
    ///
    /// # Errors
    ///
    /// [`DovetailError::MOMENT`] for more moments than are done; [`DovetailError::MACHINE`] if there are fewer machines.
    pub fn grid(&self, t: u64, from: u64, count: u64) -> Result<Vec<SweepMark>, Error> {
        DovetailError::MOMENT.check(t, 0..=self.moments())?;
        // A sum that is too large is refused.
        let end = from.saturating_add(count);
        DovetailError::MACHINE.check(end, 0..=self.machines.count())?;
        let (round, mut rest) = self.round_at(t);
        let mut marks = Vec::new();
        for machine in 0..end {
            let given = if self.order == SweepOrder::First {
                // A machine that has not begun has no step.
                self.begin_of(machine).map_or(0, |it| t.saturating_sub(it))
            } else if let Some(age) = round.checked_sub(machine) {
                let part = rest.min(self.takes(machine, round));
                rest -= part;
                self.order.before(age) + part
            } else {
                0
            };
            if machine >= from {
                marks.push(self.mark(machine, given));
            }
        }
        Ok(marks)
    }

    fn mark(&self, machine: u64, given: u64) -> SweepMark {
        let life = self.life(machine);
        // A proof before the first step is known as soon as the machine has begun.
        let known = life.filter(|&it| it == 0 || self.round_done(machine, it).is_some());
        // A machine that lives does all steps that it gets.
        let steps = given.min(life.unwrap_or(given));
        let ended = known == Some(steps) && (given > 0 || known == Some(0));
        SweepMark {
            steps,
            state: match self.fate(machine) {
                Some(Fate::Halts { .. }) if ended => SweepDoes::Ended,
                Some(Fate::Never { .. }) if ended => SweepDoes::Dropped,
                _ if given == 0 => SweepDoes::Later,
                _ => SweepDoes::Step,
            },
            // 0 says that the last step is not known.
            last: known.unwrap_or(0),
        }
    }

    /// The reports `from` to `from + count - 1`, as far as there are, in the order in which they come. Cost: O(machines)
    /// for each.
    pub fn reports(&self, from: u64, count: u64) -> Vec<SweepReport> {
        // There are never that many reports.
        let [from, count] = [from, count].map(|it| usize::try_from(it).unwrap_or(usize::MAX));
        let reports = self.reports.iter().skip(from).take(count);
        let report = |&machine: &u64| match self.fate(machine)? {
            Fate::Halts { steps, ones } => Some(SweepReport {
                machine,
                step: steps,
                round: self.round_of(machine, steps)?,
                t: self.when(machine, steps)?,
                ones,
            }),
            _ => None,
        };
        reports.filter_map(report).collect()
    }

    /// Why step `step` of a machine comes when it comes.
    ///
    /// # Errors
    ///
    /// [`DovetailError::MACHINE`], [`DovetailError::STEP`] for step 0 or one beyond 2^32 - 1.
    pub fn why(&self, machine: u64, step: u64) -> Result<SweepWhy, Error> {
        DovetailError::MACHINE.check(machine, 0..=self.machines.count() - 1)?;
        DovetailError::STEP.check(step, 1..=u64::from(u32::MAX))?;
        let reached = self.round_done(machine, step);
        let place = reached.and_then(|it| usize::try_from(it).ok());
        let before = place.and_then(|it| self.starts.get(it)).copied();
        let t = self.when(machine, step);
        let bound = self.order.time(&machine.into(), &step.into());
        Ok(SweepWhy {
            round: self.round_of(machine, step),
            before,
            place: t.zip(before).map(|(t, before)| t - before),
            t,
            bound: bound.map(|it| it.0),
            does: self.does(machine, step),
        })
    }
}
