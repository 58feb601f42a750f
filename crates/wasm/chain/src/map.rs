//! The graph of all positions of a short row.

use appleyard_core::Error;
use appleyard_core::chain::{self, FirstMove, MAX_MAP, MapEdge, MapNode, OctalCode};
use appleyard_core::error::ChainError;
use appleyard_core::progress::Run;
use js_sys::Uint32Array;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// Which map to make.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainMapConfig {
    /// The objects of the whole row, 1 to 12.
    pub objects: u32,
    /// What the first move may take; only `reachable` depends on it.
    pub first_move: FirstMove,
}

/// All positions that fit into a row, and the moves between them; finished as soon as it is made.
#[wasm_bindgen]
pub struct ChainMap(chain::ChainMap);

#[wasm_bindgen]
impl ChainMap {
    /// Makes a map. Errors: `bad-argument`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainMapConfig>) -> Result<ChainMap, JsValue> {
        let config = read_object("config", &config)?;
        let map = of_row(config.objects, config.first_move);
        map.map(ChainMap).map_err(into_js)
    }

    /// The positions by their objects: the empty one first, the whole row last.
    pub fn nodes(&self) -> Result<Vec<Ts<MapNode>>, JsValue> {
        self.0.nodes.iter().map(typed).collect()
    }

    /// The moves in rows of 4 numbers: the node before the move, the node after it, how many objects the
    /// move takes, and its number of ways. In each row of the position the move can be made in that
    /// number of ways.
    pub fn edges(&self) -> Uint32Array {
        // There are at most 101 nodes.
        let place = |node| u32::try_from(node).unwrap_or(u32::MAX);
        let row = |edge: &MapEdge| [place(edge.from), place(edge.to), edge.count, edge.ways];
        let rows: Vec<u32> = self.0.edges.iter().flat_map(row).collect();
        Uint32Array::from(rows.as_slice())
    }
}

fn of_row(objects: u32, first: FirstMove) -> Result<chain::ChainMap, Error> {
    // Refuses the size before it makes a table that no map needs.
    ChainError::OBJECTS.check(objects, 1..=MAX_MAP)?;
    let mut table = chain::ChainTable::new(OctalCode::chain(), objects)?;
    let Ok(_) = table.finish();
    chain::map(&table, objects, first)
}
