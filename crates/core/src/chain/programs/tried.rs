//! How many moves a program tries, without running it.

use super::count::Count;
use super::growth::ProgramGrowth;
use super::plan::ProgramPlan;
use crate::error::Error;
use crate::progress::Run;

/// How many moves the program will have tried when it has finished, without running it. It is the last row
/// of a [`ProgramGrowth`], counted in one go.
///
/// There are formulas, of cost O(objects⁴) or less, for the exhaustive search of the array, for the
/// searches with a table and for Sprague-Grundy. The others are counted position by position, each
/// position's moves once. In the exhaustive search of the groups equal positions have equally many lines of
/// play. In the cut-off search of the array a position is the groups in their order. This count takes a
/// millisecond at 20 objects, and about a second at [`ProgramPlan::most_counted`].
///
/// ```
/// use appleyard_core::chain::FirstMove;
/// use appleyard_core::chain::programs::{Algorithm, ProgramPlan, Representation, count};
/// use appleyard_core::game::EndRule;
///
/// let moves = count(ProgramPlan {
///     objects: 16,
///     end_rule: EndRule::Normal,
///     first_move: FirstMove::Fewest,
///     representation: Representation::Array,
///     algorithm: Algorithm::Exhaustive,
/// })?;
/// assert_eq!(moves.exact, Some(122_029_746_985_462)); // the article waited only up to 11
/// # Ok::<(), appleyard_core::Error>(())
/// ```
///
/// # Errors
///
/// `objects-out-of-range`; `grundy-under-misere`; `program-too-large` beyond [`ProgramPlan::most_counted`].
pub fn count(plan: ProgramPlan) -> Result<Count, Error> {
    let mut growth = ProgramGrowth::new(plan)?;
    let Ok(_) = growth.finish();
    Ok(growth.count().unwrap_or(Count::ZERO))
}
