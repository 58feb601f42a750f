//! Games that a visitor writes as a script, solved by the general solver.

mod atlas;
mod error;
mod shown;

use appleyard_core::certificate::CertificateChunk;
use appleyard_core::play::{Ending, Opponent};
use appleyard_core::progress::{Progress, Run};
use appleyard_core::solve::{GrundyPlace, SolvedGame};
use appleyard_rules::{RuleError, ScriptGame, ScriptRun};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::any_game::{self, GameSummary, WrittenPlace, WrittenRecord};
use appleyard_wasm::argument::{GivenNumber, GivenNumbers, read, read_object};
use appleyard_wasm::error::{into_js, typed};

use self::shown::ShownPosition;

/// A game that somebody has written, and how large it may be.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScriptConfig {
    /// The script, at most 20,000 bytes.
    pub script: String,
    /// The most positions that the run may store, from 1; more than 4,194,304 count as that.
    pub limit: u32,
}

/// A script and nothing else.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScriptText {
    /// The script, at most 20,000 bytes.
    pub script: String,
}

/// A game of which somebody has written the rules, and the values of all its positions; resumable slice by
/// slice. It answers like `SolvedGame`: moves are numbers, and a position is a text.
///
/// Each method has the errors of scripts, whose codes begin with `script-`. Their `params` say where: `line`,
/// `column`, `function`, `position`.
#[wasm_bindgen]
pub struct ScriptedGame(ScriptRun);

impl ScriptedGame {
    fn of(ScriptConfig { script, limit }: ScriptConfig) -> Result<ScriptedGame, JsValue> {
        let game = ScriptGame::new(&script).map_err(|it| error::into_js(&it, None))?;
        let run = ScriptRun::new(&game, limit as usize);
        Ok(ScriptedGame(
            run.map_err(|it| error::into_js(&it, Some(&game)))?,
        ))
    }

    /// The solved game. Before the run has ended, it has no answers.
    fn solved(&self) -> Result<&dyn SolvedGame, JsValue> {
        let start = self.0.start();
        start
            .and_then(|start| self.0.claim(start))
            .map_err(into_js)?;
        Ok(&self.0)
    }

    /// Asks the script something, which may fail.
    fn ask<T>(
        &self,
        question: impl FnOnce(&ScriptGame) -> Result<T, RuleError>,
    ) -> Result<T, JsValue> {
        let script = self.0.script();
        question(script).map_err(|it| error::into_js(&it, Some(script)))
    }

    /// The position after these moves.
    fn position(&self, moves: &GivenNumbers) -> Result<u32, JsValue> {
        let moves: Vec<u32> = read("moves", moves)?;
        let position = self.ask(|script| script.after_moves(&moves))?;
        position.map_err(into_js)
    }
}

#[wasm_bindgen]
impl ScriptedGame {
    /// Reads the script and prepares the run. Errors: `bad-argument`, and those of the script's text, of
    /// `start` and of `player`; `script-too-many-positions` for a limit of 0.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ScriptConfig>) -> Result<ScriptedGame, JsValue> {
        ScriptedGame::of(read_object("config", &config)?)
    }

    /// Does at most `budget` units of work. A unit is a position that it meets, decides or passes on. Errors:
    /// `bad-argument`, those of the script; `script-too-many-positions`, `script-too-many-links`,
    /// `script-too-many-bytes`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        let advanced = self.0.advance(read("budget", budget)?);
        typed(&advanced.map_err(|it| error::into_js(&it, Some(self.0.script())))?)
    }

    /// The number of positions and best play from the start. Errors: `position-not-solved`, before the run
    /// has ended.
    pub fn summary(&self) -> Result<Ts<GameSummary>, JsValue> {
        any_game::summary(self.solved()?)
    }

    /// The place after these moves. Each option has the value of the position that it leads to, for the player to
    /// move there. Errors: `bad-argument`, `path-too-long`, `illegal-ply`, `position-not-solved`.
    #[wasm_bindgen(unchecked_return_type = "GamePlace<string, number>")]
    pub fn at(&self, moves: &GivenNumbers) -> Result<Ts<WrittenPlace>, JsValue> {
        any_game::at(self.solved()?, moves)
    }

    /// What each move of the place after these moves is called, in the order of its options: its label in the
    /// map that `moves` returned, or the label of the position that it leads to. Labels may be equal. Errors:
    /// as for `at`.
    pub fn labels(&self, moves: &GivenNumbers) -> Result<Vec<String>, JsValue> {
        let position = self.position(moves)?;
        self.ask(|script| script.move_labels(position))
    }

    /// The place after these moves as the script shows it. Errors: as for `at`, and those of `label` and
    /// `picture`, which leave all other answers as they are.
    pub fn shown(&self, moves: &GivenNumbers) -> Result<Ts<ShownPosition>, JsValue> {
        let position = self.position(moves)?;
        typed(&self.ask(|script| ShownPosition::of(script, position))?)
    }

    /// Why the game is over after these moves; absent while it goes on. Errors: `bad-argument`,
    /// `path-too-long`, `illegal-ply`.
    pub fn ended(&self, moves: &GivenNumbers) -> Result<Option<Ts<Ending>>, JsValue> {
        let position = self.position(moves)?;
        let ending = self.ask(|script| script.ending(position))?;
        ending.map(|ending| typed(&ending)).transpose()
    }

    /// The value of each position of a game, and the blunders. Errors: as for `at`.
    #[wasm_bindgen(unchecked_return_type = "GameRecord<string, number>")]
    pub fn record(&self, moves: &GivenNumbers) -> Result<Ts<WrittenRecord>, JsValue> {
        any_game::record(self.solved()?, moves)
    }

    /// The Grundy value of the place after these moves, and the values after each move there. Errors: as for
    /// `at`; `grundy-undefined`, unless the game is impartial, ends, and is won by the last move;
    /// `grundy-too-large`.
    pub fn grundy(&self, moves: &GivenNumbers) -> Result<Ts<GrundyPlace>, JsValue> {
        any_game::grundy_at(self.solved()?, moves)
    }

    /// About how many bytes the certificate has, or 4,294,967,295 if it has more; absent if the game cannot be
    /// named in one. Errors: `position-not-solved`, before the run has ended.
    #[wasm_bindgen(js_name = certificateBytes)]
    pub fn certificate_bytes(&self) -> Result<Option<u32>, JsValue> {
        Ok(any_game::certificate_bytes(self.solved()?))
    }

    /// A piece of the certificate: the solution as a text, which anybody can check without a solver. It
    /// begins with the position at place `from`; from 0 with the heading. Errors: `bad-argument`,
    /// `position-not-solved`, `certificate-too-large`, `certificate-from-out-of-range`.
    pub fn certificate(&self, from: &GivenNumber) -> Result<Ts<CertificateChunk>, JsValue> {
        any_game::certificate(self.solved()?, from)
    }

    /// The computer's move after these moves; absent if the game is over. `percent` and `seed` as for
    /// `Chain`. Errors: as for `at`, and `percent-out-of-range`.
    pub fn reply(
        &self,
        moves: &GivenNumbers,
        opponent: Ts<Opponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<u32>, JsValue> {
        any_game::reply(self.solved()?, moves, &opponent, [percent, seed])
    }
}

/// A script that was read, and whose start was shown, for an editor: the constructor throws what is wrong.
/// Nothing is solved.
#[wasm_bindgen]
pub struct ScriptCheck {
    label: String,
    moves: usize,
}

#[wasm_bindgen]
impl ScriptCheck {
    /// Reads the script and calls each of its functions with the start. Errors: `bad-argument`, and those of
    /// the script.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ScriptText>) -> Result<ScriptCheck, JsValue> {
        let ScriptText { script } = read_object("config", &config)?;
        let game = ScriptGame::new(&script).map_err(|it| error::into_js(&it, None))?;
        let start = game.start();
        let moves = game.targets(start);
        let shown = moves.and_then(|moves| Ok((moves, ShownPosition::of(&game, start)?)));
        let (moves, shown) = shown.map_err(|it| error::into_js(&it, Some(&game)))?;
        Ok(ScriptCheck {
            label: shown.label,
            moves: moves.len(),
        })
    }

    /// The label of the start.
    pub fn label(&self) -> String {
        self.label.clone()
    }

    /// The number of moves at the start.
    pub fn moves(&self) -> usize {
        self.moves
    }
}
