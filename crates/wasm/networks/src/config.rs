//! Which network, and what it is given to sort.

use appleyard_core::error::NetworkError;
use appleyard_core::network::{Comparator, Construction, Network, Stock, stock};
use appleyard_core::sort::permutation;
use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::JsValue;

use appleyard_wasm::error::{bad_argument, into_js};

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

/// A network.
#[derive(Tsify, Serialize, Deserialize)]
pub struct NetworkSpec {
    /// Its wires, 0 to 64.
    pub wires: u32,
    /// Which one.
    pub kind: NetworkKind,
    /// For `typed`: its comparators in order, at most 4096, each as two numbers, the wire that
    /// receives the smaller element and the one that receives the larger; wires count from 0.
    /// Elsewhere not looked at.
    #[tsify(type = "number[] | Uint32Array")]
    pub comparators: Vec<u32>,
}

impl NetworkSpec {
    /// The network, as it is drawn.
    pub fn network(&self) -> Result<Network, JsValue> {
        let wires = self.wires as usize;
        let Some(kind) = self.kind.stock() else {
            return typed(wires, &self.comparators);
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

/// The network of comparators that are given, as it is drawn.
fn typed(wires: usize, ends: &[u32]) -> Result<Network, JsValue> {
    let (pairs, []) = ends.as_chunks::<2>() else {
        return Err(bad_argument(&"a comparator is two numbers"));
    };
    Network::of_numbers(wires, pairs)
        .map(|network| network.in_layers())
        .map_err(into_js)
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
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
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
#[derive(Tsify, Serialize, Deserialize)]
pub struct NetworkConfig {
    /// The network's wires, 0 to 64.
    pub wires: u32,
    /// Which network.
    pub kind: NetworkKind,
    /// As those of `NetworkSpec`.
    #[tsify(type = "number[] | Uint32Array")]
    pub comparators: Vec<u32>,
    /// What lies on the wires at first.
    pub input: NetworkInput,
    /// The elements of the input `typed`, one a wire; elsewhere not looked at.
    #[tsify(type = "number[] | Uint32Array")]
    pub values: Vec<u32>,
    /// Of an input with chance.
    pub seed: u32,
}

impl NetworkConfig {
    /// The network as it is drawn, and what lies on its wires at first.
    pub fn into_core(self) -> Result<(Network, Vec<u32>), JsValue> {
        let spec = NetworkSpec {
            wires: self.wires,
            kind: self.kind,
            comparators: self.comparators,
        };
        let network = spec.network()?;
        let values = match self.input {
            NetworkInput::Random => permutation(self.wires, self.seed.into()),
            NetworkInput::Sorted => (1..=self.wires).collect(),
            NetworkInput::Reversed => (1..=self.wires).rev().collect(),
            NetworkInput::Typed => self.values,
        };
        Ok((network, values))
    }
}
