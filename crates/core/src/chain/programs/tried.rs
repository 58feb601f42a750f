//! How many moves a program tries, without running it.

use super::by_formula::by_formula;
use super::count::Count;
use super::growth::ProgramGrowth;
use super::plan::ProgramPlan;
use crate::error::Error;
use crate::progress::Run;

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
