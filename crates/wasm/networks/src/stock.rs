//! Networks that are known from the literature.

use appleyard_core::network::{Best, Network, Stock, StockNetwork, best, stock_list};
use js_sys::Uint32Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::{drawn, not_in_stock};
use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// For how many elements to make the networks.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkStockConfig {
    /// The number of elements, which is the number of wires, 0 to 64.
    pub wires: u32,
}

/// The networks in stock for one number of elements, finished as soon as it is made.
#[wasm_bindgen]
pub struct NetworkStock {
    wires: usize,
    networks: Vec<StockNetwork>,
}

#[wasm_bindgen]
impl NetworkStock {
    /// Makes all of the networks. Errors: `bad-argument`, `too-many-wires`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkStockConfig>) -> Result<NetworkStock, JsValue> {
        let wires = read_object("config", &config)?.wires as usize;
        Network::new(wires, Vec::new()).map_err(into_js)?;
        let networks = stock_list(wires);
        Ok(NetworkStock { wires, networks })
    }

    /// The networks that are in stock.
    pub fn list(&self) -> Result<Vec<Ts<StockNetwork>>, JsValue> {
        self.networks.iter().map(typed).collect()
    }

    /// The comparators of one network, layer by layer, in the shape of those of `NetworkSpec`. Errors:
    /// `bad-argument`; `not-in-stock`, for a network that is not in the list.
    pub fn comparators(&self, kind: Ts<Stock>) -> Result<Uint32Array, JsValue> {
        let kind = read_object("kind", &kind)?;
        let found = self.networks.iter().find(|one| one.kind == kind);
        let found = found.ok_or_else(|| into_js(not_in_stock(self.wires)))?;
        Ok(drawn(&found.network))
    }

    /// How small and how shallow a network for this number of elements can be; absent for more than 32 wires.
    pub fn best(&self) -> Result<Option<Ts<Best>>, JsValue> {
        best(self.wires).as_ref().map(typed).transpose()
    }
}
