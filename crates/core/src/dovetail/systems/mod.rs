//! Formal systems small enough to watch: L_k with their questions P_i, procedures D_j and the verifier V.
//!
//! | k | system | P_i asks | D_j |
//! |---|---|---|---|
//! | 0 | squares | whether i is a sum of two squares | two numbers, or a modulus by which no such sum exists |
//! | 1 | rewriting | whether a word can be derived | a derivation |
//! | 2 | equations | whether x² + c = a · y² has a solution | two numbers, or a modulus |
//! | 3 | misled | as squares | as squares, and a rule that is false |
//! | 4 | about | whether rewriting decides a word | a derivation, or a modulus that shows that it has no derivation |
//!
//! The verifier always halts. That a question has no procedure in a system does not mean that it has no answer: the
//! word MU cannot be derived, and rewriting will never say so; x² + 1 = 34 · y² has no solution, but one by every
//! modulus.

mod numbers;
mod verdict;
mod words;

pub use verdict::{Procedure, VerdictOfV};

use super::pairing::unpair_small;
use crate::error::{DovetailError, Error};

/// The largest number of a question or procedure.
pub const MAX_NUMBER: u64 = 1_000_000;

/// A formal system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum FormalSystem {
    /// Sums of two squares. It decides all its questions, and rightly: a number is no sum of two squares exactly if
    /// some prime that leaves 3 by 4 divides it an odd number of times, and then a power of this prime is a modulus.
    Squares,
    /// The system MIU (Hofstadter, *Gödel, Escher, Bach*, 1979). It decides only what can be derived.
    Rewriting,
    /// Equations in two whole numbers from 0.
    Equations,
    /// Sums of two squares with one rule more: whatever leaves 1 by 4 is one. For primes that is Fermat's theorem, but
    /// it does not hold for 21.
    Misled,
    /// What rewriting decides. It decides all its questions.
    About,
}

/// What a question asks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case", tag = "kind")
)]
pub enum Question {
    /// Is the number a² + b²?
    Squares {
        /// The number.
        number: u64,
    },
    /// Can the word be derived?
    Derivable {
        /// The word.
        word: String,
    },
    /// Has x² + c = a · y² a solution in whole numbers from 0?
    Equation {
        /// The factor, from 1.
        a: u64,
        /// What is added, from 1.
        c: u64,
    },
    /// Does the system of rewriting decide whether the word can be derived?
    Decides {
        /// The word.
        word: String,
    },
}

impl FormalSystem {
    /// The systems L_0, L_1, …
    pub const ALL: [FormalSystem; 5] = [
        FormalSystem::Squares,
        FormalSystem::Rewriting,
        FormalSystem::Equations,
        FormalSystem::Misled,
        FormalSystem::About,
    ];

    /// Question P_i.
    ///
    /// # Errors
    ///
    /// [`DovetailError::QUESTION`] for a number above [`MAX_NUMBER`].
    pub fn question(self, i: u64) -> Result<Question, Error> {
        DovetailError::QUESTION.check(i, 0..=MAX_NUMBER)?;
        Ok(match self {
            FormalSystem::Squares | FormalSystem::Misled => Question::Squares { number: i },
            FormalSystem::Rewriting => Question::Derivable {
                word: words::word(i)?,
            },
            FormalSystem::Equations => {
                let (a, c) = unpair_small(i);
                Question::Equation { a: a + 1, c: c + 1 }
            }
            FormalSystem::About => Question::Decides {
                word: words::word(i)?,
            },
        })
    }

    /// Procedure D_j.
    ///
    /// # Errors
    ///
    /// [`DovetailError::PROCEDURE`] for a number above [`MAX_NUMBER`].
    pub fn procedure(self, j: u64) -> Result<Procedure, Error> {
        DovetailError::PROCEDURE.check(j, 0..=MAX_NUMBER)?;
        let half = j / 2;
        Ok(match self {
            FormalSystem::Misled if j == 0 => Procedure::Rule,
            FormalSystem::Misled => return FormalSystem::Squares.procedure(j - 1),
            FormalSystem::Rewriting => words::derivation(j)?,
            FormalSystem::About if j.is_multiple_of(2) => words::derivation(half)?,
            FormalSystem::Squares | FormalSystem::Equations if j.is_multiple_of(2) => {
                let (a, b) = unpair_small(half);
                Procedure::Pair { a, b }
            }
            _ => Procedure::Modulus { modulus: half + 2 },
        })
    }

    /// V: whether D_j decides P_i. Cost: O(its steps).
    ///
    /// # Errors
    ///
    /// [`DovetailError::QUESTION`], [`DovetailError::PROCEDURE`].
    ///
    /// ```
    /// use appleyard_core::dovetail::FormalSystem;
    ///
    /// // 5 = 2² + 1², and (2, 1) is pair 7, so procedure 14.
    /// assert_eq!(FormalSystem::Squares.verdict(5, 14)?.decision, Some(true));
    /// // By 4, no sum of two squares leaves 3.
    /// assert_eq!(FormalSystem::Squares.verdict(3, 5)?.decision, Some(false));
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn verdict(self, i: u64, j: u64) -> Result<VerdictOfV, Error> {
        let (question, procedure) = (self.question(i)?, self.procedure(j)?);
        Ok(match (&question, &procedure) {
            (&Question::Squares { number }, &Procedure::Pair { a, b }) => {
                let holds = a * a + b * b == number;
                numbers::found(holds)
            }
            (&Question::Squares { number }, &Procedure::Modulus { modulus }) => {
                numbers::no_sum(number, modulus)
            }
            (&Question::Squares { number }, Procedure::Rule) => VerdictOfV {
                steps: 1,
                decision: (number % 4 == 1).then_some(true),
            },
            (&Question::Equation { a, c }, &Procedure::Pair { a: x, b: y }) => {
                numbers::found(x * x + c == a * y * y)
            }
            (&Question::Equation { a, c }, &Procedure::Modulus { modulus }) => {
                numbers::no_solution(a, c, modulus)
            }
            (
                Question::Derivable { word } | Question::Decides { word },
                Procedure::Derivation { moves, words },
            ) => words::derives(word, moves, words),
            (Question::Decides { word }, &Procedure::Modulus { modulus }) => {
                words::impossible(word, modulus)
            }
            // No system has such a pair.
            _ => VerdictOfV {
                steps: 1,
                decision: None,
            },
        })
    }

    /// Whether a question can be answered, and how, found without the procedures of the system: by the prime factors,
    /// by Hofstadter's remark that the number of I's is never divisible by 3 (all other words that begin with M can be
    /// derived), or by trying all y up to 1000. None if it is not known in this way.
    ///
    /// # Errors
    ///
    /// [`DovetailError::QUESTION`].
    pub fn truth(self, i: u64) -> Result<Option<bool>, Error> {
        Ok(match self.question(i)? {
            Question::Squares { number } => Some(numbers::is_sum(number)),
            Question::Derivable { word } | Question::Decides { word } => {
                Some(!words::letters(&word).is_multiple_of(3))
            }
            Question::Equation { a, c } => numbers::solved(a, c).then_some(true),
        })
    }
}
