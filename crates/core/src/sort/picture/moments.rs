//! Goes through the moments of a run, and says what lies where.

use super::super::run::PART_WIDTH;
use super::recording::{AreaColours, Recording};
use crate::checked::narrow;
use crate::colour::Colour;

/// The largest number of a kind of work that is a partition; the numbers after it are small sorts,
/// and nothing to do.
const LAST_PARTITION: u32 = 2;

/// Where the areas of the current part end: at most four places, in ascending order.
///
/// ```text
///   lo      ends[0]     ends[1]      ends[2]     ends[3] = hi
///   │ areas[0] │ areas[1]  │ areas[2]   │ areas[3]  │
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct AreaBounds {
    lo: u32,
    ends: [u32; 4],
    areas: [PictureArea; 4],
}

#[derive(Clone, Copy, Debug)]
enum PictureArea {
    Smaller,
    Equal,
    Unprocessed,
    Larger,
    Finished,
}

impl AreaBounds {
    fn new(lo: u32, areas: [(PictureArea, u32); 4]) -> AreaBounds {
        AreaBounds {
            lo,
            ends: areas.map(|(_, end)| end),
            areas: areas.map(|(area, _)| area),
        }
    }

    /// The layout of a part that is a single area.
    fn whole(lo: u32, hi: u32, area: PictureArea) -> AreaBounds {
        AreaBounds::new(lo, [(area, hi); 4])
    }

    /// The colour of a place; `None` outside the part.
    #[inline]
    pub(super) fn area(&self, place: usize, colours: &AreaColours) -> Option<Colour> {
        let place = u32::try_from(place).ok()?;
        if place < self.lo {
            return None;
        }
        let index = self.ends.iter().position(|&end| place < end)?;
        Some(match self.areas[index] {
            PictureArea::Smaller => colours.smaller,
            PictureArea::Equal => colours.equal,
            PictureArea::Unprocessed => colours.unprocessed,
            PictureArea::Larger => colours.larger,
            PictureArea::Finished => colours.finished,
        })
    }
}

/// Goes through the moments of a run, forwards only. O(parts + n) in all.
pub(super) struct Moments<'a> {
    recording: &'a Recording<'a>,
    finished: Vec<bool>,
    /// The number of parts that are done. They are the first ones, because each begins when the one
    /// before it is done.
    done: usize,
    /// The part of the last step before the moment; before the first step, the first part.
    current: Option<&'a [u32; PART_WIDTH]>,
}

impl<'a> Moments<'a> {
    pub(super) fn new(recording: &'a Recording<'a>) -> Moments<'a> {
        Moments {
            recording,
            finished: vec![false; recording.values.len()],
            done: 0,
            current: recording.parts.first(),
        }
    }

    /// Goes to the moment after `moment` steps. Returns which places are finished, without those that
    /// the current part has just finished, and the layout of the current part, which shows these.
    pub(super) fn go_to(&mut self, moment: usize) -> (&[bool], Option<AreaBounds>) {
        let moment = narrow(moment);
        while let Some(part) = self.recording.parts.get(self.done) {
            let &[first, last, .., equal, larger, _] = part;
            if first < moment && first < last {
                self.current = Some(part);
            }
            if last > moment {
                break;
            }
            let range = equal as usize..(larger as usize).min(self.finished.len());
            if let Some(places) = self.finished.get_mut(range) {
                places.fill(true);
            }
            self.done += 1;
        }
        let step = moment.checked_sub(1);
        let row = step.and_then(|step| self.recording.trace.row(step as usize));
        let layout = self.current.map(|part| layout(part, moment, row));
        (&self.finished, layout)
    }
}

/// The areas of a part at a moment, from the row of its last step, if it has made one.
fn layout(part: &[u32; PART_WIDTH], moment: u32, row: Option<&[u32; 4]>) -> AreaBounds {
    let &[_, last, lo, hi, _, _, work, equal, larger, _] = part;
    let partition = work <= LAST_PARTITION;
    if last <= moment {
        if !partition {
            return AreaBounds::whole(lo, hi, PictureArea::Finished);
        }
        let divided = [
            (PictureArea::Smaller, equal),
            (PictureArea::Equal, larger),
            (PictureArea::Larger, hi),
            (PictureArea::Larger, hi),
        ];
        return AreaBounds::new(lo, divided);
    }
    let Some(&[operation, a, b, c]) = row else {
        return AreaBounds::whole(lo, hi, PictureArea::Unprocessed);
    };
    // A row that no sort writes may begin anywhere.
    let pivot = (PictureArea::Equal, lo.saturating_add(1));
    let areas = match operation {
        // The pivot is at the front.
        1 => [
            pivot,
            (PictureArea::Unprocessed, hi),
            (PictureArea::Unprocessed, hi),
            (PictureArea::Unprocessed, hi),
        ],
        // Three-way: p===, p..., p>>>.
        2..=4 => [
            (PictureArea::Smaller, a),
            (PictureArea::Equal, b),
            (PictureArea::Unprocessed, c),
            (PictureArea::Larger, hi),
        ],
        // Hoare: i, j.
        5..=7 => [
            pivot,
            (PictureArea::Smaller, a),
            (PictureArea::Unprocessed, b),
            (PictureArea::Larger, hi),
        ],
        // Lomuto: the boundary, p....
        8..=9 => [
            pivot,
            (PictureArea::Smaller, a),
            (PictureArea::Larger, b),
            (PictureArea::Unprocessed, hi),
        ],
        // Probes, the end of a division (handled above), and small sorts.
        _ => return AreaBounds::whole(lo, hi, PictureArea::Unprocessed),
    };
    AreaBounds::new(lo, areas)
}
