//! The errors of scripts as JavaScript `Error` objects.

use appleyard_rules::{RuleError, RuleParam, ScriptGame};
use appleyard_wasm::error::{coded, set};
use js_sys::Object;
use wasm_bindgen::prelude::JsValue;

/// A JavaScript `Error` whose `params` also say where it happened: `line` and `column` in the script, the
/// `function` that was called from outside, and the `position` it was called with, as a short text. What is
/// not known is left out.
pub(super) fn into_js(error: &RuleError, game: Option<&ScriptGame>) -> JsValue {
    let params = Object::new();
    for (name, param) in error.kind.params() {
        set(&params, name, &crossed(param));
    }
    let places = [("line", error.line), ("column", error.column)];
    for (name, place) in places {
        if let Some(place) = place {
            set(&params, name, &crossed(RuleParam::Number(place)));
        }
    }
    if let Some(function) = error.function {
        set(&params, "function", &function.into());
    }
    if let (Some(game), Some(position)) = (game, error.position) {
        set(&params, "position", &game.describe(position).into());
    }
    coded(error.code(), &error.to_string(), &params)
}

fn crossed(param: RuleParam) -> JsValue {
    match param {
        #[expect(
            clippy::cast_precision_loss,
            reason = "all limits, counts and places are far below 2^53"
        )]
        RuleParam::Number(number) => JsValue::from_f64(number as f64),
        RuleParam::Text(text) => text.into(),
    }
}
