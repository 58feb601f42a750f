//! Arrays to sort are what they are said to be.

use appleyard_core::sort::{Input, MAX_VALUES, SortPlan};

use crate::sort::variants::{PLAIN_INPUTS, inputs};

fn values(input: Input, n: u32, seed: u64) -> Vec<u32> {
    input.values(n, seed, &SortPlan::document()).unwrap()
}

fn sorted(mut values: Vec<u32>) -> Vec<u32> {
    values.sort_unstable();
    values
}

#[test]
fn inputs_have_the_right_length_and_range() {
    for input in inputs() {
        for n in [1, 2, 3, 10, 17, 100] {
            let values = values(input, n, 5);
            assert_eq!(values.len(), n as usize, "{input:?}");
            assert!(
                values.iter().all(|value| (1..=n).contains(value)),
                "{input:?} {n}"
            );
        }
    }
    for input in PLAIN_INPUTS {
        let n = u32::try_from(MAX_VALUES).unwrap();
        assert_eq!(values(input, n, 5).len(), MAX_VALUES);
    }
}

#[test]
fn shuffled_inputs_are_permutations() {
    let all: Vec<u32> = (1..=200).collect();
    for input in [
        Input::Random,
        Input::Sorted,
        Input::Reversed,
        Input::NearlySorted,
    ] {
        assert_eq!(sorted(values(input, 200, 3)), all);
    }
}

#[test]
fn inputs_have_their_shapes() {
    assert_eq!(values(Input::Sorted, 4, 1), [1, 2, 3, 4]);
    assert_eq!(values(Input::Reversed, 4, 1), [4, 3, 2, 1]);
    assert_eq!(values(Input::OrganPipe, 6, 1), [1, 2, 3, 3, 2, 1]);
    assert_eq!(
        values(Input::Sawtooth, 10, 1),
        [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
    );
    assert_eq!(values(Input::Sawtooth, 9, 1), [1, 2, 3, 1, 2, 3, 1, 2, 3]);
    assert_eq!(values(Input::AllEqual, 3, 1), [1, 1, 1]);
    let mut few = sorted(values(Input::FewDistinct, 100, 1));
    few.dedup();
    assert_eq!(few, [1, 2, 3, 4, 5]);
    let nearly = values(Input::NearlySorted, 160, 1);
    let moved = (1..).zip(nearly).filter(|(a, b)| a != b).count();
    assert!((2..=22).contains(&moved), "{moved}");
}

/// Every order of three elements occurs about as often as any other.
#[test]
fn random_is_uniform() {
    let mut counts = std::collections::HashMap::new();
    for seed in 0..6000 {
        *counts
            .entry(values(Input::Random, 3, seed))
            .or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), 6);
    // Six standard deviations of a binomial distribution with p = 1/6.
    assert!(
        counts.values().all(|count| count.abs_diff(1000) < 174),
        "{counts:?}"
    );
}

#[test]
fn only_random_inputs_depend_on_the_seed() {
    for input in inputs() {
        assert_eq!(values(input, 60, 8), values(input, 60, 8));
        let random = matches!(
            input,
            Input::Random | Input::NearlySorted | Input::FewDistinct
        );
        assert_eq!(
            values(input, 60, 8) != values(input, 60, 9),
            random,
            "{input:?}"
        );
    }
}
