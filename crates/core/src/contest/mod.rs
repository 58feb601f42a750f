//! Contest problems: the thirteen that the source document on games of stones names.
//!
//! ```text
//!   PROBLEMS    number, name, limits, and what solves each
//!     │
//!     ├── nim              ten problems of heaps, bids and gifts
//!     ├── lattice          kiki's game, a coin on a board
//!     ├── CalendarGame     1079 ┐
//!     ├── Multiplication   1517 │ the general solver, by indices: see `indexed`
//!     └── DigitalDeletions 1404 ┘
//! ```
//!
//! The numbers are those of the archive of HDU (Hangzhou Dianzi University). The last three games are neither
//! heaps nor lattices. Here are only their rules.

mod calendar;
mod catalogue;
mod date;
mod digit_string;
mod digits;
pub(crate) mod error;
mod indexed;
mod multiplication;

pub use calendar::{CalendarGame, CalendarMove};
pub use catalogue::{Bounded, Limit, PROBLEMS, Problem, Solver, Taken};
pub use date::{Date, FIRST_DATE, LAST_DATE, TARGET_DATE};
pub use digit_string::{DigitString, MAX_DIGITS};
pub use digits::{DigitMove, DigitalDeletions};
pub use multiplication::{FACTORS, MAX_TARGET, Multiplication};
