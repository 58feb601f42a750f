//! Core errors as JavaScript `Error` objects.

use appleyard_core::Error;
use appleyard_core::error::Param;
use js_sys::{BigInt, Object, Reflect};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

/// The largest number up to which JavaScript's own numbers are exact.
const MAX_SAFE: i128 = (1 << 53) - 1;

/// A JavaScript `Error` whose `code` and `params` the page turns into a
/// sentence of the visitor's language; its `message` is for developers.
pub fn into_js(error: impl Into<Error>) -> JsValue {
    let error = error.into();
    let params = Object::new();
    for (name, param) in error.params() {
        set(&params, name, &crossed(param));
    }
    coded(error.code(), &error.to_string(), &params)
}

/// A number that JavaScript's own numbers cannot hold is a `BigInt`; a character is a text, empty where
/// the text that was read ends.
fn crossed(param: Param) -> JsValue {
    match param {
        #[expect(clippy::cast_precision_loss, reason = "below 2^53 nothing is lost")]
        Param::Number(number) if number.abs() <= MAX_SAFE => JsValue::from_f64(number as f64),
        Param::Number(number) => BigInt::from(number).into(),
        Param::Character(found) => found.map(String::from).unwrap_or_default().into(),
    }
}

/// The same error with one more parameter, which the core does not know of.
pub fn with_param(error: JsValue, name: &str, value: &JsValue) -> JsValue {
    if let Ok(params) = Reflect::get(&error, &JsValue::from_str("params")) {
        // As in `set`.
        let _ = Reflect::set(&params, &JsValue::from_str(name), value);
    }
    error
}

/// The longest message, in characters: a name that somebody gave may be of any length.
const MAX_MESSAGE: usize = 300;

/// The error for an argument that is not of the documented shape.
pub fn bad_argument(error: &impl ToString) -> JsValue {
    let mut message = error.to_string();
    if let Some((end, _)) = message.char_indices().nth(MAX_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    coded("bad-argument", &message, &Object::new())
}

/// A value on its way out, with the TypeScript type that belongs to it.
pub fn typed<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    value.into_ts().map_err(|e| bad_argument(&e))
}

fn coded(code: &str, message: &str, params: &Object) -> JsValue {
    let error = js_sys::Error::new(message);
    set(&error, "code", &JsValue::from_str(code));
    set(&error, "params", params);
    error.into()
}

fn set(target: &Object, name: &str, value: &JsValue) {
    // Setting a property of a plain object made here cannot fail.
    let _ = Reflect::set(target, &JsValue::from_str(name), value);
}
