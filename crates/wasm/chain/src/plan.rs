//! Which program of the source article.

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{Algorithm, ProgramPlan, Representation};
use appleyard_core::game::EndRule;
use serde::Deserialize;
use tsify::Tsify;

/// A program, and the row it is to value.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainPlan {
    /// The objects of the row, 1 to 60; some programs are made for fewer.
    pub objects: u32,
    /// `normal` is the direct game, `misere` the reverse one.
    pub end_rule: EndRule,
    /// What the first move may take.
    pub first_move: FirstMove,
    /// What a position is.
    pub representation: Representation,
    /// How the value is found.
    pub algorithm: Algorithm,
}

impl From<ChainPlan> for ProgramPlan {
    fn from(plan: ChainPlan) -> Self {
        Self {
            objects: plan.objects,
            end_rule: plan.end_rule,
            first: plan.first_move,
            representation: plan.representation,
            algorithm: plan.algorithm,
        }
    }
}
