//! The article's programs are compared with the article's own program and figures, and their counts
//! with runs of them.

mod document;
mod errors;
mod growth;
mod reference;
mod resume;
mod slips;
mod values;
mod visits;
mod walked;

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{Algorithm, CountingProgram, ProgramPlan, Representation};
use appleyard_core::game::EndRule;
use appleyard_core::progress::Run;

const END_RULES: [EndRule; 2] = [EndRule::Normal, EndRule::Misere];
const FIRST_MOVES: [FirstMove; 2] = [FirstMove::Fewest, FirstMove::Any];

/// The direct game (normal play) as in the article's table.
fn direct(objects: u32, representation: Representation, algorithm: Algorithm) -> ProgramPlan {
    ProgramPlan {
        objects,
        end_rule: EndRule::Normal,
        first_move: FirstMove::Fewest,
        representation,
        algorithm,
    }
}

/// All programs for a row of this number of objects.
fn plans(objects: u32) -> Vec<ProgramPlan> {
    let mut plans = Vec::new();
    for representation in Representation::ALL {
        for algorithm in Algorithm::ALL {
            for end_rule in END_RULES {
                if algorithm == Algorithm::SpragueGrundy && end_rule == EndRule::Misere {
                    continue;
                }
                plans.extend(FIRST_MOVES.map(|first_move| ProgramPlan {
                    objects,
                    end_rule,
                    first_move,
                    representation,
                    algorithm,
                }));
            }
        }
    }
    plans
}

/// Runs a program to its end.
fn run(plan: ProgramPlan) -> CountingProgram {
    let mut program = CountingProgram::new(plan).unwrap();
    let Ok(_) = program.finish();
    program
}
