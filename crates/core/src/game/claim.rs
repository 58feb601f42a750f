//! All that can be said about a position.

use std::fmt;

use super::Outcome;

/// What is said about a position, for the player to move. Plies count to the end of play; 0 means that no
/// move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Lost, after this number of plies if the loser delays.
    Lost(u32),
    /// Won, after this number of plies if the winner hurries.
    Won(u32),
    /// Drawn, and this number of plies away from a tied end if both players want it.
    Tie(u32),
    /// Drawn, and no tied end can be reached unless somebody gives something away.
    Endless,
}

impl Claim {
    /// What a position without moves is, by its verdict.
    pub fn at_end(verdict: Outcome) -> Claim {
        match verdict {
            Outcome::P => Claim::Lost(0),
            Outcome::N => Claim::Won(0),
            Outcome::D => Claim::Tie(0),
        }
    }

    /// What a move is worth that leads to a position of which this is said. `again` says that the same player
    /// moves there.
    #[must_use]
    pub fn of_move(self, again: bool) -> Claim {
        match self {
            Claim::Lost(plies) if again => Claim::Lost(plies.saturating_add(1)),
            Claim::Won(plies) if again => Claim::Won(plies.saturating_add(1)),
            Claim::Lost(plies) => Claim::Won(plies.saturating_add(1)),
            Claim::Won(plies) => Claim::Lost(plies.saturating_add(1)),
            Claim::Tie(plies) => Claim::Tie(plies.saturating_add(1)),
            Claim::Endless => Claim::Endless,
        }
    }

    /// Whether a certificate names a move of the position: one that wins, or that keeps the draw.
    pub(crate) fn has_witness(self) -> bool {
        match self {
            Claim::Won(plies) | Claim::Tie(plies) => plies > 0,
            Claim::Endless => true,
            Claim::Lost(_) => false,
        }
    }
}

/// As in a line of a certificate: `won 5`.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Lost(plies) => write!(f, "lost {plies}"),
            Claim::Won(plies) => write!(f, "won {plies}"),
            Claim::Tie(plies) => write!(f, "tie {plies}"),
            Claim::Endless => write!(f, "endless"),
        }
    }
}
