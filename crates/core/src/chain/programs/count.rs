//! How many moves a program tries, without running it.

use super::formulas;
use super::growth::ProgramGrowth;
use super::plan::{Algorithm, ProgramPlan, Representation};
use super::sequences;
use crate::error::Error;
use crate::progress::Run;

/// A number of moves, which may be larger than any machine counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// The number, while it is below 2¹²⁸.
    pub exact: Option<u128>,
    /// The number as nearly as 64 bits of floating point have it: the one next to `exact`, and beyond
    /// 2¹²⁸ within 10⁻¹² of the number.
    pub about: f64,
}

impl Count {
    /// None at all.
    pub(super) const ZERO: Count = Count {
        exact: Some(0),
        about: 0.0,
    };

    /// This number.
    pub(super) fn of(exact: u128) -> Count {
        Count {
            exact: Some(exact),
            about: exact as f64,
        }
    }

    /// The sum. Until it is [`settled`](Count::settled), `about` is only near `exact`.
    pub(super) fn plus(self, other: Count) -> Count {
        let sum = |(one, other): (u128, u128)| one.checked_add(other);
        Count {
            exact: self.exact.zip(other.exact).and_then(sum),
            about: self.about + other.about,
        }
    }

    /// The product, not settled either.
    pub(super) fn times(self, other: Count) -> Count {
        let product = |(one, other): (u128, u128)| one.checked_mul(other);
        Count {
            exact: self.exact.zip(other.exact).and_then(product),
            about: self.about * other.about,
        }
    }

    /// The same, with `about` as near as it can be.
    pub(super) fn settled(self) -> Count {
        self.exact.map_or(self, Count::of)
    }
}

/// How many moves the program will have tried when it is done, without running it.
///
/// The exhaustive search of the array, the searches with a table and Sprague-Grundy have formulas,
/// of cost O(objects⁴) or less. The others are counted position by position, each position's moves
/// once: the exhaustive search of the groups, whose lines of play from equal positions are equally
/// many, and the cut-off searches, of the array with as many positions as there are groups in some
/// order. That takes a millisecond at 20 objects, and about a second at
/// [`ProgramPlan::most_counted`]; [`ProgramGrowth`] does it by a budget.
///
/// ```
/// use appleyard_core::chain::FirstMove;
/// use appleyard_core::chain::programs::{Algorithm, ProgramPlan, Representation, count};
/// use appleyard_core::game::EndRule;
///
/// let moves = count(ProgramPlan {
///     objects: 16,
///     end_rule: EndRule::Normal,
///     first: FirstMove::Fewest,
///     representation: Representation::Array,
///     algorithm: Algorithm::Exhaustive,
/// })?;
/// assert_eq!(moves.exact, Some(122_029_746_985_462)); // the article waited no longer than to 11
/// # Ok::<(), appleyard_core::Error>(())
/// ```
///
/// # Errors
///
/// `objects-out-of-range`; `grundy-under-misere`; `program-too-large` beyond [`ProgramPlan::most_counted`].
pub fn count(plan: ProgramPlan) -> Result<Count, Error> {
    let most = ProgramPlan::most_counted(plan.representation, plan.algorithm);
    plan.check(most)?;
    if let Some(count) = by_formula(plan) {
        return Ok(count);
    }
    let mut growth = ProgramGrowth::new(plan)?;
    let Ok(_) = growth.finish();
    let last = growth.rows().last();
    Ok(last.map_or(Count::ZERO, |row| row.count))
}

/// The number, if there is a formula.
pub(super) fn by_formula(plan: ProgramPlan) -> Option<Count> {
    let ProgramPlan {
        objects,
        first,
        representation,
        algorithm,
        ..
    } = plan;
    match (algorithm, representation) {
        (Algorithm::Exhaustive, Representation::Array) => {
            Some(sequences::count(objects, first).settled())
        }
        (Algorithm::Memoised, _) => Some(formulas::all_moves(objects, first, representation)),
        (Algorithm::BottomUp, _) => {
            let round = formulas::all_moves(objects, first, representation);
            Some(round.plus(round).settled())
        }
        (Algorithm::SpragueGrundy, _) => {
            Some(formulas::grundy_options(objects, first, representation))
        }
        (Algorithm::Exhaustive, Representation::Groups) | (Algorithm::CutOff, _) => None,
    }
}
