//! A game of a row, move by move.

use appleyard_core::chain::{Row, Take};
use appleyard_core::game::{Outcome, Player};
use appleyard_core::play::{Opponent, Record, RecordedPly};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use super::take::ChainTake;

/// How the computer plays. Among equally good moves it makes the leftmost one, and there takes one.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum ChainOpponent {
    /// The fastest win, else the slowest loss.
    Perfect,
    /// Perfect, but for a chosen part of its moves, which are any.
    Erring,
    /// Loses if it can, as late as possible; where every move wins, it wins as late as possible.
    SlowestLoss,
}

impl ChainOpponent {
    pub fn into_core(self, percent: u32) -> Opponent {
        match self {
            ChainOpponent::Perfect => Opponent::Perfect,
            ChainOpponent::Erring => Opponent::Erring { percent },
            ChainOpponent::SlowestLoss => Opponent::SlowestLoss,
        }
    }
}

/// A position of a game, and the move that led to it.
#[derive(Tsify, Serialize)]
pub struct ChainPly {
    /// The cells from left to right, 1 with an object and 0 without.
    pub cells: String,
    /// The sizes of the groups, from large to small.
    pub groups: Vec<u32>,
    /// The move that led here; absent at the start.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<ChainTake>,
    /// The verdict, for whoever must move here.
    pub outcome: Outcome,
    /// Plies to the end from here.
    pub remoteness: u32,
    /// Whether the move gave a win away.
    pub blunder: bool,
    /// For a blunder, the move that should have been made.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<ChainTake>,
}

impl From<RecordedPly<Row, Take>> for ChainPly {
    fn from(ply: RecordedPly<Row, Take>) -> Self {
        ChainPly {
            cells: ply.position.to_string(),
            groups: ply.position.groups(),
            take: ply.chosen.map(ChainTake::from),
            outcome: ply.value.outcome,
            remoteness: ply.value.remoteness.unwrap_or_default(),
            blunder: ply.blunder,
            better: ply.better.map(ChainTake::from),
        }
    }
}

/// A game and what its positions were worth.
#[derive(Tsify, Serialize)]
pub struct ChainRecord {
    /// The positions, the start first.
    pub plies: Vec<ChainPly>,
    /// Who has won; absent while the game goes on.
    #[tsify(optional, type = "'first' | 'second'")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
}

impl From<Record<Row, Take>> for ChainRecord {
    fn from(record: Record<Row, Take>) -> Self {
        ChainRecord {
            plies: record.plies.into_iter().map(ChainPly::from).collect(),
            winner: record.winner.map(Player::name),
        }
    }
}
