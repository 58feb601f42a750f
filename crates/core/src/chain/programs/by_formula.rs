//! How many moves a program tries, where there is a formula for it.

use super::count::Count;
use super::plan::{Algorithm, ProgramPlan, Representation};
use super::{formulas, sequences};

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
