//! Why a machine never halts, as JavaScript gets it.

use appleyard_core::machine::turing::{MachineProof, members};
use serde::Serialize;
use tsify::Tsify;

/// Why a machine never halts.
#[derive(Tsify, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MachineEvidence {
    /// Two steps at which state, head and tape are the same.
    Repeat {
        /// The earlier step.
        first: u64,
        /// The later step.
        second: u64,
    },
    /// Two steps at which everything that the head uses is the same, some cells farther on.
    Translated {
        /// The earlier step.
        first: u64,
        /// The later step.
        second: u64,
        /// How far it has moved to the right.
        shift: i64,
        /// How many cells the head went back.
        reach: u64,
    },
    /// No rule that can be reached ends the machine.
    NoHaltInReach {
        /// The states that can occur.
        states: Vec<u8>,
        /// The symbols that can occur.
        symbols: Vec<u8>,
    },
}

impl From<MachineProof> for MachineEvidence {
    fn from(proof: MachineProof) -> MachineEvidence {
        match proof {
            MachineProof::Repeat { first, second } => MachineEvidence::Repeat { first, second },
            MachineProof::Translated {
                first,
                second,
                shift,
                reach,
            } => MachineEvidence::Translated {
                first,
                second,
                shift,
                reach,
            },
            MachineProof::NoHaltInReach { states, symbols } => MachineEvidence::NoHaltInReach {
                states: members(states).collect(),
                symbols: members(symbols).collect(),
            },
        }
    }
}
