//! In small steps, the same.

use std::iter::repeat;

use appleyard_core::chain::programs::{Algorithm, Program, ProgramGrowth};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::slices::in_slices;
use crate::{plans, run};

proptest! {
    #[test]
    fn a_program(objects in 1_u32..=7, index in 0_usize..36, budgets in prop::collection::vec(0_u64..50, 1..40)) {
        let plan = plans(objects)[index];
        let whole = run(plan);
        let mut program = Program::new(plan).unwrap();
        let atomic = matches!(plan.algorithm, Algorithm::BottomUp | Algorithm::SpragueGrundy);
        let most = if atomic { 120 } else { 0 };
        in_slices(&mut program, budgets.into_iter().chain([u64::MAX]), |program, progress, over| {
            assert_eq!(progress.total, whole.moves());
            assert_eq!(progress.done, program.moves());
            assert!(over <= most);
            assert_eq!(program.verdict().is_some(), progress.finished);
            assert_eq!(progress.finished, progress.done == progress.total);
        });
        prop_assert_eq!(program.verdict(), whole.verdict());
        prop_assert_eq!(program.stored(), whole.stored());
        prop_assert_eq!(program.rounds(), whole.rounds());
        prop_assert_eq!(program.moves(), whole.moves());
    }

    #[test]
    fn a_growth(objects in 1_u32..=12, index in 0_usize..36, budget in 1_u64..40) {
        let plan = plans(objects)[index];
        let mut whole = ProgramGrowth::new(plan).unwrap();
        let Ok(all) = whole.finish();
        let mut growth = ProgramGrowth::new(plan).unwrap();
        in_slices(&mut growth, repeat(budget), |_, progress, over| {
            assert_eq!((progress.total, over), (all.total, 0));
            assert_eq!(progress.finished, progress.done == all.total);
        });
        prop_assert_eq!(growth.rows(), whole.rows());
        prop_assert_eq!(growth.rows().len(), objects as usize);
    }
}
