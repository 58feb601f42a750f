//! Networks that somebody else has found.

use appleyard_core::network::{Network, best, stock_list};
use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::{NetworkKind, drawn, not_in_stock};
use super::summary::{Bounds, credit};
use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// For how many elements.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkStockConfig {
    /// 0 to 64.
    pub wires: u32,
}

/// A network in stock.
#[derive(Tsify, Serialize)]
pub struct StockNetwork {
    /// Which one.
    pub kind: NetworkKind,
    /// Its comparators.
    pub size: usize,
    /// Its layers.
    pub depth: usize,
}

/// How small and how shallow a network can be.
#[derive(Tsify, Serialize)]
pub struct StockBounds {
    /// The fewest comparators; absent beyond 32 wires.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<Bounds>,
    /// The fewest layers; absent beyond 32 wires.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<Bounds>,
    /// Who found and who proved that, in English; absent beyond 32 wires.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credit: Option<&'static str>,
}

/// The networks in stock for so many elements, finished as it is made.
#[wasm_bindgen]
pub struct NetworkStock {
    wires: usize,
    networks: Vec<(NetworkKind, Network)>,
}

#[wasm_bindgen]
impl NetworkStock {
    /// Makes them all. Errors: `bad-argument`, `too-many-wires`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<NetworkStockConfig>) -> Result<NetworkStock, JsValue> {
        let wires = read_object("config", &config)?.wires as usize;
        Network::new(wires, Vec::new()).map_err(into_js)?;
        let networks = stock_list(wires).into_iter();
        Ok(NetworkStock {
            wires,
            networks: networks
                .map(|(kind, network)| (kind.into(), network))
                .collect(),
        })
    }

    /// Which there are.
    pub fn list(&self) -> Result<Vec<Ts<StockNetwork>>, JsValue> {
        let networks = self.networks.iter();
        networks
            .map(|(kind, network)| {
                typed(&StockNetwork {
                    kind: *kind,
                    size: network.size(),
                    depth: network.depth(),
                })
            })
            .collect()
    }

    /// The comparators of one, layer by layer, in the shape of those of `NetworkSpec`. Errors: `bad-argument`;
    /// `not-in-stock`, for one that is not on the list.
    pub fn comparators(&self, kind: Ts<NetworkKind>) -> Result<Uint32Array, JsValue> {
        let kind = read_object("kind", &kind)?;
        let network = self.networks.iter().find(|(other, _)| *other == kind);
        let (_, network) = network.ok_or_else(|| into_js(not_in_stock(self.wires)))?;
        Ok(drawn(network))
    }

    /// How small and how shallow a network for so many elements can be.
    pub fn bounds(&self) -> Result<Ts<StockBounds>, JsValue> {
        let best = best(self.wires);
        typed(&StockBounds {
            size: best.as_ref().map(|best| best.size_bounds.into()),
            depth: best.as_ref().map(|best| best.depth_bounds.into()),
            credit: best.as_ref().and_then(credit),
        })
    }
}
