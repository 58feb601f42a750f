//! Errors of sorting, as a reader counts.

use appleyard_core::Error;
use wasm_bindgen::JsValue;

use appleyard_wasm::error::with_params;

/// Parameters that the core counts from 0, as the calls here do. A sentence speaks of the first
/// element and the first partition as number 1, so in errors they are counted from 1. `hi`, the
/// place after a part, is thereby its last place.
const PLACES: [&str; 5] = ["at", "index", "lo", "partition", "place"];

/// The error of a call.
pub fn into_js(error: impl Into<Error>) -> JsValue {
    let error = error.into();
    let mut params = error.params();
    for (_, value) in params.iter_mut().filter(|(name, _)| PLACES.contains(name)) {
        *value = value.saturating_add(1);
    }
    with_params(&error, &params)
}
