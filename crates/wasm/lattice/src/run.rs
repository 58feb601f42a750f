//! Which of the core's runs a lattice is.

use super::why::Summary;
use appleyard_core::lattice::{Colouring, MAX_SIDE, PUSH_ROW_WIDTH, Picture, ROW_WIDTH, Wavefront};

/// A run with remoteness and Grundy values, or a larger one with outcomes only.
pub enum Run {
    Values(Colouring),
    Outcomes(Wavefront),
}

/// Does the same with either run, each with its own code: for what is done millions of times.
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
    /// The run as a picture, for what is asked now and then.
    pub fn picture(&self) -> &dyn Picture {
        match self {
            Run::Values(colouring) => colouring,
            Run::Outcomes(wavefront) => wavefront,
        }
    }

    pub fn summary(&self) -> Summary {
        let (weight_m, weight_n) = self.picture().game().weight();
        let positions = with_run!(self, run => run.positions());
        let values = match self {
            Run::Values(colouring) => Some(colouring),
            Run::Outcomes(_) => None,
        };
        Summary {
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

    /// Whether plates of this size have values. A plate of no size is refused with the limits of
    /// the larger kind.
    pub fn has_values(columns: u32, rows: u32) -> bool {
        columns.max(rows) <= MAX_SIDE && columns.min(rows) > 0
    }
}
