//! The best known networks, compared with the published figures.

use appleyard_core::network::{Bounds, best, lower_bound_comparators};
use appleyard_core::rng::Rng;

use crate::network_model::reference::sorts_in_words;

/// What is proved and known about n wires: bounds of the size and of the depth, and each (size,
/// depth) on B. Dobbelaere's list of best known sorting networks, as of 22 February 2026.
type Row = (usize, (u32, u32), (u32, u32), &'static [(usize, usize)]);

const LIST: [Row; 31] = [
    (2, (1, 1), (1, 1), &[(1, 1)]),
    (3, (3, 3), (3, 3), &[(3, 3)]),
    (4, (5, 5), (3, 3), &[(5, 3)]),
    (5, (9, 9), (5, 5), &[(9, 5)]),
    (6, (12, 12), (5, 5), &[(12, 5)]),
    (7, (16, 16), (6, 6), &[(16, 6)]),
    (8, (19, 19), (6, 6), &[(19, 6)]),
    (9, (25, 25), (7, 7), &[(25, 7)]),
    (10, (29, 29), (7, 7), &[(29, 8), (31, 7)]),
    (11, (35, 35), (8, 8), &[(35, 8)]),
    (12, (39, 39), (8, 8), &[(39, 9), (40, 8)]),
    (13, (44, 45), (9, 9), &[(45, 10), (46, 9)]),
    (14, (48, 51), (9, 9), &[(51, 10), (52, 9)]),
    (15, (53, 56), (9, 9), &[(56, 10), (57, 9)]),
    (16, (57, 60), (9, 9), &[(60, 10), (61, 9)]),
    (17, (63, 71), (10, 10), &[(71, 12), (72, 11), (74, 10)]),
    (18, (68, 77), (10, 11), &[(77, 12), (78, 11)]),
    (19, (73, 85), (10, 11), &[(85, 12), (87, 11)]),
    (20, (78, 91), (10, 11), &[(91, 12), (93, 11)]),
    (21, (84, 99), (10, 12), &[(99, 15), (100, 12)]),
    (22, (89, 106), (10, 12), &[(106, 13), (107, 12)]),
    (23, (95, 114), (10, 12), &[(114, 14), (115, 13), (116, 12)]),
    (24, (100, 120), (10, 12), &[(120, 13), (122, 12)]),
    (25, (106, 130), (10, 13), &[(130, 15), (131, 13)]),
    (26, (111, 138), (10, 13), &[(138, 15), (139, 14), (141, 13)]),
    (27, (117, 147), (10, 13), &[(147, 16), (148, 14), (153, 13)]),
    (28, (123, 155), (10, 13), &[(155, 14), (159, 13)]),
    (29, (129, 164), (10, 14), &[(164, 15), (166, 14)]),
    (30, (135, 172), (10, 14), &[(172, 14)]),
    (31, (141, 180), (10, 14), &[(180, 14)]),
    (32, (147, 185), (10, 14), &[(185, 14)]),
];

/// ⌈log₂ n!⌉ for n = 0 to 59, OEIS A003070; [`the_lower_bound_is_right_beyond_the_table`] tests the rest.
const LOG2_FACTORIAL: [u32; 60] = [
    0, 0, 1, 3, 5, 7, 10, 13, 16, 19, 22, 26, 29, 33, 37, 41, 45, 49, 53, 57, 62, 66, 70, 75, 80,
    84, 89, 94, 98, 103, 108, 113, 118, 123, 128, 133, 139, 144, 149, 154, 160, 165, 170, 176, 181,
    187, 192, 198, 203, 209, 215, 220, 226, 232, 238, 243, 249, 255, 261, 267,
];

#[test]
fn the_figures_are_those_of_the_list() {
    for (wires, size, depth, shapes) in LIST {
        let best = best(wires).unwrap();
        let pair = |Bounds { least, most }| (least, most);
        assert_eq!(pair(best.size), size, "{wires} wires");
        assert_eq!(pair(best.depth), depth, "{wires} wires");
        let ours: Vec<_> = best
            .networks
            .iter()
            .map(|it| (it.size(), it.depth()))
            .collect();
        assert_eq!(ours, shapes, "{wires} wires");
    }
}

#[test]
fn networks_go_from_the_smallest_to_the_shallowest() {
    for wires in 0..=32 {
        let best = best(wires).unwrap();
        assert!(
            best.networks
                .iter()
                .all(|it| it.wires() == wires && it.is_standard())
        );
        let (first, last) = (&best.networks[0], best.networks.last().unwrap());
        assert_eq!(first.size(), best.size.most as usize);
        assert_eq!(last.depth(), best.depth.most as usize);
        let better = best.networks.windows(2);
        for pair in better {
            assert!(pair[0].size() < pair[1].size() && pair[0].depth() > pair[1].depth());
        }
        assert_eq!(best.credit.is_empty(), wires < 2);
        assert!(best.size.least <= best.size.most);
        assert!(best.depth.least <= best.depth.most);
    }
}

#[test]
fn the_best_networks_sort() {
    for wires in 0..=20 {
        for network in best(wires).unwrap().networks {
            assert!(sorts_in_words(&network), "{wires} wires");
        }
    }
}

/// There are more inputs of zeros and ones than can be tried one by one.
#[test]
fn the_best_networks_sort_shuffled_numbers() {
    let mut rng = Rng::new(7);
    for wires in 21..=32_u32 {
        for network in best(wires as usize).unwrap().networks {
            for _ in 0..1000 {
                let mut values: Vec<u32> = (0..wires).map(|_| rng.below(2 * wires)).collect();
                let mut expected = values.clone();
                expected.sort_unstable();
                network.apply(&mut values).unwrap();
                assert_eq!(values, expected);
            }
        }
    }
}

#[test]
fn the_list_ends_at_thirty_two_wires() {
    for wires in [33, 64, 65, 320, usize::MAX] {
        assert_eq!(best(wires), None);
    }
}

#[test]
fn the_best_networks_name_who_found_them() {
    let credit = |wires| best(wires).unwrap().credit;
    assert_eq!(credit(2), "Trivial");
    assert_eq!(
        credit(17),
        "Size ubound: [Baddar09], depth ubound: [EM14], depth optimality: [CCEMS16]"
    );
    assert_eq!(credit(32), "Size/depth ubounds: Batcher odd-even merge");
}

#[test]
fn the_lower_bound_is_the_published_one() {
    for (wires, &bound) in LOG2_FACTORIAL.iter().enumerate() {
        assert_eq!(lower_bound_comparators(wires), bound, "{wires} wires");
    }
    for wires in 0..=32 {
        assert!(lower_bound_comparators(wires) <= best(wires).unwrap().size.least);
    }
}

/// Uses logarithms, which are never near a whole number here.
#[test]
fn the_lower_bound_is_right_beyond_the_table() {
    let mut log = 0_f64;
    for (wires, factor) in (1..=64).zip(1_u32..) {
        log += f64::from(factor).log2();
        assert!(wires <= 2 || (log - log.round()).abs() > 1e-3, "{log}");
        assert_eq!(f64::from(lower_bound_comparators(wires)), log.ceil());
    }
    assert_eq!(lower_bound_comparators(65), lower_bound_comparators(64));
    assert_eq!(lower_bound_comparators(usize::MAX), 296);
}
