//! The atlas of a game that somebody has written.

use appleyard_core::progress::{Progress, Run};
use appleyard_core::solve::SolvedGame;
use appleyard_wasm::atlas::Charting;
use appleyard_wasm::atlas_class;
use wasm_bindgen::JsValue;

use super::{ScriptConfig, ScriptedGame, error};

impl Charting for ScriptedGame {
    type Config = ScriptConfig;

    fn prepared(config: ScriptConfig) -> Result<Self, JsValue> {
        ScriptedGame::of(config)
    }

    fn advance(&mut self, budget: u64) -> Result<Progress, JsValue> {
        let advanced = self.0.advance(budget);
        advanced.map_err(|it| error::into_js(&it, Some(self.0.script())))
    }

    fn game(&self) -> Result<&dyn SolvedGame, JsValue> {
        Ok(&self.0)
    }
}

atlas_class! {
    /// The atlas of a script's game. It answers like `GameAtlas`, and each method also has the errors of
    /// scripts.
    ScriptedAtlas, ScriptedGame, ScriptConfig
}
