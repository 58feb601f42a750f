//! Errors of heap games, as a reader counts.

use appleyard_core::Error;
use wasm_bindgen::JsValue;

use appleyard_wasm::error::with_params;

/// Parameters that the core counts from 0, as the calls here do. A sentence speaks of the first
/// heap and the first character as number 1, so in errors they are counted from 1.
const PLACES: [&str; 2] = ["at", "heap"];

/// The error of a call, where no rule is read.
pub fn into_js(error: impl Into<Error>) -> JsValue {
    of_rule(error, None)
}

/// The error of a rule that cannot be read, with `rule`, its number in the list from 1 on.
pub fn of_rule(error: impl Into<Error>, number: Option<usize>) -> JsValue {
    let error = error.into();
    let mut params = error.params();
    for (_, value) in params.iter_mut().filter(|(name, _)| PLACES.contains(name)) {
        *value = value.saturating_add(1);
    }
    let number = number.and_then(|number| i64::try_from(number).ok());
    params.extend(number.map(|number| ("rule", number)));
    with_params(&error, &params)
}
