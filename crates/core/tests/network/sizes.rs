//! Published sizes and depths.

use appleyard_core::network::{MAX_INPUTS, document, layers};

/// The fewest comparators of any known network, n = 2 to 32: Knuth, *The Art of Computer
/// Programming* 3, 5.3.4, and B. Dobbelaere's list of 2026. Up to 12 no network can be smaller.
const SMALLEST: [usize; 31] = [
    1, 3, 5, 9, 12, 16, 19, 25, 29, 35, 39, 45, 51, 56, 60, 71, 77, 85, 91, 99, 106, 114, 120, 130,
    138, 147, 155, 164, 172, 180, 185,
];

/// The fewest layers of any known network, n = 2 to 32, from the same list. Up to 17 no network can
/// be shallower.
const SHALLOWEST: [usize; 31] = [
    1, 3, 3, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 9, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13,
    14, 14, 14, 14,
];

/// The numbers of the document's layers.
const DEPTHS: [usize; 31] = [
    1, 3, 3, 6, 6, 7, 7, 9, 9, 9, 9, 10, 10, 10, 10, 20, 20, 21, 21, 23, 23, 24, 24, 27, 27, 28,
    28, 30, 30, 31, 31,
];

/// The comparators of Bose and Nelson (*A sorting problem*, 1962), in the order in which their
/// recursion makes them.
fn bose_nelson(inputs: u8) -> Vec<(u8, u8)> {
    fn sort(first: u8, count: u8, made: &mut Vec<(u8, u8)>) {
        if count > 1 {
            let half = count / 2;
            sort(first, half, made);
            sort(first + half, count - half, made);
            merge((first, half), (first + half, count - half), made);
        }
    }

    fn merge((i, x): (u8, u8), (j, y): (u8, u8), made: &mut Vec<(u8, u8)>) {
        match (x, y) {
            (1, 1) => made.push((i, j)),
            (1, 2) => made.extend([(i, j + 1), (i, j)]),
            (2, 1) => made.extend([(i, j), (i + 1, j)]),
            _ => {
                let a = x / 2;
                let b = if x % 2 == 1 { y / 2 } else { y.div_ceil(2) };
                merge((i, a), (j, b), made);
                merge((i + a, x - a), (j + b, y - b), made);
                merge((i + a, x - a), (j, b), made);
            }
        }
    }

    let mut made = Vec::new();
    sort(0, inputs, &mut made);
    made
}

/// Puts each comparator into the earliest layer that its wires allow, and sorts each layer. Two
/// lists of comparators that differ only in the order of independent ones give the same layers.
fn earliest_layers(comparators: &[(u8, u8)]) -> Vec<Vec<(u8, u8)>> {
    let mut depths = [0; MAX_INPUTS];
    let mut layers: Vec<Vec<_>> = Vec::new();
    for &(a, b) in comparators {
        let layer = depths[usize::from(a)].max(depths[usize::from(b)]);
        depths[usize::from(a)] = layer + 1;
        depths[usize::from(b)] = layer + 1;
        if layers.len() == layer {
            layers.push(Vec::new());
        }
        layers[layer].push((a, b));
    }
    layers.iter_mut().for_each(|layer| layer.sort_unstable());
    layers
}

#[test]
fn networks_are_as_small_as_any_known_up_to_sixteen_inputs() {
    for (inputs, &smallest) in (2..).zip(&SMALLEST) {
        let size = document(inputs).unwrap().len();
        if inputs <= 16 {
            assert_eq!(size, smallest, "{inputs} inputs");
        } else {
            // For 17 inputs it has 81 comparators against 71, for 32 inputs 211 against 185.
            assert!(size > smallest, "{inputs} inputs");
        }
    }
}

#[test]
fn networks_are_those_of_bose_and_nelson_from_seventeen_inputs_on() {
    for inputs in 2..=32 {
        let ours = earliest_layers(document(inputs.into()).unwrap());
        let theirs = earliest_layers(&bose_nelson(inputs));
        // Up to 8 inputs Bose and Nelson's networks are as small as any, and the document's are the
        // same.
        assert_eq!(
            ours == theirs,
            !(9..=16).contains(&inputs),
            "{inputs} inputs"
        );
    }
}

#[test]
fn depths_are_the_published_ones() {
    for ((inputs, &depth), &shallowest) in (2..).zip(&DEPTHS).zip(&SHALLOWEST) {
        assert_eq!(layers(inputs).unwrap().len(), depth, "{inputs} inputs");
        assert!(depth >= shallowest);
        // The document's layers are not wasteful: no comparator could run earlier.
        let earliest = earliest_layers(document(inputs).unwrap()).len();
        assert_eq!(earliest, depth, "{inputs} inputs");
    }
    let optimal: Vec<_> = (2..)
        .zip(&SHALLOWEST)
        .filter(|&(inputs, &shallowest)| layers(inputs).unwrap().len() == shallowest)
        .map(|(inputs, _)| inputs)
        .collect();
    assert_eq!(optimal, [2, 3, 4]);
}

#[test]
fn layers_are_the_comparators_with_no_wire_twice() {
    for inputs in 0..=32 {
        let comparators = document(inputs).unwrap();
        let layers: Vec<_> = layers(inputs).unwrap().collect();
        assert_eq!(layers.concat(), comparators);
        for layer in layers {
            let mut wires: Vec<_> = layer.iter().flat_map(|&(a, b)| [a, b]).collect();
            assert!(!wires.is_empty());
            wires.sort_unstable();
            assert!(wires.is_sorted_by(|a, b| a < b), "a wire occurs twice");
            assert!(usize::from(wires[wires.len() - 1]) < inputs);
        }
        assert!(comparators.iter().all(|(a, b)| a < b));
    }
}

#[test]
fn networks_end_at_thirty_two_inputs() {
    for inputs in [33, 64, usize::MAX] {
        assert_eq!(document(inputs), None);
        assert!(layers(inputs).is_none());
    }
    for inputs in [0, 1] {
        assert_eq!(document(inputs), Some(&[][..]));
        assert_eq!(layers(inputs).unwrap().len(), 0);
    }
}
