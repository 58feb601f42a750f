//! The atlas of a solved game: its graph, position by position. It is a package of its own, because a page
//! needs it only when somebody opens the graph.
//!
//! The package links `forms`, so it has all families of games.

use appleyard_core::progress::{Progress, Run};
use appleyard_core::solve::atlas::{Atlas, AtlasPlace, AtlasRows, Drawing};
use appleyard_wasm::argument::{GivenNumber, GivenNumbers, read, read_object};
use appleyard_wasm::atlas::{self, AtlasSummary};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm_forms as _;
use appleyard_wasm_games::config::{AnyRun, GameConfig};
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// All positions of a game in turns, and where each stands; resumable slice by slice. It solves the game
/// first. A position is named by its place, a number below the number of positions.
#[wasm_bindgen]
pub struct GameAtlas {
    run: AnyRun,
    atlas: Atlas,
}

#[wasm_bindgen]
impl GameAtlas {
    /// Prepares the run. Errors: as for `SolvedGame`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<GameConfig>) -> Result<GameAtlas, JsValue> {
        let config: GameConfig = read_object("config", &config)?;
        Ok(GameAtlas {
            run: config.run()?,
            atlas: Atlas::default(),
        })
    }

    /// Does at most `budget` units of work. A unit is a position that it meets, decides, passes on, opens or counts. Errors: `bad-argument`,
    /// `too-many-positions`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        let budget = read("budget", budget)?;
        let solving = self.run.advance(budget).map_err(into_js)?;
        typed(&atlas::advance(
            solving,
            &mut self.atlas,
            &self.run,
            budget,
        )?)
    }

    /// The number of positions and moves, and the rows. Errors: `position-not-solved`, before the run has
    /// ended.
    pub fn summary(&self) -> Result<Ts<AtlasSummary>, JsValue> {
        atlas::summary(&self.atlas, &self.run)
    }

    /// For each place the plies from the start, along the shortest way.
    pub fn depths(&self) -> Vec<u32> {
        self.atlas.depths().to_vec()
    }

    /// The places in the order in which a walk from the start meets them, level by level.
    pub fn met(&self) -> Vec<u32> {
        self.atlas.met().to_vec()
    }

    /// For each place, where its moves end in `targets`. Empty if the game is too large to draw: more than
    /// 2,000 positions or 40,000 moves.
    pub fn ends(&self) -> Vec<u32> {
        atlas::numbers(&self.atlas, |drawing| drawing.ends().to_vec())
    }

    /// The places to which moves lead, position by position.
    pub fn targets(&self) -> Vec<u32> {
        atlas::numbers(&self.atlas, Drawing::targets)
    }

    /// The order in which the solver decides the positions, three numbers for each: the place; 0 for lost, 1
    /// for won, 2 for a tie; and the plies to the end. A position that is not there is drawn by play without
    /// end.
    pub fn deciding(&self) -> Vec<u32> {
        atlas::numbers(&self.atlas, |drawing| {
            drawing.deciding().as_slice().to_vec()
        })
    }

    /// For each place, after this number of decided positions, how many moves may still save the player; 2³² -
    /// 1 for a decided position. Errors: `bad-argument`.
    pub fn open(&self, steps: &GivenNumber) -> Result<Vec<u32>, JsValue> {
        atlas::open(&self.atlas, steps)
    }

    /// All about the position at a place. Errors: `bad-argument`, `position-not-solved`.
    pub fn at(&self, place: &GivenNumber) -> Result<Ts<AtlasPlace>, JsValue> {
        atlas::at(&self.atlas, &self.run, place)
    }

    /// The moves along a shortest way from the start to the position at a place. Errors: as for `at`.
    pub fn line(&self, place: &GivenNumber) -> Result<Vec<u32>, JsValue> {
        atlas::line(&self.atlas, &self.run, place)
    }

    /// The place of the position after these moves. Errors: `bad-argument`, `path-too-long`, `illegal-ply`,
    /// `position-not-solved`.
    pub fn place(&self, moves: &GivenNumbers) -> Result<u32, JsValue> {
        atlas::place(&self.run, moves)
    }

    /// The table of all positions, 500 rows from the place `from`. Errors: as for `at`.
    pub fn rows(&self, from: &GivenNumber) -> Result<Ts<AtlasRows>, JsValue> {
        atlas::rows(&self.atlas, &self.run, from)
    }

    /// The graph in DOT; an empty text if the game is too large to draw.
    pub fn dot(&self) -> String {
        let drawing = self.atlas.drawing();
        drawing
            .map(|drawing| drawing.dot(&self.run))
            .unwrap_or_default()
    }
}
