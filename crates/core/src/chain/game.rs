//! A game of a row: where it starts, how it ends, and what the first move may take.

use super::first_move::FirstMove;
use super::row::Row;
use crate::game::EndRule;

/// A game that starts from a row. The code of its table says what may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChainGame {
    /// Who wins when no move is left.
    pub end_rule: EndRule,
    /// What the first move may take, if the start is a whole row.
    pub first: FirstMove,
    /// The row at the start.
    pub start: Row,
}

impl ChainGame {
    /// The rule for the next move at a row: [`FirstMove::Any`] unless the row is whole. No move
    /// leaves a whole row, so only the start can be one.
    pub fn rule_at(&self, row: &Row) -> FirstMove {
        if row.is_whole() {
            self.first
        } else {
            FirstMove::Any
        }
    }
}
