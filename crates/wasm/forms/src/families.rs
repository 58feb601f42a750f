//! The families of games that are not boards.

use appleyard_core::forms::{Description, FormFamily};
use appleyard_core::game::EndRule;
use appleyard_wasm::argument::required;
use appleyard_wasm_games::config::{AnyRun, GameConfig, Solve, refused};
use wasm_bindgen::prelude::JsValue;

/// The run that solves the game from its start.
pub(super) fn solve(family: FormFamily, config: &GameConfig) -> Result<AnyRun, JsValue> {
    if family.has_rules() {
        required("config", "rules", config.rules.as_deref())?;
    }
    if family.needs_start() {
        required("config", "start", config.start.as_deref())?;
    }
    let description = Description {
        family,
        sizes: config.size.clone(),
        rules: config.rules.clone(),
        start: config.start.clone(),
        end_rule: config.end_rule.unwrap_or(EndRule::Normal),
    };
    let named = Some(description.heading());
    let run = description.visit(Solve { named });
    run.flatten().map_err(refused)
}
