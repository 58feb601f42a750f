//! What is where at the moments of a run, one after the other.

use super::super::run::PART_WIDTH;
use super::{AreaColours, Colour, Recording};

/// The work of a part that is a partition; beyond it are the small sorts, and nothing to do.
const LAST_PARTITION: u32 = 2;

/// Where the areas of the current part end: at four places at most, in the order of the places.
///
/// ```text
///   lo      ends[0]     ends[1]      ends[2]     ends[3] = hi
///   │ areas[0] │ areas[1]  │ areas[2]   │ areas[3]  │
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    lo: u32,
    ends: [u32; 4],
    areas: [Area; 4],
}

#[derive(Clone, Copy, Debug)]
enum Area {
    Smaller,
    Equal,
    Unprocessed,
    Larger,
    Finished,
}

impl Layout {
    fn new(lo: u32, areas: [(Area, u32); 4]) -> Layout {
        Layout {
            lo,
            ends: areas.map(|(_, end)| end),
            areas: areas.map(|(area, _)| area),
        }
    }

    /// The whole part is one area.
    fn whole(lo: u32, hi: u32, area: Area) -> Layout {
        Layout::new(lo, [(area, hi); 4])
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
            Area::Smaller => colours.smaller,
            Area::Equal => colours.equal,
            Area::Unprocessed => colours.unprocessed,
            Area::Larger => colours.larger,
            Area::Finished => colours.finished,
        })
    }
}

/// Goes through the moments of a run, forwards only. O(parts + n) in all.
pub(super) struct Moments<'a> {
    recording: &'a Recording<'a>,
    finished: Vec<bool>,
    /// How many parts are done: a prefix, as each begins when the one before it is done.
    done: usize,
    /// That of the last step before the moment; before the first step, the first one.
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

    /// The moment after `moment` steps: which places are finished, not counting what the current part
    /// has just done, which its layout tells.
    pub(super) fn go_to(&mut self, moment: usize) -> (&[bool], Option<Layout>) {
        let moment = u32::try_from(moment).unwrap_or(u32::MAX);
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

/// The areas of a part at a moment, by the row of its last step, if it has made one.
fn layout(part: &[u32; PART_WIDTH], moment: u32, row: Option<&[u32; 4]>) -> Layout {
    let &[_, last, lo, hi, _, _, work, equal, larger, _] = part;
    let partition = work <= LAST_PARTITION;
    if last <= moment {
        if !partition {
            return Layout::whole(lo, hi, Area::Finished);
        }
        let divided = [
            (Area::Smaller, equal),
            (Area::Equal, larger),
            (Area::Larger, hi),
            (Area::Larger, hi),
        ];
        return Layout::new(lo, divided);
    }
    let Some(&[operation, a, b, c]) = row else {
        return Layout::whole(lo, hi, Area::Unprocessed);
    };
    let pivot = (Area::Equal, lo.saturating_add(1));
    let areas = match operation {
        // The pivot is at the front.
        1 => [
            pivot,
            (Area::Unprocessed, hi),
            (Area::Unprocessed, hi),
            (Area::Unprocessed, hi),
        ],
        // Three-way: p===, p..., p>>>.
        2..=4 => [
            (Area::Smaller, a),
            (Area::Equal, b),
            (Area::Unprocessed, c),
            (Area::Larger, hi),
        ],
        // Hoare: i, j.
        5..=7 => [
            pivot,
            (Area::Smaller, a),
            (Area::Unprocessed, b),
            (Area::Larger, hi),
        ],
        // Lomuto: the boundary, p....
        8..=9 => [
            pivot,
            (Area::Smaller, a),
            (Area::Larger, b),
            (Area::Unprocessed, hi),
        ],
        // Probes, the end of a division (seen above already), small sorts.
        _ => return Layout::whole(lo, hi, Area::Unprocessed),
    };
    Layout::new(lo, areas)
}
