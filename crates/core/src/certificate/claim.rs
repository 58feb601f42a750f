//! What a certificate says about a position, and what follows for the positions before it.

use std::fmt;

use crate::game::Outcome;

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

    /// Whether the line of the position names a move: one that wins, or that keeps the draw.
    pub(super) fn has_witness(self) -> bool {
        match self {
            Claim::Won(plies) | Claim::Tie(plies) => plies > 0,
            Claim::Endless => true,
            Claim::Lost(_) => false,
        }
    }
}

/// As in a line: `won 5`.
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

/// What follows for a position from the worth of all its moves.
///
/// ```
/// use appleyard_core::certificate::{Claim, Deduction};
///
/// let mut deduction = Deduction::default();
/// for after in [Claim::Won(3), Claim::Lost(4), Claim::Tie(1)] {
///     deduction.add(after.of_move(false));
/// }
/// assert_eq!(deduction.claim(), Some(Claim::Won(5)));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Deduction {
    quickest_win: Option<u32>,
    nearest_tie: Option<u32>,
    is_endless: bool,
    longest_loss: Option<u32>,
}

impl Deduction {
    /// Adds what a move is [worth](Claim::of_move).
    pub fn add(&mut self, worth: Claim) {
        let least = |known: Option<u32>, plies: u32| known.map_or(plies, |known| known.min(plies));
        match worth {
            Claim::Won(plies) => self.quickest_win = Some(least(self.quickest_win, plies)),
            Claim::Tie(plies) => self.nearest_tie = Some(least(self.nearest_tie, plies)),
            Claim::Endless => self.is_endless = true,
            Claim::Lost(plies) => self.longest_loss = self.longest_loss.max(Some(plies)),
        }
    }

    /// What the position is; `None` if it has no moves.
    pub fn claim(self) -> Option<Claim> {
        let wins = self.quickest_win.map(Claim::Won);
        let ties = self.nearest_tie.map(Claim::Tie);
        let draws = ties.or(self.is_endless.then_some(Claim::Endless));
        wins.or(draws).or(self.longest_loss.map(Claim::Lost))
    }
}
