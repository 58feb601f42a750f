//! What a page gives: every argument of every public method is read here, by the type that the core
//! declares for it, and refused if it is anything else.
//!
//! JavaScript passes what it likes, and the glue of wasm-bindgen makes a number of it: 2³² becomes
//! 0, an object an empty list. So arguments cross as they are, and [`read`] makes Rust of them.
//! Nothing wraps, no field is overlooked, no getter that throws gets further than this file.

mod deserialize;
mod given;
mod refusal;

use serde::de::{DeserializeOwned, Error as _};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use self::given::{Given, MAX_VALUES};
use self::refusal::Refusal;
use crate::error::bad_argument;

#[wasm_bindgen]
extern "C" {
    /// A number, not read yet.
    #[wasm_bindgen(typescript_type = "number")]
    pub type GivenNumber;
    /// A number up to 2⁶⁴ − 1, not read yet.
    #[wasm_bindgen(typescript_type = "bigint")]
    pub type GivenBigInt;
    /// A text, not read yet.
    #[wasm_bindgen(typescript_type = "string")]
    pub type GivenText;
    /// Numbers, not read yet.
    #[wasm_bindgen(typescript_type = "Uint32Array | readonly number[]")]
    pub type GivenNumbers;
    /// Numbers up to 2⁶⁴ − 1, not read yet.
    #[wasm_bindgen(typescript_type = "BigUint64Array | readonly bigint[]")]
    pub type GivenBigInts;
    /// Bytes, not read yet.
    #[wasm_bindgen(typescript_type = "Uint8Array | readonly number[]")]
    pub type GivenBytes;
}

/// An argument, by its name in the documentation. Errors: `bad-argument`, with a message that says
/// where in it something else was found than its type allows. Cost O(n) for n values in it, of which
/// there may be 262,144.
pub fn read<T: DeserializeOwned>(name: &str, given: &JsValue) -> Result<T, JsValue> {
    let mut left = MAX_VALUES;
    let read = Given::of(given, 0, &mut left).and_then(T::deserialize);
    read.map_err(|refusal| bad_argument(&refusal.within(name)))
}

/// A configuration, or another argument with a type of its own.
pub fn read_object<T: Tsify + DeserializeOwned>(name: &str, given: &Ts<T>) -> Result<T, JsValue>
where
    T::JsType: JsCast,
{
    read(name, &given.js_value())
}

/// A field of an argument that another of its fields calls for, and that may be left out elsewhere.
/// Errors: `bad-argument`, where it is left out.
pub fn required<T>(argument: &str, field: &'static str, given: Option<T>) -> Result<T, JsValue> {
    given.ok_or_else(|| {
        let missing = Refusal::missing_field(field);
        bad_argument(&missing.within(argument))
    })
}
