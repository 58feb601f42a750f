//! Why a game is over.

/// Why a game is over, and where on the board that can be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Ending {
    /// The rule that ended it.
    pub reason: EndReason,
    /// The squares that show it, row by row from the top left, from 0; empty without a board, and if the
    /// reason is not a matter of single squares.
    pub squares: Vec<u32>,
}

/// A rule that ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum EndReason {
    /// The player to move has no move. The rules say who wins then, or that nobody does.
    NoMove,
    /// The player who has just moved has stones that win by how they stand: a row, or in Dao also a square
    /// or the corners.
    Row,
    /// A stone of the player to move is shut in a corner, which wins for this player.
    ShutIn,
    /// The player who has just moved has reached the goal of the game.
    Goal,
    /// The player who has just moved has gone past the goal of the game, and so has lost.
    PastGoal,
}

impl Ending {
    /// The end of a game without a board.
    pub fn of(reason: EndReason) -> Ending {
        let squares = Vec::new();
        Ending { reason, squares }
    }

    /// The player to move has no move.
    pub fn no_move() -> Ending {
        Ending::of(EndReason::NoMove)
    }
}
