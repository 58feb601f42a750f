//! What a page asks of a solved game, whichever it is. A game is named by the numbers of its moves from the
//! start; [`Notation`](appleyard_core::game::Notation) says what they mean.

use appleyard_core::certificate::{self, CertificateChunk};
use appleyard_core::error::Sure;
use appleyard_core::play::{Ending, GamePlace, GameRecord, Opponent, follow, principal_line};
use appleyard_core::solve::{Code, GrundyPlace, SolvedGame, grundy};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::argument::{GivenNumber, GivenNumbers, read};
use crate::error::{into_js, typed};
use crate::game;

/// A summary of a solved game.
#[derive(Serialize, Tsify)]
pub struct GameSummary {
    /// The number of positions that can be reached from the start.
    pub positions: usize,
    /// The moves of best play from the start, to the end.
    pub line: Vec<u32>,
}

/// The place that a game has come to, with its position as a text and its moves as numbers.
pub type WrittenPlace = GamePlace<String, u32>;
/// A game so far, written in the same way.
pub type WrittenRecord = GameRecord<String, u32>;

/// What a page needs to know before anything else.
pub fn summary(game: &dyn SolvedGame) -> Result<Ts<GameSummary>, JsValue> {
    let line = principal_line(game, &start(game)?).map_err(into_js)?;
    let positions = game.count();
    typed(&GameSummary { positions, line })
}

/// See [`game::place`].
pub fn at(game: &dyn SolvedGame, moves: &GivenNumbers) -> Result<Ts<WrittenPlace>, JsValue> {
    let moves: Vec<u32> = read("moves", moves)?;
    game::place(game, &start(game)?, &moves, |here| game.text(here))
}

/// What each move of the place after these moves is called, in the order of its options.
pub fn labels(game: &dyn SolvedGame, moves: &GivenNumbers) -> Result<Vec<String>, JsValue> {
    let here = after(game, moves)?;
    let options = game.options(here).map_err(into_js)?.into_iter();
    let labels = options.map(|(chosen, _)| {
        let label = game.move_text(here, chosen)?;
        label.sure("a move of the game has a name")
    });
    labels.collect::<Result<_, _>>().map_err(into_js)
}

/// Why the game is over after these moves; `None` while it goes on.
pub fn ended(game: &dyn SolvedGame, moves: &GivenNumbers) -> Result<Option<Ts<Ending>>, JsValue> {
    let ending = game.ended(after(game, moves)?).map_err(into_js)?;
    ending.map(|ending| typed(&ending)).transpose()
}

/// See [`fn@grundy`].
pub fn grundy_at(game: &dyn SolvedGame, moves: &GivenNumbers) -> Result<Ts<GrundyPlace>, JsValue> {
    typed(&grundy(game, &after(game, moves)?).map_err(into_js)?)
}

/// See [`game::record`].
pub fn record(game: &dyn SolvedGame, moves: &GivenNumbers) -> Result<Ts<WrittenRecord>, JsValue> {
    let moves: Vec<u32> = read("moves", moves)?;
    game::record(game, &start(game)?, &moves, |here| game.text(here))
}

/// See [`certificate::estimated_bytes`].
pub fn certificate_bytes(game: &dyn SolvedGame) -> Option<u32> {
    let bytes = certificate::estimated_bytes(game)?;
    // The page says of any larger number that the certificate is too large.
    Some(u32::try_from(bytes).unwrap_or(u32::MAX))
}

/// See [`certificate::chunk`].
pub fn certificate(
    game: &dyn SolvedGame,
    from: &GivenNumber,
) -> Result<Ts<CertificateChunk>, JsValue> {
    let chunk = certificate::chunk(game, read("from", from)?);
    typed(&chunk.map_err(into_js)?)
}

/// See [`game::reply`].
pub fn reply(
    game: &dyn SolvedGame,
    moves: &GivenNumbers,
    opponent: &Ts<Opponent>,
    chance: [&GivenNumber; 2],
) -> Result<Option<u32>, JsValue> {
    let moves: Vec<u32> = read("moves", moves)?;
    game::reply(game, &start(game)?, &moves, opponent, chance)
}

/// The position after these moves.
pub(crate) fn after(game: &dyn SolvedGame, moves: &GivenNumbers) -> Result<Code, JsValue> {
    let (moves, start): (Vec<u32>, Code) = (read("moves", moves)?, start(game)?);
    let way = follow(game, &start, &moves).map_err(into_js)?;
    way.last()
        .copied()
        .sure("a game has a start")
        .map_err(into_js)
}

fn start(game: &dyn SolvedGame) -> Result<Code, JsValue> {
    game.start().map_err(into_js)
}
