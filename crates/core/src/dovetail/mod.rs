//! Dovetailing: infinitely many machines on one processor, so that each comes as far as if it were alone.
//!
//! ```text
//!   machines, numbered ──> Sweep           each gets its steps, in an order that is fair or not
//!                     └──> MachineTree     all machines of a number of states at once, in normal form
//!   FormalSystem: questions P_i, procedures D_j, verifier V
//!        ├──> QuestionRun     H(L_k, P_i): is there a procedure that decides this question?
//!        └──> QuestionsRun    X: all questions of all systems, for ever
//! ```
//!
//! The source document asks whether one machine can decide whatever a mathematician can decide, and builds it in this
//! way. Machines, rounds and the moments of a sweep count from 0 here, because a moment then is the number that Cantor's
//! pairing gives to a machine and a step; the steps of a machine count from 1.

pub(crate) mod error;
mod fate;
mod machines;
mod order;
mod pairing;
mod question;
mod questions;
mod shuffle;
mod small;
mod strings;
mod sweep;
mod systems;
mod timeline;
mod tree;

pub use machines::{
    KnownTotals, MAX_LISTED, MAX_MACHINES, MachineEnumeration, Machines, known_totals,
};
pub use order::{SweepOrder, SweepTurn};
pub use pairing::{MAX_DIGITS, pair, unpair, whole};
pub use question::{MAX_H_ROUNDS, QuestionHalt, QuestionRun, SequentialDecision};
pub use questions::{
    MAX_QUESTIONS, MAX_X_ROUNDS, QuestionReport, QuestionsRun, QuestionsSummary, ReportCheck,
};
pub use small::Fate;
pub use strings::{MAX_ALPHABET, MAX_CHARACTERS, string_at, string_number};
pub use sweep::{MAX_CELLS, Sweep, SweepSummary};
pub use systems::{FormalSystem, MAX_NUMBER, Procedure, Question, VerdictOfV};
pub use timeline::{SweepDoes, SweepMark, SweepMoment, SweepReport, SweepWhy};
pub use tree::{MAX_TREE, MachineTree};
