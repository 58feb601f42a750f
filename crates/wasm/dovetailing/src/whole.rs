//! Whole numbers of any size.

use appleyard_core::dovetail::{self, MAX_DIGITS};
use appleyard_core::error::DovetailError;
use appleyard_wasm::argument::read;
use appleyard_wasm::error::{bad_argument, into_js};
use js_sys::BigInt;
use num_bigint::BigUint;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// A whole number, or its digits, not read yet.
    #[wasm_bindgen(typescript_type = "bigint | number | string")]
    pub type GivenWhole;
}

/// Reads a whole number from 0: a number, a bigint or digits.
pub fn read_whole(name: &str, given: &JsValue) -> Result<BigUint, JsValue> {
    if given.is_string() {
        let text: String = read(name, given)?;
        return dovetail::whole(&text).map_err(into_js);
    }
    let Some(number) = given.dyn_ref::<BigInt>() else {
        return read::<u64>(name, given).map(BigUint::from);
    };
    // JavaScript needs long to write a bigint of a million digits.
    let limit = BigInt::new(&format!("1{}", "0".repeat(MAX_DIGITS)).into());
    if limit.is_ok_and(|limit| !number.lt(&limit)) {
        return Err(into_js(DovetailError::NumberTooLong {
            digits: MAX_DIGITS as u64 + 1,
            limit: MAX_DIGITS as u64,
        }));
    }
    let text = number.to_string(10).map(String::from);
    let text = text.map_err(|_| into_js(DovetailError::NotWhole))?;
    dovetail::whole(&text).map_err(into_js)
}

/// A whole number as JavaScript gets it.
pub fn bigint(number: &BigUint) -> Result<BigInt, JsValue> {
    BigInt::new(&number.to_string().into())
        .map_err(|_| bad_argument(&"JavaScript has no bigint of this size"))
}
