//! Playing, in any game whose values are known: records of games, and opponents.
//!
//! ```text
//!   moves       start ──▶ · ──▶ · ──▶ ...              a game is its start and its moves
//!   to move     First     Second First
//!     │
//!     ├── follow(game, start, moves)            the positions, or the first illegal move
//!     ├── record(game, start, moves)            the value of each position, and who has won
//!     ├── place(game, start, moves)             the last position, and the value of each position after it
//!     ├── reply(game, start, moves, opponent)   the next move
//!     └── principal_line(game, position)        the rest of the game with best play
//! ```
//!
//! [`Notation`] writes positions and moves down and says why a game is over.
//!
//! Nothing keeps a state: to take back a ply, drop the last move. All of this is written once, for
//! every [`Solved`](crate::solve::Solved) game.

mod opponent;
mod place;
mod record;

pub use crate::game::{EndReason, Ending, MAX_PLIES, Notation};
pub use opponent::{Chance, Opponent, options, principal_line, reply};
pub use place::{GameOption, GamePlace, place};
pub(crate) use record::check_length;
pub use record::{GameRecord, RecordedPly, follow, record, record_part};
