//! What can be wrong with a game of more than two players.

use crate::error::errors;

errors! {
    /// Why a game of more than two players was not solved.
    pub enum ManyError {
        /// A position can come back, so there is no end to reason back from.
        Repeats = "game-repeats" => "a position of this game can come back",
        /// It is the turn of a player who is not there, or such a player has won.
        NoSuchPlayer = "no-such-player" {
            /// The player, counted from 1.
            player: u64,
            /// The number of players.
            players: u64,
        } => "the game names player {player}, but has only {players}",
    }
    ranges {
        /// The number of players.
        PLAYERS = "players-out-of-range" => "the number of players",
        /// The stones of a heap for several players.
        STONES = "shared-stones-out-of-range" => "the number of stones",
    }
}
