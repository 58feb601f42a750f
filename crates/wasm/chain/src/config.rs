//! The configuration of a game of Chain.

use appleyard_core::chain::{ChainGame, FirstMove, Row};
use appleyard_core::game::EndRule;
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

use appleyard_wasm::error::{bad_argument, into_js};

/// A game of Chain: a player takes one object, or two that lie next to each other.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainConfig {
    /// The objects of the row at the start, 1 to 60, without a gap. If `row` is given, this field is
    /// ignored and may be left out.
    #[tsify(optional)]
    pub objects: Option<u32>,
    /// Another start, written as for `ChainRow`; left out for a row of `objects` objects without a gap.
    #[tsify(optional)]
    pub row: Option<String>,
    /// Who wins when no object is left: `normal` if the last object wins, `misere` if it loses.
    pub end_rule: EndRule,
    /// What the first move may take, if the start has no gap.
    pub first_move: FirstMove,
}

impl ChainConfig {
    pub(super) fn game(&self) -> Result<ChainGame, JsValue> {
        let start = match (&self.row, self.objects) {
            (Some(text), _) => Row::parse(text),
            (None, Some(objects)) => Row::whole(objects),
            (None, None) => return Err(bad_argument(&"config: missing field `objects`, or `row`")),
        };
        Ok(ChainGame {
            end_rule: self.end_rule,
            first: self.first_move,
            start: start.map_err(into_js)?,
        })
    }
}
