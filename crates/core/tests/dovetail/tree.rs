//! The tree of normal forms, and the machines it stands for.

use std::collections::BTreeMap;

use appleyard_core::dovetail::{MachineEnumeration, MachineTree, Machines, known_totals};
use appleyard_core::machine::turing::{Plain, machine_count};
use appleyard_core::progress::Run;

use crate::dovetail::slow::proved;

fn tree(states: u8) -> MachineTree {
    let mut tree = MachineTree::new(states).unwrap();
    let progress = tree.finish().unwrap();
    assert_eq!(progress.total, machine_count(states).unwrap());
    tree
}

/// Rado (1962): 9,784 of 20,736.
#[test]
fn of_the_machines_with_two_states_9784_halt() {
    let tree = tree(2);
    assert_eq!(tree.histogram(), [0, 6912, 2304, 384, 128, 16, 40]);
    assert_eq!(tree.halting(), 9784);
}

/// Each machine by itself, step by step.
#[test]
fn the_tree_counts_what_a_plain_simulation_counts() {
    let machines = Machines::numbered(2, MachineEnumeration::Index, 0, 0, 20_736).unwrap();
    let mut histogram = vec![0; 7];
    for machine in 0..machines.count() {
        let (program, tape) = machines.program(machine).unwrap();
        let mut plain = Plain::new(&program, &tape);
        plain.advance(6);
        if plain.end().is_some() {
            histogram[plain.steps() as usize] += 1;
        } else {
            assert!(proved(&machines, machine).is_some(), "{machine}");
        }
    }
    assert_eq!(tree(2).histogram(), histogram);
    assert_eq!(tree(1).histogram(), [0, 32]);
}

/// Lin and Rado (1965): at most 21 steps.
#[test]
fn of_the_machines_with_three_states_7571840_halt() {
    let tree = tree(3);
    assert_eq!(tree.halting(), 7_571_840);
    assert_eq!(tree.machines(), 16_777_216);
    assert!(tree.histogram().len() == 22 && tree.histogram()[21] > 0);
}

/// Brady (1983): at most 107 steps.
#[test]
fn of_the_machines_with_four_states_11140566368_halt() {
    let tree = tree(4);
    assert_eq!(tree.halting(), 11_140_566_368);
    assert_eq!(tree.machines(), 25_600_000_000);
    assert!(tree.histogram().len() == 108 && tree.histogram()[107] > 0);
}

#[test]
fn the_known_totals_are_those_of_the_tree() {
    for states in [2, 3] {
        let (known, tree) = (known_totals(states).unwrap(), tree(states));
        assert_eq!(known.machines, tree.machines());
        assert_eq!(known.halting, tree.halting());
        assert_eq!(known.most, tree.histogram().len() as u64 - 1);
    }
    assert_eq!(
        known_totals(5).unwrap_err().code(),
        "dovetail-tree-out-of-range"
    );
    assert_eq!(
        MachineTree::new(5).unwrap_err().code(),
        "dovetail-tree-out-of-range"
    );
}

/// The tree can be stopped after any number of steps.
#[test]
fn slices_settle_the_same_machines() {
    let mut one = MachineTree::new(3).unwrap();
    let mut last = one.advance(0).unwrap();
    assert_eq!((last.done, last.finished), (0, false));
    while !last.finished {
        let next = one.advance(997).unwrap();
        assert!(next.done >= last.done);
        last = next;
    }
    assert_eq!(one.histogram(), tree(3).histogram());
    assert_eq!(one.forms(), tree(3).forms());
}

/// Each leaf does what the machines do for which it stands: together they are all.
#[test]
fn the_leaves_of_the_tree_stand_for_all_machines() {
    let forms = tree(2).forms();
    let machines = Machines::numbered(2, MachineEnumeration::Tree, 0, 0, forms).unwrap();
    let mut histogram: BTreeMap<u64, u64> = BTreeMap::new();
    let mut all = 0;
    for machine in 0..forms {
        let (program, tape) = machines.program(machine).unwrap();
        let mut plain = Plain::new(&program, &tape);
        plain.advance(1000);
        let weight = machines.weight(machine).unwrap();
        all += weight;
        if plain.end().is_some() {
            assert_eq!(plain.state(), None, "it never comes to an empty cell");
            *histogram.entry(plain.steps()).or_default() += weight;
        }
    }
    assert_eq!(all, 20_736);
    assert_eq!(
        histogram.into_values().collect::<Vec<_>>(),
        [6912, 2304, 384, 128, 16, 40]
    );
    let beyond = Machines::numbered(2, MachineEnumeration::Tree, 0, 0, forms + 1).unwrap_err();
    assert_eq!(beyond.code(), "turing-index-out-of-range");
}
