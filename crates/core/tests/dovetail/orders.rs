//! The orders against loops that give one step after the other.

use appleyard_core::dovetail::{SweepOrder, SweepTurn, pair, unpair};
use num_bigint::BigUint;
use proptest::prelude::*;

pub const FAIR: [SweepOrder; 4] = [
    SweepOrder::Cantor,
    SweepOrder::Rounds,
    SweepOrder::Triangles,
    SweepOrder::Doubling,
];

/// How many steps a machine gets in a round, by its age, from the loop that describes the order.
pub fn share(order: SweepOrder, age: u32) -> u64 {
    match order {
        SweepOrder::Triangles => (0..=age).map(|_| 1).sum(),
        SweepOrder::Doubling => (0..age).fold(1, |share, _| share + share),
        _ => 1,
    }
}

#[test]
fn each_order_is_the_loop_that_describes_it() {
    for order in FAIR {
        let mut t = 0_u32;
        let mut steps = [0_u64; 12];
        for round in 0..12_u32 {
            for machine in 0..=round {
                for _ in 0..share(order, round - machine) {
                    steps[machine as usize] += 1;
                    let step = steps[machine as usize];
                    let turn = SweepTurn {
                        machine: machine.into(),
                        step: step.into(),
                        round: round.into(),
                    };
                    assert_eq!(order.at(&t.into()), turn, "{order:?} {t}");
                    let time = order.time(&machine.into(), &step.into()).unwrap();
                    assert_eq!(time, (t.into(), round.into()), "{order:?}");
                    t += 1;
                }
            }
        }
    }
}

#[test]
fn the_first_one_first_never_comes_to_the_second() {
    let far: BigUint = "9".repeat(30).parse().unwrap();
    assert_eq!(SweepOrder::First.at(&far).machine, BigUint::ZERO);
    assert_eq!(SweepOrder::First.time(&1_u32.into(), &1_u32.into()), None);
    assert_eq!(
        SweepOrder::First.time(&0_u32.into(), &far).unwrap().0,
        far - 1_u32
    );
}

proptest! {
    #[test]
    fn cantors_order_is_the_pairing(digits in "[0-9]{1,30}") {
        let t: BigUint = digits.parse().unwrap();
        let (before, machine) = unpair(&t);
        let turn = SweepOrder::Cantor.at(&t);
        prop_assert_eq!(&turn.machine, &machine);
        prop_assert_eq!(&turn.step, &(&before + 1_u32));
        prop_assert_eq!(&turn.round, &(&before + &machine));
        prop_assert_eq!(pair(&before, &machine), t);
    }

    /// An order that is fair gives each moment to one step, and each step a moment.
    #[test]
    fn a_moment_and_its_step_belong_together(digits in "[0-9]{1,30}") {
        let t: BigUint = digits.parse().unwrap();
        for order in FAIR {
            let turn = order.at(&t);
            let time = order.time(&turn.machine, &turn.step);
            prop_assert_eq!(time, Some((t.clone(), turn.round)));
        }
    }
}
