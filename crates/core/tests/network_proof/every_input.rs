//! Tries every input by itself, comparator by comparator: as slow and as simple as possible.

use appleyard_core::network::{Counterexample, Network, Proof, Verdict, exhaustive};
use appleyard_core::progress::Run;

/// What all inputs of zeros and ones show about a network.
pub struct EveryInput {
    pub sorted: u64,
    /// The least of the failing inputs with the fewest ones, wire i in bit i.
    pub failing: Option<u64>,
    /// The comparators that never swap anything.
    pub redundant: Vec<usize>,
}

/// The input as a vector, wire by wire.
pub fn wires(network: &Network, input: u64) -> Vec<u64> {
    (0..network.wires()).map(|i| input >> i & 1).collect()
}

/// Applies all comparators, and returns which of them swapped.
pub fn run<T: Ord>(network: &Network, values: &mut [T]) -> Vec<bool> {
    let swap = |&(a, b): &(u8, u8)| {
        let (a, b) = (usize::from(a), usize::from(b));
        let swapped = values[a] > values[b];
        if swapped {
            values.swap(a, b);
        }
        swapped
    };
    network.comparators().iter().map(swap).collect()
}

pub fn try_every_input(network: &Network) -> EveryInput {
    let mut sorted = 0;
    let mut failing = Vec::new();
    let mut busy = vec![false; network.size()];
    for input in 0..1 << network.wires() {
        let mut values = wires(network, input);
        for (busy, swapped) in busy.iter_mut().zip(run(network, &mut values)) {
            *busy |= swapped;
        }
        if values.is_sorted() {
            sorted += 1;
        } else {
            failing.push(input);
        }
    }
    EveryInput {
        sorted,
        failing: failing.into_iter().min_by_key(|it| (it.count_ones(), *it)),
        redundant: (0..network.size()).filter(|&it| !busy[it]).collect(),
    }
}

/// The finished proof.
pub fn prove(network: &Network) -> Proof {
    let mut proof = Proof::new(network);
    let Ok(_) = proof.finish();
    proof
}

pub fn document(wires: usize) -> Network {
    let comparators = appleyard_core::network::document(wires).unwrap();
    Network::new(wires, comparators.to_vec()).unwrap()
}

/// An input as a word, wire i in bit i.
pub fn word(input: &[u32]) -> u64 {
    let bits = input.iter().zip(0_u32..);
    bits.map(|(&bit, wire)| u64::from(bit) << wire).sum()
}

/// Everything that a counterexample claims about itself.
pub fn check_counterexample(network: &Network, found: &Counterexample) {
    let mut values = found.input.clone();
    run(network, &mut values);
    assert_eq!(values, found.output);
    assert!(!values.is_sorted());
    assert_eq!(found.ones, found.input.iter().sum::<u32>());
    let mut expected = values.clone();
    expected.sort_unstable();
    let wrong = (0..).zip(values.iter().zip(&expected));
    let wrong: Vec<u8> = wrong.filter(|(_, (x, y))| x != y).map(|it| it.0).collect();
    assert_eq!(found.wrong, wrong);

    let mut permutation = found.permutation.clone();
    let zeros = u32::try_from(network.wires()).unwrap() - found.ones;
    for (number, bit) in permutation.iter().zip(&found.input) {
        assert_eq!(u32::from(*number > zeros), *bit);
    }
    run(network, &mut permutation);
    assert_eq!(permutation, found.permuted);
    assert!(!permutation.is_sorted());
    permutation.sort_unstable();
    let all = u32::try_from(network.wires()).unwrap();
    assert!(permutation.into_iter().eq(1..=all));
}

/// Compares a proof that ran to the end with every input, and with the bit-parallel run.
pub fn check(network: &Network) {
    let expected = try_every_input(network);
    let run = exhaustive(network).unwrap();
    assert_eq!(run.sorted(), expected.sorted, "{network:?}");
    assert_eq!(run.failing(), expected.failing, "{network:?}");

    let proof = prove(network);
    assert!(proof.propagated());
    assert_eq!(proof.inputs(), 1 << network.wires());
    assert_eq!(proof.sorted(), Some(expected.sorted.into()), "{network:?}");
    assert_eq!(proof.redundant(), expected.redundant, "{network:?}");
    match (proof.verdict().unwrap(), expected.failing) {
        (Verdict::Sorts, None) => {}
        (Verdict::Fails { counterexample, .. }, Some(input)) => {
            check_counterexample(network, counterexample);
            assert!(counterexample.fewest);
            assert_eq!(word(&counterexample.input), input, "{network:?}");
        }
        other => panic!("{other:?}: {network:?}"),
    }
    check_work(network, &proof);
}

/// Checks that every comparator occurs once, that each comes after those drawn before it on its
/// wires, and that there are never more states after it than before.
fn check_work(network: &Network, proof: &Proof) {
    let comparators = network.comparators();
    let mut worked = vec![false; network.size()];
    for step in proof.work() {
        let (a, b) = comparators[step.comparator];
        for (earlier, &(c, d)) in comparators[..step.comparator].iter().enumerate() {
            assert!(worked[earlier] || [a, b].iter().all(|it| ![c, d].contains(it)));
        }
        assert!(!std::mem::replace(&mut worked[step.comparator], true));
        assert!(step.swapped < step.before && step.after <= step.before);
        // At worst each swapped state coincides with one that was there already.
        assert!(step.after >= step.before - step.swapped);
    }
    assert!(worked.iter().all(|&it| it));
    let most = proof.work().iter().map(|step| step.before).max();
    assert_eq!(proof.most_states(), most.unwrap_or(0));
}
