//! What happened in a game of a row.

use super::game::ChainGame;
use super::row::{Row, Take};
use super::table::ChainTable;
use crate::error::{Error, NimError};
use crate::game::Outcome;
use crate::play::{Player, choose};
use crate::solve::Value;

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainRecord {
    /// The start, and then each move: one more than there are moves.
    pub plies: Vec<ChainPly>,
    /// Who has won; `None` while the game goes on.
    pub winner: Option<Player>,
}

/// A row of a game, and the move that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainPly {
    /// The row.
    pub row: Row,
    /// The move that led here; `None` at the start.
    pub take: Option<Take>,
    /// Its value for whoever must move here; at the start of a whole row, under the first-move rule.
    pub value: Value,
    /// Whether the move gave a win away: the row before was won for whoever moved, and this one is won
    /// for the other.
    pub blunder: bool,
    /// What should have been played instead of a blunder: the move of the perfect opponent.
    pub better: Option<Take>,
}

/// The record of a game through these moves.
///
/// # Errors
///
/// [`ChainError::RowTooLong`](crate::error::ChainError::RowTooLong) if the start does not fit into the
/// row of the table; [`Error::PathTooLong`] beyond [`MAX_PLIES`](crate::play::MAX_PLIES);
/// [`ChainError::IllegalTake`](crate::error::ChainError::IllegalTake);
/// [`NimError::PositionNotSolved`] if the table is not finished.
///
/// # Cost
///
/// For each ply, O(g) for g groups; for the start and a blunder, for each of the moves there.
///
/// ```
/// use appleyard_core::chain::{ChainGame, ChainTable, FirstMove, OctalCode, Row, Take, record};
/// use appleyard_core::game::EndRule;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 3)?;
/// table.advance(u64::MAX);
/// let (end_rule, first) = (EndRule::Misere, FirstMove::Any);
/// let game = ChainGame { end_rule, first, start: Row::whole(2)? };
///
/// // Both at once, though one would have won.
/// let game = record(&table, &game, &[Take { first: 0, count: 2 }])?;
/// assert!(game.plies[1].blunder);
/// assert_eq!(game.plies[1].better, Some(Take { first: 0, count: 1 }));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn record(table: &ChainTable, game: &ChainGame, takes: &[Take]) -> Result<ChainRecord, Error> {
    game.check(table)?;
    let rows = game.rows(table.code(), takes)?;
    let mut plies: Vec<ChainPly> = Vec::with_capacity(rows.len());
    for (place, row) in rows.into_iter().enumerate() {
        let before = plies.last().copied();
        let value = value(table, game, &row, place)?;
        let blunder =
            before.is_some_and(|it| it.value.outcome == Outcome::N) && value.outcome == Outcome::N;
        let better = match before {
            Some(before) if blunder => {
                choose::perfect(&options(table, game, &before.row, place - 1)?)
            }
            _ => None,
        };
        plies.push(ChainPly {
            row,
            take: place.checked_sub(1).and_then(|it| takes.get(it).copied()),
            value,
            blunder,
            better,
        });
    }
    let winner = plies.last().and_then(|last| {
        let is_over = game.takes(table.code(), &last.row, takes.len()).next();
        is_over.is_none().then(|| winner(game, takes.len()))
    });
    Ok(ChainRecord { plies, winner })
}

/// Who has won a game that is over after so many plies.
fn winner(game: &ChainGame, plies: usize) -> Player {
    let to_move = Player::to_move_after(plies);
    match game.end_rule.outcome_at_end() {
        Outcome::N => to_move,
        Outcome::P => to_move.other(),
    }
}

/// The value of a row of the game after so many plies.
pub(super) fn value(
    table: &ChainTable,
    game: &ChainGame,
    row: &Row,
    plies: usize,
) -> Result<Value, Error> {
    let rule = game.rule_after(plies);
    let value = if row.is_whole() {
        table.start(row.objects(), game.end_rule, rule)
    } else {
        table.value(&row.groups(), game.end_rule)
    };
    value.ok_or(Error::Nim(NimError::PositionNotSolved))
}

/// The moves of a row of the game after so many plies, each with the value of what it leaves.
pub(super) fn options(
    table: &ChainTable,
    game: &ChainGame,
    row: &Row,
    plies: usize,
) -> Result<Vec<(Take, Value)>, Error> {
    game.takes(table.code(), row, plies)
        .map(|take| Ok((take, value(table, game, &row.after(take), plies + 1)?)))
        .collect()
}
