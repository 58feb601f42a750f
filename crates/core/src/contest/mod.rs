//! Contest problems: the thirteen that the source document on games of stones names.
//!
//! ```text
//!   PROBLEMS    number, name, limits, and what solves each
//!     │
//!     ├── nim              ten problems of heaps, bids and gifts
//!     ├── lattice          kiki's game, a coin on a board
//!     ├── CalendarGame     1079   a table of all dates
//!     ├── Multiplication   1517   a formula, and a table of all products
//!     └── DigitalDeletions 1404   a table of all strings of digits
//! ```
//!
//! The numbers are those of the archive of HDU (Hangzhou Dianzi University). The last three games are
//! neither heaps nor lattices, so they are solved here. Each of them is a [`Solved`](crate::solve::Solved)
//! game, so [`play`](crate::play) plays it.

mod calendar;
mod catalogue;
mod date;
mod digit_string;
mod digits;
pub(crate) mod error;
mod multiplication;
mod products;
mod written;

pub use calendar::{CalendarGame, CalendarMove};
pub use catalogue::{Bounded, Limit, PROBLEMS, Problem, Solver, Taken, problem};
pub use date::{Date, FIRST_DATE, LAST_DATE, TARGET_DATE};
pub use digit_string::{DigitString, MAX_DIGITS};
pub use digits::{DigitMove, DigitalDeletions};
pub use multiplication::{FACTORS, MAX_TARGET, Multiplication};
pub use products::Products;
