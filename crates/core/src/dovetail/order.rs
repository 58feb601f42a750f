//! In which order the machines get their steps.

use num_bigint::BigUint;

use super::pairing::triangle_small;
use crate::checked::narrow;

/// The order in which a sweep gives the machines their steps. Machines and rounds count from 0, and so do the moments t
/// of the sweep, in each of which one machine does one step. The steps of a machine count from 1.
///
/// In round r the machines 0 to r come one after the other. The orders differ in how many steps machine x gets then,
/// which depends only on its age, r - x:
///
/// ```text
///                      machine 0   1   2   3
///   cantor    round 0:         1                     one step: moment t gives machine x its step s exactly
///             round 1:         1   1                 when t = f(s - 1, x), f Cantor's pairing
///             round 2:         1   1   1
///   triangles round 2:         3   2   1             as many steps as rounds since it came, itself included
///   doubling  round 2:         4   2   1             twice as many steps in each round as in the one before
/// ```
///
/// All of them are fair: whatever the other machines do, step s of machine x comes at a moment that can be calculated
/// in advance ([`SweepOrder::time`]). The last is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum SweepOrder {
    /// A step in each round. A machine that has halted keeps its moments and idles in them.
    Cantor,
    /// The loop of the source document: as `Cantor`, but a machine that has halted gets no moment any more. So a step
    /// comes as early as with `Cantor`, or earlier.
    Rounds,
    /// As many steps in a round as the machine has met rounds: 1, 2, 3, …
    Triangles,
    /// 1, 2, 4, 8, … steps in a round.
    Doubling,
    /// Machine 0 until it halts, then machine 1, and so on; a round is a single step. Unfair: if machine 0 never halts,
    /// machine 1 never begins.
    First,
}

/// Which step comes at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SweepTurn {
    /// The machine.
    pub machine: BigUint,
    /// Which of its steps, from 1.
    pub step: BigUint,
    /// The round.
    pub round: BigUint,
}

impl SweepOrder {
    /// The steps that a machine of this age gets in a round. Ages are below 2^32; with `Doubling`, below 63.
    pub(super) fn share(self, age: u64) -> u64 {
        match self {
            SweepOrder::Triangles => age + 1,
            SweepOrder::Doubling => 1 << exponent(age),
            _ => 1,
        }
    }

    /// The steps that a machine has got before the round in which it has this age.
    pub(super) fn before(self, age: u64) -> u64 {
        match self {
            SweepOrder::Triangles => triangle_small(age),
            SweepOrder::Doubling => self.share(age) - 1,
            _ => age,
        }
    }

    /// The age at which a machine gets this step, from 1.
    pub(super) fn age(self, step: u64) -> u64 {
        let last = step.max(1) - 1;
        match self {
            SweepOrder::Triangles => {
                let root = (u128::from(last) * 8 + 1).isqrt();
                narrow((root - 1) / 2)
            }
            SweepOrder::Doubling => u64::from(step.max(1).ilog2()),
            _ => last,
        }
    }

    /// The same for an age of any size.
    fn given(self, age: &BigUint) -> BigUint {
        match self {
            SweepOrder::Triangles => age * (age + 1_u32) / 2_u32,
            SweepOrder::Doubling => power(age) - 1_u32,
            _ => age.clone(),
        }
    }

    /// The moments before a round, if no machine ever ends.
    fn start(self, round: &BigUint) -> BigUint {
        match self {
            SweepOrder::Cantor | SweepOrder::Rounds => round * (round + 1_u32) / 2_u32,
            SweepOrder::Triangles => round * (round + 1_u32) * (round + 2_u32) / 6_u32,
            SweepOrder::Doubling => power(&(round + 1_u32)) - round - 2_u32,
            SweepOrder::First => round.clone(),
        }
    }

    /// The steps that the machines 0 to `machine` - 1 get in a round.
    fn ahead(self, round: &BigUint, machine: &BigUint) -> BigUint {
        match self {
            SweepOrder::Cantor | SweepOrder::Rounds => machine.clone(),
            // Each machine less than the one before it.
            SweepOrder::Triangles => {
                let first: BigUint = round + 1_u32;
                (&first * 2_u32 + 1_u32 - machine) * machine / 2_u32
            }
            SweepOrder::Doubling => power(&(round + 1_u32)) - power(&(round - machine + 1_u32)),
            SweepOrder::First => BigUint::ZERO,
        }
    }

    /// When step `step` (from 1) of a machine comes if no machine ever ends: the moment, and its round. Otherwise it
    /// comes then too, or earlier, or the machine has ended before: so for an order that is fair, this is a bound for
    /// every sweep. None if it never comes, or its number would have more than a million bits.
    ///
    /// ```
    /// use appleyard_core::dovetail::SweepOrder;
    ///
    /// // Step 3 of machine 1 comes at f(2, 1).
    /// let (t, round) = SweepOrder::Cantor.time(&1_u32.into(), &3_u32.into()).unwrap();
    /// assert_eq!((t, round), (7_u32.into(), 3_u32.into()));
    /// assert_eq!(SweepOrder::First.time(&1_u32.into(), &1_u32.into()), None);
    /// ```
    pub fn time(self, machine: &BigUint, step: &BigUint) -> Option<(BigUint, BigUint)> {
        if *step == BigUint::ZERO {
            return None;
        }
        let last = step - 1_u32;
        let age = match self {
            SweepOrder::Cantor | SweepOrder::Rounds => last.clone(),
            SweepOrder::Triangles => ((&last * 8_u32 + 1_u32).sqrt() - 1_u32) / 2_u32,
            SweepOrder::Doubling => (step.bits() - 1).into(),
            SweepOrder::First if *machine == BigUint::ZERO => return Some((last.clone(), last)),
            SweepOrder::First => return None,
        };
        let before = self.given(&age);
        let round: BigUint = machine + age;
        if self == SweepOrder::Doubling && round > MAX_POWER.into() {
            return None;
        }
        let t = self.start(&round) + self.ahead(&round, machine) + (last - before);
        Some((t, round))
    }

    /// Which step comes at moment t if no machine ever ends.
    pub fn at(self, t: &BigUint) -> SweepTurn {
        let least = |holds: &dyn Fn(&BigUint) -> bool| {
            let mut high: BigUint = 1_u32.into();
            while holds(&high) {
                high *= 2_u32;
            }
            let mut low = BigUint::ZERO;
            while &low + 1_u32 < high {
                let middle: BigUint = (&low + &high) / 2_u32;
                if holds(&middle) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            low
        };
        if self == SweepOrder::First {
            return SweepTurn {
                machine: BigUint::ZERO,
                step: t + 1_u32,
                round: t.clone(),
            };
        }
        let bits: BigUint = (t.bits() + 1).into();
        let round =
            least(&|it| (self != SweepOrder::Doubling || *it <= bits) && self.start(it) <= *t);
        let rest = t - self.start(&round);
        let machine = least(&|it| *it <= round && self.ahead(&round, it) <= rest);
        let step = self.given(&(&round - &machine)) + (rest - self.ahead(&round, &machine)) + 1_u32;
        SweepTurn {
            machine,
            step,
            round,
        }
    }
}

/// The largest power of two that is calculated.
const MAX_POWER: u32 = 1_000_000;

fn power(exponent: &BigUint) -> BigUint {
    // An exponent that is too large is cut to one that is.
    let bits = u64::try_from(exponent).unwrap_or(u64::MAX);
    BigUint::from(1_u32) << bits.min(2 * u64::from(MAX_POWER))
}

fn exponent(age: u64) -> u32 {
    narrow(age)
}
