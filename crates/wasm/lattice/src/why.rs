//! What a lattice tells of itself and of its points.

use appleyard_core::game::Outcome;
use appleyard_core::lattice;
use appleyard_core::lattice::Point;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// What there is of a run.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// Points of the closed region: the drawn ones and those that are needed for them.
    pub positions: u64,
    /// Every move lowers m·`weightM` + n·`weightN`; the steps go by its rising.
    pub weight_m: u32,
    /// See `weightM`.
    pub weight_n: u32,
    /// Whether every step has been recorded.
    pub traced: bool,
    /// Numbers in a row of the trace.
    pub row_width: usize,
    /// Numbers in a row of the push trace.
    pub push_row_width: usize,
    /// The largest remoteness of a drawn point, in plies; absent where it is not worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_plies: Option<u32>,
    /// The largest Grundy value of a drawn point; absent where it is not worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_grundy: Option<u32>,
}

/// A point.
#[derive(Tsify, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct At {
    /// Wholes.
    pub m: u32,
    /// Halves.
    pub n: u32,
}

impl From<Point> for At {
    fn from(Point { m, n }: Point) -> Self {
        At { m, n }
    }
}

/// A step worth stopping at.
#[derive(Tsify, Serialize)]
pub struct Milestone {
    /// Steps taken when it has just been reached, from 1.
    pub step: usize,
    /// What happens there.
    #[tsify(
        type = "'given' | 'follows' | 'every-move' | 'first-lost' | 'first-lost-whole' | 'all-wholes' | 'finished'"
    )]
    pub kind: &'static str,
    /// The point coloured by that step.
    pub m: u32,
    /// See `m`.
    pub n: u32,
}

impl From<&lattice::Milestone> for Milestone {
    fn from(milestone: &lattice::Milestone) -> Self {
        Milestone {
            step: milestone.step,
            kind: milestone.kind.name(),
            m: milestone.point.m,
            n: milestone.point.n,
        }
    }
}

/// One move from the point that was asked.
#[derive(Tsify, Serialize)]
pub struct WhyOption {
    /// Which move of the game, counted from 0.
    pub index: usize,
    /// How many times its vector is added.
    pub times: u32,
    /// Where it leads.
    pub m: u32,
    /// See `m`.
    pub n: u32,
    /// Verdict on the position reached.
    pub outcome: Outcome,
    /// Plies to the end from there, when the winner hurries and the loser delays; absent where it
    /// is not worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
    /// Grundy value there; absent where it is not worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grundy: Option<u32>,
    /// Whether the point lies inside the drawn rectangle.
    pub drawn: bool,
}

/// The reason for a point's colour.
#[derive(Tsify, Serialize)]
pub struct Why {
    /// The point.
    pub m: u32,
    /// See `m`.
    pub n: u32,
    /// The verdict.
    pub outcome: Outcome,
    /// Plies to the end, when the winner hurries and the loser delays; absent where it is not
    /// worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
    /// The least number that is no option's Grundy value; absent where it is not worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grundy: Option<u32>,
    /// Everything that can be played, in the order of the moves, along a ray from near to far.
    pub options: Vec<WhyOption>,
    /// Index into `options` of the move that decides: the fastest win of a won
    /// point. Absent for a lost point (all moves decide it together).
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deciding: Option<usize>,
}

impl From<lattice::Why> for Why {
    fn from(why: lattice::Why) -> Self {
        let option = |option: lattice::WhyOption| WhyOption {
            index: option.ply.index,
            times: option.ply.times,
            m: option.ply.to.m,
            n: option.ply.to.n,
            outcome: option.leaves.outcome,
            remoteness: option.leaves.remoteness,
            grundy: option.grundy,
            drawn: option.drawn,
        };
        Why {
            m: why.point.m,
            n: why.point.n,
            outcome: why.value.outcome,
            remoteness: why.value.remoteness,
            grundy: why.grundy,
            options: why.options.into_iter().map(option).collect(),
            deciding: why.deciding,
        }
    }
}
