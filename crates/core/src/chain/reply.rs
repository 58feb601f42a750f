//! Opponents in games of rows, and games between them.

use super::game::ChainGame;
use super::record::options;
use super::row::{Row, Take};
use super::table::ChainTable;
use crate::error::Error;
use crate::play::choose;

/// How an opponent chooses its moves. Among equally good ones it always takes the first: from left to
/// right, and from one cell the fewest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChainOpponent {
    /// Wins as soon as possible; where it cannot win, loses as late as possible.
    Perfect,
    /// Now and then makes any move, each with the same chance (the best one too); otherwise plays
    /// perfectly.
    Erring {
        /// How often, in percent: 0 to 100.
        percent: u8,
    },
    /// Loses if it can, as late as possible: of the moves that leave the other one a won position, it
    /// makes the most remote. Where every move wins, it wins as late as possible.
    SlowestLoss,
}

/// What the opponent plays after the moves so far; `None` if the game is over.
///
/// Chance depends on the seed and the number of moves alone, so the same game gives the same reply,
/// also when it is replayed from the middle.
///
/// # Errors
///
/// As for [`record`](super::record()); [`Error::PercentOutOfRange`].
///
/// # Cost
///
/// O(g) for each move of the last row, of g groups, and what it takes to check the moves so far.
pub fn reply(
    table: &ChainTable,
    game: &ChainGame,
    takes: &[Take],
    opponent: ChainOpponent,
    seed: u64,
) -> Result<Option<Take>, Error> {
    if let ChainOpponent::Erring { percent } = opponent {
        choose::check_percent(percent)?;
    }
    let row = last_row(table, game, takes)?;
    let options = options(table, game, &row, takes.len())?;
    Ok(match opponent {
        ChainOpponent::Perfect => choose::perfect(&options),
        ChainOpponent::Erring { percent } => choose::erring(&options, percent, seed, takes.len()),
        ChainOpponent::SlowestLoss => choose::slowest_loss(&options),
    })
}

/// How the game goes on if both play perfectly: all moves to the end, as many as the remoteness of the
/// position after the moves so far.
///
/// # Errors
///
/// As for [`record`](super::record()).
///
/// # Cost
///
/// That of [`reply`] for each ply.
pub fn principal_line(
    table: &ChainTable,
    game: &ChainGame,
    takes: &[Take],
) -> Result<Vec<Take>, Error> {
    let mut row = last_row(table, game, takes)?;
    let mut line = Vec::new();
    while let Some(take) = choose::perfect(&options(table, game, &row, takes.len() + line.len())?) {
        row = row.after(take);
        line.push(take);
    }
    Ok(line)
}

/// The row after the moves so far.
pub(super) fn last_row(table: &ChainTable, game: &ChainGame, takes: &[Take]) -> Result<Row, Error> {
    game.check(table)?;
    let rows = game.rows(table.code(), takes)?;
    Ok(rows.last().copied().unwrap_or(game.start))
}
