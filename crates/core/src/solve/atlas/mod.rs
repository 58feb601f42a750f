//! A map of all positions of a solved game: where each stands, in what order the solver decides them, and
//! why each has its value.
//!
//! ```text
//!   SolvedGame   what an atlas asks, by the places of the positions
//!     │
//!   Atlas     depths, and how many positions are lost, won and drawn in each row     any size
//!     │
//!   Drawing   every move, the order of deciding, the open options at each step,      up to MOST_DRAWN
//!             Grundy values
//! ```
//!
//! The values are those of the game. A drawing decides its positions once more, by the code of
//! [`Retrograde`](super::Retrograde), because only a run that is recorded has an order.

mod account;
mod drawing;
mod level;
mod map;
mod rows;

pub use account::{AtlasOption, AtlasPlace, AtlasReason, MOST_LISTED};
pub use drawing::{DECIDED, DECIDING_WIDTH, Drawing, MOST_DRAWN, MOST_DRAWN_MOVES};
pub use level::Level;
pub use map::Atlas;
pub use rows::{AtlasRow, AtlasRows, ROWS_A_CHUNK};
