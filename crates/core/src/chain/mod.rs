//! Games of rows: a move takes objects that lie next to each other, and what is left falls into groups.
//!
//! In Chain, also called Kayles (Dudeney 1908), a move takes one object, or two that are neighbours; in
//! the source document the first move takes one. The player who takes the last object wins (normal play,
//! the source's direct game) or loses (misère play, its reverse game).
//!
//! ```text
//!   ●●●●●●●●●  ──▶  ●●●●·●●●●  ──▶  ·●●●·●●●●  ──▶  ·●●●·●··●  ──▶  …
//!       9             4 + 4           4 + 3          3 + 1 + 1          sizes of groups
//! ```
//!
//! Only the size of a group matters, not where it lies. So there are two notions: players move on a
//! *row*, cell by cell, and values belong to a *position*, the sizes of the groups from large to small.
//!
//! ```text
//!   OctalCode        what may be taken           any octal game; Chain is 0.77
//!   Row, ChainTake   a row and its moves         read from text; arrangements: rows of a position
//!     │
//!   ChainTable       values of all positions     exact, under both end rules, by rank
//!     ├── SolvedChain ── why, summary                a ChainGame with its values, see `play`
//!     ├── duel                                   the middle and then a mirror, and where that is slower
//!     ├── CensusRun                              how many positions are won, and how many by one option only
//!     ├── misled_rows                            rows whose misère play is a surprise
//!     └── map                                    all positions of a short row, and the moves
//!
//!   OctalGrundy      Grundy values               normal play of rows of any length; periods
//! ```
//!
//! [`ChainTable`], [`CensusRun`] and [`OctalGrundy`] are [runs](crate::progress::Run); everything else
//! is quick.

mod census;
mod duel;
pub(crate) mod error;
mod first_move;
mod game;
mod grundy;
mod map;
mod misled;
mod nim_sum;
mod octal;
mod octal_game;
pub mod programs;
mod ranks;
mod row;
mod row_text;
mod signed;
mod solved;
mod summary;
mod table;
mod why;

pub use census::{Census, CensusRow, CensusRun, MAX_EXAMPLES};
pub use duel::{Duel, Slower, duel};
pub use first_move::FirstMove;
pub use game::ChainGame;
pub use grundy::{ChainGrundySummary, MAX_OCTAL_HEAP, OctalGrundy};
pub use map::{ChainMap, MAX_MAP, MapEdge, MapNode, map};
pub use misled::{MisledRows, misled_rows};
pub use octal::{MAX_OCTAL_DIGITS, OctalCode};
pub use octal_game::{Change, Groups, OctalGame};
pub use row::{ChainTake, MAX_OBJECTS, Row, WrittenRow, arrangements};
pub use signed::signed;
pub use solved::SolvedChain;
pub use summary::{ChainSummary, summary};
pub use table::{ChainTable, MAX_TABLE, TableSize};
pub use why::{ChainOption, ChainWhy, why};
