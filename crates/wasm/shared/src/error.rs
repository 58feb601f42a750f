//! Core errors as JavaScript `Error` objects.

use js_sys::{Object, Reflect};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

/// A JavaScript `Error` whose `code` and `params` the page turns into a
/// sentence of the visitor's language; its `message` is for developers.
pub fn into_js(error: &appleyard_core::Error) -> JsValue {
    with_params(error, &error.params())
}

/// The same with parameters of its own, where the page does not count as the core does.
pub fn with_params(error: &appleyard_core::Error, named: &[(&str, i64)]) -> JsValue {
    let params = Object::new();
    for &(name, value) in named {
        // An i64 beyond 2^53 is only ever shown to a reader, rounded.
        #[expect(clippy::cast_precision_loss)]
        set(&params, name, &JsValue::from_f64(value as f64));
    }
    coded(error.code(), &error.to_string(), &params)
}

/// Gives an error made here a parameter that is no number.
pub fn set_param(error: &JsValue, name: &str, value: &JsValue) {
    if let Ok(params) = Reflect::get(error, &JsValue::from_str("params")) {
        // As in `set`.
        let _ = Reflect::set(&params, &JsValue::from_str(name), value);
    }
}

/// The error for a configuration that is not of the documented shape.
pub fn bad_config(error: &impl ToString) -> JsValue {
    coded("bad-config", &error.to_string(), &Object::new())
}

/// A value on its way out, with the TypeScript type that belongs to it.
pub fn typed<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    value.into_ts().map_err(|e| bad_config(&e))
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
