//! Errors of rows, as a reader counts.

use appleyard_core::Error;
use appleyard_core::error::ChainError;
use wasm_bindgen::JsValue;

use appleyard_wasm::error::{set_param, with_params};

/// Parameters that the core counts from 0, as the calls here do. A sentence speaks of the first cell as
/// number 1, so in errors they are counted from 1. Characters and plies are so already.
const PLACES: [&str; 2] = ["first", "heap"];

/// The error of a call. A character that cannot be read crosses as a text, empty where the text ends.
pub fn into_js(error: impl Into<Error>) -> JsValue {
    let error = error.into();
    let mut params = error.params();
    for (name, value) in &mut params {
        if PLACES.contains(name) {
            *value = value.saturating_add(1);
        }
    }
    let crossed = with_params(&error, &params);
    if let Error::Chain(ChainError::NotARow { found, .. } | ChainError::NotOctal { found, .. }) =
        error
    {
        let found = found.map(String::from).unwrap_or_default();
        set_param(&crossed, "found", &JsValue::from_str(&found));
    }
    crossed
}
