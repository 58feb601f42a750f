//! Writes down each step.

use std::ops::Range;

use super::grundy::Grundy;
use super::region::Region;
use super::remoteness::Scores;
use crate::checked::known;
use crate::trace::Trace;

/// Numbers in a row of the trace of a [`Colouring`](super::Colouring):
///
/// ```text
///   [ m n o r g d | m n o r g d | ... ]      ROW_WIDTH = 6
///     │ │ │ │ │ └ index of the deciding move, or NO_MOVE
///     │ │ │ │ └── Grundy value, or NO_GRUNDY
///     │ │ │ └──── remoteness, in plies
///     │ │ └────── outcome: 0 for P (lost for the player to move), 1 for N
///     └─┴──────── the point
/// ```
pub const ROW_WIDTH: usize = 6;

/// The deciding move of a point that has none because it is lost or has no moves.
pub const NO_MOVE: u32 = u32::MAX;

/// The Grundy value in a run that has no Grundy values.
pub const NO_GRUNDY: u32 = u32::MAX;

/// Writes the trace, line by line.
#[derive(Clone, Debug)]
pub(crate) struct TraceWriter {
    trace: Trace<ROW_WIDTH>,
    /// The deciding move of each point of the current line.
    deciding: Vec<u32>,
}

impl TraceWriter {
    pub(crate) fn new(region: &Region) -> TraceWriter {
        let (columns, rows) = (region.order().columns(), region.order().rows());
        TraceWriter {
            trace: Trace::with_capacity(columns as usize * rows as usize),
            deciding: vec![NO_MOVE; region.longest()],
        }
    }

    pub(crate) fn trace(&self) -> &Trace<ROW_WIDTH> {
        &self.trace
    }

    /// Writes down the drawn points of a line that has just been solved.
    pub(crate) fn record(
        &mut self,
        region: &Region,
        weight: usize,
        drawn: Range<usize>,
        scores: &Scores,
        grundy: &Grundy,
    ) {
        self.decide(region, weight, scores);
        let points = region.points(weight, drawn.clone());
        let start = region.line(weight).start();
        for ((at, point), &deciding) in drawn.clone().zip(points).zip(&self.deciding[drawn]) {
            let score = known(scores.get(start + at), "the line is solved");
            let plies = known(score.plies(), "a line has few plies");
            // Without Grundy values there is the number for none.
            self.trace.push([
                point.m,
                point.n,
                u32::from(!score.is_lost()),
                plies,
                grundy.value(start + at).unwrap_or(NO_GRUNDY),
                deciding,
            ]);
        }
    }

    /// Finds, for each point of a line, the move to a lost option with the least remoteness; of
    /// several the first in the order of the game.
    fn decide(&mut self, region: &Region, weight: usize, scores: &Scores) {
        let line = region.line(weight);
        let own = scores.slice(line.start(), line.len());
        self.deciding.fill(NO_MOVE);
        region.overlaps(weight, usize::MAX).for_each(|overlap| {
            let options = scores.slice(overlap.line.start() + overlap.to, overlap.len);
            let own = own[overlap.from..].iter();
            let own = own.zip(&mut self.deciding[overlap.from..]);
            for ((&score, deciding), &option) in own.zip(options) {
                let decides = option.is_lost() && score == option.one_ply_earlier();
                *deciding = (*deciding).min(if decides { overlap.index } else { NO_MOVE });
            }
        });
    }
}
