//! A game on the lattice, as a path of points.

use appleyard_core::Error;
use appleyard_core::game::{Outcome, Player};
use appleyard_core::lattice::{
    CopyRule, Picture, Ply, Point, SolvedLattice, copying_rule, reply_by_copying,
};
use appleyard_core::play;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::why::At;
use appleyard_wasm::argument::read;

/// How the computer plays.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The fastest win, else the slowest loss.
    Perfect,
    /// Perfect, but for a chosen part of its moves, which are any.
    Erring,
    /// Gives every win away, and makes the loss last.
    SlowestLoss,
    /// The source document's strategy for the apple game: copy every move.
    Copying,
}

impl Opponent {
    /// What it plays at the end of a path.
    pub fn reply(
        self,
        picture: &dyn Picture,
        path: &[Point],
        percent: u32,
        seed: u64,
    ) -> Result<Option<Ply>, Error> {
        let opponent = match self {
            Opponent::Perfect => play::Opponent::Perfect,
            Opponent::Erring => play::Opponent::Erring { percent },
            Opponent::SlowestLoss => play::Opponent::SlowestLoss,
            Opponent::Copying => return reply_by_copying(picture, path),
        };
        let game = SolvedLattice(picture);
        let (start, plies) = game.plies_of(path)?;
        play::reply(&game, &start, &plies, opponent, seed)
    }
}

/// A position of a game, and the ply that led to it.
#[derive(Tsify, Serialize)]
pub struct PlayedPly {
    /// The point.
    pub m: u32,
    /// See `m`.
    pub n: u32,
    /// The verdict on it, for whoever must move there.
    pub outcome: Outcome,
    /// Plies to the end from there, when the winner hurries and the loser delays.
    pub remoteness: u32,
    /// Which move led here; absent at the start.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// How many times its vector was added; absent at the start.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<u32>,
    /// Whether that move gave a win away.
    pub blunder: bool,
    /// Which rule of the copying strategy this move is, if it is one of them.
    #[tsify(
        optional,
        type = "'copied' | 'half-of-other-whole' | 'other-whole' | 'last-halves'"
    )]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// A game and what its positions were worth.
#[derive(Tsify, Serialize)]
pub struct GameRecord {
    /// The positions, the start first.
    pub plies: Vec<PlayedPly>,
    /// Who has won; absent while the game goes on.
    #[tsify(optional, type = "'first' | 'second'")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
}

impl GameRecord {
    pub fn new(picture: &dyn Picture, path: &[Point]) -> Result<GameRecord, Error> {
        let game = SolvedLattice(picture);
        let (start, plies) = game.plies_of(path)?;
        let record = play::record(&game, &start, &plies)?;
        let played = |(at, ply): (usize, &play::RecordedPly<Point, Ply>)| PlayedPly {
            m: ply.position.m,
            n: ply.position.n,
            outcome: ply.value.outcome,
            remoteness: ply.value.remoteness.unwrap_or_default(),
            index: ply.chosen.map(|ply| ply.index),
            times: ply.chosen.map(|ply| ply.times),
            blunder: ply.blunder,
            rule: copying_rule(path, at).map(CopyRule::name),
        };
        Ok(GameRecord {
            plies: record.plies.iter().enumerate().map(played).collect(),
            winner: record.winner.map(Player::name),
        })
    }
}

#[wasm_bindgen]
extern "C" {
    /// The points of a game in order, not read yet.
    #[wasm_bindgen(typescript_type = "readonly At[]")]
    pub type GivenPath;
}

/// The points of a path.
pub fn points(path: &GivenPath) -> Result<Vec<Point>, JsValue> {
    let path: Vec<At> = read("path", path)?;
    Ok(path.into_iter().map(|At { m, n }| Point { m, n }).collect())
}
