//! A summary of a game of a row.

use super::duel::{Duel, duel};
use super::first_move::FirstMove;
use super::row::ChainTake;
use super::solved::SolvedChain;
use crate::error::Error;
use crate::game::EndRule;
use crate::play::principal_line;

/// A summary of a game of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ChainSummary {
    /// The cells at the start from left to right, 1 for an object and 0 for none.
    pub cells: String,
    /// The number of objects at the start.
    pub objects: u32,
    /// Whether the first move may take only the fewest objects.
    pub ruled: bool,
    /// The number of positions in the table, including the empty one.
    pub positions: u64,
    /// The bytes of their values, under both end rules.
    pub bytes: u64,
    /// The moves to the end with best play.
    pub line: Vec<ChainTake>,
    /// The duel, under normal play, from a row without gaps in which the first move may take the
    /// middle.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub mirror: Option<Duel>,
}

/// Sums up a game of a row.
///
/// # Errors
///
/// [`Error::PositionNotSolved`] if the table is not finished.
///
/// # Cost
///
/// O(g) for each move of each row of two games, where the row has g groups.
pub fn summary(solved: &SolvedChain) -> Result<ChainSummary, Error> {
    let (game, table) = (solved.row_game(), solved.table());
    let start = game.start;
    let mirror = match game.end_rule {
        EndRule::Normal if start.is_whole() => duel(table, start.objects(), game.first)?,
        _ => None,
    };
    Ok(ChainSummary {
        cells: start.to_string(),
        objects: start.objects(),
        ruled: game.rule_at(&start) == FirstMove::Fewest,
        positions: table.positions(),
        bytes: table.bytes(),
        line: principal_line(solved, &start)?,
        mirror,
    })
}
