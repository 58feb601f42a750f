//! One heap for several players.

use appleyard_core::game::EndRule;
use appleyard_core::nim::{ManyValue, Numbers, SharedHeap, SharedRun, TieBreak};
use appleyard_core::progress::Progress;
use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A heap from which several players take stones in turns.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ManyPlayersConfig {
    /// How many players there are, 2 to 16.
    pub players: u32,
    /// What a player may take, as a rule of `Nim`: `1,2` or `1..3`.
    pub rule: String,
    /// The largest heap to solve, 1 to 1000 stones. All smaller heaps are solved too.
    pub stones: u32,
    /// Normal play: the player wins who makes the last move. Misère play: the player wins who would have to
    /// move next.
    pub end_rule: EndRule,
    /// What a player prefers who cannot win.
    pub tie_break: TieBreak,
}

/// Several players and one heap: who wins under a tie-break, who can force it, and who can win at all;
/// resumable slice by slice. Players count from 0, the player to move, in the order in which they sit.
#[wasm_bindgen]
pub struct ManyPlayersGame(SharedRun);

#[wasm_bindgen]
impl ManyPlayersGame {
    /// Prepares the run. Errors: `bad-argument`, the codes for a rule that cannot be read,
    /// `players-out-of-range`, `shared-stones-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ManyPlayersConfig>) -> Result<ManyPlayersGame, JsValue> {
        let config: ManyPlayersConfig = read_object("config", &config)?;
        let rule = Numbers::parse(&config.rule).map_err(into_js)?.numbers;
        let heap = SharedHeap::new(config.players, rule, config.end_rule);
        let run = heap.solving(config.tie_break, config.stones);
        run.map(ManyPlayersGame).map_err(into_js)
    }

    /// Does at most `budget` units of work. A unit is a heap.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        progress::advance(&mut self.0, budget)
    }

    /// What is known about a heap of this size. Errors: `bad-argument`; `position-not-solved`, also for a
    /// larger heap than the run solves.
    pub fn value(&self, stones: &GivenNumber) -> Result<Ts<ManyValue>, JsValue> {
        let value = self.0.heap(read("stones", stones)?);
        typed(&value.map_err(into_js)?)
    }

    /// What the players take from a heap of this size, one after the other, under the tie-break. Errors: as
    /// for `value`.
    pub fn line(&self, stones: &GivenNumber) -> Result<Vec<u32>, JsValue> {
        self.0.line(read("stones", stones)?).map_err(into_js)
    }
}
