//! Which game, and on which board.

use appleyard_core::Error;
use appleyard_core::boards::{Dao, Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::play::Notation;
use appleyard_core::solve::{Indexed, IndexedRun};
use appleyard_wasm::any_game::AnyGame;
use appleyard_wasm::error::{bad_argument, into_js};
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

/// A game.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameConfig {
    /// The family.
    pub game: GameName,
    /// The numbers that choose a game of the family, as many as `GameName` lists for it.
    pub size: Vec<u32>,
}

/// The families of games, each with the meaning of its sizes.
#[derive(Clone, Copy, Tsify, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// Stones in a row, such as tic-tac-toe: columns, rows, and the stones in a row that win.
    InARow,
    /// The same with stones that fall, such as Connect Four: columns, rows, and stones in a row.
    FourInARow,
    /// Columns and rows.
    Hexapawn,
    /// The side of the board.
    Dodgem,
    /// No sizes.
    Dao,
}

impl GameConfig {
    /// The run that solves the game from its start.
    pub(super) fn run(&self) -> Result<Box<dyn AnyGame>, JsValue> {
        match (self.game, self.size.as_slice()) {
            (GameName::InARow, &[columns, rows, length]) => {
                solving(InARow::new(columns, rows, length))
            }
            (GameName::FourInARow, &[columns, rows, length]) => {
                solving(FourInARow::new(columns, rows, length))
            }
            (GameName::Hexapawn, &[columns, rows]) => solving(Hexapawn::new(columns, rows)),
            (GameName::Dodgem, &[side]) => solving(Dodgem::new(side)),
            (GameName::Dao, &[]) => solving(Ok(Dao::new())),
            _ => Err(bad_argument(
                &"config.size: the wrong number of sizes for this game",
            )),
        }
    }
}

fn solving<G>(game: Result<G, Error>) -> Result<Box<dyn AnyGame>, JsValue>
where
    G: Indexed + Notation + 'static,
{
    let run = game.and_then(|game| {
        let start = game.start();
        let mut run = IndexedRun::new(game)?;
        run.ask(&start)?;
        Ok(run)
    });
    Ok(Box::new(run.map_err(into_js)?))
}
