//! The machine X of the source document, over the formal systems of [`FormalSystem`].

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::pairing::triangle_small;
use super::question::{QuestionHalt, QuestionRun};
use super::systems::FormalSystem;
use crate::error::{DovetailError, Error};
use crate::progress::{Progress, Run};

/// The most rounds of X.
pub const MAX_X_ROUNDS: u64 = 100_000;
/// The most questions that X is asked here. In the document it has no limit.
pub const MAX_QUESTIONS: u64 = 10_000;

/// What an independent check says about a decision; see [`FormalSystem::truth`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum ReportCheck {
    /// The decision is right.
    Agrees,
    /// The decision is wrong: the system is unsound.
    Contradicts,
    /// The check cannot say.
    Open,
}

/// An output of X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct QuestionReport {
    /// The number n of the pair.
    pub n: u64,
    /// The system.
    pub system: FormalSystem,
    /// The number i of the question.
    pub question: u64,
    /// The decision d.
    pub decision: bool,
    /// The step s with which X_n halts: a step is a moment of H.
    pub step: u64,
    /// The round in which it does, from 0: n + s - 1.
    pub round: u64,
    /// What an independent check says.
    pub check: ReportCheck,
    /// The pair that X drops because of this output.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub drops: Option<u64>,
}

/// What X has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct QuestionsSummary {
    /// How many questions have been asked.
    pub questions: u64,
    /// How many of them have an answer.
    pub reports: u64,
    /// How many of the answers are wrong.
    pub wrong: u64,
    /// How many questions were dropped.
    pub dropped: u64,
    /// The steps that the X_n did. One that has halted does none, whether or not it keeps its moments.
    pub steps: u64,
    /// The moments that the same rounds take without pruning, when an X_n that has halted keeps its own.
    pub plain: u64,
}

/// X: asks all questions of some systems, and says of each what H finds. The unit of work is a question; nothing is
/// known before all are done, because a later question can be answered in an earlier round.
///
/// In round n, X begins with X_n, which works on the pair (L_k, P_i) with the number n, and then lets each of X_0 to X_n
/// do a step. What X_n does in a step is a moment of H. If it halts at its step s, X reports in round n + s - 1. Unlike
/// V, an X_n need not halt: tried one after the other, X would never come past the first question without an answer.
///
/// The systems take turns: pair n is question n / K of system n mod K, if there are K systems.
///
/// If it is pruned, X drops X_n once it has halted; and an answer of [`FormalSystem::About`] that [`FormalSystem::Rewriting`] never
/// decides a word drops the X_n that works on this word there, and nothing else. This is sound for that system only. In
/// another system the same word can be decided: that there is no derivation says nothing about other rules.
#[derive(Clone, Debug)]
pub struct QuestionsRun {
    systems: Vec<FormalSystem>,
    questions: u64,
    rounds: u64,
    pruned: bool,
    halts: Vec<Option<QuestionHalt>>,
    reports: Vec<QuestionReport>,
    /// For each pair that is dropped: the round, and the pair whose output drops it.
    dropped: Vec<Option<(u64, u64)>>,
}

impl QuestionsRun {
    /// Prepares X for this number of questions and rounds.
    ///
    /// # Errors
    ///
    /// [`DovetailError::NoSystems`], [`DovetailError::SystemTwice`]; [`DovetailError::QUESTIONS`] for none or more than
    /// [`MAX_QUESTIONS`], [`DovetailError::ROUNDS`] for none or more than [`MAX_X_ROUNDS`].
    pub fn new(
        systems: Vec<FormalSystem>,
        questions: u64,
        rounds: u64,
        pruned: bool,
    ) -> Result<QuestionsRun, Error> {
        if systems.is_empty() {
            Err(DovetailError::NoSystems)?;
        }
        let twice =
            |(at, it): (usize, &FormalSystem)| systems.iter().skip(at + 1).any(|other| other == it);
        if systems.iter().enumerate().any(twice) {
            Err(DovetailError::SystemTwice)?;
        }
        DovetailError::QUESTIONS.check(questions, 1..=MAX_QUESTIONS)?;
        DovetailError::ROUNDS.check(rounds, 1..=MAX_X_ROUNDS)?;
        Ok(QuestionsRun {
            systems,
            questions,
            rounds,
            pruned,
            halts: Vec::new(),
            reports: Vec::new(),
            dropped: Vec::new(),
        })
    }

    /// g(n): the system and the number of the question of pair n.
    ///
    /// # Errors
    ///
    /// [`DovetailError::QUESTION`] for a pair beyond those that are asked.
    pub fn pair(&self, n: u64) -> Result<(FormalSystem, u64), Error> {
        DovetailError::QUESTION.check(n, 0..=self.questions - 1)?;
        let count = self.systems.len() as u64;
        let place = usize::try_from(n % count).ok();
        let system = place.and_then(|it| self.systems.get(it)).copied();
        Ok((system.ok_or(DovetailError::NoSystems)?, n / count))
    }

    /// The outputs in the order in which they come, once the run has finished.
    pub fn reports(&self) -> &[QuestionReport] {
        &self.reports
    }

    /// What X has found, once the run has finished.
    pub fn summary(&self) -> QuestionsSummary {
        // Questions that come after the last round get no step.
        let plain = (0..self.questions).map(|it| self.rounds.saturating_sub(it));
        let wrong = |it: &&QuestionReport| it.check == ReportCheck::Contradicts;
        QuestionsSummary {
            questions: self.halts.len() as u64,
            reports: self.reports.len() as u64,
            wrong: self.reports.iter().filter(wrong).count() as u64,
            dropped: self.dropped.iter().flatten().count() as u64,
            steps: (0..self.questions)
                .map(|n| self.given(n, self.rounds).0)
                .sum(),
            plain: plain.sum(),
        }
    }

    /// How many steps X_n did in the first rounds, and whether it has halted or was dropped by then.
    fn given(&self, n: u64, rounds: u64) -> (u64, bool, bool) {
        let place = usize::try_from(n).ok();
        let halt = place.and_then(|it| self.halts.get(it).copied().flatten());
        let dropped = place.and_then(|it| self.dropped.get(it).copied().flatten());
        // It begins in round n; before that it has no step.
        let all = rounds.saturating_sub(n);
        if let Some((round, by)) = dropped.filter(|it| it.0 < rounds) {
            // It may be dropped before it begins.
            return ((round + u64::from(n < by)).saturating_sub(n), false, true);
        }
        let halted = halt.map(|it| it.t + 1).filter(|&it| it <= all);
        // What has not halted has done all steps that it got.
        (halted.unwrap_or(all), halted.is_some(), false)
    }

    /// How far the X_n `from` to `from + count - 1` are after this number of rounds: the steps that it has done, of which
    /// the one that halts is the last; and 0 if it has not begun, 1 if it goes on, 2 if it has halted, 3 if it was dropped.
    ///
    /// # Errors
    ///
    /// [`DovetailError::ROUNDS`] for more rounds than there are, [`DovetailError::QUESTION`] for more questions.
    pub fn grid(&self, rounds: u64, from: u64, count: u64) -> Result<Vec<(u64, u8)>, Error> {
        DovetailError::ROUNDS.check(rounds, 0..=self.rounds)?;
        // A sum that is too large is refused.
        let end = from.saturating_add(count);
        DovetailError::QUESTION.check(end, 0..=self.questions)?;
        let mark = |n| match self.given(n, rounds) {
            (steps, _, true) => (steps, 3),
            (steps, true, _) => (steps, 2),
            (steps, ..) => (steps, u8::from(n < rounds)),
        };
        Ok((from..end).map(mark).collect())
    }

    /// Asks the next question, as long as its X_n gets steps.
    fn ask(&mut self) -> Result<(), Error> {
        let n = self.halts.len() as u64;
        let (system, question) = self.pair(n)?;
        // A question after the last round gets no step.
        let steps = self.rounds.saturating_sub(n);
        let mut rounds = 0;
        while triangle_small(rounds) < steps {
            rounds += 1;
        }
        let mut halt = None;
        if rounds > 0 {
            let mut run = QuestionRun::new(system, question, rounds)?;
            run.finish()?;
            halt = run.halt().filter(|it| it.t < steps);
        }
        self.halts.push(halt);
        Ok(())
    }

    /// Sorts the outputs, and drops what they speak about.
    fn report(&mut self) -> Result<(), Error> {
        let halts = (0..).zip(&self.halts);
        let mut all: BinaryHeap<_> = halts
            .filter_map(|(n, halt)| halt.map(|it| Reverse((n + it.t, n, it.t + 1, it.decision))))
            .collect();
        self.dropped = vec![None; self.halts.len()];
        while let Some(Reverse((round, n, step, decision))) = all.pop() {
            let (system, question) = self.pair(n)?;
            let check = match system.truth(question)? {
                Some(truth) if truth == decision => ReportCheck::Agrees,
                Some(_) => ReportCheck::Contradicts,
                None => ReportCheck::Open,
            };
            let mut drops = None;
            if self.pruned && system == FormalSystem::About && !decision {
                let about = self
                    .systems
                    .iter()
                    .position(|&it| it == FormalSystem::Rewriting);
                let other = about.map(|it| question * self.systems.len() as u64 + it as u64);
                let place = other.and_then(|it| usize::try_from(it).ok());
                if let Some(entry) = place.and_then(|it| self.dropped.get_mut(it)) {
                    *entry = Some((round, n));
                    drops = other;
                }
            }
            self.reports.push(QuestionReport {
                n,
                system,
                question,
                decision,
                step,
                round,
                check,
                drops,
            });
        }
        Ok(())
    }
}

impl Run for QuestionsRun {
    type Error = Error;

    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        for _ in 0..budget {
            if self.halts.len() as u64 == self.questions {
                break;
            }
            self.ask()?;
            if self.halts.len() as u64 == self.questions {
                self.report()?;
            }
        }
        let done = self.halts.len() as u64;
        Ok(Progress {
            done,
            total: self.questions,
            finished: done == self.questions,
        })
    }
}
