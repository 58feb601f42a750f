//! The configuration of a sort.

use appleyard_core::checked::narrow;
use appleyard_core::sort::{
    self, InputRun, PivotRule, Recurse, Scheme, SmallSort, SortMethod, SortPlan, TailCall,
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
    /// The elements in `values`.
    Typed,
    /// 1 to n, shuffled.
    Random,
    /// 1 to n.
    Sorted,
    /// n to 1.
    Reversed,
    /// 1 to n, except that a few elements are swapped.
    NearlySorted,
    /// At most five different values.
    FewDistinct,
    /// Every element 1.
    AllEqual,
    /// Up to the middle, and then down again.
    OrganPipe,
    /// Rising, again and again.
    Sawtooth,
    /// An array made to take quadratic time; at most 4096 elements.
    TimeKiller,
    /// An array made to have as many waiting calls as possible.
    StackKiller,
}

/// What to sort, and how.
///
/// A field marked as optional is required if another field calls for it; otherwise it is ignored.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QuicksortConfig {
    /// How the elements lie at the start.
    pub input: Input,
    /// The elements of the input `typed`, 1 to 100,000 of them, each 0 to 999,999. Other inputs ignore
    /// this field.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub values: Option<Vec<u32>>,
    /// How many elements any other input has, 1 to 100,000. The input `typed` ignores this field.
    #[tsify(optional)]
    pub length: Option<u32>,
    /// The seed of the inputs `random`, `nearly-sorted` and `few-distinct`, 0 to 2³² − 1. Other inputs
    /// ignore this field.
    #[tsify(optional)]
    pub seed: Option<u32>,
    /// The pivot rule that a killer is made against: any without chance for `time-killer`, any but
    /// `hand` for `stack-killer`. Other inputs ignore this field.
    #[tsify(optional)]
    pub against: Option<PivotRule>,
    /// Which sort to run; `quicksort` if left out. An ordinary sort, `insertion` or `bubble`, ignores
    /// all fields below.
    #[tsify(optional)]
    pub method: Option<SortMethod>,
    /// How a part is divided.
    pub scheme: Scheme,
    /// Which element becomes the pivot.
    pub pivot: PivotRule,
    /// The seed for the choice of pivots, 0 to 2³² − 1. It is needed if `pivot` is `document` or
    /// `random`, or if a killer is made `against` one of these.
    #[tsify(optional)]
    pub pivot_seed: Option<u32>,
    /// For the pivot rule `hand`: the pivot of each partition in turn, as a place of the array counted
    /// from 0. Other rules ignore this field.
    #[tsify(optional, type = "Uint32Array | readonly number[]")]
    pub picks: Option<Vec<u32>>,
    /// Which outer part is sorted by a call.
    pub recurse: Recurse,
    /// What happens to the other outer part.
    pub tail_call: TailCall,
    /// Parts with fewer elements than this go to the small sort: 2 (no part does) to 33.
    pub cutoff: u32,
    /// Which sort the small sort is.
    pub small: SmallSort,
}

impl QuicksortConfig {
    /// The elements, and how to sort them; `argument` is the name of the configuration.
    pub(super) fn prepare(self, argument: &str) -> Result<(InputRun, SortPlan), JsValue> {
        let input = self.generated(argument)?;
        let pivot = self.pivot;
        let chance = pivot.is_random()
            || matches!(input, Some(
                sort::Input::TimeKiller { against } | sort::Input::StackKiller { against }
            ) if against.is_random());
        // A method that is left out is quicksort.
        let plan = SortPlan {
            method: self.method.unwrap_or_default(),
            scheme: self.scheme,
            pivot,
            recurse: self.recurse,
            tail_call: self.tail_call,
            cutoff: self.cutoff,
            small: self.small,
            seed: read_where(chance, argument, "pivotSeed", self.pivot_seed)?.into(),
            picks: read_where(pivot == PivotRule::Hand, argument, "picks", self.picks)?,
        };
        let input = match input {
            None => InputRun::given(required(argument, "values", self.values)?),
            Some(input) => {
                let length = required(argument, "length", self.length)?;
                let seed = read_where(input.is_random(), argument, "seed", self.seed)?;
                InputRun::new(input, length, seed.into(), &plan)
            }
        };
        Ok((input.map_err(into_js)?, plan))
    }

    /// How many elements the input has.
    pub(super) fn count(&self, argument: &str) -> Result<u32, JsValue> {
        match self.input {
            Input::Typed => {
                let values = self.values.as_deref();
                required(
                    argument,
                    "values",
                    values.map(|values| narrow(values.len())),
                )
            }
            _ => required(argument, "length", self.length),
        }
    }

    /// The input that the core makes; `None` if the elements are given.
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

/// Reads a field that is required if `is_read` holds; otherwise returns the default, whatever the
/// field holds.
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

/// Whether a configuration makes a sort, known before any work starts. It accepts and refuses the same
/// configurations as [`Quicksort`]; it sorts nothing and makes no killer.
///
/// [`Quicksort`]: super::Quicksort
#[wasm_bindgen]
pub struct QuicksortPlan {}

#[wasm_bindgen]
impl QuicksortPlan {
    /// Checks a configuration. Errors: as for `Quicksort`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<QuicksortConfig>) -> Result<QuicksortPlan, JsValue> {
        let (_, plan) = read_object("config", &config)?.prepare("config")?;
        plan.validate().map_err(into_js)?;
        Ok(QuicksortPlan {})
    }
}
