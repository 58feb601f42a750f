//! A solved game of any kind behind one set of questions, so that a class can hold whichever game a
//! visitor chooses.

use appleyard_core::certificate::{self, CertificateChunk};
use appleyard_core::game::Game;
use appleyard_core::play::{
    Ending, GamePlace, GameRecord, Notation, Numbered, Opponent, follow, principal_line,
};
use appleyard_core::solve::{GrundyPlace, Listed, grundy};
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

/// What a page asks of a game, whichever it is. A game is named by the numbers of its moves from the
/// start; [`Notation`] says what they mean.
pub trait AnyGame {
    /// What a page needs to know before anything else.
    fn summary(&self) -> Result<Ts<GameSummary>, JsValue>;
    /// See [`game::place`].
    fn at(&self, moves: &GivenNumbers) -> Result<Ts<WrittenPlace>, JsValue>;
    /// What each move of the place after these moves is called, in the order of its options.
    fn labels(&self, moves: &GivenNumbers) -> Result<Vec<String>, JsValue>;
    /// Why the game is over after these moves; `None` while it goes on.
    fn ended(&self, moves: &GivenNumbers) -> Result<Option<Ts<Ending>>, JsValue>;
    /// See [`grundy`].
    fn grundy(&self, moves: &GivenNumbers) -> Result<Ts<GrundyPlace>, JsValue>;
    /// See [`game::record`].
    fn record(&self, moves: &GivenNumbers) -> Result<Ts<WrittenRecord>, JsValue>;
    /// See [`certificate::estimated_bytes`].
    fn certificate_bytes(&self) -> Option<u32>;
    /// See [`certificate::chunk`].
    fn certificate(&self, from: &GivenNumber) -> Result<Ts<CertificateChunk>, JsValue>;
    /// See [`game::reply`].
    fn reply(
        &self,
        moves: &GivenNumbers,
        opponent: &Ts<Opponent>,
        chance: [&GivenNumber; 2],
    ) -> Result<Option<u32>, JsValue>;
}

impl<R> AnyGame for R
where
    R: Listed<Game: Notation>,
{
    fn summary(&self) -> Result<Ts<GameSummary>, JsValue> {
        let line = principal_line(&Numbered(self), &self.game().start()).map_err(into_js)?;
        let positions = self.count();
        typed(&GameSummary { positions, line })
    }

    fn at(&self, moves: &GivenNumbers) -> Result<Ts<WrittenPlace>, JsValue> {
        let moves: Vec<u32> = read("moves", moves)?;
        let write = |position| self.game().text(&position);
        game::place(&Numbered(self), &self.game().start(), &moves, write)
    }

    fn labels(&self, moves: &GivenNumbers) -> Result<Vec<String>, JsValue> {
        let moves: Vec<u32> = read("moves", moves)?;
        let way = follow(&Numbered(self), &self.game().start(), &moves).map_err(into_js)?;
        let here = way.last();
        let labels = here.into_iter().flat_map(|here| {
            let game = self.game();
            let moves = game.moves(here);
            moves.map(move |chosen| game.move_text(here, chosen))
        });
        Ok(labels.collect())
    }

    fn ended(&self, moves: &GivenNumbers) -> Result<Option<Ts<Ending>>, JsValue> {
        let moves: Vec<u32> = read("moves", moves)?;
        let way = follow(&Numbered(self), &self.game().start(), &moves).map_err(into_js)?;
        let ending = way.last().and_then(|here| self.game().ended(here));
        ending.map(|ending| typed(&ending)).transpose()
    }

    fn grundy(&self, moves: &GivenNumbers) -> Result<Ts<GrundyPlace>, JsValue> {
        let moves: Vec<u32> = read("moves", moves)?;
        let way = follow(&Numbered(self), &self.game().start(), &moves).map_err(into_js)?;
        let here = way.last().cloned().unwrap_or_else(|| self.game().start());
        typed(&grundy(self.game(), &here).map_err(into_js)?)
    }

    fn record(&self, moves: &GivenNumbers) -> Result<Ts<WrittenRecord>, JsValue> {
        let moves: Vec<u32> = read("moves", moves)?;
        let write = |position| self.game().text(&position);
        game::record(&Numbered(self), &self.game().start(), &moves, write)
    }

    fn certificate_bytes(&self) -> Option<u32> {
        let bytes = certificate::estimated_bytes(self)?;
        Some(u32::try_from(bytes).unwrap_or(u32::MAX))
    }

    fn certificate(&self, from: &GivenNumber) -> Result<Ts<CertificateChunk>, JsValue> {
        let chunk = certificate::chunk(self, read("from", from)?);
        typed(&chunk.map_err(into_js)?)
    }

    fn reply(
        &self,
        moves: &GivenNumbers,
        opponent: &Ts<Opponent>,
        chance: [&GivenNumber; 2],
    ) -> Result<Option<u32>, JsValue> {
        let moves: Vec<u32> = read("moves", moves)?;
        game::reply(
            &Numbered(self),
            &self.game().start(),
            &moves,
            opponent,
            chance,
        )
    }
}
