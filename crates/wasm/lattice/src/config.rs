//! What a lattice is built from.

use appleyard_core::Error;
use appleyard_core::game::EndRule;
use appleyard_core::lattice::{self, Colouring, Point, Push, Vector, VectorGame, Wavefront};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::run::{Run, with_run};
use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// A move: a vector, added once or, as a ray, any positive number of times.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Added to m.
    pub dm: i32,
    /// Added to n.
    pub dn: i32,
    /// Whether it may be added more than once.
    pub ray: bool,
}

/// Who colours whom.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// A point asks its options.
    Pull,
    /// A lost point turns its predecessors; up to 64 points a side.
    Push,
}

/// What to colour: a game of vectors on a drawn rectangle of points.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LatticeConfig {
    /// The moves, 1 to 63; a move is known by its index here.
    pub moves: Vec<Move>,
    /// Who wins when nobody can move.
    pub end_rule: EndRule,
    /// Points across: m runs from 0 to `columns` − 1.
    pub columns: u32,
    /// Points up: n runs from 0 to `rows` − 1.
    pub rows: u32,
    /// Who colours whom.
    pub order: Order,
}

/// The game of these moves.
pub fn game_of(moves: &[Move]) -> Result<VectorGame, Error> {
    let one = |&Move { dm, dn, ray }: &Move| {
        let vector = Vector { dm, dn };
        if ray {
            lattice::Move::Ray(vector)
        } else {
            lattice::Move::Step(vector)
        }
    };
    VectorGame::new(moves.iter().map(one).collect())
}

impl LatticeConfig {
    pub(super) fn run(&self) -> Result<Run, Error> {
        let (game, end_rule) = (game_of(&self.moves)?, self.end_rule);
        let (columns, rows) = (self.columns, self.rows);
        if Run::has_values(columns, rows) {
            Colouring::new(game, end_rule, columns, rows).map(Run::Values)
        } else {
            Wavefront::new(game, end_rule, columns, rows).map(Run::Outcomes)
        }
    }

    pub(super) fn push(&self) -> Result<Option<Push>, Error> {
        match self.order {
            Order::Pull => Ok(None),
            Order::Push => {
                let game = game_of(&self.moves)?;
                Push::new(game, self.end_rule, self.columns, self.rows).map(Some)
            }
        }
    }
}

/// How far play can reach.
#[derive(Tsify, Serialize)]
pub struct Reach {
    /// Points across of a box that holds all that can be reached from the drawn rectangle; there may be
    /// a smaller one.
    pub columns: f64,
    /// Its points up.
    pub rows: f64,
}

/// What a lattice would take, known before any work starts: it accepts and refuses as [`Lattice`]
/// does, and solves nothing.
///
/// [`Lattice`]: super::Lattice
#[wasm_bindgen]
pub struct LatticePlan {
    positions: u64,
    reach: (u64, u64),
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
            m: config.columns.saturating_sub(1),
            n: config.rows.saturating_sub(1),
        };
        Ok(LatticePlan {
            positions: with_run!(&run, run => run.positions()),
            reach: run.picture().game().reach(corner),
        })
    }

    /// Points of the closed region that would be solved.
    #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
    pub fn positions(&self) -> f64 {
        self.positions as f64
    }

    /// A box that holds all that can be reached.
    #[expect(
        clippy::cast_precision_loss,
        reason = "only ever compared with a few dozen"
    )]
    pub fn reach(&self) -> Result<Ts<Reach>, JsValue> {
        let (m, n) = self.reach;
        typed(&Reach {
            columns: m as f64 + 1.0,
            rows: n as f64 + 1.0,
        })
    }
}
