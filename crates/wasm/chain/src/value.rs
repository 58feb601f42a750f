//! Values in one number, as the source article prints them.

use appleyard_core::game::Outcome;
use appleyard_core::solve::Value;

/// +k if whoever must move wins in k plies, −k if in k plies they lose. A value beyond 60 plies does
/// not occur, so none is lost.
pub fn signed(value: Value) -> i32 {
    let plies = value.remoteness.unwrap_or(0);
    let plies = i32::try_from(plies).unwrap_or(i32::MAX);
    if value.outcome == Outcome::P {
        -plies
    } else {
        plies
    }
}
