//! The pendulum's numbers: fixed point, so that every computer gets the same ones.

use crate::checked::narrow;

/// What stands for 1: numbers of the pendulum count 65,536ths. An angle counts them in radians.
pub const ONE: i32 = 1 << 16;

/// A step of the pendulum is 1/16 of the time in which a radian passes at momentum 1.
const STEP_BITS: u32 = 4;

/// A full turn, with 32 bits after the point.
const TURN: i64 = 26_986_075_409;

/// The 1 of the sine.
const UNIT: i64 = 1 << 30;

/// The sine of an angle in 65,536ths of a radian, with 30 bits after the point, to within 4 of them for angles
/// up to a hundred turns. It is the series up to the 15th power, in whole numbers.
fn sine(angle: i32) -> i64 {
    let turned = (i64::from(angle) << 16).rem_euclid(TURN);
    let (quarter, half) = (TURN / 4, TURN / 2);
    let folded = if turned <= quarter {
        turned
    } else if turned <= quarter + half {
        half - turned
    } else {
        turned - TURN
    };
    let x = folded >> 2;
    let square = (x * x) >> 30;
    // 1 - x²/(2·3) (1 - x²/(4·5) (1 - … ))
    let series = (1..=7).rev().fold(UNIT, |sum, k| {
        UNIT - ((square * sum) >> 30) / (2 * k * (2 * k + 1))
    });
    (x * series) >> 30
}

/// How much a step takes from the momentum at this angle: the sine of the angle times the step, rounded.
pub fn kick(angle: i32) -> i32 {
    let bits = 30 - 16 + STEP_BITS;
    let rounded = (sine(angle) + (1 << (bits - 1))) >> bits;
    // The sine is at most 1, so this is at most ONE.
    narrow(rounded)
}

/// How far a step turns the pendulum at this momentum: the momentum times the step, rounded.
pub fn drift(momentum: i32) -> i32 {
    // A momentum stays within its numbers.
    momentum.saturating_add(1 << (STEP_BITS - 1)) >> STEP_BITS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::cast_precision_loss, reason = "below 2^31")]
    fn the_sine_is_that_of_the_library() {
        for angle in (-100 * 7 * ONE..100 * 7 * ONE).step_by(997) {
            let exact = (f64::from(angle) / f64::from(ONE)).sin();
            let ours = sine(angle) as f64 / UNIT as f64;
            // 4 units, and what the rounding of a hundred turns adds.
            assert!((ours - exact).abs() < 4.0 / UNIT as f64 + 1e-8, "{angle}");
        }
    }

    #[test]
    fn a_kick_and_a_drift_are_rounded_to_the_nearest() {
        assert_eq!(kick(0), 0);
        // A quarter of a turn, where the sine is 1.
        assert_eq!([kick(102_944), kick(-102_944)], [4096, -4096]);
        assert_eq!([drift(16), drift(23), drift(24), drift(-24)], [1, 1, 2, -1]);
    }
}
