//! The next step that fits is the one that a search through all steps finds.

use std::collections::HashSet;

use appleyard_core::machine::turing::{MachineState, MachineSymbol, Plain, TuringBreak};
use proptest::prelude::*;

use crate::turing::any::{finished, program};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_break_is_what_looking_at_each_step_finds(
        (program, tape) in program(),
        limit in 1..150_u64,
        state in proptest::option::of(0..4_u8),
        symbol in proptest::option::of(0..3_u8),
        record in any::<bool>(),
    ) {
        let run = finished(&program, &tape, limit);
        let (state, symbol) = (state.map(MachineState), symbol.map(MachineSymbol));
        let fits = TuringBreak { state, symbol, record };
        let mut plain = Plain::new(&program, &tape);
        let mut met = HashSet::from([0]);
        let mut fitting = Vec::new();
        for step in 0..=run.known() {
            let is_new = met.insert(plain.head());
            let holds = state.is_none_or(|it| plain.state() == Some(it))
                && symbol.is_none_or(|it| plain.symbol(plain.head()) == it)
                && (!record || is_new);
            if holds {
                fitting.push(step);
            }
            plain.advance(1);
        }
        for from in 0..=run.known() {
            let after = fitting.iter().copied().find(|&it| it > from);
            prop_assert_eq!(run.next_break(from, fits, false).unwrap(), after, "after {}", from);
            let before = fitting.iter().copied().rfind(|&it| it < from);
            prop_assert_eq!(run.next_break(from, fits, true).unwrap(), before, "before {}", from);
        }
        prop_assert!(run.next_break(run.known() + 1, fits, false).is_err());
    }
}
