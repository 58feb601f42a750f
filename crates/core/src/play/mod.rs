//! Playing, in any game whose values are known: the record of a game, and opponents.
//!
//! ```text
//!   moves       start ──▶ · ──▶ · ──▶ ...              a game is its start and its moves
//!   to move     First     Second First
//!     │
//!     ├── follow(game, start, moves)            the positions, or which move is none
//!     ├── record(game, start, moves)            what each ply was worth, and who has won
//!     ├── reply(game, start, moves, opponent)   the next move
//!     └── principal_line(game, position)        how it goes on if both play perfectly
//! ```
//!
//! There is no state to be kept, and taking back a ply is dropping a move. All of it is written once,
//! on [`Solved`](crate::solve::Solved).

mod opponent;
mod record;

pub use opponent::{Opponent, options, principal_line, reply};
pub(crate) use record::check_length;
pub use record::{MAX_PLIES, Record, RecordedPly, follow, record};
