//! What a sort is built from.

use appleyard_core::sort::{
    self, PivotRule, Recurse, Scheme, SmallSort, SortPlan, SortRun, TailCall,
};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::argument::{read_object, required};
use appleyard_wasm::error::into_js;

/// How the elements lie at the start.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    /// As they are given.
    Typed,
    /// 1 to n, shuffled.
    Random,
    /// 1 to n.
    Sorted,
    /// n to 1.
    Reversed,
    /// 1 to n, but for a few that have changed places.
    NearlySorted,
    /// Five different values at most.
    FewDistinct,
    /// Every element 1.
    AllEqual,
    /// Up to the middle, and down again.
    OrganPipe,
    /// Up again and again.
    Sawtooth,
    /// Made to take quadratic time; at most 4096 elements.
    TimeKiller,
    /// Made to have as many calls wait as ever can.
    StackKiller,
}

/// What to sort, and how.
///
/// A field that may be left out is required where it is read, and counts for nothing elsewhere.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QuicksortConfig {
    /// How the elements lie at the start.
    pub input: Input,
    /// The elements of the input `typed`, 1 to 100,000 of them, each 0 to 999,999; read for no other
    /// input.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub values: Option<Vec<u32>>,
    /// How many elements any other input has, 1 to 100,000; not read for `typed`.
    #[tsify(optional)]
    pub length: Option<u32>,
    /// Of the chance in the inputs `random`, `nearly-sorted` and `few-distinct`, 0 to 2³² − 1; read
    /// for no other input.
    #[tsify(optional)]
    pub seed: Option<u32>,
    /// The pivot rule that a killer is made against: for `time-killer` one without chance, for
    /// `stack-killer` any but `hand`. Read for no other input.
    #[tsify(optional)]
    pub against: Option<PivotRule>,
    /// How a part is divided.
    pub scheme: Scheme,
    /// Which element becomes the pivot.
    pub pivot: PivotRule,
    /// Of the chance in the pivots, 0 to 2³² − 1; read where `pivot`, or what a killer is made
    /// `against`, is `document` or `random`.
    #[tsify(optional)]
    pub pivot_seed: Option<u32>,
    /// For `hand`: the pivot of each partition in turn, as a place of the array counted from 0; read
    /// for no other rule.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub picks: Option<Vec<u32>>,
    /// Which outer part is sorted by a call.
    pub recurse: Recurse,
    /// What becomes of the other one.
    pub tail_call: TailCall,
    /// Parts with fewer elements go to the small sort, 2 (none does) to 33.
    pub cutoff: u32,
    /// Which sort that is.
    pub small: SmallSort,
}

/// Where the elements come from.
enum Source {
    Given(Vec<u32>),
    Made {
        input: sort::Input,
        length: u32,
        seed: u64,
    },
}

impl QuicksortConfig {
    /// The elements, and how they are sorted; `argument` is the name of the configuration.
    pub(super) fn prepare(self, argument: &str) -> Result<(Vec<u32>, SortPlan), JsValue> {
        let (source, plan) = self.into_core(argument)?;
        let values = match source {
            Source::Given(values) => values,
            Source::Made {
                input,
                length,
                seed,
            } => input.values(length, seed, &plan).map_err(into_js)?,
        };
        Ok((values, plan))
    }

    fn into_core(self, argument: &str) -> Result<(Source, SortPlan), JsValue> {
        let input = self.generated(argument)?;
        let pivot = self.pivot;
        let chance = pivot.is_random()
            || matches!(input, Some(
                sort::Input::TimeKiller { against } | sort::Input::StackKiller { against }
            ) if against.is_random());
        let plan = SortPlan {
            scheme: self.scheme,
            pivot,
            recurse: self.recurse,
            tail_call: self.tail_call,
            cutoff: self.cutoff,
            small: self.small,
            seed: read_where(chance, argument, "pivotSeed", self.pivot_seed)?.into(),
            picks: read_where(pivot == PivotRule::Hand, argument, "picks", self.picks)?,
        };
        let source = match input {
            None => Source::Given(required(argument, "values", self.values)?),
            Some(input) => Source::Made {
                input,
                length: required(argument, "length", self.length)?,
                seed: read_where(input.is_random(), argument, "seed", self.seed)?.into(),
            },
        };
        Ok((source, plan))
    }

    /// The input that the core makes; `None` for elements that are given.
    fn generated(&self, argument: &str) -> Result<Option<sort::Input>, JsValue> {
        let against = || required(argument, "against", self.against);
        Ok(Some(match self.input {
            Input::Typed => return Ok(None),
            Input::Random => sort::Input::Random,
            Input::Sorted => sort::Input::Sorted,
            Input::Reversed => sort::Input::Reversed,
            Input::NearlySorted => sort::Input::NearlySorted,
            Input::FewDistinct => sort::Input::FewDistinct,
            Input::AllEqual => sort::Input::AllEqual,
            Input::OrganPipe => sort::Input::OrganPipe,
            Input::Sawtooth => sort::Input::Sawtooth,
            Input::TimeKiller => sort::Input::TimeKiller {
                against: against()?,
            },
            Input::StackKiller => sort::Input::StackKiller {
                against: against()?,
            },
        }))
    }
}

/// A field that is required where it is read; elsewhere nothing, whatever is given.
fn read_where<T: Default>(
    is_read: bool,
    argument: &str,
    field: &'static str,
    given: Option<T>,
) -> Result<T, JsValue> {
    if is_read {
        required(argument, field, given)
    } else {
        Ok(T::default())
    }
}

/// Whether there is such a sort, told before any work starts: it accepts and refuses as
/// [`Quicksort`] does; nothing is sorted, and no killer is made.
///
/// [`Quicksort`]: super::Quicksort
#[wasm_bindgen]
pub struct QuicksortPlan {}

#[wasm_bindgen]
impl QuicksortPlan {
    /// Checks a configuration. Errors: as for `Quicksort`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<QuicksortConfig>) -> Result<QuicksortPlan, JsValue> {
        let (source, plan) = read_object("config", &config)?.into_core("config")?;
        match source {
            Source::Given(values) => SortRun::check(&values, &plan),
            Source::Made { input, length, .. } => input.check(length, &plan),
        }
        .map_err(into_js)?;
        Ok(QuicksortPlan {})
    }
}
