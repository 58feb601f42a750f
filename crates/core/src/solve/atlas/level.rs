//! A row of an atlas as numbers.

use crate::game::Outcome;

/// How many positions of a row have each outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Level {
    /// Positions that are lost for the player to move.
    pub lost: u32,
    /// Positions that are won for the player to move.
    pub won: u32,
    /// Positions that are drawn.
    pub drawn: u32,
}

impl Level {
    /// All positions of the row.
    pub fn positions(self) -> u32 {
        self.lost + self.won + self.drawn
    }

    /// Counts a position in the row with this number; rows before it that do not exist yet are empty.
    pub(super) fn count(levels: &mut Vec<Level>, row: u32, outcome: Outcome) {
        let row = row as usize;
        if levels.len() <= row {
            levels.resize(row + 1, Level::default());
        }
        let level = &mut levels[row];
        match outcome {
            Outcome::P => level.lost += 1,
            Outcome::N => level.won += 1,
            Outcome::D => level.drawn += 1,
        }
    }
}
