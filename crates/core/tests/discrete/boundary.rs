use std::iter;

use appleyard_core::machine::discrete::{
    DiscreteConfig, DiscreteKind, DiscreteRun, Machine, PartState,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::discrete::made::{machines, rows_of};

/// A machine, and two boundaries in its row.
fn cut_anywhere() -> impl Strategy<Value = (DiscreteConfig, Index, Index)> {
    (machines(), any::<Index>(), any::<Index>())
}

fn boundaries(run: &DiscreteRun, cuts: [Index; 2]) -> [usize; 2] {
    let mut ends = cuts.map(|it| it.index(run.system().parts() + 1));
    ends.sort_unstable();
    ends
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// The claim of the source document: where the boundary is drawn makes no difference to the whole.
    #[test]
    fn machine_and_environment_go_as_the_whole_does_wherever_the_boundary_is(
        (config, one, other) in cut_anywhere()
    ) {
        let run = DiscreteRun::new(&config).unwrap();
        let [from, to] = boundaries(&run, [one, other]);
        let system = run.system();
        let pair = system.cut(from..to).unwrap();
        let split = |state: &[PartState]| (pair.machine.part_of(state), pair.environment.part_of(state));
        let halves = iter::successors(Some(split(system.start())), |it| Some(pair.next(it, &())));
        for ((whole, halves), row) in system.states().zip(halves).zip(rows_of(&run)) {
            let values: Vec<_> = whole.iter().map(|it| it.value).collect();
            prop_assert_eq!(values, row);
            prop_assert_eq!(halves, split(&whole));
        }
    }

    /// Whatever does not cross according to the run is replaced by another number. Of a Turing machine it counts that
    /// nothing crosses; its signals have a test of their own.
    #[test]
    fn the_signals_of_the_run_are_all_that_either_side_needs(
        (config, one, other) in cut_anywhere()
            .prop_filter("a row without a head", |it| it.0.kind != DiscreteKind::Turing),
        noise in 0..2_i32
    ) {
        let run = DiscreteRun::new(&config).unwrap();
        let [from, to] = boundaries(&run, [one, other]);
        let pair = run.system().cut(from..to).unwrap();
        let mut inside = pair.machine.part_of(run.system().start());
        let mut outside = pair.environment.part_of(run.system().start());
        for (step, whole) in (0..=run.steps()).zip(run.system().states()) {
            prop_assert_eq!(&inside, &pair.machine.part_of(&whole));
            prop_assert_eq!(&outside, &pair.environment.part_of(&whole));
            let crossed = run.signals(step, from..to).unwrap();
            let heard = [crossed.from_left, crossed.from_right].map(|it| it.unwrap_or(noise));
            let said = [crossed.to_right, crossed.to_left].map(|it| it.unwrap_or(noise));
            inside = pair.machine.next(&inside, &heard);
            outside = pair.environment.next(&outside, &said);
        }
    }

    #[test]
    fn a_machine_run_alone_has_the_rows_that_it_has_in_the_whole(
        (config, one, other) in cut_anywhere()
    ) {
        let run = DiscreteRun::new(&config).unwrap();
        let [from, to] = boundaries(&run, [one, other]);
        let part: Vec<i32> = rows_of(&run).iter().flat_map(|row| row[from..to].to_vec()).collect();
        prop_assert_eq!(run.alone(from..to).unwrap(), part);
    }

    /// The other side of the same boundary says what this side hears, and hears what this side says.
    #[test]
    fn what_one_side_says_the_other_hears(
        config in machines().prop_filter("a row with ends", |it| !it.wraps), cut in any::<Index>()
    ) {
        let run = DiscreteRun::new(&config).unwrap();
        let (cut, parts) = (cut.index(run.system().parts()), run.system().parts());
        for step in 0..=run.steps() {
            let left = run.signals(step, 0..cut).unwrap();
            let right = run.signals(step, cut..parts).unwrap();
            prop_assert_eq!([left.from_right, left.to_right], [right.to_left, right.from_left]);
            // Nothing comes in from beyond the ends.
            prop_assert_eq!([left.from_left, left.to_left, right.from_right, right.to_right], [None; 4]);
        }
    }
}

/// A ring has a second boundary where it was laid out as a row.
#[test]
fn a_ring_is_always_cut_twice() {
    let row = vec![1, 0, 0, 1, 1];
    let ring = DiscreteConfig {
        cells: Some(row),
        wraps: true,
        ..DiscreteConfig::new(DiscreteKind::Cells, 1)
    };
    let run = DiscreteRun::new(&ring).unwrap();
    let signals = run.signals(0, 0..3).unwrap();
    assert_eq!([signals.from_left, signals.from_right], [Some(1), Some(1)]);
    assert_eq!([signals.to_left, signals.to_right], [Some(1), Some(0)]);
    for whole in [0..0, 0..5, 3..3] {
        assert_eq!(run.signals(0, whole).unwrap(), Default::default());
    }
}
