//! The configuration of a network and of its input.

use appleyard_core::error::NetworkError;
use appleyard_core::network::{Network, Stock, stock};
use appleyard_core::sort::permutation;
use js_sys::Uint32Array;
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use appleyard_wasm::argument::required;
use appleyard_wasm::comparators::flat;
use appleyard_wasm::error::into_js;

/// Comparators in order, read in the same shape in which they are returned: one flat list, two wires
/// for each comparator.
#[derive(Deserialize)]
#[serde(try_from = "Vec<u32>")]
pub struct Comparators(Vec<[u32; 2]>);

impl TryFrom<Vec<u32>> for Comparators {
    type Error = &'static str;

    fn try_from(wires: Vec<u32>) -> Result<Comparators, &'static str> {
        match wires.as_chunks() {
            (pairs, []) => Ok(Comparators(pairs.to_vec())),
            _ => Err("a comparator needs two numbers"),
        }
    }
}

/// A network.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkSpec {
    /// The number of its wires, 0 to 64.
    pub wires: u32,
    /// Which network in stock; left out for a network given by its comparators.
    #[tsify(optional)]
    pub kind: Option<Stock>,
    /// The comparators in order, at most 4096, if there is no `kind`; with a kind this field is
    /// ignored and may be left out. It is a flat list with two numbers for each comparator: the wire
    /// that receives the smaller element, then the wire that receives the larger. Wires count from
    /// 0.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub comparators: Option<Comparators>,
}

impl NetworkSpec {
    /// The network in the order in which it is drawn; `argument` is the name of the argument that is
    /// read.
    pub fn network(self, argument: &str) -> Result<Network, JsValue> {
        let wires = self.wires as usize;
        let Some(kind) = self.kind else {
            let Comparators(pairs) = required(argument, "comparators", self.comparators)?;
            let network = Network::of_numbers(wires, &pairs).map_err(into_js)?;
            return Ok(network.in_layers());
        };
        let network = stock(kind, wires).map_err(into_js)?;
        let network = network.ok_or_else(|| into_js(not_in_stock(wires)))?;
        Ok(network.in_layers())
    }
}

/// The error: there is no such network for this number of elements.
pub fn not_in_stock(wires: usize) -> NetworkError {
    NetworkError::NotInStock {
        wires: wires as u64,
    }
}

/// The comparators of a network in the order in which they are drawn, as JavaScript gets them.
pub fn drawn(network: &Network) -> Uint32Array {
    flat(network.in_layers().comparators())
}

/// What lies on the wires at first.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum NetworkInput {
    /// 1 to n, shuffled.
    Random,
    /// 1 to n.
    Sorted,
    /// n to 1.
    Reversed,
    /// The elements in `values`.
    Typed,
}

/// A network and its input.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkConfig {
    /// The network's wires, 0 to 64.
    pub wires: u32,
    /// The same as in `NetworkSpec`.
    #[tsify(optional)]
    pub kind: Option<Stock>,
    /// The same as in `NetworkSpec`.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub comparators: Option<Comparators>,
    /// What lies on the wires at first.
    pub input: NetworkInput,
    /// The elements of the input `typed`, one for each wire, each 0 to 2³² − 1. For other inputs
    /// this field is ignored and may be left out.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub values: Option<Vec<u32>>,
    /// The seed of the input `random`, 0 to 2³² − 1. For other inputs this field is ignored and may
    /// be left out.
    #[tsify(optional)]
    pub seed: Option<u32>,
}

impl NetworkConfig {
    /// The network in the order in which it is drawn, and what lies on its wires at first;
    /// `argument` is the name of the argument that is read.
    pub fn into_core(self, argument: &str) -> Result<(Network, Vec<u32>), JsValue> {
        let spec = NetworkSpec {
            wires: self.wires,
            kind: self.kind,
            comparators: self.comparators,
        };
        let network = spec.network(argument)?;
        let values = match self.input {
            NetworkInput::Random => {
                permutation(self.wires, required(argument, "seed", self.seed)?.into())
            }
            NetworkInput::Sorted => (1..=self.wires).collect(),
            NetworkInput::Reversed => (1..=self.wires).rev().collect(),
            NetworkInput::Typed => required(argument, "values", self.values)?,
        };
        Ok((network, values))
    }
}
