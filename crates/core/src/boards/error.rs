//! What can be wrong with a board.

use crate::error::errors;

errors! {
    /// Why a board game or a position of one was refused.
    pub enum BoardError {
        /// A board has more squares than a board of its kind may have.
        BoardTooLarge = "board-too-large" {
            /// The number of its squares.
            squares: u64,
            /// The most that is allowed.
            limit: u64,
        } => "this game may have at most {limit} squares, not {squares}",
        /// The text of a position cannot be read.
        BoardNotUnderstood = "board-not-understood" {
            /// The character where reading stopped, counted from 1.
            at: u64,
            /// The character there.
            found: Option<char>,
        } => "the board cannot be read at character {at}: {found}",
        /// A position can be read, but play cannot lead to such a position: it has the wrong number of
        /// stones, or a stone in the air, or it is the wrong player's turn.
        BoardNotPossible = "board-not-possible" => "play cannot lead to this board",
    }
    ranges {
        /// The columns of a board.
        COLUMNS = "board-columns-out-of-range" => "the number of columns",
        /// The rows of a board.
        ROWS = "board-rows-out-of-range" => "the number of rows",
        /// The stones that win if they stand in a row.
        IN_A_ROW = "in-a-row-out-of-range" => "the number of stones in a row",
    }
}
