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
    /// The player to move has no move. The one who made the last move has won, under misère play lost; or nobody
    /// has, if the board is full.
    NoMove,
    /// The player to move has no move, because the opponent's stones are in the way. That wins for the player who
    /// is blocked.
    Blocked,
    /// The player who has just moved has stones in a row, or in several.
    Row,
    /// The player who has just moved has four stones in a square of two by two.
    Block,
    /// The player who has just moved has a stone in each corner.
    Corners,
    /// A stone of the player to move is shut in a corner, which wins for this player.
    ShutIn,
    /// The player who has just moved has reached the goal of the game.
    Goal,
    /// The player who has just moved has gone past the goal of the game, and so has lost.
    PastGoal,
    /// The rules name the winner themselves, and do not say why.
    Rules,
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
