//! Errors of networks, as a reader counts.

use appleyard_core::Error;
use appleyard_core::error::NetworkError;
use wasm_bindgen::JsValue;

use appleyard_wasm::error::with_params;

/// The error of a call. Where it names a comparator and a wire by their numbers, the core counts
/// from 0, as the calls here do; a sentence speaks of the first one as number 1, so in errors they
/// are counted from 1. Lines, columns and wires of a text stay as they are written.
pub fn into_js(error: NetworkError) -> JsValue {
    let numbered = matches!(
        error,
        NetworkError::WireOutOfRange { .. } | NetworkError::SameWire { .. }
    );
    let error = Error::from(error);
    let mut params = error.params();
    for (name, value) in &mut params {
        if numbered && matches!(*name, "comparator" | "wire") {
            *value = value.saturating_add(1);
        }
    }
    with_params(&error, &params)
}
