//! The families of games that are not boards.

use appleyard_core::Error;
use appleyard_core::chain::{OctalCode, OctalGame};
use appleyard_core::contest::{CalendarGame, Date, DigitString, DigitalDeletions, Multiplication};
use appleyard_core::game::EndRule;
use appleyard_core::lattice::{Point, StartedLattice, VectorGame};
use appleyard_core::nim::HeapGame;
use appleyard_core::token_graph::{Form, Token, read};
use appleyard_wasm::argument::required;
use appleyard_wasm_games::config::{AnyRun, GameConfig, GameName, solving, wrong_sizes};
use wasm_bindgen::prelude::JsValue;

/// The run that solves the game from its start.
pub(super) fn solve(config: &GameConfig) -> Result<AnyRun, JsValue> {
    let end_rule = config.end_rule.unwrap_or(EndRule::Normal);
    let rules = || required("config", "rules", config.rules.as_deref());
    let start = || required("config", "start", config.start.as_deref());
    match (config.game, config.size.as_slice()) {
        (GameName::Vectors, &[_, _]) => {
            let moves = VectorGame::parse(rules()?);
            let start = match config.sizes().as_slice() {
                &[m, n] => Point { m, n },
                _ => return Err(wrong_sizes()),
            };
            solving(moves.and_then(|moves| StartedLattice::new(moves, end_rule, start)))
        }
        (GameName::TakeAway, heaps) => solving(HeapGame::take_away(heaps, rules()?, end_rule)),
        (GameName::Octal, groups) => {
            let code = OctalCode::parse(rules()?);
            solving(code.and_then(|code| OctalGame::new(code, groups, end_rule)))
        }
        (GameName::Graph, &[]) => {
            let text = rules()?;
            let graph = read(text, Form::of(text)).map_err(Error::from);
            let start = config.start.as_deref();
            solving(graph.and_then(|read| Token::new(read.graph, start, end_rule)))
        }
        (GameName::Calendar, &[]) => {
            let start = Date::parse(start()?).map_err(Error::from);
            solving(start.map(CalendarGame::starting))
        }
        (GameName::Multiplication, &[target]) => solving(Multiplication::new(target)),
        (GameName::DigitalDeletions, &[]) => {
            let start = DigitString::parse(start()?).map_err(Error::from);
            solving(start.map(DigitalDeletions::starting))
        }
        _ => Err(wrong_sizes()),
    }
}
