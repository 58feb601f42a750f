//! The configuration of a lattice.

use appleyard_core::Error;
use appleyard_core::game::EndRule;
use appleyard_core::lattice::{Colouring, Move, Point, Push, Reach, VectorGame, Wavefront};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::run::{Run, with_run};
use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// In which direction the values travel.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum StepOrder {
    /// Pull: a point gets its colour from its options.
    Pull,
    /// Push: a lost point turns its predecessors into won points; up to 64 points for each side.
    Push,
}

/// What to colour: a game of vectors on a drawn rectangle of points.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LatticeConfig {
    /// The moves, 1 to 63. The index of a move in this list names it elsewhere.
    pub moves: Vec<Move>,
    /// Who wins when nobody can move.
    pub end_rule: EndRule,
    /// The number of points across: m runs from 0 to `columns` − 1.
    pub columns: u32,
    /// The number of points up: n runs from 0 to `rows` − 1.
    pub rows: u32,
    /// In which direction the values travel.
    pub order: StepOrder,
}

impl LatticeConfig {
    pub(super) fn run(&self) -> Result<Run, Error> {
        let (game, end_rule) = (VectorGame::new(self.moves.clone())?, self.end_rule);
        let (columns, rows) = (self.columns, self.rows);
        if Run::has_values(columns, rows) {
            Colouring::new(game, end_rule, columns, rows).map(Run::Values)
        } else {
            Wavefront::new(game, end_rule, columns, rows).map(Run::Outcomes)
        }
    }

    pub(super) fn push(&self) -> Result<Option<Push>, Error> {
        match self.order {
            StepOrder::Pull => Ok(None),
            StepOrder::Push => {
                let game = VectorGame::new(self.moves.clone())?;
                Push::new(game, self.end_rule, self.columns, self.rows).map(Some)
            }
        }
    }
}

/// How much work a lattice would take, known before any work starts. It accepts and refuses the
/// same configurations as [`Lattice`], and solves nothing.
///
/// [`Lattice`]: super::Lattice
#[wasm_bindgen]
pub struct LatticePlan {
    positions: u64,
    reach: Reach,
}

#[wasm_bindgen]
impl LatticePlan {
    /// Checks a configuration. Errors: as for `Lattice`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<LatticeConfig>) -> Result<LatticePlan, JsValue> {
        let config = read_object("config", &config)?;
        let run = config.run().map_err(into_js)?;
        config.push().map_err(into_js)?;
        let corner = Point {
            m: config.columns - 1,
            n: config.rows - 1,
        };
        Ok(LatticePlan {
            positions: with_run!(&run, run => run.positions()),
            reach: run.picture().game().reach(corner),
        })
    }

    /// The number of points of the closed region, all of which the run would solve.
    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    pub fn positions(&self) -> f64 {
        self.positions as f64
    }

    /// A box that holds all points that can be reached.
    pub fn reach(&self) -> Result<Ts<Reach>, JsValue> {
        typed(&self.reach)
    }
}
