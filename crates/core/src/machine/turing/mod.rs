//! Turing machines: a finite table, and a tape without end.
//!
//! ```text
//!   text ──read──> Table ──> Program ──┬─> Plain      step by step
//!   ready, numbered ──┘                ├─> TuringRun  by chain moves, with a log: any step, any picture, exactly
//!                                      └─> Prover     why it never halts
//! ```
//!
//! The source document has a Turing machine as a finite-state machine whose environment is an infinite tape of cells.
//! Its halting is Rado's (1962) unless [`Halting`] says otherwise.

mod breaks;
mod chained;
mod evidence;
mod first_pair;
mod log;
mod numbered;
mod picture;
mod plain;
mod plate;
mod program;
mod proof;
mod ready;
mod record;
mod run;
mod sums;
mod table;
mod tape;
#[deny(clippy::indexing_slicing, clippy::arithmetic_side_effects)]
mod text;
mod universal;

pub use breaks::TuringBreak;
pub use evidence::MachineProof;
pub(crate) use first_pair::{Stepping, first_pair};
pub(crate) use numbered::DigitTable;
pub use numbered::{MAX_NUMBERED, machine_count, numbered_machine};
pub use picture::{MAX_SIDE, View};
pub use plain::Plain;
pub use plate::{TwoStateOutcome, TwoStatePlate};
pub use program::{Halting, Program};
pub(crate) use proof::reach;
pub use proof::{MAX_PROVED, Prover, no_halt_in_reach};
pub use ready::{ReadyMachine, ReadyTable, ready};
pub(crate) use record::PairSearch;
pub use run::{
    MAX_CELLS, MAX_LIMIT, MAX_OPERATIONS, MAX_ROWS, Stop, TuringMoment, TuringRow, TuringRun,
};
pub use table::{
    HeadDirection, Instruction, MAX_NAME, MAX_STATES, MAX_SYMBOLS, MachineEnd, MachineState,
    MachineSymbol, Next, Table,
};
pub use tape::{MAX_TAPE, Tape};
pub use text::{GivenForm, MAX_TEXT, MachineChoice, MachineForm, MachineReading, Read, TupleOrder};
