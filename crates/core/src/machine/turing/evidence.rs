//! A proof that a machine never halts, as whoever checks it needs it.

/// A proof that a machine never halts, with its evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum MachineProof {
    /// After `second` steps the state, the head's cell and the whole tape are as after `first` steps. No earlier step comes
    /// back, and this one not before `second`.
    Repeat {
        /// The earlier step.
        first: u64,
        /// The later step.
        second: u64,
    },
    /// After `second` steps the state is as after `first` steps, and the head is `shift` cells farther on, to the right
    /// if that is above 0. Beyond the head in that direction everything is blank at both steps. From the one to the
    /// other the head went back at most `reach` cells from where it was after `first`, and as far back the cells
    /// around the head are the same at both steps. Of no earlier step is this true together with a later one, and of
    /// `first` and none before `second`.
    Translated {
        /// The earlier step.
        first: u64,
        /// The later step.
        second: u64,
        /// How far the head has moved on; never 0.
        shift: i64,
        /// How many cells it went back.
        reach: u64,
    },
    /// No rule that can be reached leads to an end. `states` and `symbols` have a bit for each that can occur: the start
    /// state, the blank and the symbols of the tape, and everything to which their rules lead.
    NoHaltInReach {
        /// Bit i for state i; in JavaScript the numbers of the states.
        #[cfg_attr(
            feature = "bindings",
            serde(serialize_with = "numbers"),
            tsify(type = "number[]")
        )]
        states: u128,
        /// Bit i for symbol i; in JavaScript the numbers of the symbols.
        #[cfg_attr(
            feature = "bindings",
            serde(serialize_with = "numbers"),
            tsify(type = "number[]")
        )]
        symbols: u64,
    },
}

#[cfg(feature = "bindings")]
fn numbers<T: Copy + Into<u128>, S: serde::Serializer>(
    set: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(crate::small_set::members::<u128>((*set).into()))
}
