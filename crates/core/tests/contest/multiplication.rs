//! The Multiplication Game: intervals, merged products, the general solver and brute force.

use appleyard_core::contest::{MAX_TARGET, Multiplication};
use appleyard_core::game::Outcome;
use appleyard_core::play::Notation;
use appleyard_core::solve::{Listed, Solved, Value};
use proptest::prelude::*;

use crate::contest::own;
use crate::support::agreement::{every_solver_agrees, indexed};

fn game(target: u64) -> Multiplication {
    Multiplication::new(target).unwrap()
}

fn stan_wins(target: u64) -> bool {
    own::multiplication(target, 1).outcome == Outcome::N
}

/// Whether the player to move wins, straight from the rules.
fn by_force(product: u64, target: u64) -> bool {
    (2..=9).any(|factor| product * factor >= target || !by_force(product * factor, target))
}

#[test]
fn small_targets_agree_with_brute_force() {
    for target in 2..3_000 {
        assert_eq!(stan_wins(target), by_force(1, target), "{target}");
    }
}

#[test]
fn every_product_has_the_value_of_the_formula() {
    for target in (2..400).chain([34_012_226, 4_294_967_294, MAX_TARGET]) {
        let run = every_solver_agrees(&game(target));
        for place in (0..).take(run.count()) {
            let product = run.position(place).unwrap();
            let value = own::multiplication(target, product);
            assert_eq!(run.value(&product), Ok(value), "{product} of {target}");
        }
    }
}

fn both_ways_agree(target: u64) -> Result<(), TestCaseError> {
    for (product, value) in own::valued_products(target) {
        let formula = own::multiplication(target, product);
        prop_assert_eq!(formula, value, "{} of {}", product, target);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn intervals_agree_with_products(target in prop_oneof![2..100_000_u64, 2..=4_294_967_294_u64, 2..=MAX_TARGET]) {
        both_ways_agree(target)?;
    }
}

#[test]
fn intervals_agree_with_products_at_the_ends() {
    for end in own::intervals().take_while(|&end| end <= MAX_TARGET) {
        for target in [end, end + 1]
            .into_iter()
            .filter(|it| (2..=MAX_TARGET).contains(it))
        {
            both_ways_agree(target).unwrap();
        }
    }
}

/// How many numbers up to 10ⁿ have no prime above 7 is OEIS A071604.
#[test]
fn products_are_the_numbers_without_large_primes() {
    let smooth = |number: &u64| {
        let rest = [2, 3, 5, 7].into_iter().fold(*number, |mut rest, prime| {
            while rest.is_multiple_of(prime) {
                rest /= prime;
            }
            rest
        });
        rest == 1
    };
    let slow: Vec<u64> = (1..20_000).filter(smooth).collect();
    assert_eq!(own::products(20_000), slow);
    for (power, count) in (1..).zip([10, 46, 141, 338, 694, 1_273]) {
        assert_eq!(own::products(10_u64.pow(power) + 1).len(), count);
    }
    // The document's program has room for 7,000.
    assert_eq!(own::products(4_294_967_295).len(), 6_623);
    assert_eq!(own::products(MAX_TARGET).len(), 66_060);
}

#[test]
fn bounds_are_checked() {
    for target in [0, 1, MAX_TARGET + 1, u64::MAX] {
        let error = Multiplication::new(target).unwrap_err();
        assert_eq!(error.code(), "target-out-of-range");
    }
    let last = indexed(game(MAX_TARGET));
    assert_eq!(last.value(&1).unwrap().remoteness, Some(29));
    assert_eq!(last.game().move_text(&1, 7), "× 7");
    assert!(own::intervals().take(4).eq([1, 9, 18, 162]));
}

/// The facts of problem 1517: 17 is Ollie's, 162 is Stan's.
#[test]
fn the_samples_of_the_problem_come_out() {
    assert_eq!(indexed(game(17)).value(&1), Ok(Value::lost(2)));
    assert_eq!(indexed(game(162)).value(&1), Ok(Value::won(3)));
}
