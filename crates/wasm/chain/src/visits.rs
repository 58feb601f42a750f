//! How often the exhaustive search meets each position.

use appleyard_core::chain::programs::{Met, Representation, Visit, Visits, visits};
use appleyard_core::chain::{FirstMove, Row};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::read_object;
use appleyard_wasm::error::{into_js, typed};

/// Which search.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainVisitsConfig {
    /// The objects of the row, 1 to 12.
    pub objects: u32,
    /// What the first move may take.
    pub first_move: FirstMove,
    /// What a position is.
    pub representation: Representation,
}

/// A position, and how often the search meets it.
#[derive(Tsify, Serialize)]
pub struct ChainVisit {
    /// The cells from left to right, 1 with an object and 0 without; absent where positions are groups.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<String>,
    /// The sizes of the groups, from large to small.
    pub groups: Vec<u32>,
    /// How many objects it has.
    pub objects: u32,
    /// How many lines of play lead to it, 1 for the start: a whole number in decimal digits.
    pub times: String,
}

impl ChainVisit {
    fn new(visit: &Visit, length: u32) -> ChainVisit {
        let (cells, groups) = match &visit.position {
            Met::Groups(groups) => (None, groups.clone()),
            // The last row of a game is empty, and no `Row` is.
            Met::Row(cells) => Row::of_cells(*cells, length)
                .map(|row| (Some(row.to_string()), row.groups()))
                .unwrap_or((Some("0".repeat(length as usize)), Vec::new())),
        };
        ChainVisit {
            cells,
            groups,
            objects: visit.objects,
            times: visit.times.to_string(),
        }
    }
}

/// How often the search meets positions, over all of them.
#[derive(Tsify, Serialize)]
pub struct ChainVisitsSummary {
    /// On average, the start not counted.
    pub mean: f64,
    /// The most often that one is met: a whole number in decimal digits.
    pub most: String,
}

/// How often the exhaustive search meets each position of a row, counted without searching; finished as
/// it is made.
#[wasm_bindgen]
pub struct ChainVisits {
    visits: Visits,
    length: u32,
}

#[wasm_bindgen]
impl ChainVisits {
    /// Counts. Errors: `bad-argument`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainVisitsConfig>) -> Result<ChainVisits, JsValue> {
        let config = read_object("config", &config)?;
        let (first, representation) = (config.first_move, config.representation);
        let visits = visits(config.objects, first, representation).map_err(into_js)?;
        Ok(ChainVisits {
            visits,
            length: config.objects,
        })
    }

    /// All positions, from the start to the empty row, by falling number of objects.
    pub fn rows(&self) -> Result<Vec<Ts<ChainVisit>>, JsValue> {
        let rows = self.visits.rows.iter();
        rows.map(|visit| typed(&ChainVisit::new(visit, self.length)))
            .collect()
    }

    /// On average, and at most.
    pub fn summary(&self) -> Result<Ts<ChainVisitsSummary>, JsValue> {
        typed(&ChainVisitsSummary {
            mean: self.visits.mean,
            most: self.visits.most.to_string(),
        })
    }
}
