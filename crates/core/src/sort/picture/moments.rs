//! Goes through the moments of a run, and says what lies where.

use crate::checked::narrow;
use crate::colour::Colour;
use crate::sort::areas::{AreaKind, slices};
use crate::sort::run::{SortRun, rows};

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

/// The current part in colours: its first place, and at most four areas, each with its end.
///
/// ```text
///   lo      ends[0]     ends[1]      ends[2]     ends[3] = hi
///   │ areas[0] │ areas[1]  │ areas[2]   │ areas[3]  │
/// ```
#[derive(Clone, Debug)]
pub(super) struct ColouredPart {
    lo: u32,
    areas: Vec<(Colour, u32)>,
}

impl ColouredPart {
    /// The colour of a place; `None` outside the part.
    #[inline]
    pub(super) fn colour(&self, place: usize) -> Option<Colour> {
        let place: u32 = narrow(place);
        if place < self.lo {
            return None;
        }
        let mut areas = self.areas.iter();
        areas.find(|(_, end)| place < *end).map(|(area, _)| *area)
    }
}

/// Goes through the moments of a run, forwards only. O(parts + n) in all, and O(log parts) for each moment.
pub(super) struct Moments<'a> {
    run: &'a SortRun,
    colours: &'a AreaColours,
    finished: Vec<bool>,
    /// The number of parts that are done. They are the first ones, because each begins when the one
    /// before it is done.
    done: usize,
}

impl<'a> Moments<'a> {
    pub(super) fn new(run: &'a SortRun, colours: &'a AreaColours) -> Moments<'a> {
        Moments {
            run,
            colours,
            finished: vec![false; run.values().len()],
            done: 0,
        }
    }

    /// Goes to the moment after `step` steps. Returns which places are finished, without those that
    /// the current part has just finished, and the current part, which shows these; `None` if no part has begun.
    pub(super) fn go_to(&mut self, step: usize) -> (&[bool], Option<ColouredPart>) {
        let parts = self.run.parts();
        while let Some(part) = parts.get(self.done).filter(|part| rows(part).1 <= step) {
            let &[.., equal, larger, _] = part;
            self.finished[equal as usize..larger as usize].fill(true);
            self.done += 1;
        }
        let current = self.run.part_at(step).map(|part| {
            let part = &parts[part];
            let pointers = self.run.pointers(Some(part), step);
            let areas = slices(&pointers, part[6], rows(part).1 == step).into_iter();
            ColouredPart {
                lo: pointers.lo,
                areas: areas.map(|(kind, end)| (self.colour(kind), end)).collect(),
            }
        });
        (&self.finished, current)
    }

    fn colour(&self, kind: AreaKind) -> Colour {
        match kind {
            AreaKind::Smaller | AreaKind::NotLarger => self.colours.smaller,
            AreaKind::Equal => self.colours.equal,
            AreaKind::Unprocessed => self.colours.unprocessed,
            AreaKind::Larger | AreaKind::NotSmaller => self.colours.larger,
            AreaKind::Sorted => self.colours.finished,
            AreaKind::Outside => self.colours.waiting,
        }
    }
}
