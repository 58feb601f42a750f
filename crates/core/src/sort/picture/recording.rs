//! What a picture is made of: a recorded run, and the colours of its areas.

use super::super::run::{PART_WIDTH, SortRun};
use crate::colour::Colour;
use crate::trace::Trace;

/// The data of a picture. Rows that no sort would write give a meaningless picture, but do no other
/// harm.
#[derive(Clone, Copy, Debug)]
pub struct Recording<'a> {
    /// The array as it was given.
    pub values: &'a [u32],
    /// The steps, one row for each, as shown at `Step`.
    pub trace: &'a Trace<4>,
    /// The parts in the order in which they began, as shown at [`SortRun::parts`].
    pub parts: &'a [[u32; PART_WIDTH]],
}

impl<'a> From<&'a SortRun> for Recording<'a> {
    /// The record of a run so far.
    fn from(run: &'a SortRun) -> Recording<'a> {
        Recording {
            values: run.values(),
            trace: run.trace(),
            parts: run.parts(),
        }
    }
}

/// The colours of the areas.
///
/// ```text
///                 within the current part, first to last place       outside
///   three-way     smaller   equal    unprocessed   larger            waiting, or finished
///   Hoare         equal     smaller  unprocessed   larger
///   Lomuto        equal     smaller  larger        unprocessed
///   division done smaller   equal    larger
///   no pivot yet  unprocessed
///   small sort    unprocessed; done: finished
/// ```
///
/// With Hoare and Lomuto only the pivot itself is shown as equal. Their larger elements may equal it,
/// and so may Hoare's smaller ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaColours {
    /// `<<<`: smaller than the pivot.
    pub smaller: Colour,
    /// `===`: equal to the pivot.
    pub equal: Colour,
    /// `...`: not compared yet.
    pub unprocessed: Colour,
    /// `>>>`: larger than the pivot.
    pub larger: Colour,
    /// Outside the current part, in a part that is not sorted yet.
    pub waiting: Colour,
    /// In its final place.
    pub finished: Colour,
}
