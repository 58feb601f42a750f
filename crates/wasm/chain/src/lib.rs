//! The game of Chain: two players take turns, and each takes one object of a row, or two that lie next
//! to each other.

mod census;
mod config;
mod growth;
mod grundy;
mod map;
mod program;
mod row;
mod table;
mod visits;

use appleyard_core::chain::{
    self, ChainGame, ChainSummary, ChainTake, ChainWhy, OctalCode, Row, SolvedChain, WrittenRow,
    why,
};
use appleyard_core::play::{GameRecord, Opponent};
use appleyard_core::progress::Progress;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::game;
use appleyard_wasm::progress::advance;
pub use census::ChainCensus;
pub use config::ChainConfig;
pub use growth::ChainGrowth;
pub use grundy::ChainGrundy;
pub use map::ChainMap;
pub use program::ChainProgram;
pub use row::ChainRow;
pub use table::ChainTable;
pub use visits::ChainVisits;

#[wasm_bindgen]
extern "C" {
    /// The moves of a game in order, not read yet.
    #[wasm_bindgen(typescript_type = "readonly ChainTake[]")]
    pub type GivenTakes;
}

/// A game of Chain, with the exact values of all positions that fit into its row; resumable slice by
/// slice.
#[wasm_bindgen]
pub struct Chain {
    game: ChainGame,
    table: chain::ChainTable,
}

#[wasm_bindgen]
impl Chain {
    /// Prepares a table. Errors: `bad-argument`, `objects-out-of-range`, and those of `ChainRow`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainConfig>) -> Result<Chain, JsValue> {
        let game = read_object("config", &config)?.game()?;
        // Gaps can only grow, so the table need not be longer than the groups side by side.
        let needed = Row::of_groups(&game.start.groups()).map_err(into_js)?;
        let table = chain::ChainTable::new(OctalCode::chain(), needed.length());
        let table = table.map_err(into_js)?;
        Ok(Chain { game, table })
    }

    /// Does about `budget` units of work. A unit is a position or a move that it looks at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.table, budget)
    }

    /// A summary of the game. Errors: `position-not-solved`, before the run has ended.
    pub fn summary(&self) -> Result<Ts<ChainSummary>, JsValue> {
        typed(&chain::summary(&self.solved()?).map_err(into_js)?)
    }

    /// The position after these takes, of which there may be at most 511. Errors: `bad-argument`,
    /// `path-too-long`, `illegal-chain-take`, `position-not-solved`.
    pub fn at(&self, takes: &GivenTakes) -> Result<Ts<ChainWhy>, JsValue> {
        let (game, takes) = (self.solved()?, read_takes(takes)?);
        typed(&why(&game, &takes).map_err(into_js)?)
    }

    /// The value of each position of a game, and the blunders. Takes and errors: as for `at`.
    #[wasm_bindgen(unchecked_return_type = "GameRecord<WrittenRow, ChainTake>")]
    pub fn record(
        &self,
        takes: &GivenTakes,
    ) -> Result<Ts<GameRecord<WrittenRow, ChainTake>>, JsValue> {
        let (game, takes) = (self.solved()?, read_takes(takes)?);
        game::record(&game, &self.game.start, &takes, |row| Ok(row.into()))
    }

    /// The computer's move after these takes; absent if the game is over. `percent` says how often an
    /// erring opponent makes a random move. The chance depends only on the seed, from 0 to 2⁵³−1, and on
    /// the number of moves. Takes and errors: as for `at`, and `percent-out-of-range`.
    pub fn reply(
        &self,
        takes: &GivenTakes,
        opponent: Ts<Opponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<Ts<ChainTake>>, JsValue> {
        let (game, takes) = (self.solved()?, read_takes(takes)?);
        let take = game::reply(&game, &self.game.start, &takes, &opponent, [percent, seed])?;
        take.as_ref().map(typed).transpose()
    }
}

impl Chain {
    /// The solved game with the rules of this configuration.
    fn solved(&self) -> Result<SolvedChain<'_>, JsValue> {
        SolvedChain::new(&self.table, self.game).map_err(into_js)
    }
}

fn read_takes(takes: &GivenTakes) -> Result<Vec<ChainTake>, JsValue> {
    read("takes", takes)
}
