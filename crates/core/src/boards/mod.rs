//! Games on small boards, for two players with stones of two colours.
//!
//! ```text
//!   InARow        stones in a row: tic-tac-toe and its relatives       ends after each square is taken
//!   FourInARow    the same, but stones fall: Connect Four              ends
//!   Hexapawn      pawns of chess on a small board                      ends
//!   Dodgem        cars that cross each other's way                     can go on for ever
//!   Dao           four stones each, which slide as far as they can     can go on for ever
//! ```
//!
//! All of them have the same positions, [`Board`], and the same moves, [`StoneStep`]. So a page can draw any of
//! them, and a link can hold any position as a [text](crate::play::Notation::text). Each family numbers its positions
//! ([`Indexed`](crate::solve::Indexed)), so that [`IndexedRun`](crate::solve::IndexedRun) solves it without
//! storing them.
//!
//! ```
//! use appleyard_core::boards::InARow;
//! use appleyard_core::play::Notation;
//! use appleyard_core::progress::Run;
//! use appleyard_core::solve::{IndexedRun, Listed, Solved, Value};
//!
//! let tic_tac_toe = InARow::new(3, 3, 3)?;
//! let start = tic_tac_toe.start();
//! let mut run = IndexedRun::new(tic_tac_toe)?;
//! run.ask(&start)?;
//! run.finish()?;
//! assert_eq!(run.count(), 5478);
//! assert_eq!(run.value(&start)?, Value::DRAWN);
//! # Ok::<(), appleyard_core::Error>(())
//! ```

mod bits;
mod board;
mod dao;
mod dodgem;
pub(crate) mod error;
mod four;
mod hexapawn;
mod in_a_row;
mod layout;
mod rows;
mod subsets;
mod ternary;

pub use board::{Board, BoardGame, StoneStep};
pub use dao::Dao;
pub use dodgem::Dodgem;
pub use four::FourInARow;
pub use hexapawn::Hexapawn;
pub use in_a_row::InARow;
pub use layout::Layout;
pub use rows::Rows;

use crate::solve::families;

families! {
    /// A family of board games.
    pub enum Family {
        /// [`InARow`]: columns, rows, and the stones in a row that win.
        InARow: InARow,
        /// [`FourInARow`]: columns, rows, and the stones in a row that win.
        FourInARow: FourInARow,
        /// [`Hexapawn`]: columns and rows.
        Hexapawn: Hexapawn,
        /// [`Dodgem`]: the side of the board.
        Dodgem: Dodgem,
        /// [`Dao`]: no sizes.
        Dao: Dao,
    }
}

/// The most squares that a board may have. Indices and tables are limited by it.
pub const MAX_SQUARES: u32 = 16;
