//! A summary of what is known about a network, during its proof and afterwards.

#[cfg(feature = "bindings")]
use super::decimal;
use super::{Counterexample, Proof, Theorem, Verdict};

/// Whether a network sorts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum ProofOutcome {
    /// It sorts every input.
    Sorts,
    /// It does not sort every input.
    Fails,
    /// Nothing is known: the work was too much, or it goes on.
    Undecided,
}

/// A summary of what is known about a network.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct ProofSummary {
    /// Whether it sorts.
    pub outcome: ProofOutcome,
    /// The result of [`Proof::theorem`].
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub theorem: Option<Theorem>,
    /// The number of inputs of zeros and ones, 2^n.
    #[cfg_attr(
        feature = "bindings",
        tsify(type = "string"),
        serde(serialize_with = "decimal::write")
    )]
    pub inputs: u128,
    /// How many of them come out sorted; absent if that is not known.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional, type = "string"),
        serde(
            skip_serializing_if = "Option::is_none",
            serialize_with = "decimal::write_some"
        )
    )]
    pub sorted: Option<u128>,
    /// The result of [`Proof::most_states`].
    pub most_states: usize,
    /// Whether all comparators are done.
    pub finished: bool,
    /// The result of [`Proof::redundant`].
    pub redundant: Vec<usize>,
    /// The number of comparators done so far.
    pub done: usize,
    /// An input that fails, if one is known.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub counterexample: Option<Counterexample>,
}

impl Proof {
    /// A summary of what is known so far.
    pub fn summary(&self) -> ProofSummary {
        let (outcome, counterexample) = match self.verdict() {
            None | Some(Verdict::Undecided { .. }) => (ProofOutcome::Undecided, None),
            Some(Verdict::Sorts) => (ProofOutcome::Sorts, None),
            Some(Verdict::Fails { counterexample, .. }) => {
                (ProofOutcome::Fails, Some(counterexample.clone()))
            }
        };
        ProofSummary {
            outcome,
            theorem: self.theorem(),
            inputs: self.inputs(),
            sorted: self.sorted(),
            most_states: self.most_states(),
            finished: self.propagated(),
            redundant: self.redundant(),
            done: self.work().len(),
            counterexample,
        }
    }
}
