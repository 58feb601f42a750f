//! What a player prefers who cannot win.

use std::cmp::Reverse;

/// What a player prefers who cannot win. A player who can win does so, in as few plies as the others let
/// it take. Of moves that are equally good, a player makes the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum TieBreak {
    /// Nothing: the player makes the first move.
    FirstMove,
    /// That nobody wins; else that the winner sits as near behind as possible, the next player best of
    /// all.
    HelpsNext,
    /// That nobody wins; else that the winner sits as far behind as possible, the next player least of
    /// all.
    SpitesNext,
}

impl TieBreak {
    /// Larger for a result that the player to move, player 0, prefers: wins first, the sooner the better. The
    /// number of the winner says how far behind the winner sits.
    pub(super) fn rank(self, players: u32, winner: Option<u32>, plies: u32) -> (u32, Reverse<u32>) {
        match (winner, self) {
            (Some(0), _) => (players + 1, Reverse(plies)),
            (None, TieBreak::HelpsNext | TieBreak::SpitesNext) => (players, Reverse(0)),
            (_, TieBreak::FirstMove) => (0, Reverse(0)),
            (Some(behind), TieBreak::HelpsNext) => (players - behind, Reverse(0)),
            (Some(behind), TieBreak::SpitesNext) => (behind, Reverse(0)),
        }
    }
}
