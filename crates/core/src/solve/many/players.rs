//! Sets of players.

use super::MAX_PLAYERS;

/// A set of players, which may also hold "nobody": a game can end without a winner. It crosses into
/// JavaScript as the list of its players, without "nobody".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(into = "Vec<u32>"),
    tsify(type = "number[]")
)]
pub struct Players {
    /// Bit p is player p; the bit after those of all players is "nobody".
    bits: u32,
}

impl Players {
    /// Only this winner; `None` stands for nobody.
    pub(super) fn only(winner: Option<u32>) -> Players {
        let place = winner.unwrap_or(MAX_PLAYERS).min(MAX_PLAYERS);
        Players { bits: 1 << place }
    }

    /// Those in either set.
    pub(super) fn or(self, other: Players) -> Players {
        Players {
            bits: self.bits | other.bits,
        }
    }

    /// Whether the game can end with this winner; `None` stands for nobody.
    pub fn has(self, winner: Option<u32>) -> bool {
        self.bits & Players::only(winner).bits != 0
    }

    /// The players of the set, ascending, without "nobody".
    pub fn iter(self) -> impl Iterator<Item = u32> {
        (0..MAX_PLAYERS).filter(move |&player| self.has(Some(player)))
    }
}

impl From<Players> for Vec<u32> {
    fn from(players: Players) -> Vec<u32> {
        players.iter().collect()
    }
}
