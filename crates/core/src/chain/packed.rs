//! A value in one byte.

use crate::game::EndRule;
use crate::solve::Value;

/// An outcome and a remoteness of at most 60 plies. Of several options, the one that the player to
/// move prefers has the least number:
///
/// ```text
///   0   1   2  …  60              195 …  253  254  255
///   P0  P1  P2    P60             N60    N2   N1   N0
///   lost soon    lost late        won late    won soon      for the player to move there
/// ```
///
/// One ply earlier, P with remoteness r becomes N with r + 1 (the number n becomes 254 - n). N with
/// r becomes P with r + 1 (n becomes 256 - n).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Packed(u8);

impl Packed {
    /// Every option is preferred to this number, or equals it.
    pub(super) const WORST: Packed = Packed(255);

    /// The value of a position without moves.
    pub(super) fn at_end(end_rule: EndRule) -> Packed {
        match end_rule {
            EndRule::Normal => Packed(0),
            EndRule::Misere => Packed(255),
        }
    }

    /// See [`Value::one_ply_earlier`].
    #[inline(always)]
    pub(super) fn one_ply_earlier(self) -> Packed {
        if self.is_won() {
            Packed(self.0.wrapping_neg())
        } else {
            Packed(254 - self.0)
        }
    }

    /// Whether the player to move wins.
    #[inline(always)]
    pub(super) fn is_won(self) -> bool {
        self.0 >= 128
    }

    /// The value that the byte stands for.
    pub(super) fn value(self) -> Value {
        if self.is_won() {
            Value::won((255 - self.0).into())
        } else {
            Value::lost(self.0.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Outcome;

    fn packed(value: Value) -> Packed {
        let byte = u8::try_from(value.remoteness.unwrap()).unwrap();
        Packed(match value.outcome {
            Outcome::P => byte,
            _ => 255 - byte,
        })
    }

    fn all() -> Vec<Value> {
        let lost = (0..=60).map(Value::lost);
        lost.chain((0..=60).map(Value::won)).collect()
    }

    #[test]
    fn a_byte_stands_for_the_same_value_after_each_operation() {
        for end_rule in [EndRule::Normal, EndRule::Misere] {
            assert_eq!(Packed::at_end(end_rule).value(), Value::at_end(end_rule));
        }
        for one in all() {
            assert_eq!(packed(one).value(), one);
            assert_eq!(packed(one).is_won(), one.outcome == Outcome::N);
            if one.remoteness < Some(60) {
                assert_eq!(packed(one).one_ply_earlier().value(), one.one_ply_earlier());
            }
            for other in all() {
                assert_eq!(
                    packed(one) < packed(other),
                    one.one_ply_earlier()
                        .is_preferred_to(other.one_ply_earlier()),
                    "{one:?} {other:?}"
                );
            }
        }
    }
}
