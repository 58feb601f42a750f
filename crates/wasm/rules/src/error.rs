//! The errors of scripts as JavaScript `Error` objects.

use appleyard_core::error::Param;
use appleyard_rules::{RuleError, ScriptGame};
use appleyard_wasm::error::{coded, object};
use wasm_bindgen::prelude::JsValue;

/// A JavaScript `Error` whose `params` also say where it happened: `line` and `column` in the script, the
/// `function` that was called from outside, and the `position` it was called with, as a short text. What is
/// not known is left out.
pub(super) fn into_js(error: &RuleError, game: Option<&ScriptGame>) -> JsValue {
    let position = game.zip(error.position);
    let places = [
        ("line", error.line.map(Param::from)),
        ("column", error.column.map(Param::from)),
        ("function", error.function.map(Param::from)),
        (
            "position",
            position.map(|(game, at)| game.describe(at).into()),
        ),
    ];
    let known = places
        .into_iter()
        .filter_map(|(name, place)| Some((name, place?)));
    let params = object(error.kind.params().into_iter().chain(known));
    coded(error.code(), &error.to_string(), &params)
}
