//! Turing machines as people write them down: read in any form, and written.

use appleyard_core::machine::turing::{
    GivenForm, MachineChoice, MachineReading, Table, TupleOrder,
};
use appleyard_wasm::argument::{read, read_object};
use appleyard_wasm::error::{into_js, typed};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// The form of a text, not read yet.
    #[wasm_bindgen(typescript_type = "GivenForm")]
    pub type FormName;
}

/// A text, and what somebody says of it.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineTextConfig {
    /// The text.
    pub text: String,
    /// Its form; without it the text itself decides.
    #[serde(default)]
    #[tsify(optional)]
    pub form: Option<GivenForm>,
    /// Which of several machines in it, from 0.
    #[serde(default)]
    #[tsify(optional)]
    pub machine: Option<u32>,
    /// The blank symbol, if the text does not say it.
    #[serde(default)]
    #[tsify(optional, type = "string")]
    pub blank: Option<char>,
    /// The order of the columns of five-tuples, if the text does not say it.
    #[serde(default)]
    #[tsify(optional)]
    pub order: Option<TupleOrder>,
}

/// A Turing machine from a text in any form, with what was read and what was left aside.
#[wasm_bindgen]
pub struct MachineText {
    table: Table,
    reading: MachineReading,
}

#[wasm_bindgen]
impl MachineText {
    /// Reads the text. Errors: `bad-argument`, and the codes that begin with `turing-` for texts.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<MachineTextConfig>) -> Result<MachineText, JsValue> {
        let config = read_object("config", &config)?;
        let choice = MachineChoice {
            form: config.form,
            machine: config.machine,
            blank: config.blank,
            order: config.order,
        };
        let (read, reading) = Table::read_given(&config.text, &choice).map_err(into_js)?;
        Ok(MachineText {
            table: read.table,
            reading,
        })
    }

    /// How the text was read.
    pub fn reading(&self) -> Result<Ts<MachineReading>, JsValue> {
        typed(&self.reading)
    }

    /// The machine as a text that can be read again. Errors: `bad-argument`, `turing-not-standard`, `turing-not-written`.
    pub fn text(&self, form: &FormName) -> Result<String, JsValue> {
        self.table.write_given(read("form", form)?).map_err(into_js)
    }
}
