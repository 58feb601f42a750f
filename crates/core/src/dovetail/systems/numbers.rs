//! What V does with numbers.

use super::verdict::VerdictOfV;
use crate::checked::narrow;

/// Two squares and a comparison.
pub(super) fn found(holds: bool) -> VerdictOfV {
    VerdictOfV {
        steps: 3,
        decision: holds.then_some(true),
    }
}

/// A square for each remainder, and a comparison for each of them.
fn by_modulus(modulus: u64, none: bool) -> VerdictOfV {
    VerdictOfV {
        steps: 2 * modulus,
        decision: none.then_some(false),
    }
}

/// Which remainders squares leave.
fn squares(modulus: u64) -> Vec<bool> {
    let mut left = vec![false; narrow(modulus)];
    for root in 0..modulus {
        left[narrow::<_, usize>(root * root % modulus)] = true;
    }
    left
}

fn has(squares: &[bool], remainder: u64) -> bool {
    squares[narrow::<_, usize>(remainder)]
}

/// Whether no two squares leave together what the number leaves.
pub(super) fn no_sum(number: u64, modulus: u64) -> VerdictOfV {
    let squares = squares(modulus);
    let rest = number % modulus;
    let pairs = (0..modulus)
        .any(|one| has(&squares, one) && has(&squares, (rest + modulus - one) % modulus));
    by_modulus(modulus, !pairs)
}

/// Whether x² + c never leaves what a · y² leaves.
pub(super) fn no_solution(a: u64, c: u64, modulus: u64) -> VerdictOfV {
    let squares = squares(modulus);
    let solved = (0..modulus).any(|y| {
        let right = a % modulus * (y * y % modulus) % modulus;
        has(&squares, (right + modulus - c % modulus) % modulus)
    });
    by_modulus(modulus, !solved)
}

/// Whether a number is a sum of two squares, by its prime factors (Fermat, Girard).
pub(super) fn is_sum(number: u64) -> bool {
    let mut rest = number;
    let mut prime = 2;
    while rest > 0 && prime * prime <= rest {
        let mut odd = false;
        while rest.is_multiple_of(prime) {
            rest /= prime;
            odd = !odd;
        }
        if odd && prime % 4 == 3 {
            return false;
        }
        prime += 1;
    }
    rest % 4 != 3
}

/// Whether x² + c = a · y² has a solution with y up to 1000.
pub(super) fn solved(a: u64, c: u64) -> bool {
    (0..=1000_u64).any(|y| {
        let square = (a * y * y).checked_sub(c);
        square.is_some_and(|it| it.isqrt().pow(2) == it)
    })
}
