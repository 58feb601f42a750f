//! The graph of all positions of a short row.

use appleyard_core::Error;
use appleyard_core::chain::{self, FirstMove, MAX_MAP, MapEdge, OctalCode};
use appleyard_core::error::ChainError;
use appleyard_core::progress::Run;
use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::value::signed;
use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// Which map.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainMapConfig {
    /// The objects of the whole row, 1 to 12.
    pub objects: u32,
    /// What the first move may take; only what is `reachable` depends on it.
    pub first_move: FirstMove,
}

/// A position that fits into the row.
#[derive(Tsify, Serialize)]
pub struct ChainNode {
    /// The sizes of its groups, from large to small.
    pub groups: Vec<u32>,
    /// How many objects it has.
    pub objects: u32,
    /// Its value in the direct game: +k is won in k plies for whoever must move, −k lost in k. The
    /// first-move rule is not applied.
    pub normal: i32,
    /// The same in the reverse game.
    pub misere: i32,
    /// Whether a game from the whole row can come to it.
    pub reachable: bool,
    /// In how many rows of as many cells as the whole one it lies: a whole number in decimal digits.
    pub arrangements: String,
}

/// All positions that fit into a row, and the moves between them; made at once.
#[wasm_bindgen]
pub struct ChainMap {
    map: chain::ChainMap,
    first: chain::FirstMove,
}

#[wasm_bindgen]
impl ChainMap {
    /// Makes a map. Errors: `bad-argument`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainMapConfig>) -> Result<ChainMap, JsValue> {
        let config = read_object("config", &config)?;
        let map = of_row(config.objects).map_err(into_js)?;
        Ok(ChainMap {
            map,
            first: config.first_move,
        })
    }

    /// The positions by their objects: the empty one first, the whole row last.
    pub fn nodes(&self) -> Result<Vec<Ts<ChainNode>>, JsValue> {
        let reachable = self.map.reachable(self.first);
        let nodes = self.map.nodes.iter().zip(reachable);
        nodes
            .map(|(node, reachable)| {
                typed(&ChainNode {
                    groups: node.groups.clone(),
                    objects: node.objects,
                    normal: signed(node.normal),
                    misere: signed(node.misere),
                    reachable,
                    arrangements: node.arrangements.to_string(),
                })
            })
            .collect()
    }

    /// The moves in rows of 4: from which node, to which, how many objects are taken, and in how many ways
    /// that can be done in any one row of the position.
    pub fn edges(&self) -> Uint32Array {
        // There are 101 nodes at most.
        let place = |node| u32::try_from(node).unwrap_or(u32::MAX);
        let row = |edge: &MapEdge| [place(edge.from), place(edge.to), edge.count, edge.ways];
        let rows: Vec<u32> = self.map.edges.iter().flat_map(row).collect();
        Uint32Array::from(rows.as_slice())
    }
}

fn of_row(objects: u32) -> Result<chain::ChainMap, Error> {
    // Before a table is made that no map needs.
    ChainError::OBJECTS.check(objects, 1..=MAX_MAP)?;
    let mut table = chain::ChainTable::new(OctalCode::chain(), objects)?;
    let Ok(_) = table.finish();
    chain::map(&table, objects)
}
