//! Reads the arguments of all public methods. Each is read as the type that the core declares for
//! it, and refused if it is anything else.
//!
//! JavaScript may pass anything, and the glue of wasm-bindgen would convert it to a number: 2³²
//! becomes 0, and an object becomes an empty list. Therefore the methods take arguments as they are,
//! and [`read`] turns them into Rust values. Nothing wraps around, no field is overlooked, and a
//! getter that throws cannot do harm outside this file.

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
    #[wasm_bindgen(typescript_type = "number | bigint")]
    pub type GivenBigInt;
    /// A text, not read yet.
    #[wasm_bindgen(typescript_type = "string")]
    pub type GivenText;
    /// Numbers, not read yet.
    #[wasm_bindgen(typescript_type = "Uint32Array | readonly number[]")]
    pub type GivenNumbers;
    /// Numbers up to 2⁶⁴ − 1, not read yet.
    #[wasm_bindgen(typescript_type = "BigUint64Array | readonly (number | bigint)[]")]
    pub type GivenBigInts;
    /// Bytes, not read yet.
    #[wasm_bindgen(typescript_type = "Uint8Array | readonly number[]")]
    pub type GivenBytes;
}

/// Reads an argument; `name` is its name in the documentation. Errors: `bad-argument`, with a
/// message that says at which place it found something of another type than expected;
/// `invisible-character` for a text with one, other than at its beginning, where they are taken off. Cost
/// O(n) for an argument that holds n values and characters; at most 262,144 values are allowed.
pub fn read<T: DeserializeOwned>(name: &str, given: &JsValue) -> Result<T, JsValue> {
    let mut left = MAX_VALUES;
    let read = Given::of(given, 0, &mut left).and_then(T::deserialize);
    read.map_err(|refusal| refusal.into_js(name))
}

/// Reads a configuration, or another argument with a type of its own.
pub fn read_object<T: Tsify + DeserializeOwned>(name: &str, given: &Ts<T>) -> Result<T, JsValue>
where
    T::JsType: JsCast,
{
    read(name, &given.js_value())
}

/// Reads a field that another field of the same argument makes necessary, and that may be left out
/// otherwise. Errors: `bad-argument`, if it is left out.
pub fn required<T>(argument: &str, field: &'static str, given: Option<T>) -> Result<T, JsValue> {
    given.ok_or_else(|| {
        let missing = Refusal::missing_field(field);
        bad_argument(&missing.within(argument))
    })
}
