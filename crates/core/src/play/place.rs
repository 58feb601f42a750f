//! The place that a game has come to, and what each move there is worth.

use super::opponent::options;
use super::record::follow;
use crate::error::Error;
use crate::game::Outcome;
use crate::solve::{Solved, Value};

/// A position of a game, with the value of each move. The positions of a game that says more about its
/// moves, such as Chain, have an account of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct GamePlace<Position, Move> {
    /// The position.
    pub position: Position,
    /// Its value for the player to move.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Its moves in the order of the game, each with its value for the player to move here; empty if the
    /// game is over.
    pub options: Vec<MoveValue<Move>>,
    /// The place in `options` of the move that decides a won position: the first of the quickest wins.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<u32>,
}

/// A move, and its value for the player who chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct MoveValue<Move> {
    /// The move.
    pub chosen: Move,
    /// Its value: won if it wins.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
}

impl<Position, Move> GamePlace<Position, Move> {
    /// The same place with its position written in another form.
    pub fn map<Written>(self, write: impl Fn(Position) -> Written) -> GamePlace<Written, Move> {
        GamePlace {
            position: write(self.position),
            value: self.value,
            options: self.options,
            deciding: self.deciding,
        }
    }
}

/// The place that a game has come to, which went from `start` through these moves.
///
/// # Errors
///
/// The same as for [`follow`] and [`Solved::value`].
///
/// # Cost
///
/// The check of the moves so far, and a value for each move of the last position.
pub fn place<S: Solved>(
    game: &S,
    start: &S::Position,
    moves: &[S::Move],
) -> Result<GamePlace<S::Position, S::Move>, Error> {
    let position = follow(game, start, moves)?
        .pop()
        .unwrap_or_else(|| start.clone());
    let value = game.value(&position)?;
    let options = options(game, &position)?;
    let decides = |&(_, option): &(S::Move, Value)| value.outcome == Outcome::N && option == value;
    Ok(GamePlace {
        deciding: (0..)
            .zip(&options)
            .find_map(|(at, option)| decides(option).then_some(at)),
        options: options
            .into_iter()
            .map(|(chosen, value)| MoveValue { chosen, value })
            .collect(),
        position,
        value,
    })
}
