//! Chooses which of the core's runs solves a lattice.

use appleyard_core::lattice::{Colouring, MAX_SIDE, PUSH_ROW_WIDTH, Picture, ROW_WIDTH, Wavefront};
use serde::Serialize;
use tsify::Tsify;

/// A summary of a run.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LatticeSummary {
    /// The number of points of the closed region: the drawn points and all that their values depend
    /// on.
    pub positions: u64,
    /// Every move lowers m·`weightM` + n·`weightN`, and the steps go by rising values of this sum.
    pub weight_m: u32,
    /// See `weightM`.
    pub weight_n: u32,
    /// Whether every step has been recorded.
    pub traced: bool,
    /// Numbers in a row of the trace.
    pub row_width: usize,
    /// Numbers in a row of the push trace.
    pub push_row_width: usize,
    /// The largest remoteness of a drawn point, in plies; absent if the run has no remoteness.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_plies: Option<u32>,
    /// The largest Grundy value of a drawn point; absent if the run has no Grundy values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_grundy: Option<u32>,
}

/// A run with remoteness and Grundy values, or a larger one with outcomes only.
pub enum Run {
    Values(Colouring),
    Outcomes(Wavefront),
}

/// Runs the same expression on either kind of run, compiled for each: for work that is done
/// millions of times.
macro_rules! with_run {
    ($run:expr, $name:ident => $body:expr) => {
        match $run {
            $crate::run::Run::Values($name) => $body,
            $crate::run::Run::Outcomes($name) => $body,
        }
    };
}
pub(super) use with_run;

impl Run {
    /// The run as a picture, for questions that are asked now and then.
    pub fn picture(&self) -> &dyn Picture {
        match self {
            Run::Values(colouring) => colouring,
            Run::Outcomes(wavefront) => wavefront,
        }
    }

    pub fn summary(&self) -> LatticeSummary {
        let (weight_m, weight_n) = self.picture().game().weight();
        let positions = with_run!(self, run => run.positions());
        let values = match self {
            Run::Values(colouring) => Some(colouring),
            Run::Outcomes(_) => None,
        };
        LatticeSummary {
            positions,
            weight_m,
            weight_n,
            traced: values.is_some_and(|colouring| colouring.trace().is_some()),
            row_width: ROW_WIDTH,
            push_row_width: PUSH_ROW_WIDTH,
            most_plies: values.and_then(Picture::largest_remoteness),
            most_grundy: values.and_then(Picture::largest_grundy),
        }
    }

    /// Whether a picture of this size has values. A picture without points is refused with the
    /// limits of the larger kind.
    pub fn has_values(columns: u32, rows: u32) -> bool {
        columns.max(rows) <= MAX_SIDE && columns.min(rows) > 0
    }
}
