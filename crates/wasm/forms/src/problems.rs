//! The thirteen contest problems.

use appleyard_core::contest::{PROBLEMS, Problem, Solver};
use appleyard_wasm::error::typed;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// All problems, in the order in which the blog post names them.
#[derive(Tsify, Serialize)]
#[serde(transparent)]
#[tsify(large_number_types_as_bigints)]
pub struct ContestProblems(Vec<ContestProblem>);

/// A problem, and where it can be played.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct ContestProblem {
    /// Its number, its name, its limits, and what solves it.
    #[serde(flatten)]
    pub problem: Problem,
    /// The exhibit that plays it.
    pub exhibit: Exhibit,
}

/// An exhibit that plays a contest problem.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exhibit {
    /// The games of heaps.
    Nim,
    /// kiki's game.
    Lattice,
    /// The others, as families of `SolvedGame`.
    Games,
}

/// The thirteen contest problems that the blog post on games of stones names, each with its limits, with
/// what solves it, and with the exhibit that plays it.
#[wasm_bindgen]
pub fn problems() -> Result<Ts<ContestProblems>, JsValue> {
    let problems = PROBLEMS.into_iter().map(|problem| ContestProblem {
        exhibit: match problem.solver {
            Solver::Heaps { .. } => Exhibit::Nim,
            Solver::Lattice { .. } => Exhibit::Lattice,
            Solver::Calendar | Solver::Multiplication | Solver::Digits => Exhibit::Games,
        },
        problem,
    });
    typed(&ContestProblems(problems.collect()))
}
