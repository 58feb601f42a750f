//! Dovetailing: many machines step by step, so that each comes as far as if it were alone.

mod questions;
mod sweep;
mod tree;
mod whole;

use appleyard_core::dovetail::{self, SweepOrder};
use appleyard_wasm::argument::{GivenText, read};
use appleyard_wasm::error::into_js;
use js_sys::BigInt;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

pub use questions::{QuestionRun, QuestionsRun};
pub use sweep::Sweep;
pub use tree::MachineTree;
use whole::{GivenWhole, bigint, read_whole};

#[wasm_bindgen]
extern "C" {
    /// An order, not read yet.
    #[wasm_bindgen(typescript_type = "SweepOrder")]
    pub type GivenOrder;
}

/// Cantor's f: the number of the pair (a, b), which is (a + b)(a + b + 1)/2 + b. Errors: `bad-argument`,
/// `dovetail-not-whole`, `dovetail-number-too-long`.
#[wasm_bindgen]
pub fn pair(a: &GivenWhole, b: &GivenWhole) -> Result<BigInt, JsValue> {
    bigint(&dovetail::pair(&read_whole("a", a)?, &read_whole("b", b)?))
}

/// Its inverse g: the pair [a, b] that has this number. Errors: as for `pair`.
#[wasm_bindgen]
pub fn unpair(number: &GivenWhole) -> Result<Vec<BigInt>, JsValue> {
    let (a, b) = dovetail::unpair(&read_whole("number", number)?);
    Ok(vec![bigint(&a)?, bigint(&b)?])
}

/// Which step comes at moment t of an order if no machine ever ends: [machine, step, round]. Errors: as for `pair`.
#[wasm_bindgen(js_name = orderAt)]
pub fn order_at(order: &GivenOrder, t: &GivenWhole) -> Result<Vec<BigInt>, JsValue> {
    let order: SweepOrder = read("order", order)?;
    let turn = order.at(&read_whole("t", t)?);
    [turn.machine, turn.step, turn.round]
        .iter()
        .map(bigint)
        .collect()
}

/// When a step of a machine comes if no machine ever ends: [t, round]. In a fair order it never comes later. `undefined` if
/// it never comes, or if its number has more than a million binary digits. Errors: as for `pair`.
#[wasm_bindgen(js_name = orderTime)]
pub fn order_time(
    order: &GivenOrder,
    machine: &GivenWhole,
    step: &GivenWhole,
) -> Result<Option<Vec<BigInt>>, JsValue> {
    let order: SweepOrder = read("order", order)?;
    let (machine, step) = (read_whole("machine", machine)?, read_whole("step", step)?);
    let Some((t, round)) = order.time(&machine, &step) else {
        return Ok(None);
    };
    Ok(Some(vec![bigint(&t)?, bigint(&round)?]))
}

/// The string over an alphabet that has this number. Errors: as for `pair`, `dovetail-alphabet-out-of-range`,
/// `dovetail-alphabet-twice`.
#[wasm_bindgen(js_name = stringAt)]
pub fn string_at(alphabet: &GivenText, number: &GivenWhole) -> Result<String, JsValue> {
    let alphabet: String = read("alphabet", alphabet)?;
    dovetail::string_at(&alphabet, &read_whole("number", number)?).map_err(into_js)
}

/// The number of a string over an alphabet. Errors: `bad-argument`, `dovetail-alphabet-out-of-range`,
/// `dovetail-alphabet-twice`, `dovetail-not-in-alphabet`, `dovetail-number-too-long`.
#[wasm_bindgen(js_name = stringNumber)]
pub fn string_number(alphabet: &GivenText, text: &GivenText) -> Result<BigInt, JsValue> {
    let (alphabet, text): (String, String) = (read("alphabet", alphabet)?, read("text", text)?);
    bigint(&dovetail::string_number(&alphabet, &text).map_err(into_js)?)
}
