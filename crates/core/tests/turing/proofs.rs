//! Proofs that machines never halt, checked by what they say.

use appleyard_core::machine::turing::{
    Halting, Instruction, MachineForm, MachineProof, MachineState, MachineSymbol, Next, Plain,
    Program, Prover, ReadyMachine, Stop, Table, Tape, TwoStateOutcome, TwoStatePlate,
    machine_count, numbered_machine, ready,
};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::turing::any::{finished, program};
use crate::turing::machine_index;

/// Checks the evidence. It shares nothing with the search but the plain simulation, which the tests of `seek` and the
/// champions check.
fn holds(program: &Program, tape: &Tape, proof: MachineProof) -> Result<(), &'static str> {
    let at = |step| {
        let mut machine = Plain::new(program, tape);
        machine.advance(step);
        if machine.steps() == step && machine.end().is_none() {
            Ok(machine)
        } else {
            Err("it ends")
        }
    };
    match proof {
        MachineProof::Repeat { first, second } => {
            let (one, other) = (at(first)?, at(second)?);
            let same = one.state() == other.state()
                && one.head() == other.head()
                && one.written() == other.written();
            if same && first < second {
                Ok(())
            } else {
                Err("it is another moment")
            }
        }
        MachineProof::Translated {
            first,
            second,
            shift,
            reach,
        } => {
            let mut machine = at(first)?;
            let start = machine.clone();
            let on = shift.signum();
            while machine.steps() < second {
                machine.advance(1);
                if (start.head() - machine.head()) * on > reach as i64 {
                    return Err("the head goes farther back");
                }
            }
            if on == 0 || first >= second || machine.head() - start.head() != shift {
                return Err("the head has not moved on");
            }
            if machine.end().is_some() || machine.state() != start.state() {
                return Err("the state is another");
            }
            // Ahead of the head everything is blank; behind it the cells are the same.
            for one in [&start, &machine] {
                let far = 2 * second as i64 + 2 * (tape.left.len() + tape.right.len()) as i64;
                if (1..far).any(|it| !one.symbol(one.head() + on * it).is_blank()) {
                    return Err("something lies ahead");
                }
            }
            let back = |one: &Plain, it| one.symbol(one.head() - on * it);
            if (0..=reach as i64).any(|it| back(&start, it) != back(&machine, it)) {
                return Err("the cells differ");
            }
            Ok(())
        }
        MachineProof::NoHaltInReach { states, symbols } => {
            let has = |set: u128, it: u8| set >> it & 1 == 1;
            let symbols = u128::from(symbols);
            let table = program.table();
            let on_tape = tape
                .left
                .iter()
                .chain(&tape.right)
                .all(|&it| has(symbols, it.0));
            if !on_tape || !has(symbols, 0) || !has(states, table.start().0) {
                return Err("the start is not in the sets");
            }
            for state in (0..128).filter(|&it| has(states, it)) {
                for symbol in (0..64).filter(|&it| has(symbols, it)) {
                    match table.cell(MachineState(state), MachineSymbol(symbol)) {
                        Some(Instruction {
                            write,
                            next: Next::State(next),
                            ..
                        }) if has(symbols, write.0) && has(states, next.0) => {}
                        _ => return Err("a rule leads out of the sets"),
                    }
                }
            }
            Ok(())
        }
    }
}

/// The first pair of steps, of all up to step `last`, that is evidence of one of the two kinds: by comparing all of them.
fn by_hand(program: &Program, tape: &Tape, last: u64) -> Option<MachineProof> {
    let mut machine = Plain::new(program, tape);
    let mut all = vec![machine.clone()];
    for _ in 0..last {
        machine.advance(1);
        if machine.end().is_some() {
            return None;
        }
        all.push(machine.clone());
    }
    let far = 2 * last as i64 + 2 * (tape.left.len() + tape.right.len()) as i64;
    for (i, one) in all.iter().enumerate() {
        for (j, other) in all.iter().enumerate().skip(i + 1) {
            if one.state() != other.state() {
                continue;
            }
            let (first, second) = (i as u64, j as u64);
            let shift = other.head() - one.head();
            let on = shift.signum();
            if shift == 0 {
                if one.written() == other.written() {
                    return Some(MachineProof::Repeat { first, second });
                }
                continue;
            }
            let back = all[i..=j].iter().map(|it| (one.head() - it.head()) * on);
            let reach = back.max().unwrap();
            let at = |it: &Plain, ahead: i64| it.symbol(it.head() + on * ahead);
            let same = (-reach..=0).all(|it| at(one, it) == at(other, it));
            if same && (1..far).all(|it| at(one, it).is_blank() && at(other, it).is_blank()) {
                let reach = reach as u64;
                return Some(MachineProof::Translated {
                    first,
                    second,
                    shift,
                    reach,
                });
            }
        }
    }
    None
}

/// The later step of a proof, if it has one.
fn second(proof: MachineProof) -> Option<u64> {
    match proof {
        MachineProof::Repeat { second, .. } | MachineProof::Translated { second, .. } => {
            Some(second)
        }
        MachineProof::NoHaltInReach { .. } => None,
    }
}

fn proved(program: &Program, tape: &Tape, most: u64) -> Option<MachineProof> {
    let mut prover = Prover::new(program, tape, most);
    prover.finish().unwrap();
    prover.proof()
}

/// The histogram of the 9,784 machines that halt, and that each of the 10,952 others is proved never to: Rado 1962, and
/// the count of 20,736 = 12⁴ machines.
#[test]
fn every_machine_of_two_states_is_settled() {
    let mut plate = TwoStatePlate::new();
    let progress = plate.finish().unwrap();
    assert_eq!(progress.total, 20_736);
    assert_eq!(plate.outcomes().len(), 20_736);
    let mut halting = [0; 7];
    let mut kinds = [0; 3];
    for (index, outcome) in (0..).zip(plate.outcomes()) {
        let program = Program::new(numbered_machine(2, index).unwrap(), Halting::AsWritten);
        let mut machine = Plain::new(&program, &Tape::default());
        match *outcome {
            TwoStateOutcome::Halts { steps, ones } => {
                assert_eq!(machine.advance(1000), steps);
                assert_eq!(machine.ones(), ones);
                assert!(machine.end().is_some());
                halting[steps as usize] += 1;
            }
            TwoStateOutcome::Never(proof) => {
                assert_eq!(machine.advance(1000), 1000, "{index}");
                assert_eq!(
                    holds(&program, &Tape::default(), proof),
                    Ok(()),
                    "{index} {proof:?}"
                );
                if let Some(last) = second(proof) {
                    assert_eq!(
                        by_hand(&program, &Tape::default(), last),
                        Some(proof),
                        "{index}"
                    );
                }
                kinds[match proof {
                    MachineProof::Repeat { .. } => 0,
                    MachineProof::Translated { .. } => 1,
                    MachineProof::NoHaltInReach { .. } => 2,
                }] += 1;
            }
            TwoStateOutcome::Open => panic!("{index} is open"),
        }
    }
    assert_eq!(halting, [0, 6912, 2304, 384, 128, 16, 40]);
    assert_eq!(halting.iter().sum::<i32>(), 9_784);
    assert_eq!(kinds.iter().sum::<i32>(), 10_952);
    assert!(kinds.iter().all(|&it| it > 0), "{kinds:?}");
}

#[test]
fn the_checker_refuses_evidence_that_is_wrong() {
    let bouncer = crate::turing::any::standard("1RB1LA_1LA1RB");
    let blank = Tape::default();
    let found = proved(&bouncer, &blank, 1000);
    assert!(
        matches!(found, Some(MachineProof::NoHaltInReach { .. })),
        "{found:?}"
    );
    let right = crate::turing::any::standard("1RA1RZ");
    let Some(MachineProof::Translated {
        first,
        second,
        shift,
        reach,
    }) = proved(&right, &blank, 1000)
    else {
        panic!("no proof");
    };
    let good = MachineProof::Translated {
        first,
        second,
        shift,
        reach,
    };
    assert_eq!(holds(&right, &blank, good), Ok(()));
    for wrong in [
        MachineProof::Translated {
            first,
            second: second + 1,
            shift,
            reach,
        },
        MachineProof::Translated {
            first,
            second,
            shift: -shift,
            reach,
        },
        MachineProof::Repeat { first, second },
        MachineProof::NoHaltInReach {
            states: 1,
            symbols: 1,
        },
        MachineProof::NoHaltInReach {
            states: 1,
            symbols: 3,
        },
    ] {
        assert!(holds(&right, &blank, wrong).is_err(), "{wrong:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Whatever is proved holds, on any tape.
    #[test]
    fn a_proof_holds_for_any_machine((program, tape) in program()) {
        if let Some(proof) = proved(&program, &tape, 300) {
            prop_assert_eq!(holds(&program, &tape, proof), Ok(()), "{:?}", proof);
            let mut machine = Plain::new(&program, &tape);
            prop_assert_eq!(machine.advance(2000), 2000);
        }
    }

    /// Also if the run by chain moves has seen that it never ends.
    #[test]
    fn a_proof_names_the_first_pair_of_steps((program, tape) in program()) {
        if let Some(proof) = proved(&program, &tape, 300) && let Some(last) = second(proof) {
            prop_assert_eq!(by_hand(&program, &tape, last), Some(proof));
        }
        if let Some(Stop::Never(proof)) = finished(&program, &tape, 300).stop() {
            prop_assert_eq!(holds(&program, &tape, proof), Ok(()), "{:?}", proof);
            let last = second(proof).unwrap();
            prop_assert_eq!(by_hand(&program, &tape, last), Some(proof));
        }
    }

    #[test]
    fn a_number_and_its_machine_name_each_other(states in 1..6_u8, any in any::<u64>()) {
        let index = any % machine_count(states).unwrap();
        let table = numbered_machine(states, index).unwrap();
        prop_assert_eq!(machine_index(&table), Some(index));
        let text = table.standard().unwrap();
        prop_assert_eq!(Table::read(&text, None).unwrap().table, table);
    }
}

/// On a tape of a million cells each step still costs the same: the search counts the cells that differ, and does not
/// compare the tapes. If it did, this test would take minutes.
#[test]
fn a_search_on_a_long_tape_comes_to_its_end() {
    let counter = ready(ReadyMachine::Counter).unwrap().table;
    // At the far left stands a symbol that would end it, so a halt is in reach.
    let text = counter.write(MachineForm::Tuples).unwrap() + "right x x R halt\n";
    let program = Program::new(Table::read(&text, None).unwrap().table, Halting::AsWritten);
    let symbol = |sign| program.table().symbol(sign).unwrap();
    let mut left = vec![symbol('0'); 1 << 20];
    left[0] = symbol('x');
    let right = vec![symbol('0')];
    assert_eq!(proved(&program, &Tape { left, right }, 200_000), None);
}

#[test]
fn the_numbers_have_ends() {
    assert_eq!(
        [1, 2, 3, 4].map(|it| machine_count(it).unwrap()),
        [64, 20_736, 16_777_216, 25_600_000_000]
    );
    assert_eq!(
        numbered_machine(2, 0).unwrap().standard().unwrap(),
        "0LA0LA_0LA0LA"
    );
    assert_eq!(
        numbered_machine(2, 20_735).unwrap().standard().unwrap(),
        "1RZ1RZ_1RZ1RZ"
    );
    assert_eq!(
        numbered_machine(2, 20_736).unwrap_err().code(),
        "turing-index-out-of-range"
    );
    for states in [0, 6, 255] {
        assert_eq!(
            machine_count(states).unwrap_err().code(),
            "turing-states-out-of-range"
        );
    }
    // The champion of two states.
    let champion = Table::read("1RB1LB_1LA1RZ", None).unwrap().table;
    let index = machine_index(&champion).unwrap();
    assert_eq!(index, ((7 * 12 + 5) * 12 + 1) * 12 + 11);
    let missing = Table::read("1RB1LB_1LA---", None).unwrap().table;
    assert_eq!(machine_index(&missing), None);
}
