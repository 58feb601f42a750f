//! Games of rows: take objects that lie next to each other; what is left falls into groups.
//!
//! In Chain, also called Kayles (Dudeney 1908), one object is taken, or two that are neighbours; in the
//! source document the first move takes one. Whoever takes the last one wins (its direct game, normal
//! play), or loses (its reverse game, misère play).
//!
//! ```text
//!   ●●●●●●●●●  ──▶  ●●●●·●●●●  ──▶  ·●●●·●●●●  ──▶  ·●●●·●··●  ──▶  …
//!       9             4 + 4           4 + 3          3 + 1 + 1          sizes of groups
//! ```
//!
//! Where a group lies does not matter, only how large it is: so a *row*, cell by cell, is what is
//! played on, and a *position*, the sizes of its groups from large to small, is what has a value.
//!
//! ```text
//!   OctalCode        what may be taken           any octal game; Chain is 0.77
//!   Row, Take        what is played on           read, taken from; arrangements: rows of a position
//!     │
//!   ChainTable       what all positions are worth    exactly, under both end rules, by rank
//!     ├── SolvedChain ── why                     a ChainGame as it is played, see `play`
//!     ├── duel                                   the middle and then a mirror, which is slower
//!     ├── Census                                 how many positions are won, and by one option only
//!     ├── misled_rows                            where misère play is not what one might expect
//!     └── map                                    all positions of a short row, and the moves
//!
//!   OctalGrundy      what Grundy values say      normal play of rows of any length; periods
//! ```
//!
//! [`ChainTable`] and [`Census`] and [`OctalGrundy`] are [runs](crate::progress::Run); the rest takes no
//! time.

mod arrangements;
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
mod packed;
pub mod programs;
mod ranking;
mod ranks;
mod row;
mod row_text;
mod solved;
mod table;
mod why;

pub use census::{Census, CensusKind, CensusRow, MAX_EXAMPLES};
pub use duel::{Duel, Slower, duel};
pub use first_move::FirstMove;
pub use game::ChainGame;
pub use grundy::{MAX_OCTAL_HEAP, OctalGrundy};
pub use map::{ChainMap, MAX_MAP, MapEdge, MapNode, map};
pub use misled::{MisledRows, misled_rows};
pub use octal::{MAX_OCTAL_DIGITS, OctalCode};
pub use row::{MAX_OBJECTS, Row, Take, arrangements};
pub use solved::SolvedChain;
pub use table::ChainTable;
pub use why::{ChainOption, ChainTake, ChainWhy, why};
