//! Tic-tac-toe, solved by the general solver.

use appleyard_core::game::EndRule;
use appleyard_core::play::{GamePlace, GameRecord, Opponent, principal_line};
use appleyard_core::progress::Progress;
use appleyard_core::solve::{MAX_POSITIONS, Retrograde};
use appleyard_core::tictactoe::{Board, TicTacToe};
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, GivenNumbers, read};
use appleyard_wasm::error::into_js;
use appleyard_wasm::{game, progress};

/// All positions of tic-tac-toe, with their values; resumable slice by slice.
#[wasm_bindgen]
pub struct Tictactoe(Retrograde<TicTacToe>);

#[wasm_bindgen]
impl Tictactoe {
    /// Prepares the run.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<Tictactoe, JsValue> {
        let mut run = Retrograde::new(TicTacToe(EndRule::Normal), MAX_POSITIONS);
        run.ask(Board::default()).map_err(into_js)?;
        Ok(Tictactoe(run))
    }

    /// Does at most `budget` units of work. A unit is a position or a move that it looks at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        progress::advance(&mut self.0, budget)
    }

    /// The moves of best play from the start, to the end. Errors: `position-not-solved`.
    pub fn line(&self) -> Result<Vec<u8>, JsValue> {
        principal_line(&self.0, &Board::default()).map_err(into_js)
    }

    /// The place after these moves. Errors: `bad-argument`, `path-too-long`, `illegal-ply`,
    /// `position-not-solved`.
    #[wasm_bindgen(unchecked_return_type = "GamePlace<string, number>")]
    pub fn at(&self, moves: &GivenNumbers) -> Result<Ts<GamePlace<String, u8>>, JsValue> {
        let moves: Vec<u8> = read("moves", moves)?;
        game::place(&self.0, &Board::default(), &moves, Board::written)
    }

    /// The value of each position of a game, and the blunders. Errors: as for `at`.
    #[wasm_bindgen(unchecked_return_type = "GameRecord<string, number>")]
    pub fn record(&self, moves: &GivenNumbers) -> Result<Ts<GameRecord<String, u8>>, JsValue> {
        let moves: Vec<u8> = read("moves", moves)?;
        game::record(&self.0, &Board::default(), &moves, Board::written)
    }

    /// The computer's move after these moves; absent if the game is over. `percent` and `seed` as for
    /// `Chain`. Errors: as for `at`, and `percent-out-of-range`.
    pub fn reply(
        &self,
        moves: &GivenNumbers,
        opponent: Ts<Opponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<u8>, JsValue> {
        let moves: Vec<u8> = read("moves", moves)?;
        game::reply(
            &self.0,
            &Board::default(),
            &moves,
            &opponent,
            [percent, seed],
        )
    }
}
