//! What a sort is built from.

use appleyard_core::Error;
use appleyard_core::sort::{self, Plan, SortRun};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use appleyard_wasm::error::{bad_argument, into_js};

/// How the elements lie at the start.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
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

/// Which element of a part becomes the pivot.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum PivotRule {
    /// Below 10 elements the middle one, else one at random.
    Document,
    /// One at random.
    Random,
    /// The first.
    First,
    /// The last.
    Last,
    /// The middle one.
    Middle,
    /// The median of the first, the middle and the last.
    MedianOfThree,
    /// The median of three medians of three.
    Ninther,
    /// Those of `picks`.
    Hand,
}

impl From<PivotRule> for sort::PivotRule {
    fn from(rule: PivotRule) -> Self {
        match rule {
            PivotRule::Document => Self::Document,
            PivotRule::Random => Self::Random,
            PivotRule::First => Self::First,
            PivotRule::Last => Self::Last,
            PivotRule::Middle => Self::Middle,
            PivotRule::MedianOfThree => Self::MedianOfThree,
            PivotRule::Ninther => Self::Ninther,
            PivotRule::Hand => Self::Hand,
        }
    }
}

/// How a part is divided.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum Scheme {
    /// Into smaller, equal and larger elements.
    ThreeWay,
    /// Two pointers that scan towards each other.
    Hoare,
    /// One pointer that moves the smaller elements to the front.
    Lomuto,
}

/// Which outer part is sorted by a call.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum Recurse {
    /// The one with fewer elements.
    Smaller,
    /// The one with more.
    Larger,
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// What becomes of the other one.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum TailCall {
    /// The loop goes on with it.
    Eliminated,
    /// It is sorted by a call as well.
    Kept,
}

/// How parts with few elements are sorted.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum SmallSort {
    /// Straight insertion.
    Insertion,
    /// A sorting network, read from its table.
    Table,
    /// A sorting network as code without branches.
    Unrolled,
}

/// What to sort, and how.
#[derive(Tsify, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuicksortConfig {
    /// How the elements lie at the start.
    pub input: Input,
    /// The elements of the input `typed`, 1 to 100,000 of them, each 0 to 999,999; elsewhere not
    /// looked at.
    pub values: Vec<u32>,
    /// How many elements any other input has, 1 to 100,000.
    pub length: u32,
    /// Of an input with chance.
    pub seed: u32,
    /// The pivot rule that a killer is made against: for `time-killer` one without chance, for
    /// `stack-killer` any but `hand`.
    pub against: PivotRule,
    /// How a part is divided.
    pub scheme: Scheme,
    /// Which element becomes the pivot.
    pub pivot: PivotRule,
    /// Of random pivots.
    pub pivot_seed: u32,
    /// For `hand`: the pivot of each partition in turn, as a place of the array counted from 0.
    pub picks: Vec<u32>,
    /// Which outer part is sorted by a call.
    pub recurse: Recurse,
    /// What becomes of the other one.
    pub tail_call: TailCall,
    /// Parts with fewer elements go to the small sort, 2 (none does) to 33.
    pub cutoff: u32,
    /// Which sort that is.
    pub small: SmallSort,
}

impl QuicksortConfig {
    /// The configuration that a page gives.
    pub(super) fn read(config: &Ts<Self>) -> Result<Self, JsValue> {
        config.to_rust().map_err(|e| bad_argument(&e))
    }

    /// The elements, and how they are sorted.
    pub(super) fn prepare(self) -> Result<(Vec<u32>, Plan), Error> {
        let plan = self.plan();
        let values = match self.generated() {
            None => self.values,
            Some(input) => input.values(self.length, self.seed.into(), &plan)?,
        };
        Ok((values, plan))
    }

    /// Whether the elements can be sorted so; killers are not made.
    fn check(&self) -> Result<(), Error> {
        let plan = self.plan();
        match self.generated() {
            None => SortRun::check(&self.values, &plan),
            Some(input) => input.check(self.length, &plan),
        }
    }

    fn plan(&self) -> Plan {
        Plan {
            scheme: match self.scheme {
                Scheme::ThreeWay => sort::Scheme::ThreeWay,
                Scheme::Hoare => sort::Scheme::Hoare,
                Scheme::Lomuto => sort::Scheme::Lomuto,
            },
            pivot: self.pivot.into(),
            recurse: match self.recurse {
                Recurse::Smaller => sort::Recurse::Smaller,
                Recurse::Larger => sort::Recurse::Larger,
                Recurse::Left => sort::Recurse::Left,
                Recurse::Right => sort::Recurse::Right,
            },
            tail_call: match self.tail_call {
                TailCall::Eliminated => sort::TailCall::Eliminated,
                TailCall::Kept => sort::TailCall::Kept,
            },
            cutoff: self.cutoff,
            small: match self.small {
                SmallSort::Insertion => sort::SmallSort::Insertion,
                SmallSort::Table => sort::SmallSort::Table,
                SmallSort::Unrolled => sort::SmallSort::Unrolled,
            },
            seed: self.pivot_seed.into(),
            picks: self.picks.clone(),
        }
    }

    /// The input that the core makes; `None` for elements that are given.
    fn generated(&self) -> Option<sort::Input> {
        let against = self.against.into();
        Some(match self.input {
            Input::Typed => return None,
            Input::Random => sort::Input::Random,
            Input::Sorted => sort::Input::Sorted,
            Input::Reversed => sort::Input::Reversed,
            Input::NearlySorted => sort::Input::NearlySorted,
            Input::FewDistinct => sort::Input::FewDistinct,
            Input::AllEqual => sort::Input::AllEqual,
            Input::OrganPipe => sort::Input::OrganPipe,
            Input::Sawtooth => sort::Input::Sawtooth,
            Input::TimeKiller => sort::Input::TimeKiller { against },
            Input::StackKiller => sort::Input::StackKiller { against },
        })
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
        QuicksortConfig::read(&config)?.check().map_err(into_js)?;
        Ok(QuicksortPlan {})
    }
}
