//! A lamp with several switches.

use appleyard_core::switches::{SwitchedLamp, switched};
use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{bad_argument, typed};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Which switches are flipped, one after the other.
#[derive(Tsify, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchesConfig {
    /// Their numbers, 0 to 2.
    pub flips: Vec<u8>,
}

/// A lamp with three switches, and what each flip does to it.
#[wasm_bindgen]
pub struct Switches(Vec<SwitchedLamp>);

#[wasm_bindgen]
impl Switches {
    /// Flips the switches. Error: `bad-argument`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<SwitchesConfig>) -> Result<Switches, JsValue> {
        let lamps = switched(&read_object("config", &config)?.flips);
        let lamps = lamps.ok_or_else(|| bad_argument(&"flips: there are switches 0 to 2"))?;
        Ok(Switches(lamps))
    }

    /// The lamp before the first flip and after each.
    pub fn lamps(&self) -> Result<Vec<Ts<SwitchedLamp>>, JsValue> {
        self.0.iter().map(typed).collect()
    }
}
