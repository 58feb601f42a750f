//! A value as one number, which is larger for a value that is preferred.
//!
//! ```text
//!   ±k plies       -1  -2  -3 … -60     +60 … +3  +2  +1       won: soon, lost: late
//!   score         -63 -62 -61 …  -4      +4 … 61  62  63
//! ```
//!
//! To pass a value back by one ply, the article moves it one away from zero and negates it; a score
//! moves one towards zero and is negated. The article's three rules for combining two estimates then
//! become: take the larger score.

use crate::game::EndRule;
use crate::solve::Value;

/// The score of a value of ±0 plies. No score is larger.
const END: i32 = 64;

/// The score of a position before its first move is tried: less than any score. It is the article's
/// neutral estimate.
pub(super) const NONE: i32 = -END;

/// The score of taking the last object, for the player who takes it.
pub(super) fn of_last_take(end_rule: EndRule) -> i32 {
    match end_rule {
        EndRule::Normal => END - 1,
        EndRule::Misere => 1 - END,
    }
}

/// The score of an option, for the player who may choose it.
#[inline(always)]
pub(super) fn one_ply_earlier(score: i32) -> i32 {
    score.signum() - score
}

/// The outcome and the remoteness of a score that is not 0.
pub(super) fn value(score: i32) -> Value {
    let plies = END.unsigned_abs() - score.unsigned_abs();
    if score > 0 {
        Value::won(plies)
    } else {
        Value::lost(plies)
    }
}
