//! What a game of a row is built from.

use appleyard_core::Error;
use appleyard_core::chain::{self, ChainGame, Row};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use appleyard_wasm::game::EndRule;

/// What the first move of a game from a whole row may take.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMove {
    /// One object.
    Fewest,
    /// As much as any other move.
    Any,
}

impl From<FirstMove> for chain::FirstMove {
    fn from(first: FirstMove) -> Self {
        match first {
            FirstMove::Fewest => Self::Fewest,
            FirstMove::Any => Self::Any,
        }
    }
}

/// A game of Chain: take one object, or two that lie next to each other.
#[derive(Tsify, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChainConfig {
    /// The objects of the row at the start, 1 to 60, without a gap; not looked at if `row` is given.
    pub objects: u32,
    /// Another start, as for `ChainRow`.
    #[tsify(optional)]
    #[serde(default)]
    pub row: Option<String>,
    /// Who wins when no object is left: `normal` is the direct game, `misere` the reverse one.
    pub end_rule: EndRule,
    /// What the first move may take, if the start has no gap.
    pub first_move: FirstMove,
}

impl ChainConfig {
    pub(super) fn game(&self) -> Result<ChainGame, Error> {
        Ok(ChainGame {
            end_rule: self.end_rule.into(),
            first: self.first_move.into(),
            start: match &self.row {
                Some(text) => Row::parse(text)?,
                None => Row::whole(self.objects)?,
            },
        })
    }
}
