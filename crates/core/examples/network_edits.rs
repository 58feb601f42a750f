//! What the zero-one proof takes for the document's networks after one random edit.
//!
//! `cargo run --release --package appleyard-core --example network_edits`

use std::time::Instant;

use appleyard_core::Error;
use appleyard_core::network::{Comparator, Network, Proof, Verdict, document};
use appleyard_core::rng::Rng;

/// How many edits for each number of wires.
const EDITS: usize = 500;

/// A comparator is left out, put in anywhere, joined to another wire, or exchanged with the next.
fn edit(wires: usize, comparators: &mut Vec<Comparator>, rng: &mut Rng) {
    let mut below = |n: usize| rng.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize;
    let place = below(comparators.len());
    let wire = u8::try_from(below(wires)).unwrap_or(0);
    let (a, b) = comparators[place];
    match below(4) {
        0 => drop(comparators.remove(place)),
        1 if wire != a => comparators.insert(place, (wire.min(a), wire.max(a))),
        2 if wire != a => comparators[place] = (wire.min(a), wire.max(a)),
        3 if place + 1 < comparators.len() => comparators.swap(place, place + 1),
        _ => comparators[place] = (b, a),
    }
}

fn main() -> Result<(), Error> {
    println!("wires  sort  fail  open  followed  most states   median ms   99 % ms   worst ms");
    let mut rng = Rng::new(32);
    for wires in [8, 12, 16, 20, 24, 28, 32] {
        let (mut sort, mut fail, mut followed, mut most) = (0, 0, 0, 0);
        let mut times = Vec::with_capacity(EDITS);
        for _ in 0..EDITS {
            let mut comparators = document(wires).unwrap_or_default().to_vec();
            edit(wires, &mut comparators, &mut rng);
            let network = Network::new(wires, comparators)?;
            let began = Instant::now();
            let mut proof = Proof::new(&network);
            proof.advance(u64::MAX);
            times.push(began.elapsed().as_secs_f64() * 1e3);
            sort += usize::from(proof.verdict() == Some(&Verdict::Sorts));
            fail += usize::from(matches!(proof.verdict(), Some(Verdict::Fails { .. })));
            followed += usize::from(proof.propagated());
            most = most.max(proof.most_states());
        }
        times.sort_by(f64::total_cmp);
        println!(
            "{wires:5} {sort:5} {fail:5} {:5} {followed:9} {most:12} {:11.3} {:9.3} {:10.3}",
            EDITS - sort - fail,
            times[EDITS / 2],
            times[EDITS * 99 / 100],
            times[EDITS - 1],
        );
    }
    Ok(())
}
