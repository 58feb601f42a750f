//! The machine H of the source document, over the formal systems of [`FormalSystem`].

use super::pairing::triangle_small;
use super::systems::{FormalSystem, MAX_NUMBER, VerdictOfV};
use crate::error::{DovetailError, Error};
use crate::progress::{Progress, Run};

/// The most rounds of H.
pub const MAX_H_ROUNDS: u64 = 10_000;

/// How H halts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct QuestionHalt {
    /// The procedure D_j that decides the question.
    pub procedure: u64,
    /// The step m with which H_j halts, which is the last of V.
    pub steps: u64,
    /// The round in which it does, from 0: j + m - 1.
    pub round: u64,
    /// The moment in which it does: the number of the pair (m - 1, j).
    pub t: u64,
    /// The decision.
    pub decision: bool,
}

/// What H finds if it tries the procedures one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct SequentialDecision {
    /// The first procedure that V accepts.
    pub procedure: u64,
    /// The steps that V needs for all up to this one.
    pub steps: u64,
    /// The decision.
    pub decision: bool,
}

/// H(L_k, P_i): looks for a procedure that decides a question. The unit of work is a round. In round j it begins with
/// H_j, and then lets each of H_0 to H_j do a step; H_j halts with the last step of V if V accepts D_j, and goes on for
/// ever if not. If H_j halts at its step m, H does so in round j + m - 1, from 0.
///
/// V always halts. So H could as well try one procedure after the other: [`QuestionRun::sequential`].
#[derive(Clone, Debug)]
pub struct QuestionRun {
    system: FormalSystem,
    question: u64,
    rounds: u64,
    verdicts: Vec<VerdictOfV>,
    best: Option<QuestionHalt>,
    sequential: Option<SequentialDecision>,
    tried: u64,
}

impl QuestionRun {
    /// Prepares a run of this number of rounds.
    ///
    /// # Errors
    ///
    /// [`DovetailError::QUESTION`], [`DovetailError::ROUNDS`] for none or more than [`MAX_H_ROUNDS`].
    pub fn new(system: FormalSystem, question: u64, rounds: u64) -> Result<QuestionRun, Error> {
        DovetailError::QUESTION.check(question, 0..=MAX_NUMBER)?;
        DovetailError::ROUNDS.check(rounds, 1..=MAX_H_ROUNDS)?;
        Ok(QuestionRun {
            system,
            question,
            rounds,
            verdicts: Vec::new(),
            best: None,
            sequential: None,
            tried: 0,
        })
    }

    /// The rounds that are done.
    pub fn rounds(&self) -> u64 {
        self.verdicts.len() as u64
    }

    /// The moments that these took. If H has halted, the last of them is that of its last step.
    pub fn moments(&self) -> u64 {
        self.halt()
            .map_or(triangle_small(self.rounds()), |it| it.t + 1)
    }

    /// What V says about each procedure that has begun.
    pub fn verdicts(&self) -> &[VerdictOfV] {
        &self.verdicts
    }

    /// How H has halted.
    pub fn halt(&self) -> Option<QuestionHalt> {
        self.best.filter(|it| it.round < self.rounds())
    }

    /// What H would find if it tried the procedures one after the other, as far as it has begun with them.
    pub fn sequential(&self) -> Option<SequentialDecision> {
        self.sequential
    }

    fn round(&mut self) -> Result<(), Error> {
        let procedure = self.rounds();
        let verdict = self.system.verdict(self.question, procedure)?;
        self.verdicts.push(verdict);
        self.tried += verdict.steps;
        if let Some(decision) = verdict.decision {
            let round = procedure + verdict.steps - 1;
            let halt = QuestionHalt {
                procedure,
                steps: verdict.steps,
                round,
                t: triangle_small(round) + procedure,
                decision,
            };
            self.best = self.best.filter(|it| it.t < halt.t).or(Some(halt));
            self.sequential = self.sequential.or(Some(SequentialDecision {
                procedure,
                steps: self.tried,
                decision,
            }));
        }
        Ok(())
    }
}

impl Run for QuestionRun {
    type Error = Error;

    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let is_done = |it: &QuestionRun| it.halt().is_some() || it.rounds() == it.rounds;
        for _ in 0..budget {
            if is_done(self) {
                break;
            }
            self.round()?;
        }
        let (done, finished) = (self.rounds(), is_done(self));
        Ok(Progress {
            done,
            total: if finished { done } else { self.rounds },
            finished,
        })
    }
}
