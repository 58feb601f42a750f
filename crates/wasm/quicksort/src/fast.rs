//! The fast sort, which records nothing.

use appleyard_core::sort::fast;
use js_sys::Uint32Array;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

use appleyard_wasm::error::bad_argument;

/// Sorts an array in ascending order, in place. The elements are copied into the memory of
/// WebAssembly and back. Errors: `bad-argument`.
#[wasm_bindgen(js_name = sortFast)]
pub fn sort_fast(
    #[wasm_bindgen(unchecked_param_type = "Uint32Array")] values: &JsValue,
) -> Result<(), JsValue> {
    let Some(array) = values.dyn_ref::<Uint32Array>() else {
        return Err(bad_argument(&"values is not a Uint32Array"));
    };
    let mut elements = array.to_vec();
    fast(&mut elements);
    array.copy_from(&elements);
    Ok(())
}
