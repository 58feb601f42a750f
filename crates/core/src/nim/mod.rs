//! Heap games: a player takes from one heap a number of stones that a rule allows.
//!
//! ```text
//!   parse ── Numbers   what may be taken        stretches: unions, intersections, differences
//!              │
//!        GrundyValues  of heaps of any size     a formula, or a table with its period
//!
//!   wythoff            two heaps, from which the same number may also be taken
//!
//!   HeapGame ── HeapRun ── why                what decides, and all winning moves
//!      │          ├── record, reply           games on it, move by move
//!      │          └── advance by a budget     of the Grundy values, and of a table of all positions
//!   columns, cancel    the board of exclusive or; NimClass: Nim under either end rule
//! ```

mod analysis;
mod classes;
mod cold_pairs;
mod columns;
pub(crate) mod error;
mod game;
mod grundy_table;
mod grundy_values;
mod indexed;
mod kinds;
mod multisets;
mod numbers;
mod parse;
mod played;
mod shared;
mod stretches;
mod summary;
mod table;
mod why;
mod winning;

pub mod wythoff;

pub use crate::solve::Period;
pub use analysis::{HeapRun, Method};
pub use classes::{ClassOnCourse, NimClass};
pub use cold_pairs::{ColdPair, ColdPairs, MAX_INDEX, MAX_PAIRS};
pub use columns::{HeapColumn, NO_PARTNER, cancel, columns, deciding};
pub use game::{Coupling, HeapGame, HeapTake};
pub use grundy_table::GrundyTable;
pub use grundy_values::{Formula, GrundyValues, MAX_TABLE, MAX_WORK};
pub use numbers::{Numbers, ParsedNumbers};
pub use parse::{MAX_RULE_CHARS, MAX_RULE_DEPTH};
pub use played::{HeapOpponent, HeapRecord, trap};
pub use shared::{
    MAX_PLAYERS, MAX_SHARED_STONES, ManyValue, Players, SharedHeap, SharedRun, TieBreak,
};
pub use summary::{HeapRule, NimSummary};
pub use table::{TABLE_POSITIONS, TABLE_WORK};
pub use why::{HeapOption, HeapReason, HeapWhy, MAX_LISTED};

/// The most stones of a heap, and the largest number of a rule.
pub const MAX_STONES: u64 = 1_000_000_000_000_000;

/// The most heaps of a game.
pub const MAX_HEAPS: usize = 1000;
