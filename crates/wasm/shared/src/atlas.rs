//! The atlas of a solved game: what a page asks to draw its graph. Every question gets the game anew, as
//! [`SolvedGame`], so that each package has this code once.

pub use appleyard_core::progress::Progress;
use appleyard_core::solve::SolvedGame;
use appleyard_core::solve::atlas::Level;
pub use appleyard_core::solve::atlas::{Atlas, AtlasPlace, AtlasRows, Drawing};
use serde::Serialize;
pub use tsify::Ts;
use tsify::Tsify;
pub use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::any_game::after;
use crate::argument::{GivenNumber, GivenNumbers, read};
use crate::error::{into_js, typed};

/// The rows of a game's graph.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AtlasSummary {
    /// The number of positions; images count as one if the configuration says so.
    pub positions: usize,
    /// The number of moves, over all positions.
    pub moves: usize,
    /// The place of the start.
    pub start: u32,
    /// Whether every position can be drawn: the arrays are empty otherwise.
    pub drawn: bool,
    /// Whether the positions have Grundy values.
    pub grundy: bool,
    /// The positions by plies from the start, along the shortest way.
    pub by_depth: Vec<Level>,
    /// The won and lost positions by remoteness.
    pub by_remoteness: Vec<Level>,
}

/// A run that solves a game, of which [`atlas_class`](crate::atlas_class) makes the class of an atlas.
pub trait Charting: Sized {
    /// What a page gives to the constructor.
    type Config;

    /// Prepares the run.
    fn prepared(config: Self::Config) -> Result<Self, JsValue>;

    /// Does at most `budget` units of work.
    fn advance(&mut self, budget: u64) -> Result<Progress, JsValue>;

    /// The game, once it is solved.
    fn game(&self) -> Result<&dyn SolvedGame, JsValue>;
}

/// Takes the atlas further, after the run that solves its game has finished.
pub fn advance(
    run: &mut impl Charting,
    atlas: &mut Atlas,
    budget: &GivenNumber,
) -> Result<Ts<Progress>, JsValue> {
    let budget = read("budget", budget)?;
    let solving = run.advance(budget)?;
    let budget = if solving.finished { budget } else { 0 };
    let charting = atlas.advance(run.game()?, budget).map_err(into_js)?;
    typed(&solving.followed_by(charting))
}

/// What a page needs to know before anything else.
pub fn summary(atlas: &Atlas, game: &dyn SolvedGame) -> Result<Ts<AtlasSummary>, JsValue> {
    let start = atlas.start(game).map_err(into_js)?;
    // Before the run has ended there is no such place.
    atlas.line(game, start).map_err(into_js)?;
    typed(&AtlasSummary {
        positions: game.count(),
        moves: atlas.moves(),
        start,
        drawn: atlas.drawing().is_some(),
        grundy: atlas.drawing().is_some_and(|it| it.grundy().is_some()),
        by_depth: atlas.by_depth().to_vec(),
        by_remoteness: atlas.by_remoteness().to_vec(),
    })
}

/// Something of the drawing as numbers; none without a drawing.
pub fn numbers(atlas: &Atlas, of: impl FnOnce(&Drawing) -> Vec<u32>) -> Vec<u32> {
    atlas.drawing().map(of).unwrap_or_default()
}

/// See [`Drawing::open`].
pub fn open(atlas: &Atlas, steps: &GivenNumber) -> Result<Vec<u32>, JsValue> {
    let steps: u32 = read("steps", steps)?;
    Ok(numbers(atlas, |drawing| drawing.open(steps as usize)))
}

/// See [`Atlas::at`].
pub fn at(
    atlas: &Atlas,
    game: &dyn SolvedGame,
    place: &GivenNumber,
) -> Result<Ts<AtlasPlace>, JsValue> {
    let at = atlas.at(game, read("place", place)?);
    typed(&at.map_err(into_js)?)
}

/// See [`Atlas::line`].
pub fn line(
    atlas: &Atlas,
    game: &dyn SolvedGame,
    place: &GivenNumber,
) -> Result<Vec<u32>, JsValue> {
    atlas.line(game, read("place", place)?).map_err(into_js)
}

/// The place of the position after these moves.
pub fn place(game: &dyn SolvedGame, moves: &GivenNumbers) -> Result<u32, JsValue> {
    // Before the run has ended, a game may not know its moves yet, and a position has a place before it has a value.
    let start = game.start().and_then(|start| game.value(start));
    start.map_err(into_js)?;
    let here = after(game, moves)?;
    let place = game.value(here).and_then(|_| game.place_of(here));
    place.map_err(into_js)
}

/// See [`Atlas::rows`].
pub fn rows(
    atlas: &Atlas,
    game: &dyn SolvedGame,
    from: &GivenNumber,
) -> Result<Ts<AtlasRows>, JsValue> {
    let rows = atlas.rows(game, read("from", from)?);
    typed(&rows.map_err(into_js)?)
}

/// The graph in DOT; an empty text without a drawing.
pub fn dot(atlas: &Atlas, game: &dyn SolvedGame) -> Result<String, JsValue> {
    let dot = atlas.drawing().map(|drawing| drawing.dot(game));
    // As said, without a drawing.
    Ok(dot.transpose().map_err(into_js)?.unwrap_or_default())
}
