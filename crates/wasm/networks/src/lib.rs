//! Sorting networks. Comparators have the same shape as arguments and as results: a flat list of
//! numbers, two wires for each comparator. Wires and comparators count from 0.

mod config;
mod growth;
mod order;
mod proof;
mod stock;

use appleyard_core::network::text::NetworkNotation;
use appleyard_core::network::{self, Language, NetworkSummary, code};
use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::comparators::{FirstWire, flat};
use appleyard_wasm::error::{into_js, typed};
use config::drawn;
pub use config::{NetworkConfig, NetworkSpec};
pub use growth::NetworkGrowth;
pub use order::NetworkOrder;
pub use proof::NetworkProof;
pub use stock::NetworkStock;

/// A network with an input, finished as soon as it is made. Its comparators are in the order in
/// which they are drawn: layer by layer, column by column, from the top wire down.
#[wasm_bindgen]
pub struct Network {
    network: network::Network,
    values: Vec<u32>,
}

#[wasm_bindgen]
impl Network {
    /// Makes a network and lets it sort. Errors: `bad-argument`, `too-many-wires`,
    /// `too-many-comparators`, `wire-out-of-range`, `same-wire`; `not-in-stock`, if there is no
    /// such network for this number of elements; `wrong-length`, if the input has another length.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkConfig>) -> Result<Network, JsValue> {
        let (network, input) = read_object("config", &config)?.into_core("config")?;
        let values = network.trace(&input).map_err(into_js)?;
        Ok(Network { network, values })
    }

    /// A summary of the network.
    pub fn summary(&self) -> Result<Ts<NetworkSummary>, JsValue> {
        typed(&self.network.summary())
    }

    /// The comparators of the network, in the shape of those of `NetworkSpec`.
    pub fn comparators(&self) -> Uint32Array {
        flat(self.network.comparators())
    }

    /// The layer of each comparator, counted from 0.
    pub fn layers(&self) -> Uint32Array {
        Uint32Array::from(self.network.layers().as_slice())
    }

    /// The column of each comparator in the drawing, counted from 0. No two comparators of a column
    /// cross the same wire, and each column belongs to one layer.
    pub fn columns(&self) -> Uint32Array {
        Uint32Array::from(self.network.columns().as_slice())
    }

    /// What lies on the wires after 0, 1, 2, … comparators and at last after all: a row for each,
    /// with a number for each wire.
    pub fn values(&self) -> Uint32Array {
        Uint32Array::from(self.values.as_slice())
    }

    /// The comparators of the network's standard form, in which no comparator is reversed. The
    /// standard form sorts if this network sorts.
    pub fn untangled(&self) -> Uint32Array {
        drawn(&self.network.untangled())
    }

    /// The comparators upside down: wires count from the bottom, and the greatest element counts as
    /// the least.
    pub fn reflected(&self) -> Uint32Array {
        drawn(&self.network.reflected())
    }

    /// The comparators of the standard form for one element fewer: the least element is on the top
    /// wire from the start, and that wire is left out. Empty for a network without wires.
    #[wasm_bindgen(js_name = withoutTop)]
    pub fn without_top(&self) -> Uint32Array {
        let fewer = self.network.without_top();
        // As said, empty without a wire.
        fewer.as_ref().map(drawn).unwrap_or_default()
    }

    /// The same with the greatest element and the bottom wire.
    #[wasm_bindgen(js_name = withoutBottom)]
    pub fn without_bottom(&self) -> Uint32Array {
        let fewer = self.network.without_bottom();
        // As said, empty without a wire.
        fewer.as_ref().map(drawn).unwrap_or_default()
    }

    /// The comparators in writing, a line for each layer. `first`, 0 or 1, is the number of the top
    /// wire. Errors: `bad-argument`.
    pub fn text(
        &self,
        notation: Ts<NetworkNotation>,
        first: &GivenNumber,
    ) -> Result<String, JsValue> {
        let notation = read_object("notation", &notation)?;
        let FirstWire(first) = read("first", first)?;
        Ok(network::text::write(&self.network, notation, first))
    }

    /// The network as a function of a programming language. Errors: `bad-argument`.
    pub fn code(&self, language: Ts<Language>) -> Result<String, JsValue> {
        let language = read_object("language", &language)?;
        Ok(code(&self.network, language))
    }
}
