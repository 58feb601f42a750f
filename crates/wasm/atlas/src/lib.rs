//! The atlas of a solved game: its graph, position by position. It is a package of its own, because a page
//! needs it only when somebody opens the graph.
//!
//! The package links `forms`, so it has all families of games.

use appleyard_core::progress::Progress;
use appleyard_core::solve::{SolvedGame, SolvingGame};
use appleyard_wasm::atlas::Charting;
use appleyard_wasm::atlas_class;
use appleyard_wasm::error::into_js;
use appleyard_wasm_forms as _;
use appleyard_wasm_games::config::GameConfig;
use wasm_bindgen::JsValue;

/// The run of any game.
struct Solving(Box<dyn SolvingGame>);

impl Charting for Solving {
    type Config = GameConfig;

    fn prepared(config: GameConfig) -> Result<Self, JsValue> {
        Ok(Solving(config.run()?))
    }

    fn advance(&mut self, budget: u64) -> Result<Progress, JsValue> {
        self.0.advance(budget).map_err(into_js)
    }

    fn game(&self) -> Result<&dyn SolvedGame, JsValue> {
        Ok(&*self.0)
    }
}

atlas_class! {
    /// All positions of a game in turns, and where each stands; resumable slice by slice. It solves the game
    /// first. A position is named by its place, a number below the number of positions.
    GameAtlas, Solving, GameConfig
}
