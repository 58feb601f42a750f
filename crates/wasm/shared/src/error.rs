//! Core errors as JavaScript `Error` objects.

use appleyard_core::Error;
use appleyard_core::error::{Param, Sure};
use js_sys::{BigInt, Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

/// The largest number up to which JavaScript's own numbers are exact.
const MAX_SAFE: i128 = (1 << 53) - 1;

/// A JavaScript `Error`. The page turns its `code` and `params` into a sentence in the visitor's
/// language; its `message` is for developers.
pub fn into_js(error: impl Into<Error>) -> JsValue {
    let error = error.into();
    coded(error.code(), &error.to_string(), &object(error.params()))
}

/// The parameters of an error as a plain object.
pub fn object(params: impl IntoIterator<Item = (&'static str, Param)>) -> Object {
    let object = Object::new();
    for (name, param) in params {
        set(&object, name, &crossed(param));
    }
    object
}

/// A parameter as JavaScript gets it. A number that JavaScript's own numbers cannot hold becomes a
/// `BigInt`. A character becomes a text, which is empty at the end of the text that was read.
fn crossed(param: Param) -> JsValue {
    match param {
        #[expect(clippy::cast_precision_loss, reason = "below 2^53 nothing is lost")]
        Param::Number(number) if number.abs() <= MAX_SAFE => JsValue::from_f64(number as f64),
        Param::Number(number) => BigInt::from(number).into(),
        Param::Digits(digits) => digits.into(),
        // As said, an empty text at the end.
        Param::Character(found) => found.map(String::from).unwrap_or_default().into(),
    }
}

/// The same error with one more parameter that the core does not know.
pub fn with_param(error: JsValue, name: &str, value: &JsValue) -> JsValue {
    if let Ok(params) = Reflect::get(&error, &JsValue::from_str("params")) {
        // Setting a property cannot fail here, for the same reason as in `set`.
        let _ = Reflect::set(&params, &JsValue::from_str(name), value);
    }
    error
}

/// The longest message, in characters. A limit is needed because a message may quote a name of any
/// length.
const MAX_MESSAGE: usize = 300;

/// The error for an argument without the documented shape.
pub fn bad_argument(error: &impl ToString) -> JsValue {
    let mut message = error.to_string();
    if let Some((end, _)) = message.char_indices().nth(MAX_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    coded("bad-argument", &message, &Object::new())
}

/// A value as JavaScript gets it, with the TypeScript type that belongs to it.
///
/// Serde turns a struct with a flattened field into a map. It must reach JavaScript as a plain object
/// like every other struct, because the entries of a `Map` are not properties.
pub fn typed<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    let serializer = Serializer::new()
        .serialize_maps_as_objects(true)
        .serialize_large_number_types_as_bigints(
            T::SERIALIZATION_CONFIG.large_number_types_as_bigints,
        );
    let crossed = value.serialize(&serializer);
    let crossed = crossed.sure("a value of ours can cross");
    crossed.map(Ts::new_unchecked).map_err(into_js)
}

/// A JavaScript `Error` with this code. A package whose errors are not those of the core makes its own by it.
pub fn coded(code: &str, message: &str, params: &Object) -> JsValue {
    let error = js_sys::Error::new(message);
    set(&error, "code", &JsValue::from_str(code));
    set(&error, "params", params);
    error.into()
}

/// Sets a property of a plain object.
pub fn set(target: &Object, name: &str, value: &JsValue) {
    // Setting a property of a plain object made here cannot fail.
    let _ = Reflect::set(target, &JsValue::from_str(name), value);
}
