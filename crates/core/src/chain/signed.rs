//! Values as single numbers, as the source article prints them.

use crate::checked::{known, narrow};
use crate::game::Outcome;
use crate::solve::Value;

/// +k if the player to move wins in k plies, −k if they lose in k plies. All values that occur fit,
/// because none has more than 80 plies.
pub fn signed(value: Value) -> i32 {
    let plies: i32 = narrow(known(
        value.remoteness,
        "a row is won or lost in some plies",
    ));
    if value.outcome == Outcome::P {
        -plies
    } else {
        plies
    }
}
