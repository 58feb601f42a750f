//! The game of Chain: from a row, take one object, or two that lie next to each other.

mod census;
mod config;
mod game_play;
mod growth;
mod grundy;
mod map;
mod plan;
mod position;
mod program;
mod row;
mod summary;
mod table;
mod take;
mod value;
mod visits;

use appleyard_core::Error;
use appleyard_core::chain::{self, ChainGame, FirstMove, OctalCode, Row, SolvedChain, why};
use appleyard_core::play::{principal_line, record, reply};
use appleyard_core::progress::Progress;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;
pub use config::ChainConfig;
use game_play::{ChainOpponent, ChainRecord};
pub use growth::ChainGrowth;
pub use grundy::ChainGrundy;
pub use map::ChainMap;
use position::ChainPosition;
pub use program::ChainProgram;
pub use row::ChainRow;
use summary::{ChainMirror, ChainSummary};
pub use table::ChainTable;
use take::{ChainTake, GivenTakes, read_takes, takes};
pub use visits::ChainVisits;

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
        // Gaps can only grow: the table need not be longer than the groups side by side.
        let needed = Row::of_groups(&game.start.groups()).map_err(into_js)?;
        let table = chain::ChainTable::new(OctalCode::chain(), needed.length());
        let table = table.map_err(into_js)?;
        Ok(Chain { game, table })
    }

    /// Does about `budget` units of work: positions, and moves looked at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.table, budget)
    }

    /// What there is of the game. Errors: `position-not-solved`, before the run has ended.
    pub fn summary(&self) -> Result<Ts<ChainSummary>, JsValue> {
        let Chain { game, table } = self;
        let line = self
            .solved()
            .and_then(|it| principal_line(&it, &game.start));
        let line = line.map_err(into_js)?;
        let mirror = ChainMirror::of(table, game);
        typed(&ChainSummary {
            cells: game.start.to_string(),
            objects: game.start.objects(),
            ruled: game.rule_at(&game.start) == FirstMove::Fewest,
            positions: table.positions(),
            bytes: table.bytes(),
            line: takes(line),
            mirror: mirror.map_err(into_js)?,
        })
    }

    /// The position after these takes, at most 511. Errors: `bad-argument`, `path-too-long`,
    /// `illegal-chain-take`, `position-not-solved`.
    pub fn at(&self, takes: &GivenTakes) -> Result<Ts<ChainPosition>, JsValue> {
        let takes = read_takes(takes)?;
        let why = self.solved().and_then(|it| why(&it, &takes));
        let why = why.map_err(into_js)?;
        typed(&ChainPosition::from(why))
    }

    /// What each position of a game was worth, and the blunders. Takes and errors: as for `at`.
    pub fn record(&self, takes: &GivenTakes) -> Result<Ts<ChainRecord>, JsValue> {
        let takes = read_takes(takes)?;
        let record = self
            .solved()
            .and_then(|it| record(&it, &self.game.start, &takes));
        typed(&ChainRecord::from(record.map_err(into_js)?))
    }

    /// The computer's move after these; absent if the game is over. `percent` is how often an erring
    /// opponent makes any move, and chance depends on the seed, from 0 to 2⁵³−1, and the number of moves
    /// alone. Takes and errors: as for `at`, and `percent-out-of-range`.
    pub fn reply(
        &self,
        takes: &GivenTakes,
        opponent: Ts<ChainOpponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<Ts<ChainTake>>, JsValue> {
        let takes = read_takes(takes)?;
        let opponent = read_object("opponent", &opponent)?;
        let opponent = opponent.into_core(read("percent", percent)?);
        let seed = read("seed", seed)?;
        let start = &self.game.start;
        let reply = |it| reply(&it, start, &takes, opponent, seed);
        let take = self.solved().and_then(reply);
        let take = take.map_err(into_js)?;
        take.map(|take| typed(&ChainTake::from(take))).transpose()
    }
}

impl Chain {
    /// The game as it is played.
    fn solved(&self) -> Result<SolvedChain<'_>, Error> {
        SolvedChain::new(&self.table, self.game)
    }
}
