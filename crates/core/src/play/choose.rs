//! How opponents choose, in any game whose values are known: among moves, each with the value of what it
//! leaves.

use crate::error::Error;
use crate::game::Outcome;
use crate::rng::Rng;
use crate::solve::Value;

/// The most a share in percent may be.
pub(crate) const ALL_PERCENT: u8 = 100;

/// Refuses a share of more than all.
pub(crate) fn check_percent(percent: u8) -> Result<(), Error> {
    if percent <= ALL_PERCENT {
        return Ok(());
    }
    Err(Error::PercentOutOfRange {
        value: percent,
        max: ALL_PERCENT,
    })
}

/// Wins as soon as possible; where it cannot win, loses as late as possible. The first such move.
pub(crate) fn perfect<M: Copy>(options: &[(M, Value)]) -> Option<M> {
    first_best(options, |one, other| {
        one.one_ply_earlier()
            .is_preferred_to(other.one_ply_earlier())
    })
}

/// So often, in percent, any move, each with the same chance, and otherwise the perfect one. Chance
/// depends on the seed and the number of plies alone.
pub(crate) fn erring<M: Copy>(
    options: &[(M, Value)],
    percent: u8,
    seed: u64,
    plies: usize,
) -> Option<M> {
    let mut rng = Rng::at(seed, plies as u64);
    if rng.below(ALL_PERCENT.into()) < percent.into() {
        any(options, &mut rng)
    } else {
        perfect(options)
    }
}

/// Whatever it leaves, the longer the better; to leave a won position is better than anything. The
/// first such move.
pub(crate) fn slowest_loss<M: Copy>(options: &[(M, Value)]) -> Option<M> {
    let rank = |value: Value| (value.outcome == Outcome::N, value.remoteness);
    first_best(options, |one, other| rank(one) > rank(other))
}

/// The first move to which no other is preferred.
fn first_best<M: Copy>(
    options: &[(M, Value)],
    is_preferred: impl Fn(Value, Value) -> bool,
) -> Option<M> {
    options
        .iter()
        .copied()
        .reduce(|best, next| {
            if is_preferred(next.1, best.1) {
                next
            } else {
                best
            }
        })
        .map(|(chosen, _)| chosen)
}

fn any<M: Copy>(options: &[(M, Value)], rng: &mut Rng) -> Option<M> {
    let count = u32::try_from(options.len()).ok()?;
    let place = rng.below(count) as usize;
    options.get(place).map(|&(chosen, _)| chosen)
}
