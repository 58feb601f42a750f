//! Heap games: from one heap, take a number of stones that a rule allows. Whatever counts stones
//! crosses as a BigInt.

mod classes;
mod config;
mod game_play;
mod summary;
mod tables;
mod take;
mod why;

use appleyard_core::nim::{HeapRun, ParsedNumbers};
use appleyard_core::progress::Progress;
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenBigInts, GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;
pub use config::{NimConfig, NimPlan};
use game_play::{HeapOpponent, HeapRecord};
use summary::NimSummary;
pub use tables::{ColdPairs, GrundyTable};
use take::{GivenTakes, HeapTake, read_takes};
use why::{HeapWhy, TryTake};

/// A heap game as a run, resumable slice by slice: the Grundy values of its rules where there is no
/// formula, and a table of all positions where it is needed or small.
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

    /// Does about `budget` units of work: heaps, positions, and moves looked at. `total` falls when
    /// a period is proved. Errors: `heap-too-large` and `rule-too-heavy`, where only a period could
    /// have helped and none was found.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.run, budget)
    }

    /// What there is of the run.
    pub fn summary(&self) -> Result<Ts<NimSummary>, JsValue> {
        typed(&NimSummary::new(&self.run, &self.rules))
    }

    /// Why a position is lost or won; no heap is larger than at the start. Errors: `bad-argument`,
    /// `wrong-heap-count`, `position-outside`; `position-not-solved`, before the run has come to it.
    pub fn why(&self, heaps: &GivenBigInts) -> Result<Ts<HeapWhy>, JsValue> {
        let why = self.run.why(&read_heaps(heaps)?).map_err(into_js)?;
        typed(&HeapWhy::from(why))
    }

    /// How the bundles of a position cancel, in rows of 4: kind (0 a heap splits, 1 two bundles
    /// cancel, 2 a bundle is left over), column, heap, other heap (2³²−1 for none). Empty where that
    /// does not decide. Errors: as for `why`.
    pub fn cancel(&self, heaps: &GivenBigInts) -> Result<Uint32Array, JsValue> {
        let steps = self.run.cancel(&read_heaps(heaps)?).map_err(into_js)?;
        Ok(Uint32Array::from(steps.as_slice()))
    }

    /// Whether a move is legal in a position, and where it leads. Errors: as for `why`.
    #[wasm_bindgen(js_name = tryTake)]
    pub fn try_take(
        &self,
        heaps: &GivenBigInts,
        take: Ts<HeapTake>,
    ) -> Result<Ts<TryTake>, JsValue> {
        let heaps = read_heaps(heaps)?;
        let take = read_object("take", &take)?.into();
        self.run.value(&heaps).map_err(into_js)?;
        if !self.run.game().is_legal(&heaps, take) {
            return typed(&TryTake::illegal());
        }
        let after = self.run.game().after(&heaps, take);
        let why = self.run.why(&after).map_err(into_js)?;
        typed(&TryTake::to(why))
    }

    /// A game given by its moves, at most 511: what each position was worth, and the blunders. Errors:
    /// `bad-argument`, `path-too-long`, `illegal-take`, `position-not-solved`.
    pub fn record(&self, takes: &GivenTakes) -> Result<Ts<HeapRecord>, JsValue> {
        let record = HeapRecord::new(&self.run, &read_takes(takes)?);
        typed(&record.map_err(into_js)?)
    }

    /// The computer's move after these; absent if the game is over. `percent` is how often an erring
    /// opponent makes any move, and chance depends on the seed, from 0 to 2⁵³−1, and the number of moves
    /// alone. Errors: as for `record`, and `percent-out-of-range`.
    pub fn reply(
        &self,
        takes: &GivenTakes,
        opponent: Ts<HeapOpponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<Ts<HeapTake>>, JsValue> {
        let takes = read_takes(takes)?;
        let opponent = read_object("opponent", &opponent)?;
        let (percent, seed) = (read("percent", percent)?, read("seed", seed)?);
        let take = opponent.reply(&self.run, &takes, percent, seed);
        let take = take.map_err(into_js)?;
        take.map(|take| typed(&HeapTake::from(take))).transpose()
    }
}

/// A position: the stones of each heap.
fn read_heaps(heaps: &GivenBigInts) -> Result<Vec<u64>, JsValue> {
    read("heaps", heaps)
}
