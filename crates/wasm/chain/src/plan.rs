//! Which program of the source article.

use appleyard_core::chain::programs;
use serde::Deserialize;
use tsify::Tsify;

use super::config::FirstMove;
use appleyard_wasm::game::EndRule;

/// What a position is to a program.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum ChainRepresentation {
    /// A cell for each object: the same groups in other places are another position.
    Array,
    /// How many groups there are of each size.
    Groups,
}

impl From<ChainRepresentation> for programs::Representation {
    fn from(representation: ChainRepresentation) -> Self {
        match representation {
            ChainRepresentation::Array => Self::Array,
            ChainRepresentation::Groups => Self::Groups,
        }
    }
}

/// How a program finds who wins.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum ChainAlgorithm {
    /// All lines of play, as the article's program.
    Exhaustive,
    /// The same, but after a move that wins no other one of that position is tried; who wins, not how
    /// soon.
    CutOff,
    /// All lines of play with a table: a position that has a value is not searched again.
    Memoised,
    /// All positions, from few objects to many, in rounds until nothing changes.
    BottomUp,
    /// By Grundy values of rows: who wins the direct game, not how soon.
    SpragueGrundy,
}

impl From<ChainAlgorithm> for programs::Algorithm {
    fn from(algorithm: ChainAlgorithm) -> Self {
        match algorithm {
            ChainAlgorithm::Exhaustive => Self::Exhaustive,
            ChainAlgorithm::CutOff => Self::CutOff,
            ChainAlgorithm::Memoised => Self::Memoised,
            ChainAlgorithm::BottomUp => Self::BottomUp,
            ChainAlgorithm::SpragueGrundy => Self::SpragueGrundy,
        }
    }
}

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
    pub representation: ChainRepresentation,
    /// How the value is found.
    pub algorithm: ChainAlgorithm,
}

impl From<ChainPlan> for programs::ProgramPlan {
    fn from(plan: ChainPlan) -> Self {
        Self {
            objects: plan.objects,
            end_rule: plan.end_rule.into(),
            first: plan.first_move.into(),
            representation: plan.representation.into(),
            algorithm: plan.algorithm.into(),
        }
    }
}
