//! Questions about a game: what every class of a solved game is asked.
//!
//! A game is named by its moves from the start, and a position crosses in the form that `write` gives it.
//! Every question has the errors `path-too-long` and `position-not-solved`, and that of the game for an
//! illegal move.

use appleyard_core::Error;
use appleyard_core::play::{self, Chance, GamePlace, GameRecord, Opponent};
use appleyard_core::solve::{MoveOf, PositionOf, Solved};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::argument::{GivenNumber, read, read_object};
use crate::error::{into_js, typed};

/// The place after these moves, with the value of each position that a move leads to.
pub fn place<S, Written>(
    game: &S,
    start: &PositionOf<S>,
    moves: &[MoveOf<S>],
    write: impl Fn(PositionOf<S>) -> Result<Written, Error>,
) -> Result<Ts<GamePlace<Written, MoveOf<S>>>, JsValue>
where
    S: Solved + ?Sized,
    GamePlace<Written, MoveOf<S>>: Tsify + Serialize,
{
    let place = play::place(game, start, moves).and_then(|place| place.map(write));
    typed(&place.map_err(into_js)?)
}

/// The value of each position of a game, and the blunders.
pub fn record<S, Written>(
    game: &S,
    start: &PositionOf<S>,
    moves: &[MoveOf<S>],
    write: impl Fn(PositionOf<S>) -> Result<Written, Error>,
) -> Result<Ts<GameRecord<Written, MoveOf<S>>>, JsValue>
where
    S: Solved + ?Sized,
    GameRecord<Written, MoveOf<S>>: Tsify + Serialize,
{
    let record = play::record(game, start, moves).and_then(|record| record.map(write));
    typed(&record.map_err(into_js)?)
}

/// The computer's move after these moves; absent if the game is over. The last two numbers are how often an
/// erring opponent makes a random move, in percent, and the seed of its chance. Further errors:
/// `bad-argument`, `percent-out-of-range`.
pub fn reply<S: Solved + ?Sized>(
    game: &S,
    start: &PositionOf<S>,
    moves: &[MoveOf<S>],
    opponent: &Ts<Opponent>,
    [percent, seed]: [&GivenNumber; 2],
) -> Result<Option<MoveOf<S>>, JsValue> {
    let opponent = read_object("opponent", opponent)?;
    let (percent, seed) = (read("percent", percent)?, read("seed", seed)?);
    play::reply(game, start, moves, opponent, Chance { percent, seed }).map_err(into_js)
}
