//! In small steps, the same.

use appleyard_core::chain::programs::{Algorithm, Growth, Program};
use proptest::prelude::*;

use crate::{plans, run};

proptest! {
    #[test]
    fn a_program(objects in 1_u32..=7, index in 0_usize..36, budgets in prop::collection::vec(0_u64..50, 1..40)) {
        let plan = plans(objects)[index];
        let whole = run(plan);
        let mut program = Program::new(plan).unwrap();
        let atomic = matches!(plan.algorithm, Algorithm::BottomUp | Algorithm::SpragueGrundy);
        let mut done = 0_u64;
        for budget in budgets.into_iter().chain([u64::MAX]) {
            let progress = program.advance(budget);
            prop_assert_eq!(progress.total, whole.moves());
            prop_assert_eq!(progress.done, program.moves());
            let least = done.saturating_add(budget).min(progress.total);
            let most = if atomic { least + 120 } else { least };
            prop_assert!((least..=most).contains(&progress.done));
            prop_assert_eq!(program.verdict().is_some(), progress.finished);
            prop_assert_eq!(progress.finished, progress.done == progress.total);
            done = progress.done;
        }
        prop_assert_eq!(program.verdict(), whole.verdict());
        prop_assert_eq!(program.stored(), whole.stored());
        prop_assert_eq!(program.rounds(), whole.rounds());
        prop_assert_eq!(program.moves(), whole.moves());
    }

    #[test]
    fn a_growth(objects in 1_u32..=12, index in 0_usize..36, budget in 1_u64..40) {
        let plan = plans(objects)[index];
        let mut whole = Growth::new(plan).unwrap();
        let total = whole.advance(u64::MAX).total;
        let mut growth = Growth::new(plan).unwrap();
        prop_assert!(!growth.advance(0).finished);
        let mut done = 0;
        loop {
            let progress = growth.advance(budget);
            done = total.min(done + budget);
            prop_assert_eq!((progress.done, progress.total), (done, total));
            prop_assert_eq!(progress.finished, done == total);
            if progress.finished {
                break;
            }
        }
        prop_assert_eq!(growth.rows(), whole.rows());
        prop_assert_eq!(growth.rows().len(), objects as usize);
    }
}
