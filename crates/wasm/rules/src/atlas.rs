//! The atlas of a game that somebody has written.

use appleyard_core::progress::{Progress, Run};
use appleyard_core::solve::atlas::{Atlas, AtlasPlace, AtlasRows, Drawing};
use appleyard_rules::{ScriptGame, ScriptRun};
use appleyard_wasm::argument::{GivenNumber, GivenNumbers, read, read_object};
use appleyard_wasm::atlas::{self, AtlasSummary};
use appleyard_wasm::error::typed;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{ScriptConfig, Solver, error};

/// The atlas of a script's game. It answers like `GameAtlas`, and each method also has the errors of
/// scripts.
#[wasm_bindgen]
pub struct ScriptedAtlas {
    run: ScriptRun,
    atlas: Atlas,
}

impl ScriptedAtlas {
    /// The solved game, unless the script has failed.
    fn game(&self) -> Result<&Solver, JsValue> {
        let solver = self.run.solver();
        solver.map_err(|it| error::into_js(&it, Some(self.run.game())))
    }
}

#[wasm_bindgen]
impl ScriptedAtlas {
    /// Reads the script and prepares the run. Errors: as for `ScriptedGame`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ScriptConfig>) -> Result<ScriptedAtlas, JsValue> {
        let ScriptConfig { script, limit } = read_object("config", &config)?;
        let game = ScriptGame::new(&script).map_err(|it| error::into_js(&it, None))?;
        let run = ScriptRun::new(&game, limit as usize);
        Ok(ScriptedAtlas {
            run: run.map_err(|it| error::into_js(&it, Some(&game)))?,
            atlas: Atlas::default(),
        })
    }

    /// Does at most `budget` units of work. Errors: as for `ScriptedGame`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        let budget = read("budget", budget)?;
        let solving = self.run.advance(budget);
        let solving = solving.map_err(|it| error::into_js(&it, Some(self.run.game())))?;
        let Self { run, atlas } = self;
        let solver = run.solver();
        let solver = solver.map_err(|it| error::into_js(&it, Some(run.game())))?;
        typed(&atlas::advance(solving, atlas, solver, budget)?)
    }

    /// The number of positions and moves, and the rows. Errors: `position-not-solved`, before the run has
    /// ended.
    pub fn summary(&self) -> Result<Ts<AtlasSummary>, JsValue> {
        atlas::summary(&self.atlas, self.game()?)
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
        atlas::at(&self.atlas, self.game()?, place)
    }

    /// The moves along a shortest way from the start to the position at a place. Errors: as for `at`.
    pub fn line(&self, place: &GivenNumber) -> Result<Vec<u32>, JsValue> {
        atlas::line(&self.atlas, self.game()?, place)
    }

    /// The place of the position after these moves. Errors: `bad-argument`, `path-too-long`, `illegal-ply`,
    /// `position-not-solved`.
    pub fn place(&self, moves: &GivenNumbers) -> Result<u32, JsValue> {
        atlas::place(self.game()?, moves)
    }

    /// The table of all positions, 500 rows from the place `from`. Errors: as for `at`.
    pub fn rows(&self, from: &GivenNumber) -> Result<Ts<AtlasRows>, JsValue> {
        atlas::rows(&self.atlas, self.game()?, from)
    }

    /// The graph in DOT; an empty text if the game is too large to draw.
    pub fn dot(&self) -> Result<String, JsValue> {
        let game = self.game()?;
        let drawing = self.atlas.drawing();
        Ok(drawing.map(|drawing| drawing.dot(game)).unwrap_or_default())
    }
}
