//! The solved game as a table.

use crate::error::{Error, Sure};
use crate::solve::{SolvedGame, Value};

/// The most rows of a piece of the table.
pub const ROWS_A_CHUNK: u32 = 500;

/// A piece of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct AtlasRows {
    /// The rows, at most [`ROWS_A_CHUNK`].
    pub rows: Vec<AtlasRow>,
    /// Where the next piece begins; absent after the last one.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub next: Option<u32>,
}

/// A position as a row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct AtlasRow {
    /// The position as a text.
    pub position: String,
    /// Its value for the player to move.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Plies from the start, along the shortest way.
    pub depth: u32,
    /// What the move of the perfect opponent is called; absent if no move is left.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub best: Option<String>,
    /// The number of that move.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub chosen: Option<u32>,
}

impl AtlasRow {
    /// The row of a place that stands this deep.
    pub(super) fn of(game: &dyn SolvedGame, place: u32, depth: u32) -> Result<AtlasRow, Error> {
        let code = game.code_at(place)?;
        let chosen = game.witness(code)?.chosen();
        let best = chosen.map(|chosen| {
            let text = game.move_text(code, chosen)?;
            text.sure("a witness is a move")
        });
        Ok(AtlasRow {
            position: game.text(code)?,
            value: game.value(code)?,
            depth,
            best: best.transpose()?,
            chosen,
        })
    }
}
