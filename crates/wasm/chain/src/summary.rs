//! What there is of a game of a row.

use appleyard_core::Error;
use appleyard_core::chain::{ChainGame, ChainTable, Duel, Slower, duel};
use appleyard_core::game::EndRule;
use serde::Serialize;
use tsify::Tsify;

use super::take::{ChainTake, takes};

/// Where copying the other player is first slower than the best move.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChainSlower {
    /// The ply at which that is so, counted from 1.
    pub at: usize,
    /// The move that copies.
    pub copied: ChainTake,
    /// The plies of the whole game with that move and best play after it.
    pub copied_plies: u32,
    /// The best move.
    pub better: ChainTake,
    /// The plies of the whole game with that one.
    pub better_plies: u32,
}

impl From<Slower> for ChainSlower {
    fn from(slower: Slower) -> Self {
        ChainSlower {
            at: slower.ply,
            copied: slower.mirrored.into(),
            copied_plies: slower.mirrored_plies,
            better: slower.best.into(),
            better_plies: slower.best_plies,
        }
    }
}

/// The longest game against a player who takes the middle, and from then on copies every move on the
/// other side.
#[derive(Tsify, Serialize)]
pub struct ChainMirror {
    /// How many plies it has.
    pub plies: usize,
    /// How many the game has if the winner hurries.
    pub exact: u32,
    /// Its moves.
    pub takes: Vec<ChainTake>,
    /// Absent where copying is never slower.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slower: Option<ChainSlower>,
}

impl From<Duel> for ChainMirror {
    fn from(duel: Duel) -> Self {
        ChainMirror {
            plies: duel.takes.len(),
            exact: duel.exact.remoteness.unwrap_or_default(),
            takes: takes(duel.takes),
            slower: duel.slower.map(ChainSlower::from),
        }
    }
}

impl ChainMirror {
    /// That of the direct game from a whole row, if there is one.
    pub fn of(table: &ChainTable, game: &ChainGame) -> Result<Option<ChainMirror>, Error> {
        if game.end_rule != EndRule::Normal || !game.start.is_whole() {
            return Ok(None);
        }
        let duel = duel(table, game.start.objects(), game.first)?;
        Ok(duel.map(ChainMirror::from))
    }
}

/// What there is of a game of a row.
#[derive(Tsify, Serialize)]
pub struct ChainSummary {
    /// The cells at the start from left to right, 1 with an object and 0 without.
    pub cells: String,
    /// The objects at the start.
    pub objects: u32,
    /// Whether the first move may only take one object.
    pub ruled: bool,
    /// The positions in the table: all whose groups fit into the cells of the start, the empty one
    /// included.
    pub positions: u64,
    /// The bytes of their values, under both end rules.
    pub bytes: u64,
    /// How the game goes if both play perfectly: all moves to the end.
    pub line: Vec<ChainTake>,
    /// In the direct game from a row without gaps in which the first move may take the middle.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mirror: Option<ChainMirror>,
}
