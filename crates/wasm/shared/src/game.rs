//! What every impartial game has, in the page's terms.

use appleyard_core::game;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// Who wins when nobody can move.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum EndRule {
    /// Whoever makes the last move wins.
    Normal,
    /// Whoever makes the last move loses.
    Misere,
}

impl From<EndRule> for game::EndRule {
    fn from(rule: EndRule) -> Self {
        match rule {
            EndRule::Normal => Self::Normal,
            EndRule::Misere => Self::Misere,
        }
    }
}

/// The verdict on a position.
#[derive(Tsify, Serialize)]
pub enum Outcome {
    /// Lost for whoever must move.
    P,
    /// Won for whoever must move.
    N,
    /// Neither can win.
    D,
}

impl From<game::Outcome> for Outcome {
    fn from(outcome: game::Outcome) -> Self {
        match outcome {
            game::Outcome::P => Self::P,
            game::Outcome::N => Self::N,
            game::Outcome::D => Self::D,
        }
    }
}
