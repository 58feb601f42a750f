//! What is known about the wires half-way through a network.

use appleyard_core::network::{KnownOrder, OrderRun};
use appleyard_core::progress::Progress;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::NetworkSpec;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::typed;
use appleyard_wasm::progress::advance;

/// A network, and after how many comparators to look at it.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkOrderConfig {
    /// The network.
    pub network: NetworkSpec,
    /// How many comparators to run first; all if there are fewer.
    pub after: usize,
}

/// What is known about the wires at a moment, whatever the input; resumable slice by slice.
#[wasm_bindgen]
pub struct NetworkOrder(OrderRun);

#[wasm_bindgen]
impl NetworkOrder {
    /// Prepares the run. Errors: as for the network of `Network`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkOrderConfig>) -> Result<NetworkOrder, JsValue> {
        let NetworkOrderConfig { network, after } = read_object("config", &config)?;
        let network = network.network("config.network")?;
        Ok(NetworkOrder(OrderRun::new(&network, after)))
    }

    /// Runs comparators until it has moved `budget` further states.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What is known about the wires. Absent until the run has finished, and also if that is too much
    /// work: more than 65,536 states of wires that have met.
    pub fn order(&self) -> Result<Option<Ts<KnownOrder>>, JsValue> {
        self.0.order().map(typed).transpose()
    }
}
