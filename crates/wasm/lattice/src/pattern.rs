//! The search for the pattern of a game's outcomes.

use appleyard_core::game::EndRule;
use appleyard_core::lattice::{Move, Pattern, PatternSearch, VectorGame};
use appleyard_core::progress::Progress;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// The game whose pattern to look for.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LatticePatternConfig {
    /// The moves, 1 to 63.
    pub moves: Vec<Move>,
    /// Who wins when nobody can move.
    pub end_rule: EndRule,
}

/// The search for the pattern of a game's outcomes. It solves squares of 64, 128 and 256 points for
/// each side; resumable slice by slice.
#[wasm_bindgen]
pub struct LatticePattern(PatternSearch);

#[wasm_bindgen]
impl LatticePattern {
    /// Prepares a search. Errors: `bad-argument`, or the core's codes for moves that make no game.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<LatticePatternConfig>) -> Result<LatticePattern, JsValue> {
        let config = read_object("config", &config)?;
        let game = VectorGame::new(config.moves).map_err(into_js)?;
        let search = PatternSearch::new(game, config.end_rule);
        Ok(LatticePattern(search))
    }

    /// Solves about `budget` further points. `total` grows with each square. Errors: `bad-argument`;
    /// `region-too-large` and `too-many-lines`, for a game whose square of 32 points for each side
    /// is already too much.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The pattern that was found; `none` until the search has finished.
    pub fn pattern(&self) -> Result<Ts<Pattern>, JsValue> {
        typed::<Pattern>(&self.0.pattern())
    }
}
