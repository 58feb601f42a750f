//! A game of a row whose values are known.

use super::first_move::FirstMove;
use super::game::ChainGame;
use super::octal::OctalCode;
use super::row::{ChainTake, Row};
use super::table::ChainTable;
use crate::error::{ChainError, Error};
use crate::game::{Game, Outcome};
use crate::solve::{Solved, Value};

/// A game of a row, with the values of a finished table.
///
/// ```
/// use appleyard_core::chain::{ChainGame, ChainTable, FirstMove, OctalCode, Row, SolvedChain, ChainTake};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::play::record;
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 3)?;
/// table.finish()?;
/// let (end_rule, first) = (EndRule::Misere, FirstMove::Any);
/// let game = ChainGame { end_rule, first, start: Row::whole(2)? };
/// let game = SolvedChain::new(&table, game)?;
///
/// // The move takes both objects, although taking one would have won.
/// let record = record(&game, &game.start(), &[ChainTake { first: 0, count: 2 }])?;
/// assert!(record.plies[1].blunder);
/// assert_eq!(record.plies[1].better, Some(ChainTake { first: 0, count: 1 }));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SolvedChain<'a> {
    table: &'a ChainTable,
    rules: RowRules<'a>,
}

/// The rules of a game of a row: those of the row, and what the code allows.
#[derive(Clone, Copy, Debug)]
pub struct RowRules<'a> {
    code: &'a OctalCode,
    game: ChainGame,
}

impl<'a> SolvedChain<'a> {
    /// Combines the game with the values of the table.
    ///
    /// # Errors
    ///
    /// [`ChainError::RowTooLong`] if the start does not fit into the row of the table.
    pub fn new(table: &'a ChainTable, game: ChainGame) -> Result<SolvedChain<'a>, Error> {
        let cells = table.cells_of(&game.start.groups());
        if cells > table.length() {
            return Err(Error::from(ChainError::RowTooLong {
                cells: cells.into(),
                max: table.length().into(),
            }));
        }
        let code = table.code();
        let rules = RowRules { code, game };
        Ok(SolvedChain { table, rules })
    }

    /// The row at the start.
    pub fn start(&self) -> Row {
        self.rules.game.start
    }

    /// The game of the row.
    pub fn row_game(&self) -> &ChainGame {
        &self.rules.game
    }

    /// The values.
    pub fn table(&self) -> &'a ChainTable {
        self.table
    }
}

impl Game for RowRules<'_> {
    type Position = Row;
    type Move = ChainTake;

    fn moves(&self, row: &Row) -> impl Iterator<Item = ChainTake> {
        row.takes(self.code, self.game.rule_at(row))
    }

    fn after(&self, row: &Row, take: ChainTake) -> Row {
        row.after(take)
    }

    fn verdict(&self, _: &Row) -> Outcome {
        self.game.end_rule.outcome_at_end()
    }

    fn illegal(&self, ply: u64, take: ChainTake) -> Error {
        Error::from(ChainError::IllegalTake {
            ply,
            first: u64::from(take.first) + 1,
            count: take.count.into(),
        })
    }
}

impl<'a> Solved for SolvedChain<'a> {
    type Game = RowRules<'a>;

    fn game(&self) -> &RowRules<'a> {
        &self.rules
    }

    /// Cost O(g) for g groups; a whole row also costs that of each of its moves.
    fn value(&self, row: &Row) -> Result<Value, Error> {
        let end_rule = self.rules.game.end_rule;
        let value = match self.rules.game.rule_at(row) {
            FirstMove::Any => self.table.value(&row.groups(), end_rule),
            first => self.table.start(row.objects(), end_rule, first),
        };
        value.ok_or(Error::PositionNotSolved)
    }
}
