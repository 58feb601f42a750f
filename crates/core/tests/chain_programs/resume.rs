//! Small steps give the same result.

use std::iter::repeat;

use appleyard_core::chain::programs::{Algorithm, CountingProgram, ProgramGrowth};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::chain_programs::{plans, run};
use crate::support::slices::in_slices;

proptest! {
    #[test]
    fn slices_do_not_change_a_program(objects in 1_u32..=7, index in 0_usize..36, budgets in prop::collection::vec(0_u64..50, 1..60)) {
        let plan = plans(objects)[index];
        let whole = run(plan);
        let mut program = CountingProgram::new(plan).unwrap();
        let atomic = matches!(plan.algorithm, Algorithm::BottomUp | Algorithm::SpragueGrundy);
        let most = if atomic { 120 } else { 0 };
        in_slices(&mut program, budgets.into_iter().chain([u64::MAX]), |program, progress, over| {
            // The program tries no move before it has counted all; from then on their number is
            // known.
            let (counting, moves) = (program.counting(), whole.moves());
            let counted = progress.done >= counting;
            assert_eq!(progress.total, counting + if counted { moves } else { 0 });
            assert_eq!(program.moves(), progress.done.saturating_sub(counting));
            assert!(over <= most);
            assert_eq!(program.verdict().is_some(), progress.finished);
            assert_eq!(progress.finished, progress.done == progress.total);
        });
        prop_assert_eq!(program.verdict(), whole.verdict());
        prop_assert_eq!(program.summary().stored, whole.summary().stored);
        prop_assert_eq!(program.summary().rounds, whole.summary().rounds);
        prop_assert_eq!(program.moves(), whole.moves());
    }

    #[test]
    fn slices_do_not_change_a_growth(objects in 1_u32..=12, index in 0_usize..36, budget in 1_u64..40) {
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
