//! The slow painter.

use appleyard_core::progress::Run;
use appleyard_core::sort::picture::{AreaColours, Colour, Colours};
use appleyard_core::sort::{AreaKind, PART_WIDTH, SortRun};

/// A different colour for every area.
pub const AREAS: AreaColours = AreaColours {
    smaller: [1, 0, 0],
    equal: [2, 0, 0],
    unprocessed: [3, 0, 0],
    larger: [4, 0, 0],
    waiting: [5, 0, 0],
    finished: [6, 0, 0],
};

/// The pixels that [`paint`](appleyard_core::sort::picture::paint) should make.
pub fn slow_paint(run: &SortRun, width: u32, height: u32, colours: &Colours) -> Vec<u8> {
    // A run that has stopped does not know the parts to come, but one that goes on does.
    let mut whole = SortRun::new(run.values().to_vec(), run.plan().clone()).unwrap();
    whole.finish().unwrap();
    let steps = u32::try_from(run.steps()).unwrap();
    let count = u32::try_from(run.values().len()).unwrap();
    let mut pixels = Vec::new();
    for y in 0..height {
        let moment = match height {
            1 => steps,
            _ => floor(f64::from(steps) * f64::from(y) / f64::from(height - 1)),
        };
        let row = match colours {
            Colours::Area(colours) => areas(run, whole.parts(), moment, colours),
            &Colours::Value { smallest, largest } => values(run, moment, smallest, largest),
        };
        for x in 0..width {
            let place = floor((f64::from(x) + 0.5) * f64::from(count) / f64::from(width));
            pixels.extend(row[place as usize]);
            pixels.push(255);
        }
    }
    pixels
}

fn floor(number: f64) -> u32 {
    number.floor() as u32
}

/// The colour of each place by area.
fn areas(
    run: &SortRun,
    parts: &[[u32; PART_WIDTH]],
    moment: u32,
    colours: &AreaColours,
) -> Vec<Colour> {
    let at = run.at(moment as usize).unwrap();
    let mut row = Vec::new();
    for area in run.areas(moment as usize, None).unwrap() {
        assert!(area.holds, "the areas of a run tell the truth");
        row.extend((area.from..area.to).map(|place| match area.kind {
            AreaKind::Smaller | AreaKind::NotLarger => colours.smaller,
            AreaKind::Equal => colours.equal,
            AreaKind::Unprocessed => colours.unprocessed,
            AreaKind::Larger | AreaKind::NotSmaller => colours.larger,
            AreaKind::Sorted => colours.finished,
            AreaKind::Outside => {
                // A part that is not done yet, or has not even begun, will have this place.
                let begun = run.parts().len();
                let waits = parts.iter().enumerate().any(|(index, part)| {
                    let &[_, last, lo, hi, ..] = part;
                    let is_current = at.part.is_some_and(|it| it as usize == index);
                    let to_do = last > moment || index >= begun;
                    !is_current && to_do && (lo..hi).contains(&place)
                });
                if waits {
                    colours.waiting
                } else {
                    colours.finished
                }
            }
        }));
    }
    row
}

/// The colour of each place by rank.
fn values(run: &SortRun, moment: u32, smallest: Colour, largest: Colour) -> Vec<Colour> {
    let values = run.values();
    let rank = |of: u32| {
        let mut below: Vec<u32> = values.iter().copied().filter(|&it| it < of).collect();
        below.sort_unstable();
        below.dedup();
        f64::from(u32::try_from(below.len()).unwrap())
    };
    let end = rank(values.iter().copied().max().unwrap());
    let order = run.order(moment as usize).unwrap();
    let colour = |id: u32| {
        let way = rank(values[id as usize]);
        [0, 1, 2].map(|at| {
            let (from, to) = (f64::from(smallest[at]), f64::from(largest[at]));
            let mixed = (from * (end - way) + to * way) / end.max(1.0);
            if end == 0.0 {
                smallest[at]
            } else {
                mixed.round() as u8
            }
        })
    };
    order.into_iter().map(colour).collect()
}
