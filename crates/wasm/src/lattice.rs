//! The lattice of (m, n) positions: m whole apples, n halves.

use appleyard_core::game::{Point, VectorGame};
use appleyard_core::lattice::{self, Colouring, ROW_WIDTH};
use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::{bad_config, into_js, typed};
use crate::game::{EndRule, Outcome};
use crate::progress::Progress;

/// What to colour: the half-apple game on a drawn rectangle of points.
#[derive(Tsify, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LatticeConfig {
    /// Points across: m runs from 0 to `columns` − 1.
    pub columns: u32,
    /// Points up: n runs from 0 to `rows` − 1.
    pub rows: u32,
    /// Who wins when nothing is left.
    pub end_rule: EndRule,
}

/// One move from the point that was asked.
#[derive(Tsify, Serialize)]
pub struct WhyOption {
    /// Which move of the game: 0 eats a whole, 1 a half, 2 half of a whole.
    pub vector: usize,
    /// Wholes after the move.
    pub m: u32,
    /// Halves after the move.
    pub n: u32,
    /// Verdict on the position reached.
    pub outcome: Outcome,
    /// Plies to the end from there, when the winner hurries and the loser delays.
    pub remoteness: u32,
    /// Whether the point lies inside the drawn rectangle.
    pub drawn: bool,
}

/// The reason for a point's colour.
#[derive(Tsify, Serialize)]
pub struct Why {
    /// Wholes.
    pub m: u32,
    /// Halves.
    pub n: u32,
    /// The verdict.
    pub outcome: Outcome,
    /// Plies to the end, when the winner hurries and the loser delays.
    pub remoteness: u32,
    /// Every move, in the game's order.
    pub options: Vec<WhyOption>,
    /// Index into `options` of the move that decides: the fastest win of a won
    /// point. Absent for a lost point (all moves decide it together).
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deciding: Option<usize>,
}

/// A step worth stopping at.
#[derive(Tsify, Serialize)]
pub struct Milestone {
    /// Steps taken when it has just been reached, from 1.
    pub step: usize,
    /// What happens there.
    #[tsify(
        type = "'given' | 'follows' | 'every-move' | 'first-lost-whole' | 'all-wholes' | 'finished'"
    )]
    pub kind: &'static str,
    /// Wholes of the point coloured by that step.
    pub m: u32,
    /// Halves of the point coloured by that step.
    pub n: u32,
}

/// The colouring of the lattice as a run, resumable slice by slice.
#[wasm_bindgen]
pub struct Lattice {
    colouring: Colouring,
}

#[wasm_bindgen]
impl Lattice {
    /// Prepares a run. Errors: `bad-config`, or the core's codes for sides out
    /// of range.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<LatticeConfig>) -> Result<Lattice, JsValue> {
        let config = config.to_rust().map_err(|e| bad_config(&e))?;
        let end_rule = config.end_rule.into();
        Colouring::new(VectorGame::apples(), end_rule, config.columns, config.rows)
            .map(|colouring| Lattice { colouring })
            .map_err(|e| into_js(&e))
    }

    /// Colours at most `budget` further points of the closed region.
    pub fn advance(&mut self, budget: u32) -> Result<Ts<Progress>, JsValue> {
        typed(&Progress::from(self.colouring.advance(u64::from(budget))))
    }

    /// The steps so far: rows of [`Lattice::row_width`] numbers, m, n, outcome
    /// (0 lost, 1 won), remoteness in plies, deciding move (2³²−1 for none).
    pub fn trace(&self) -> Uint32Array {
        Uint32Array::from(self.colouring.trace().as_slice())
    }

    /// Numbers in a row of the trace.
    #[wasm_bindgen(getter, js_name = rowWidth)]
    pub fn row_width(&self) -> usize {
        ROW_WIDTH
    }

    /// What a whole and what a half weigh: every move lowers m·a + n·b, and the
    /// steps go by its rising.
    pub fn weight(&self) -> Vec<u32> {
        let (a, b) = self.colouring.game().weight();
        vec![a, b]
    }

    /// The steps worth stopping at, in order.
    pub fn milestones(&self) -> Result<Vec<Ts<Milestone>>, JsValue> {
        let milestones = self.colouring.milestones();
        milestones.iter().map(|m| typed(&milestone(m))).collect()
    }

    /// Why a point has its colour. Errors: `point-outside`, for a point that
    /// no drawn point leads to; `point-not-coloured`, before the run has come to it.
    pub fn why(&self, m: u32, n: u32) -> Result<Ts<Why>, JsValue> {
        let why = self.colouring.why(Point { m, n });
        typed(&reason(why.map_err(|e| into_js(&e))?))
    }
}

fn milestone(milestone: &lattice::Milestone) -> Milestone {
    Milestone {
        step: milestone.step,
        kind: milestone.kind.name(),
        m: milestone.point.m,
        n: milestone.point.n,
    }
}

fn reason(why: lattice::Why) -> Why {
    let option = |option: lattice::WhyOption| WhyOption {
        vector: option.vector,
        m: option.point.m,
        n: option.point.n,
        outcome: option.value.outcome.into(),
        remoteness: option.value.remoteness,
        drawn: option.drawn,
    };
    Why {
        m: why.point.m,
        n: why.point.n,
        outcome: why.value.outcome.into(),
        remoteness: why.value.remoteness,
        options: why.options.into_iter().map(option).collect(),
        deciding: why.deciding,
    }
}
