//! Whether a network sorts.

use appleyard_core::network::{self, Proof, Theorem, Verdict};
use appleyard_core::progress::Progress;
use js_sys::Uint32Array;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::NetworkSpec;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::typed;
use appleyard_wasm::progress::advance;

/// Whether a network sorts.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NetworkOutcome {
    /// Every input.
    Sorts,
    /// Not every input.
    Fails,
    /// Nothing is known: it was too much work.
    Undecided,
}

/// What a verdict rests on where there are too many states.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NetworkTheorem {
    /// A network whose comparators all join neighbours sorts if it sorts the reversed order (de
    /// Bruijn, 1974). It was run with that.
    Neighbours,
    /// The pairwise sorting network sorts (Parberry, 1992). This is that network, comparator for
    /// comparator.
    Pairwise,
}

impl From<Theorem> for NetworkTheorem {
    fn from(theorem: Theorem) -> Self {
        match theorem {
            Theorem::Neighbours => NetworkTheorem::Neighbours,
            Theorem::Pairwise => NetworkTheorem::Pairwise,
        }
    }
}

/// An input that a network does not sort.
#[derive(Tsify, Serialize)]
pub struct Counterexample {
    /// An input of zeros and ones, by wire.
    pub input: Vec<u32>,
    /// What becomes of it.
    pub output: Vec<u32>,
    /// How many ones there are.
    pub ones: u32,
    /// Whether no input with fewer ones fails.
    pub fewest: bool,
    /// An input of 1 to n that fails, by wire: its greatest elements are where the ones are.
    pub permutation: Vec<u32>,
    /// The wires that have the wrong one of zero and one in the end.
    pub wrong: Vec<u32>,
}

impl Counterexample {
    fn new(found: &network::Counterexample, wires: usize) -> Counterexample {
        let bits = |word: u64| {
            let bit = |wire| u32::from(word >> wire & 1 == 1);
            (0..wires).map(bit).collect()
        };
        Counterexample {
            input: bits(found.input),
            output: bits(found.output),
            ones: found.ones,
            fewest: found.fewest,
            permutation: found.permutation.iter().map(|value| value + 1).collect(),
            wrong: found.wrong.iter().copied().map(u32::from).collect(),
        }
    }
}

/// What is known of a network.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NetworkVerdict {
    /// Whether it sorts.
    pub outcome: NetworkOutcome,
    /// The theorem that this rests on; absent where it rests on states that were followed to the end
    /// or on inputs that were tried.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theorem: Option<NetworkTheorem>,
    /// How many inputs of zeros and ones there are, 2ⁿ, in decimal.
    pub inputs: String,
    /// How many of them come out sorted, in decimal; absent where that is not known.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sorted: Option<String>,
    /// The most states that a comparator was applied to: those of its wires and of all wires that
    /// these have met. What is known of other wires meanwhile is not counted.
    pub most_states: usize,
    /// Whether all comparators have been worked off.
    pub finished: bool,
    /// Comparators that never exchange anything, whatever the input, as indices: all of them if
    /// `finished`, else those among the comparators worked off. They can be left out all at once.
    pub redundant: Vec<usize>,
    /// Comparators that have been worked off.
    pub done: usize,
    /// An input that fails; absent unless there is one.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counterexample: Option<Counterexample>,
}

impl NetworkVerdict {
    fn new(proof: &Proof, wires: usize) -> NetworkVerdict {
        let (outcome, counterexample) = match proof.verdict() {
            None | Some(Verdict::Undecided { .. }) => (NetworkOutcome::Undecided, None),
            Some(Verdict::Sorts) => (NetworkOutcome::Sorts, None),
            Some(Verdict::Fails { counterexample, .. }) => (
                NetworkOutcome::Fails,
                Some(Counterexample::new(counterexample, wires)),
            ),
        };
        NetworkVerdict {
            outcome,
            theorem: proof.theorem().map(NetworkTheorem::from),
            inputs: proof.inputs().to_string(),
            sorted: proof.sorted().map(|sorted| sorted.to_string()),
            most_states: proof.most_states(),
            finished: proof.propagated(),
            redundant: proof.redundant(),
            done: proof.work().len(),
            counterexample,
        }
    }
}

/// The zero-one proof of a network, or an input that it does not sort; resumable slice by slice.
/// Comparators are known by their index in `Network.comparators()`.
#[wasm_bindgen]
pub struct NetworkProof {
    wires: usize,
    proof: Proof,
}

#[wasm_bindgen]
impl NetworkProof {
    /// Prepares a proof. Errors: as for the network of `Network`.
    #[wasm_bindgen(constructor)]
    pub fn new(spec: Ts<NetworkSpec>) -> Result<NetworkProof, JsValue> {
        let network = read_object("spec", &spec)?.network("spec")?;
        Ok(NetworkProof {
            wires: network.wires(),
            proof: Proof::new(&network),
        })
    }

    /// Works off comparators until `budget` further states are moved.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.proof, budget)
    }

    /// What is known so far; `undecided` until the proof is finished.
    pub fn verdict(&self) -> Result<Ts<NetworkVerdict>, JsValue> {
        typed(&NetworkVerdict::new(&self.proof, self.wires))
    }

    /// How many states were left by each comparator that has been worked off, in the order of work:
    /// those of its wires and of all wires that these have met.
    pub fn states(&self) -> Uint32Array {
        let states = self.proof.work().iter().map(|step| narrow(step.after));
        Uint32Array::from(states.collect::<Vec<_>>().as_slice())
    }

    /// Which comparators these were.
    pub fn work(&self) -> Uint32Array {
        let work = self.proof.work().iter().map(|step| narrow(step.comparator));
        Uint32Array::from(work.collect::<Vec<_>>().as_slice())
    }
}

/// Comparators and the states held at once never come near 2³².
pub fn narrow(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
