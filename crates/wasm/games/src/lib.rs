//! Games in turns, solved by the general solver, whichever the visitor chooses.

pub mod config;

use appleyard_core::certificate::CertificateChunk;
use appleyard_core::play::{Ending, Opponent};
use appleyard_core::progress::Progress;
use appleyard_core::solve::{self, GrundyPlace, SolvingGame};
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::any_game::{self, GameSummary, WrittenPlace, WrittenRecord};
use appleyard_wasm::argument::{GivenNumber, GivenNumbers, read_object};
use appleyard_wasm::progress;

use self::config::GameConfig;

/// A game in turns and the values of all its positions; resumable slice by slice. Moves are numbers, and a
/// position is a text.
#[wasm_bindgen]
pub struct SolvedGame(Box<dyn SolvingGame>);

impl SolvedGame {
    fn solved(&self) -> &dyn solve::SolvedGame {
        &*self.0
    }
}

#[wasm_bindgen]
impl SolvedGame {
    /// Prepares the run. Errors: `bad-argument`, those of the game's sizes, rules and start,
    /// `too-much-memory`, `too-many-links`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<GameConfig>) -> Result<SolvedGame, JsValue> {
        let config: GameConfig = read_object("config", &config)?;
        Ok(SolvedGame(config.run()?))
    }

    /// Does at most `budget` units of work. A unit is a position that it meets, decides or passes on.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        progress::advance(&mut *self.0, budget)
    }

    /// The number of positions and best play from the start. Errors: `position-not-solved`, before the run
    /// has ended.
    pub fn summary(&self) -> Result<Ts<GameSummary>, JsValue> {
        any_game::summary(self.solved())
    }

    /// The place after these moves. Each option has the value of the position that it leads to, for the player to
    /// move there. Errors: `bad-argument`, `path-too-long`, `illegal-ply`, `position-not-solved`.
    #[wasm_bindgen(unchecked_return_type = "GamePlace<string, number>")]
    pub fn at(&self, moves: &GivenNumbers) -> Result<Ts<WrittenPlace>, JsValue> {
        any_game::at(self.solved(), moves)
    }

    /// What each move of the place after these moves is called, in the order of its options. Errors: as for
    /// `at`.
    pub fn labels(&self, moves: &GivenNumbers) -> Result<Vec<String>, JsValue> {
        any_game::labels(self.solved(), moves)
    }

    /// Why the game is over after these moves; absent while it goes on. Errors: `bad-argument`,
    /// `path-too-long`, `illegal-ply`.
    pub fn ended(&self, moves: &GivenNumbers) -> Result<Option<Ts<Ending>>, JsValue> {
        any_game::ended(self.solved(), moves)
    }

    /// The value of each position of a game, and the blunders. Errors: as for `at`.
    #[wasm_bindgen(unchecked_return_type = "GameRecord<string, number>")]
    pub fn record(&self, moves: &GivenNumbers) -> Result<Ts<WrittenRecord>, JsValue> {
        any_game::record(self.solved(), moves)
    }

    /// The Grundy value of the place after these moves, and the values after each move there. Errors: as for
    /// `at`; `grundy-undefined`, unless the game is impartial, ends, and is won by the last move;
    /// `grundy-too-large`.
    pub fn grundy(&self, moves: &GivenNumbers) -> Result<Ts<GrundyPlace>, JsValue> {
        any_game::grundy_at(self.solved(), moves)
    }

    /// About how many bytes the certificate has, or 4,294,967,295 if it has more; absent if the game cannot be
    /// named in one.
    #[wasm_bindgen(js_name = certificateBytes)]
    pub fn certificate_bytes(&self) -> Option<u32> {
        any_game::certificate_bytes(self.solved())
    }

    /// A piece of the certificate: the solution as a text, which anybody can check without a solver. It
    /// begins with the position at place `from`; from 0 with the heading. Errors: `bad-argument`,
    /// `position-not-solved`, `certificate-too-large`, `certificate-from-out-of-range`.
    pub fn certificate(&self, from: &GivenNumber) -> Result<Ts<CertificateChunk>, JsValue> {
        any_game::certificate(self.solved(), from)
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
        any_game::reply(self.solved(), moves, &opponent, [percent, seed])
    }
}
