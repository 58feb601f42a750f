//! The Multiplication Game: intervals, merged products, the general solver and brute force.

use appleyard_core::contest::{MAX_TARGET, Multiplication, Products};
use appleyard_core::game::Outcome;
use appleyard_core::solve::{Solved, Value};
use proptest::prelude::*;

use crate::contest::agrees_with_the_general_solver;

fn game(target: u64) -> Multiplication {
    Multiplication::new(target).unwrap()
}

fn stan_wins(target: u64) -> bool {
    game(target).value(&1).unwrap().outcome == Outcome::N
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
fn values_agree_with_the_general_solver() {
    for target in (2..400).chain([34_012_226, 4_294_967_294]) {
        agrees_with_the_general_solver(&game(target), [1]);
    }
}

fn both_ways_agree(target: u64) -> Result<(), TestCaseError> {
    let game = game(target);
    let products = Products::new(game);
    for (product, value) in products.products().iter().zip(products.values()) {
        prop_assert_eq!(game.value(product), Ok(*value), "{} of {}", product, target);
    }
    prop_assert_eq!(products.value(1), game.value(&1));
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
    for end in game(MAX_TARGET).intervals() {
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
    assert_eq!(Products::new(game(20_000)).products(), slow);
    for (power, count) in (1..).zip([10, 46, 141, 338, 694, 1_273]) {
        let products = Products::new(game(10_u64.pow(power) + 1));
        assert_eq!(products.products().len(), count);
    }
    // The document's program has room for 7,000.
    assert_eq!(Products::new(game(4_294_967_295)).products().len(), 6_623);
    assert_eq!(Products::new(game(MAX_TARGET)).products().len(), 66_060);
    assert!(Products::new(game(1_001)).value(11).is_err());
}

#[test]
fn bounds_are_checked() {
    for target in [0, 1, MAX_TARGET + 1, u64::MAX] {
        let error = Multiplication::new(target).unwrap_err();
        assert_eq!(error.code(), "target-out-of-range");
    }
    let last = game(MAX_TARGET);
    assert_eq!(last.value(&(MAX_TARGET - 1)), Ok(Value::won(1)));
    assert_eq!(last.value(&MAX_TARGET), Ok(Value::lost(0)));
    assert_eq!(last.value(&u64::MAX), Ok(Value::lost(0)));
    assert_eq!(game(162).intervals(), [1, 9, 18, 162]);
    assert_eq!(last.value(&1).unwrap().remoteness, Some(29));
}
