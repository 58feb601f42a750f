//! The Grundy values of octal games.

use appleyard_core::chain::{OctalCode, OctalGrundy};
use appleyard_core::progress::Progress;
use appleyard_core::solve::Period;
use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// Which Grundy values.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainGrundyConfig {
    /// An octal game such as `0.77`: a digit, which may be left out and is 0 or 4, a point, and at most 16
    /// digits. The digit at place k after the point says what may be left of a group of which k
    /// objects are taken: 1 nothing, 2 one group, 4 two groups, or a sum of these.
    pub code: String,
    /// The most objects of a group, 0 to 10,000.
    pub heaps: u32,
}

/// "From `preperiod` objects on, a group is worth as much as one of `period` objects more."
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChainPeriod {
    /// The smallest group from which it holds.
    pub preperiod: u64,
    /// The least such number of objects.
    pub period: u64,
    /// Always: what is merely seen is not told.
    pub proved: bool,
    /// The largest group that was looked at.
    pub verified_to: u64,
}

impl From<Period> for ChainPeriod {
    fn from(period: Period) -> Self {
        ChainPeriod {
            preperiod: period.preperiod,
            period: period.period,
            proved: period.proved,
            verified_to: period.verified_to,
        }
    }
}

/// What there is of a row of Grundy values.
#[derive(Tsify, Serialize)]
pub struct ChainGrundySummary {
    /// The game as it is written here: with the digit before the point, without zeros at the end.
    pub code: String,
    /// Absent until the run has ended, and if there are too few values to prove one.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<ChainPeriod>,
    /// The groups below the preperiod with another value than the period would give them; none without
    /// a period.
    pub exceptions: Vec<u64>,
}

/// The Grundy values of the groups of an octal game, resumable slice by slice.
#[wasm_bindgen]
pub struct ChainGrundy(OctalGrundy);

#[wasm_bindgen]
impl ChainGrundy {
    /// Prepares a row of values. Errors: `bad-argument`, `not-octal`, `octal-too-long`, `octal-endless`,
    /// `octal-without-moves`, `objects-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ChainGrundyConfig>) -> Result<ChainGrundy, JsValue> {
        let config = read_object("config", &config)?;
        let code = OctalCode::parse(&config.code).map_err(into_js)?;
        let values = OctalGrundy::new(code, config.heaps);
        values.map(ChainGrundy).map_err(into_js)
    }

    /// Does about `budget` units of work: groups, and moves looked at.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// The values of the groups of 0, 1, 2, … objects, as far as the run has come.
    pub fn values(&self) -> Uint32Array {
        Uint32Array::from(self.0.values())
    }

    /// The game and its period.
    pub fn summary(&self) -> Result<Ts<ChainGrundySummary>, JsValue> {
        typed(&ChainGrundySummary {
            code: self.0.code().to_string(),
            period: self.0.period().map(ChainPeriod::from),
            exceptions: self.0.exceptions(),
        })
    }
}
