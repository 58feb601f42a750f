//! A game of a row: where it starts, how it ends, and what the first move may take.

use super::octal::OctalCode;
use super::row::{Row, Take};
use super::table::ChainTable;
use crate::error::{ChainError, Error};
use crate::game::EndRule;
use crate::play::MAX_PLIES;

/// What the first move of a game may take. Only a game that starts from a whole row has such a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstMove {
    /// `fewest`: only as few objects as any move can take there; one in Chain.
    Fewest,
    /// `any`: as many as any other move.
    Any,
}

impl FirstMove {
    /// Its stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            FirstMove::Fewest => "fewest",
            FirstMove::Any => "any",
        }
    }
}

/// A game that starts from a row. What may be taken, the code of its table says; a position of the game
/// is its start and the takes so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChainGame {
    /// Who wins when no move is left.
    pub end_rule: EndRule,
    /// What the first move may take, if the start is whole.
    pub first: FirstMove,
    /// The row at the start.
    pub start: Row,
}

impl ChainGame {
    /// The rule for the next move after so many plies: [`FirstMove::Any`] but for the first move from a
    /// whole row.
    pub fn rule_after(&self, plies: usize) -> FirstMove {
        if plies == 0 && self.start.is_whole() {
            self.first
        } else {
            FirstMove::Any
        }
    }

    /// The moves of the row that came about after so many plies.
    pub fn takes(&self, code: &OctalCode, row: &Row, plies: usize) -> impl Iterator<Item = Take> {
        row.takes(code, self.rule_after(plies))
    }

    /// The rows of a game, the start first, one more than there are takes.
    ///
    /// # Errors
    ///
    /// [`Error::PathTooLong`] beyond [`MAX_PLIES`]; [`ChainError::IllegalTake`].
    pub fn rows(&self, code: &OctalCode, takes: &[Take]) -> Result<Vec<Row>, Error> {
        if takes.len() > MAX_PLIES {
            return Err(Error::PathTooLong {
                plies: takes.len() as u64,
                limit: MAX_PLIES as u64,
            });
        }
        let mut row = self.start;
        let mut rows = vec![row];
        for (plies, &take) in takes.iter().enumerate() {
            if !self.takes(code, &row, plies).any(|legal| legal == take) {
                return Err(Error::Chain(ChainError::IllegalTake {
                    ply: plies as u64 + 1,
                    first: take.first.into(),
                    count: take.count.into(),
                }));
            }
            row = row.after(take);
            rows.push(row);
        }
        Ok(rows)
    }

    /// Refuses a start that does not fit into the row of the table.
    pub(super) fn check(&self, table: &ChainTable) -> Result<(), Error> {
        let cells = table.cells_of(&self.start.groups());
        if cells > table.length() {
            return Err(Error::Chain(ChainError::RowTooLong {
                cells: cells.into(),
                max: table.length().into(),
            }));
        }
        Ok(())
    }
}
