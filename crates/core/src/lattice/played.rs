//! Games on the lattice, given by the points of their paths.

use super::copying::{CopyRule, copying_rule, reply_by_copying};
use super::picture::Picture;
use super::solved::SolvedLattice;
use crate::error::Error;
use crate::lattice::{Ply, Point};
use crate::play::{self, Chance, GameRecord, Opponent};

/// How the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum LatticeOpponent {
    /// As [`Opponent::Perfect`]: the fastest win, else the slowest loss.
    Perfect,
    /// As [`Opponent::Erring`]: perfect, except that a chosen share of its moves are random.
    Erring,
    /// As [`Opponent::SlowestLoss`]: it gives every win away and makes the loss last.
    SlowestLoss,
    /// As [`reply_by_copying`]: the source document's strategy for the apple game.
    Copying,
}

/// A game on the lattice with the value of each position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct LatticeRecord {
    /// The game.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub game: GameRecord<Point, Ply>,
    /// The rule of [`copying_rule`] for each entry.
    pub rules: Vec<Option<CopyRule>>,
}

/// The most entries in one answer of [`record`].
pub const MAX_RECORDED: usize = 64;

/// The record of a game through these points: the entries from the place `from` on, counted from 0, and at
/// most [`MAX_RECORDED`] of them, because a blunder where long rays begin has thousands of moves to look at.
///
/// # Errors
///
/// Those of [`SolvedLattice::plies_of`] and [`record_part`](play::record_part), whose costs add up.
pub fn record(picture: &dyn Picture, path: &[Point], from: usize) -> Result<LatticeRecord, Error> {
    let game = SolvedLattice::new(picture);
    let (start, plies) = game.plies_of(path)?;
    // A part that begins beyond the path has no entries.
    let part = from..from.saturating_add(MAX_RECORDED).min(path.len());
    Ok(LatticeRecord {
        game: play::record_part(&game, &start, &plies, part.clone())?,
        rules: part.map(|place| copying_rule(path, place)).collect(),
    })
}

/// What an opponent plays at the end of a path; `None` if the game is over.
///
/// # Errors
///
/// Those of [`SolvedLattice::plies_of`], [`reply`](play::reply) and [`reply_by_copying`], whose costs add up.
pub fn reply(
    picture: &dyn Picture,
    path: &[Point],
    opponent: LatticeOpponent,
    chance: Chance,
) -> Result<Option<Ply>, Error> {
    let opponent = match opponent {
        LatticeOpponent::Perfect => Opponent::Perfect,
        LatticeOpponent::Erring => Opponent::Erring,
        LatticeOpponent::SlowestLoss => Opponent::SlowestLoss,
        LatticeOpponent::Copying => return reply_by_copying(picture, path),
    };
    let game = SolvedLattice::new(picture);
    let (start, plies) = game.plies_of(path)?;
    play::reply(&game, &start, &plies, opponent, chance)
}
