//! The value of a position as one signed number.

use std::ops::{Neg, Sub};

use super::Value;
use crate::game::{EndRule, Outcome};

/// What a position is worth to the player who moves *to* it. The sign says who wins, and the number is larger
/// for an option that is preferred: to win rather than lose, to win soon, to lose late.
///
/// ```text
///   no option   won in 0  won in 1           lost in 1  lost in 0     for the player to move there
///   MIN         -MAX      -MAX+1   … -1 +1 …  MAX-1      MAX          of an i8, an i16 or an i32
/// ```
///
/// So the best option is the one with the largest score, found by a maximum without any branch. One ply
/// earlier the score changes its sign and moves one step nearer to 0. Play of `MAX` - 1 plies or more stays at
/// ±1: then the outcome is right, and the remoteness is not known.
///
/// There are no draws. A score of 0, the default, stands for a position of which nothing is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Score<T>(T);

/// A signed number that can hold a [`Score`].
pub(crate) trait Signed:
    Copy + Ord + Default + Neg<Output = Self> + Sub<Output = Self>
{
    const MIN: Self;
    const MAX: Self;

    /// By how much it lies above the number one step nearer to 0 with its sign: 1 above 1, -1 below -1, else 0.
    fn step(self) -> Self;

    /// The number without its sign.
    fn size(self) -> u32;
}

macro_rules! signed {
    ($($number:ty),+) => {$(
        impl Signed for $number {
            const MIN: Self = <$number>::MIN;
            const MAX: Self = <$number>::MAX;

            #[inline(always)]
            fn step(self) -> Self {
                <$number>::from(self > 1) - <$number>::from(self < -1)
            }

            #[inline(always)]
            fn size(self) -> u32 {
                self.unsigned_abs().into()
            }
        }
    )+};
}

signed!(i8, i16, i32);

impl<T: Signed> Score<T> {
    /// No option at all: worse than any option.
    pub(crate) const NO_OPTION: Self = Score(T::MIN);

    /// The score of a position without moves.
    pub(crate) fn at_end(end_rule: EndRule) -> Self {
        match end_rule {
            EndRule::Normal => Score(T::MAX),
            EndRule::Misere => Score(-T::MAX),
        }
    }

    /// The score of a position whose best option has this score; see [`Value::one_ply_earlier`].
    #[inline(always)]
    pub(crate) fn one_ply_earlier(self) -> Self {
        Score(self.0.step() - self.0)
    }

    /// The same, or `end` for a position without options.
    #[inline(always)]
    pub(crate) fn one_ply_earlier_or(self, end: Self) -> Self {
        if self == Self::NO_OPTION {
            end
        } else {
            self.one_ply_earlier()
        }
    }

    /// The preferred one of two options. The maximum of the numbers themselves is found for many at once.
    #[inline(always)]
    pub(crate) fn max(self, other: Self) -> Self {
        Score(self.0.max(other.0))
    }

    /// The longest play among these scores, in plies; `None` if it is not known, or without a score.
    pub(crate) fn most_plies(scores: &[Self]) -> Option<u32> {
        let nearest = scores.iter().map(|score| score.0.size()).min()?;
        (nearest > 1).then(|| T::MAX.size() - nearest)
    }

    /// Whether something is known of the position.
    #[inline(always)]
    pub(crate) fn is_known(self) -> bool {
        self.0 != T::default()
    }

    /// Whether the position is lost for the player to move there, and so a good option.
    #[inline(always)]
    pub(crate) fn is_lost(self) -> bool {
        self.0 > T::default()
    }

    /// Who wins, for the player to move there.
    #[inline(always)]
    pub(crate) fn outcome(self) -> Outcome {
        debug_assert!(self.is_known(), "an outcome is asked for when it is known");
        Outcome::lost_if(self.is_lost())
    }

    /// The remoteness, in plies, if it is less than `MAX` - 1.
    #[inline(always)]
    pub(crate) fn plies(self) -> Option<u32> {
        let left = self.0.size();
        (left > 1).then(|| T::MAX.size() - left)
    }

    /// The value for the player to move there.
    #[inline(always)]
    pub(crate) fn value(self) -> Value {
        Value {
            outcome: self.outcome(),
            remoteness: self.plies(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: [EndRule; 2] = [EndRule::Normal, EndRule::Misere];

    /// The scores of the ends of play, and of the `plies` before each.
    fn scores<T: Signed>(plies: usize) -> Vec<Score<T>> {
        let before =
            |end| std::iter::successors(Some(end), |it: &Score<T>| Some(it.one_ply_earlier()));
        let ends = RULES.map(Score::at_end);
        ends.into_iter()
            .flat_map(|end| before(end).take(plies + 1))
            .collect()
    }

    fn check<T: Signed + std::fmt::Debug>() {
        for end_rule in RULES {
            assert_eq!(
                Score::<T>::at_end(end_rule).value(),
                Value::at_end(end_rule)
            );
            let end = Score::<T>::at_end(end_rule);
            assert_eq!(Score::NO_OPTION.one_ply_earlier_or(end), end);
        }
        let scores = scores::<T>(60);
        for &one in &scores {
            assert!(Score::NO_OPTION < one);
            assert_eq!(one.one_ply_earlier().value(), one.value().one_ply_earlier());
            assert_eq!(one.one_ply_earlier_or(one), one.one_ply_earlier());
            for &other in &scores {
                let [worth, than] = [one, other].map(|it| it.value().one_ply_earlier());
                assert_eq!(
                    one > other,
                    worth.is_preferred_to(than),
                    "{one:?} {other:?}"
                );
            }
        }
    }

    #[test]
    fn a_score_stands_for_the_same_value_after_each_operation() {
        check::<i8>();
        check::<i16>();
        check::<i32>();
    }

    #[test]
    fn the_outcome_stays_right_when_the_plies_are_too_many() {
        for (plies, score) in scores::<i8>(200).into_iter().enumerate() {
            let (end_rule, plies) = if plies > 200 {
                (RULES[1], plies - 201)
            } else {
                (RULES[0], plies)
            };
            let ends_alike = plies.is_multiple_of(2);
            let at_end = end_rule.outcome_at_end();
            let outcome = if ends_alike {
                at_end
            } else {
                at_end.seen_by_the_other()
            };
            assert_eq!(score.outcome(), outcome);
            assert_eq!(
                score.plies(),
                u32::try_from(plies).ok().filter(|&plies| plies < 126)
            );
        }
        assert!(!Score::<i8>::default().is_known());
    }
}
