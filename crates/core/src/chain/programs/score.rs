//! A value as one number, so that what is preferred is larger.
//!
//! ```text
//!   ±k plies       -1  -2  -3 … -60     +60 … +3  +2  +1       won: soon, lost: late
//!   score         -63 -62 -61 …  -4      +4 … 61  62  63
//! ```
//!
//! The article backs a value up by moving it one away from zero and negating it; a score moves one
//! towards zero and is negated. Its three rules for combining two estimates are then the larger score.

use crate::game::EndRule;
use crate::solve::Value;

/// The score of a value of ±0 plies, and the bound of all.
const END: i32 = 64;

/// Of a position before its first move is tried: less than any score. The article's neutral estimate.
pub(super) const NONE: i32 = -END;

/// What taking the last object is worth to whoever takes it.
pub(super) fn of_last_take(end_rule: EndRule) -> i32 {
    match end_rule {
        EndRule::Normal => END - 1,
        EndRule::Misere => 1 - END,
    }
}

/// What an option with this score is worth to whoever may choose it.
#[inline(always)]
pub(super) fn one_ply_earlier(score: i32) -> i32 {
    score.signum() - score
}

/// The outcome and the plies of a score that is not 0.
pub(super) fn value(score: i32) -> Value {
    let plies = END.unsigned_abs() - score.unsigned_abs();
    if score > 0 {
        Value::won(plies)
    } else {
        Value::lost(plies)
    }
}
