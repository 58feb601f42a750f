//! A moment at which a replay can begin.

use super::observer::Counters;
use super::step::narrow;

/// The state of a run at a moment, stored so that a replay can begin there.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint {
    pub(super) step: usize,
    pub(super) counters: Counters,
    pub(super) order: Vec<u32>,
}

impl Checkpoint {
    /// The moment before the first step, with `n` elements.
    pub(super) fn start(n: usize) -> Checkpoint {
        Checkpoint {
            step: 0,
            counters: Counters::default(),
            order: (0..narrow(n)).collect(),
        }
    }
}
