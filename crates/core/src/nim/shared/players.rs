//! Sets of players.

use super::MAX_PLAYERS;

/// A set of players. It crosses into JavaScript as their list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(into = "Vec<u32>"),
    tsify(type = "number[]")
)]
pub struct Players {
    /// Bit p is player p.
    bits: u32,
}

impl Players {
    /// Only this player.
    pub(super) fn only(player: u32) -> Players {
        debug_assert!(player < MAX_PLAYERS);
        Players { bits: 1 << player }
    }

    /// Those in either set.
    pub(super) fn or(self, other: Players) -> Players {
        Players {
            bits: self.bits | other.bits,
        }
    }

    /// Whether the set has this player.
    pub fn has(self, player: u32) -> bool {
        player < MAX_PLAYERS && self.bits & 1 << player != 0
    }

    /// The players of the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        (0..MAX_PLAYERS).filter(move |&player| self.has(player))
    }
}

impl FromIterator<u32> for Players {
    fn from_iter<I: IntoIterator<Item = u32>>(players: I) -> Players {
        let each = players.into_iter().map(Players::only);
        each.fold(Players::default(), Players::or)
    }
}

impl From<Players> for Vec<u32> {
    fn from(players: Players) -> Vec<u32> {
        players.iter().collect()
    }
}
