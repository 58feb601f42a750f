//! A heap game, move by move.

use appleyard_core::Error;
use appleyard_core::game::{Outcome, Player};
use appleyard_core::nim::{HeapRun, NimClass, Take, trap};
use appleyard_core::play::{Opponent, RecordedPly, record, reply};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use super::take::HeapTake;

/// How the computer plays.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum HeapOpponent {
    /// The fastest win, else the slowest loss, where plies are known; elsewhere a winning move, else
    /// as little as may be taken from the largest heap.
    Perfect,
    /// Perfect, but for a chosen part of its moves, which are any.
    Erring,
    /// Perfect where it can win; elsewhere it leaves as few winning replies as it can.
    Trap,
}

impl HeapOpponent {
    /// What it plays after these moves.
    pub fn reply(
        self,
        run: &HeapRun,
        takes: &[Take],
        percent: u32,
        seed: u64,
    ) -> Result<Option<Take>, Error> {
        let opponent = match self {
            HeapOpponent::Perfect => Opponent::Perfect,
            HeapOpponent::Erring => Opponent::Erring { percent },
            HeapOpponent::Trap => return trap(run, takes),
        };
        reply(run, &run.game().start().to_vec(), takes, opponent, seed)
    }
}

/// A position of a game, and the move that led to it.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct HeapPly {
    /// The heaps.
    pub heaps: Vec<u64>,
    /// The move that led here; absent at the start.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<HeapTake>,
    /// The verdict, for whoever must move here.
    pub outcome: Outcome,
    /// Plies to the end from here; absent where it is not worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
    /// The exclusive or of the heaps' Grundy values; absent where there are none.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub xor: Option<u64>,
    /// The class of a position of Nim; absent in other games.
    #[tsify(optional, type = "'S0' | 'S1' | 'S2' | 'T0' | 'T2'")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<&'static str>,
    /// Whether the move gave a win away.
    pub blunder: bool,
    /// For a blunder, the move that should have been made.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<HeapTake>,
}

impl HeapPly {
    fn new(run: &HeapRun, ply: RecordedPly<Vec<u64>, Take>) -> Self {
        HeapPly {
            xor: run.xor(&ply.position),
            class: run.class(&ply.position).map(NimClass::name),
            heaps: ply.position,
            take: ply.chosen.map(HeapTake::from),
            outcome: ply.value.outcome,
            remoteness: ply.value.remoteness,
            blunder: ply.blunder,
            better: ply.better.map(HeapTake::from),
        }
    }
}

/// A game and what its positions were worth.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct HeapRecord {
    /// The positions, the start first.
    pub plies: Vec<HeapPly>,
    /// Who has won; absent while the game goes on.
    #[tsify(optional, type = "'first' | 'second'")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
}

impl HeapRecord {
    pub fn new(run: &HeapRun, takes: &[Take]) -> Result<Self, Error> {
        let record = record(run, &run.game().start().to_vec(), takes)?;
        let plies = record.plies.into_iter();
        Ok(HeapRecord {
            plies: plies.map(|ply| HeapPly::new(run, ply)).collect(),
            winner: record.winner.map(Player::name),
        })
    }
}
