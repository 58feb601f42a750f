//! Heap games: from one heap, take a number of stones that a rule allows. Whatever counts stones
//! crosses as a BigInt.

mod classes;
mod config;
mod game_play;
mod summary;
mod tables;
mod take;
mod why;

use appleyard_core::nim::{HeapRun, Parsed, Take};
use js_sys::{BigInt, Uint32Array};
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::error::{bad_argument, into_js, typed};
use appleyard_wasm::progress::{Progress, advance};
pub use config::{NimConfig, NimPlan};
use game_play::{HeapOpponent, HeapRecord};
use summary::NimSummary;
pub use tables::{ColdPairs, GrundyTable};
use take::{HeapTake, read_takes};
use why::{HeapWhy, TryTake};

/// A heap game as a run, resumable slice by slice: the Grundy values of its rules where there is no
/// formula, and a table of all positions where it is needed or small.
#[wasm_bindgen]
pub struct Nim {
    run: HeapRun,
    rules: Vec<Parsed>,
}

#[wasm_bindgen]
impl Nim {
    /// Prepares a run. Errors: `bad-argument`, or the core's codes for rules that cannot be read, for
    /// heaps that make no game, and for games that are too much work.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NimConfig>) -> Result<Nim, JsValue> {
        let config = config.to_rust().map_err(|e| bad_argument(&e))?;
        let (run, rules) = config.run()?;
        Ok(Nim { run, rules })
    }

    /// Does about `budget` units of work: heaps, positions, and moves looked at. `total` falls when
    /// a period is proved. Errors: `heap-too-large` and `rule-too-heavy`, where only a period could
    /// have helped and none was found.
    pub fn advance(&mut self, budget: u32) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.run, budget)
    }

    /// What there is of the run.
    pub fn summary(&self) -> Result<Ts<NimSummary>, JsValue> {
        typed(&NimSummary::new(&self.run, &self.rules))
    }

    /// Why a position is lost or won; no heap is larger than at the start. Errors:
    /// `wrong-heap-count`, `position-outside`; `position-not-solved`, before the run has come to it.
    pub fn why(&self, heaps: &[u64]) -> Result<Ts<HeapWhy>, JsValue> {
        let why = self.run.why(heaps).map_err(into_js)?;
        typed(&HeapWhy::from(why))
    }

    /// How the bundles of a position cancel, in rows of 4: kind (0 a heap splits, 1 two bundles
    /// cancel, 2 a bundle is left over), column, heap, other heap (2³²−1 for none). Empty where that
    /// does not decide. Errors: as for `why`.
    pub fn cancel(&self, heaps: &[u64]) -> Result<Uint32Array, JsValue> {
        let steps = self.run.cancel(heaps).map_err(into_js)?;
        Ok(Uint32Array::from(steps.as_slice()))
    }

    /// Whether a move is legal in a position, and where it leads. Errors: `bad-argument`, and as for
    /// `why`.
    #[wasm_bindgen(js_name = tryTake)]
    pub fn try_take(
        &self,
        heaps: &[u64],
        heap: u32,
        stones: BigInt,
        both: bool,
    ) -> Result<Ts<TryTake>, JsValue> {
        if !stones.is_bigint() {
            return Err(bad_argument(&"stones are a BigInt"));
        }
        self.run.value(heaps).map_err(into_js)?;
        // A negative number, or one beyond 64 bits, may never be taken, like 0.
        let take = Take {
            heap: heap as usize,
            stones: u64::try_from(stones).unwrap_or(0),
            both,
        };
        if !self.run.game().is_legal(heaps, take) {
            return typed(&TryTake::illegal());
        }
        let after = self.run.game().after(heaps, take);
        let why = self.run.why(&after).map_err(into_js)?;
        typed(&TryTake::to(why))
    }

    /// A game given by its moves, three numbers each: heap, stones, and 1 if from both heaps or 0.
    /// What each position was worth, and the blunders. Errors: `bad-argument`, `path-too-long`,
    /// `illegal-take`, `position-not-solved`.
    pub fn record(&self, takes: &[u64]) -> Result<Ts<HeapRecord>, JsValue> {
        let record = HeapRecord::new(&self.run, &read_takes(takes)?);
        typed(&record.map_err(into_js)?)
    }

    /// The computer's move after these; absent if the game is over. Errors: as for `record`, and
    /// `percent-out-of-range`.
    pub fn reply(
        &self,
        takes: &[u64],
        opponent: Ts<HeapOpponent>,
        percent: u32,
        seed: u32,
    ) -> Result<Option<Ts<HeapTake>>, JsValue> {
        let opponent = opponent.to_rust().map_err(|e| bad_argument(&e))?;
        let take = opponent.reply(&self.run, &read_takes(takes)?, percent, seed.into());
        let take = take.map_err(into_js)?;
        take.map(|take| typed(&HeapTake::from(take))).transpose()
    }
}
