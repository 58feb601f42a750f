//! Which game, and on which board.

use appleyard_core::Error;
use appleyard_core::boards::{Dao, Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::play::Notation;
use appleyard_core::solve::{Canonical, Indexed, IndexedRun, MAX_POSITIONS, Retrograde, Symmetric};
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
    /// Whether images of a position, such as a board that is turned, count as one. Play then turns the board
    /// after each move. Only games whose board has symmetries have it: the rows and Hexapawn.
    #[serde(default)]
    pub images: Images,
}

/// How positions that symmetry makes equal are counted.
#[derive(Clone, Copy, Default, PartialEq, Eq, Tsify, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Images {
    /// Each for itself.
    #[default]
    Apart,
    /// Once.
    Once,
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
        if self.images == Images::Once {
            return self.run_once();
        }
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

    /// The run over positions that stand for all their images. It records the order of deciding.
    fn run_once(&self) -> Result<Box<dyn AnyGame>, JsValue> {
        match (self.game, self.size.as_slice()) {
            (GameName::InARow, &[columns, rows, length]) => {
                solving_once(InARow::new(columns, rows, length))
            }
            (GameName::FourInARow, &[columns, rows, length]) => {
                solving_once(FourInARow::new(columns, rows, length))
            }
            (GameName::Hexapawn, &[columns, rows]) => solving_once(Hexapawn::new(columns, rows)),
            _ => Err(bad_argument(
                &"config.images: the board of this game has no symmetries",
            )),
        }
    }
}

fn solving_once<G>(game: Result<G, Error>) -> Result<Box<dyn AnyGame>, JsValue>
where
    G: Symmetric + Notation + 'static,
{
    let run = game.and_then(|game| {
        let game = Canonical(game);
        let start = game.start();
        let mut run = Retrograde::recorded(game, MAX_POSITIONS);
        run.ask(start)?;
        Ok(run)
    });
    Ok(Box::new(run.map_err(into_js)?))
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
