//! Counts the moves of a program, if there is a formula for them.

use super::count::Count;
use super::formulas;
use super::plan::{Algorithm, ProgramPlan};

/// The number of moves, if there is a formula. Cost O(objects²).
pub(super) fn by_formula(plan: ProgramPlan) -> Option<Count> {
    let ProgramPlan {
        objects,
        first_move: first,
        representation,
        algorithm,
        ..
    } = plan;
    match (algorithm, representation) {
        (Algorithm::Memoised, _) => Some(formulas::all_moves(objects, first, representation)),
        (Algorithm::BottomUp, _) => {
            let round = formulas::all_moves(objects, first, representation);
            Some(round.plus(round).settled())
        }
        (Algorithm::SpragueGrundy, _) => {
            Some(formulas::grundy_options(objects, first, representation))
        }
        (Algorithm::Exhaustive | Algorithm::CutOff, _) => None,
    }
}
