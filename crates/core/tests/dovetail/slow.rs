//! A sweep that does one step after the other, and keeps everything.

use appleyard_core::dovetail::{Machines, SweepDoes, SweepOrder};
use appleyard_core::machine::turing::{Plain, Prover};
use appleyard_core::progress::Run;

use crate::dovetail::orders::share;

/// A moment: machine, step, round, and what happens.
pub type Row = (u64, u64, u64, SweepDoes);

/// After how many steps a proof is found that a machine never halts.
pub fn proved(machines: &Machines, machine: u64) -> Option<u64> {
    let (program, tape) = machines.program(machine).unwrap();
    let mut prover = Prover::new(&program, &tape, 100_000);
    prover.finish().unwrap();
    prover.proof().map(|_| prover.machine().steps())
}

/// All moments of the rounds.
pub fn sweep(machines: &Machines, order: SweepOrder, pruned: bool, rounds: u64) -> Vec<Row> {
    let count = machines.count();
    let mut all: Vec<Plain> = (0..count)
        .map(|it| {
            let (program, tape) = machines.program(it).unwrap();
            Plain::new(&program, &tape)
        })
        .collect();
    let dropped: Vec<_> = (0..count)
        .map(|it| proved(machines, it).filter(|_| pruned))
        .collect();
    let mut given = vec![0_u64; (count + rounds) as usize];
    let mut rows = Vec::new();
    let skips = pruned || order == SweepOrder::Rounds;
    for round in 0..rounds {
        for machine in 0..=round {
            for _ in 0..share(order, (round - machine) as u32) {
                let at = machine as usize;
                let Some(plain) = all.get_mut(at) else {
                    if !skips {
                        given[at] += 1;
                        rows.push((machine, given[at], round, SweepDoes::Missing));
                    }
                    continue;
                };
                let over = plain.end().is_some() || dropped[at] == Some(plain.steps());
                if over && skips {
                    continue;
                }
                given[at] += 1;
                plain.advance(1);
                let does = match plain.end() {
                    _ if over => SweepDoes::Ended,
                    Some(_) => SweepDoes::Halts,
                    None => SweepDoes::Step,
                };
                rows.push((machine, given[at], round, does));
            }
        }
    }
    rows
}

/// The same for the order in which the first comes first; a round is a step.
pub fn first(machines: &Machines, pruned: bool, rounds: u64) -> Vec<Row> {
    let mut rows = Vec::new();
    for machine in 0..machines.count() {
        let (program, tape) = machines.program(machine).unwrap();
        let mut plain = Plain::new(&program, &tape);
        let dropped = proved(machines, machine).filter(|_| pruned);
        while plain.end().is_none() && dropped != Some(plain.steps()) {
            if rows.len() as u64 == rounds {
                return rows;
            }
            plain.advance(1);
            let does = if plain.end().is_some() {
                SweepDoes::Halts
            } else {
                SweepDoes::Step
            };
            rows.push((machine, plain.steps(), rows.len() as u64, does));
        }
    }
    rows
}
