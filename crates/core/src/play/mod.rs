//! Playing on a coloured lattice: the record of a game, and opponents of several kinds.
//!
//! ```text
//!   path        (2,0) ──▶ (1,1) ──▶ (0,2) ──▶ ...      the points of a game, the start first
//!   to move     First     Second    First
//!     │
//!     ├── record(picture, path)             what each ply was worth, and who has won
//!     └── reply(picture, path, opponent)    the next ply, by an Opponent
//! ```
//!
//! A game is nothing but its path: there is no state to be kept, and taking back a ply is dropping
//! a point.

pub(crate) mod choose;
mod game_record;
mod opponent;
mod strategy;

pub use game_record::{GameRecord, MAX_PLIES, PlayedPly, Player, record};
pub use opponent::{Opponent, reply};
pub use strategy::{CopyRule, copying_reply, copying_rule};
