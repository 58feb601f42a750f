//! The array at any step, and everything else that a moment has.

use std::iter::repeat;

use appleyard_core::sort::{Input, NO_PART, SortPlan, SortRun, Step, TailCall};
use proptest::prelude::*;

use crate::sort::variants::{any_plan, any_values, narrow, run, sorted_ids};
use crate::support::slices::in_slices;

/// The array after each step, row by row from the start.
fn plain_replay(run: &SortRun) -> Vec<Vec<u32>> {
    let mut order: Vec<u32> = (0..u32::try_from(run.values().len()).unwrap()).collect();
    let mut all = vec![order.clone()];
    for row in run.trace().as_slice().as_chunks::<4>().0 {
        if let Some((a, b)) = Step::from_row(row).unwrap().swapped() {
            order.swap(a, b);
        }
        all.push(order.clone());
    }
    all
}

proptest! {
    /// The last moment has the elements as the sort itself leaves them, even equal ones.
    #[test]
    fn replay_ends_with_the_sorted_array(values in any_values(200), plan in any_plan()) {
        let run = run(&values, &plan);
        prop_assert_eq!(plain_replay(&run).pop().unwrap(), sorted_ids(&values, &plan));
    }

    #[test]
    fn every_step_equals_a_plain_replay(values in any_values(60), plan in any_plan()) {
        let run = run(&values, &plan);
        let all = plain_replay(&run);
        for (step, order) in all.iter().enumerate() {
            prop_assert_eq!(&run.order(step).unwrap(), order);
        }
        let steps: Vec<u32> = (0..all.len()).rev().step_by(3).map(narrow).collect();
        let expected: Vec<u32> = steps.iter().flat_map(|&it| all[it as usize].clone()).collect();
        prop_assert_eq!(run.orders(&steps).unwrap(), expected);
    }

    /// The slices do not change the run.
    #[test]
    fn slices_do_not_change_the_run(values in any_values(200), plan in any_plan(), budget in 1..500_u64) {
        let whole = run(&values, &plan);
        let mut sliced = SortRun::new(values.clone(), plan.clone()).unwrap();
        in_slices(&mut sliced, repeat(budget), |sliced, progress, _| {
            // A run that stopped in between is the beginning of the whole run.
            let steps = sliced.steps();
            assert_eq!(sliced.trace().as_slice(), &whole.trace().as_slice()[..4 * steps]);
            assert_eq!(sliced.parts(), &whole.parts()[..sliced.parts().len()]);
            assert_eq!(sliced.order(steps).unwrap(), whole.order(steps).unwrap());
            assert!(progress.finished == (progress.done == progress.total));
        });
        prop_assert_eq!(sliced.trace(), whole.trace());
    }

    /// Every part has the rows after those of the part before it, and its parent gives its depth
    /// and its place.
    #[test]
    fn parts_are_a_tree(values in any_values(200), plan in any_plan()) {
        let run = run(&values, &plan);
        let parts = run.parts();
        prop_assert_eq!(parts[0][..6].to_vec(), vec![0, parts[0][1], 0, narrow(values.len()), 1, NO_PART]);
        prop_assert_eq!(parts.last().unwrap()[1] as usize, run.steps());
        let mut children = vec![0; parts.len()];
        for (row, part) in parts.iter().enumerate().skip(1) {
            let [first, last, lo, hi, depth, parent, work, equal, larger, pivot] = *part;
            prop_assert_eq!(first, parts[row - 1][1]);
            prop_assert!(first <= last && (first == last) == (work == 6) && (work == 6) == (hi - lo < 2));
            let above = parts[parent as usize];
            prop_assert!((parent as usize) < row);
            prop_assert!((lo, hi) == (above[2], above[7]) || (lo, hi) == (above[8], above[3]));
            // Of two parts, the one that begins first is sorted by a call.
            let called = children[parent as usize] == 0;
            let deeper = called || plan.tail_call == TailCall::Kept;
            prop_assert_eq!(depth, above[4] + u32::from(deeper));
            children[parent as usize] += 1;
            prop_assert_eq!(pivot == NO_PART, work > 2);
            prop_assert!(work <= 2 || (equal, larger) == (lo, hi));
        }
        for (part, children) in parts.iter().zip(children) {
            prop_assert_eq!(children, if part[6] <= 2 { 2 } else { 0 });
        }
    }

    /// The live frames equal a stack of calls that the test keeps.
    #[test]
    fn live_frames_are_a_stack(values in any_values(80), plan in any_plan()) {
        let run = run(&values, &plan);
        let mut stack: Vec<u32> = Vec::new();
        let mut most = 0;
        let mut step = 0;
        for (row, part) in (0..).zip(run.parts()) {
            stack.truncate(part[4] as usize - 1);
            stack.push(row);
            most = most.max(part[4]);
            while step < part[1] as usize {
                step += 1;
                let moment = run.at(step).unwrap();
                prop_assert_eq!(&moment.frames, &stack);
                prop_assert_eq!(moment.part, Some(row));
                prop_assert_eq!(moment.part_done, step == part[1] as usize);
                if !moment.part_done {
                    prop_assert_eq!(moment.counters.most_frames, most);
                }
            }
        }
        prop_assert_eq!(run.at(step).unwrap().counters.most_frames, most);
        prop_assert_eq!(run.at(0).unwrap().part, Some(0));
    }
}

/// The array is long enough for many checkpoints: the test looks around each of them, and between
/// them.
#[test]
fn replay_is_right_across_checkpoints() {
    let plan = SortPlan::document();
    let values = Input::Random.values(20_000, 4, &plan).unwrap();
    let run = run(&values, &plan);
    assert!(run.steps() > 4 << 16);
    let mut order: Vec<u32> = (0..20_000).collect();
    let mut asked = Vec::new();
    let mut expected = Vec::new();
    for step in 0..=run.steps() {
        if step % 9973 == 0 || step == run.steps() {
            assert_eq!(run.order(step).unwrap(), order);
            asked.push(u32::try_from(step).unwrap());
            expected.extend_from_slice(&order);
        }
        if let Some((a, b)) = run
            .trace()
            .row(step)
            .and_then(Step::from_row)
            .and_then(Step::swapped)
        {
            order.swap(a, b);
        }
    }
    assert_eq!(run.orders(&asked).unwrap(), expected);
    let sorted: Vec<u32> = order.iter().map(|&id| values[id as usize]).collect();
    assert!(sorted.is_sorted());
}

/// The rows drawn at the head of the module.
#[test]
fn the_trace_drawn_in_the_module_is_right() {
    let run = run(&[2, 1, 3], &SortPlan::document());
    assert_eq!(
        run.trace().as_slice(),
        [
            [1, 1, 0, 0],
            [3, 0, 1, 2],
            [3, 0, 1, 1],
            [1, 2, 1, 0],
            [3, 1, 2, 2]
        ]
        .concat()
    );
}
