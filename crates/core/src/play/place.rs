//! The place that a game has come to, and what each move there is worth.

use super::record::follow_within;
use crate::error::{Error, Sure};
use crate::game::{Game, Outcome, Player};
use crate::solve::{MoveOf, PositionOf, Solved, Value, moves_again};

/// A position of a game, with the value of the position that each move leads to. The positions of a game that says more about its
/// moves, such as Chain, have an account of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct GamePlace<Position, Move> {
    /// The position.
    pub position: Position,
    /// Its value for the player to move.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Whose turn it is; `None` in a game in which the players alternate and have the same moves.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub turn: Option<Player>,
    /// Its moves in the order of the game, each with the value of the position that it leads to; empty if the
    /// game is over.
    pub options: Vec<GameOption<Move>>,
    /// The place in `options` of the move that decides a won position: the first of the quickest wins.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<u32>,
}

/// A move, and the value of the position that it leads to. Where the players alternate, a move wins if this
/// position is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct GameOption<Move> {
    /// The move.
    pub chosen: Move,
    /// The value of the position after it, for the player to move there.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Whose turn it is there; `None` as for the place. The same player may move again.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub turn: Option<Player>,
}

impl<Position, Move> GamePlace<Position, Move> {
    /// The same place with its position written in another form.
    ///
    /// # Errors
    ///
    /// Those of `write`.
    pub fn map<Written, E>(
        self,
        write: impl Fn(Position) -> Result<Written, E>,
    ) -> Result<GamePlace<Written, Move>, E> {
        Ok(GamePlace {
            position: write(self.position)?,
            value: self.value,
            turn: self.turn,
            options: self.options,
            deciding: self.deciding,
        })
    }
}

/// The place that a game has come to, which went from `start` through these moves.
///
/// # Errors
///
/// The same as for [`follow`](super::follow) and [`Solved::value`].
///
/// # Cost
///
/// The check of the moves so far, and a value for each move of the last position.
pub fn place<S: Solved + ?Sized>(
    solved: &S,
    start: &PositionOf<S>,
    moves: &[MoveOf<S>],
) -> Result<GamePlace<PositionOf<S>, MoveOf<S>>, Error> {
    let game = solved.game();
    let position = follow_within(game, start, moves, solved.most_plies())?
        .pop()
        .sure("a game has a start")?;
    let value = solved.value(&position)?;
    let turn = game.turn(&position);
    let options: Vec<GameOption<MoveOf<S>>> = game
        .moves(&position)
        .map(|chosen| {
            let after = game.after(&position, chosen);
            Ok(GameOption {
                chosen,
                value: solved.value(&after)?,
                turn: game.turn(&after),
            })
        })
        .collect::<Result<_, Error>>()?;
    let decides = |option: &GameOption<MoveOf<S>>| {
        let again = moves_again(turn, option.turn);
        value.outcome == Outcome::N && option.value.to_the_chooser(again) == value
    };
    Ok(GamePlace {
        deciding: (0..)
            .zip(&options)
            .find_map(|(at, option)| decides(option).then_some(at)),
        options,
        position,
        value,
        turn,
    })
}
