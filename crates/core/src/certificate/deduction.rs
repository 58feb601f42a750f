//! What follows for a position from what is said about the positions after its moves.

use crate::game::Claim;

/// What follows for a position from the worth of all its moves. What finds the answers does not use it, so
/// that a mistake there is found.
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
