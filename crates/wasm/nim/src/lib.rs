//! Heap games: a player takes from one heap a number of stones that a rule allows. JavaScript gives a
//! count of stones as a number or a BigInt, and gets a BigInt.

mod config;
mod tables;

use appleyard_core::nim::{
    HeapOpponent, HeapRecord, HeapRun, HeapTake, HeapWhy, NimSummary, ParsedNumbers,
};
use appleyard_core::play::Chance;
use appleyard_core::progress::Progress;
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenBigInts, GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;
pub use config::{NimConfig, NimPlan};
pub use tables::{ColdPairs, GrundyTable};

#[wasm_bindgen]
extern "C" {
    /// A move, not read yet.
    #[wasm_bindgen(
        typescript_type = "Omit<HeapTake, \"stones\"> & { readonly stones: number | bigint }"
    )]
    pub type GivenTake;
    /// The moves of a game in order, not read yet.
    #[wasm_bindgen(
        typescript_type = "readonly (Omit<HeapTake, \"stones\"> & { readonly stones: number | bigint })[]"
    )]
    pub type GivenTakes;
}

/// A heap game as a run, resumable slice by slice. It calculates the Grundy values of each rule without
/// a formula, and a table of all positions if the table is needed or small.
#[wasm_bindgen]
pub struct Nim {
    run: HeapRun,
    rules: Vec<ParsedNumbers>,
}

#[wasm_bindgen]
impl Nim {
    /// Prepares a run. Errors: `bad-argument`, or the core's codes for rules that cannot be read, for
    /// heaps that make no game, and for games that are too much work.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NimConfig>) -> Result<Nim, JsValue> {
        let config = read_object("config", &config)?;
        let (run, rules) = config.run()?;
        Ok(Nim { run, rules })
    }

    /// Does about `budget` units of work. A unit is a heap, a position or a move that it looks at.
    /// `total` falls when a period is proved. Errors: `heap-too-large` and `rule-too-heavy`, if only a
    /// period could have helped and the run has found none.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.run, budget)
    }

    /// A summary of the run.
    pub fn summary(&self) -> Result<Ts<NimSummary>, JsValue> {
        typed(&self.run.summary(&self.rules))
    }

    /// Why a position is lost or won. No heap may be larger than at the start. Errors: `bad-argument`,
    /// `wrong-heap-count`, `position-outside`; `position-not-solved`, before the run has reached the
    /// position.
    pub fn why(&self, heaps: &GivenBigInts) -> Result<Ts<HeapWhy>, JsValue> {
        let why = self.run.why(&read_heaps(heaps)?);
        typed(&why.map_err(into_js)?)
    }

    /// How the bundles of a position cancel, in rows of 4 numbers: kind, column, heap, other heap (2³²−1
    /// for none). The kinds are 0, a heap splits; 1, two bundles cancel; 2, a bundle is left over. Empty
    /// if the bundles do not decide the game. Errors: as for `why`.
    pub fn cancel(&self, heaps: &GivenBigInts) -> Result<Uint32Array, JsValue> {
        let steps = self.run.cancel(&read_heaps(heaps)?).map_err(into_js)?;
        Ok(Uint32Array::from(steps.as_slice()))
    }

    /// The position after a move, and why that position is lost or won; absent if the rules do not allow
    /// the move. Errors: as for `why`.
    #[wasm_bindgen(js_name = tryTake)]
    pub fn try_take(
        &self,
        heaps: &GivenBigInts,
        take: &GivenTake,
    ) -> Result<Option<Ts<HeapWhy>>, JsValue> {
        let (heaps, take) = (read_heaps(heaps)?, read("take", take)?);
        let why = self.run.try_take(&heaps, take).map_err(into_js)?;
        why.as_ref().map(typed).transpose()
    }

    /// A game given by its moves, at most 511: the value of each position, and the blunders. Errors:
    /// `bad-argument`, `path-too-long`, `illegal-take`, `position-not-solved`.
    pub fn record(&self, takes: &GivenTakes) -> Result<Ts<HeapRecord>, JsValue> {
        let record = self.run.record(&read::<Vec<_>>("takes", takes)?);
        typed(&record.map_err(into_js)?)
    }

    /// The computer's move after these moves; absent if the game is over. `percent` says how often an
    /// erring opponent makes a random move. The chance depends only on the seed, from 0 to 2⁵³−1, and on
    /// the number of moves. Errors: as for `record`, and `percent-out-of-range`.
    pub fn reply(
        &self,
        takes: &GivenTakes,
        opponent: Ts<HeapOpponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<Ts<HeapTake>>, JsValue> {
        let takes: Vec<HeapTake> = read("takes", takes)?;
        let opponent = read_object("opponent", &opponent)?;
        let (percent, seed) = (read("percent", percent)?, read("seed", seed)?);
        let take = self.run.reply(&takes, opponent, Chance { percent, seed });
        take.map_err(into_js)?.as_ref().map(typed).transpose()
    }
}

/// A position: the stones of each heap.
fn read_heaps(heaps: &GivenBigInts) -> Result<Vec<u64>, JsValue> {
    read("heaps", heaps)
}
