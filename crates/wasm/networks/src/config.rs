//! Which network, and what it is given to sort.

use appleyard_core::error::NetworkError;
use appleyard_core::network::{Comparator, Construction, Network, Stock, stock};
use appleyard_core::sort::permutation;
use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::JsValue;

use appleyard_wasm::argument::required;
use appleyard_wasm::error::into_js;

/// Which network.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum NetworkKind {
    /// The comparators that are given.
    Typed,
    /// The source document's, for 2 to 32 wires.
    Document,
    /// Of the best known ones, for 2 to 32 wires, the one with the fewest comparators.
    Smallest,
    /// One between the smallest and the shallowest, where there is one.
    Between,
    /// The one with the fewest layers, where that is not the smallest.
    Shallowest,
    /// Straight insertion.
    Insertion,
    /// Bubble sort.
    Bubble,
    /// Odd-even transposition sort, the brick wall.
    OddEvenTransposition,
    /// Batcher's odd-even merge sort.
    OddEvenMerge,
    /// Bitonic sort, in standard form.
    Bitonic,
    /// Parberry's pairwise sorting network.
    Pairwise,
    /// The network of Bose and Nelson.
    BoseNelson,
}

impl NetworkKind {
    /// Where the core has it from; `None` for one that is given.
    pub fn stock(self) -> Option<Stock> {
        Some(match self {
            NetworkKind::Typed => return None,
            NetworkKind::Document => Stock::Document,
            NetworkKind::Smallest => Stock::Smallest,
            NetworkKind::Between => Stock::Between,
            NetworkKind::Shallowest => Stock::Shallowest,
            NetworkKind::Insertion => Stock::Construction(Construction::Insertion),
            NetworkKind::Bubble => Stock::Construction(Construction::Bubble),
            NetworkKind::OddEvenTransposition => {
                Stock::Construction(Construction::OddEvenTransposition)
            }
            NetworkKind::OddEvenMerge => Stock::Construction(Construction::OddEvenMerge),
            NetworkKind::Bitonic => Stock::Construction(Construction::Bitonic),
            NetworkKind::Pairwise => Stock::Construction(Construction::Pairwise),
            NetworkKind::BoseNelson => Stock::Construction(Construction::BoseNelson),
        })
    }
}

impl From<Stock> for NetworkKind {
    fn from(stock: Stock) -> Self {
        match stock {
            Stock::Document => NetworkKind::Document,
            Stock::Smallest => NetworkKind::Smallest,
            Stock::Between => NetworkKind::Between,
            Stock::Shallowest => NetworkKind::Shallowest,
            Stock::Construction(construction) => match construction {
                Construction::Insertion => NetworkKind::Insertion,
                Construction::Bubble => NetworkKind::Bubble,
                Construction::OddEvenTransposition => NetworkKind::OddEvenTransposition,
                Construction::OddEvenMerge => NetworkKind::OddEvenMerge,
                Construction::Bitonic => NetworkKind::Bitonic,
                Construction::Pairwise => NetworkKind::Pairwise,
                Construction::BoseNelson => NetworkKind::BoseNelson,
            },
        }
    }
}

/// Comparators in order, in the shape in which they also go out: one flat list, two wires each.
#[derive(Deserialize)]
#[serde(try_from = "Vec<u32>")]
pub struct Comparators(Vec<[u32; 2]>);

impl TryFrom<Vec<u32>> for Comparators {
    type Error = &'static str;

    fn try_from(wires: Vec<u32>) -> Result<Comparators, &'static str> {
        match wires.as_chunks() {
            (pairs, []) => Ok(Comparators(pairs.to_vec())),
            _ => Err("a comparator is two numbers"),
        }
    }
}

/// A network.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkSpec {
    /// Its wires, 0 to 64.
    pub wires: u32,
    /// Which one.
    pub kind: NetworkKind,
    /// For `typed`: its comparators in order, at most 4096, one after the other as they also come
    /// out, each as two numbers, the wire that receives the smaller element and the one that
    /// receives the larger; wires count from 0. For other kinds it counts for nothing and may be
    /// left out.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub comparators: Option<Comparators>,
}

impl NetworkSpec {
    /// The network, as it is drawn; `argument` is the name of what is read.
    pub fn network(self, argument: &str) -> Result<Network, JsValue> {
        let wires = self.wires as usize;
        let Some(kind) = self.kind.stock() else {
            let Comparators(pairs) = required(argument, "comparators", self.comparators)?;
            let network = Network::of_numbers(wires, &pairs).map_err(into_js)?;
            return Ok(network.in_layers());
        };
        let network = stock(kind, wires).map_err(into_js)?;
        let network = network.ok_or_else(|| into_js(not_in_stock(wires)))?;
        Ok(network.in_layers())
    }
}

/// There is no such network for so many elements.
pub fn not_in_stock(wires: usize) -> NetworkError {
    NetworkError::NotInStock {
        wires: wires as u64,
    }
}

/// The comparators of a network in the order in which they are drawn, on their way out.
pub fn drawn(network: &Network) -> Uint32Array {
    flat(network.in_layers().comparators())
}

/// Comparators on their way out.
pub fn flat(comparators: &[Comparator]) -> Uint32Array {
    let ends = comparators.iter().flat_map(|&(a, b)| [a.into(), b.into()]);
    Uint32Array::from(ends.collect::<Vec<u32>>().as_slice())
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
    /// As they are given.
    Typed,
}

/// A network and its input.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkConfig {
    /// The network's wires, 0 to 64.
    pub wires: u32,
    /// Which network.
    pub kind: NetworkKind,
    /// As those of `NetworkSpec`.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub comparators: Option<Comparators>,
    /// What lies on the wires at first.
    pub input: NetworkInput,
    /// The elements of the input `typed`, one a wire, each 0 to 2³² − 1. For other inputs it counts
    /// for nothing and may be left out.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub values: Option<Vec<u32>>,
    /// Of the input `random`, 0 to 2³² − 1. For other inputs it counts for nothing and may be left
    /// out.
    #[tsify(optional)]
    pub seed: Option<u32>,
}

impl NetworkConfig {
    /// The network as it is drawn, and what lies on its wires at first; `argument` is the name of
    /// what is read.
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
