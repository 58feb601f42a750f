//! Puts a rectangular pattern into words.

use crate::game::Outcome;
use crate::lattice::Point;

/// The largest period or start that can be put into words.
const MAX_IN_WORDS: u32 = 2;

/// The points whose m and n each belong to a simple set: "m is 0 and n is odd".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Class {
    /// The set of m.
    pub m: Residues,
    /// The set of n.
    pub n: Residues,
}

/// A set of numbers that is easy to describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Residues {
    /// Only this number.
    Exactly {
        /// The number.
        at: u32,
    },
    /// The numbers from `at` on: all of them if `step` is 1, every other one if it is 2.
    From {
        /// The least of them.
        at: u32,
        /// 1 or 2.
        step: u32,
    },
}

impl Residues {
    /// Whether a number belongs to the set.
    pub fn contains(self, number: u32) -> bool {
        match self {
            Residues::Exactly { at } => number == at,
            Residues::From { at, step } => number >= at && (number - at).is_multiple_of(step),
        }
    }

    fn first(self) -> u32 {
        match self {
            Residues::Exactly { at } | Residues::From { at, .. } => at,
        }
    }
}

/// The fewest classes that together are the lost points of a pattern with this start and period.
/// The block of these columns and rows describes the pattern completely. `None` if the pattern is
/// too large.
pub(super) fn classes(
    from: Point,
    (p, q): (u32, u32),
    block: (u32, u32),
    outcome: impl Fn(Point) -> Outcome,
) -> Option<Vec<Class>> {
    if p.max(q).max(from.m).max(from.n) > MAX_IN_WORDS {
        return None;
    }
    let block = Lost::of(block, outcome);
    let maximal = block.maximal_classes(&sets(from.m, p), &sets(from.n, q));
    // There are never more classes than points in the block, at most 4 × 4. The search goes depth
    // by depth, so the first cover it finds is a shortest one.
    let mut cover = (0..=block.points.len()).find_map(|most| block.cover(most, &maximal))?;
    cover.sort_by_key(|class| (class.m.first(), class.n.first()));
    Some(cover)
}

/// The sets of an axis with this start and period: each holds all or no numbers of every residue.
/// Larger sets come first, so that the simplest of several equally short lists is found.
fn sets(from: u32, period: u32) -> Vec<Residues> {
    let all = (0..=from).map(|first| Residues::From { at: first, step: 1 });
    let every_other = (0..from + 2).map(|first| Residues::From { at: first, step: 2 });
    let single = (0..from).map(|at| Residues::Exactly { at });
    all.chain(every_other.filter(|_| period == 2))
        .chain(single)
        .collect()
}

/// The points of a block, and which of them are lost.
struct Lost {
    points: Vec<(Point, bool)>,
}

impl Lost {
    fn of((columns, rows): (u32, u32), outcome: impl Fn(Point) -> Outcome) -> Lost {
        let points = (0..columns)
            .flat_map(|m| (0..rows).map(move |n| Point { m, n }))
            .map(|point| (point, outcome(point) == Outcome::P))
            .collect();
        Lost { points }
    }

    /// The classes of lost points that are not part of a larger class of lost points.
    fn maximal_classes(&self, across: &[Residues], up: &[Residues]) -> Vec<Class> {
        let lost: Vec<_> = across
            .iter()
            .flat_map(|&m| up.iter().map(move |&n| Class { m, n }))
            .filter(|&class| self.members(class).all(|&(_, is_lost)| is_lost))
            .collect();
        let is_larger = |one: Class, other: Class| {
            self.members(one).count() > self.members(other).count()
                && self.members(other).all(|&(point, _)| has(one, point))
        };
        lost.iter()
            .copied()
            .filter(|&class| !lost.iter().any(|&larger| is_larger(larger, class)))
            .collect()
    }

    /// A cover of all lost points by at most `most` classes. One class has to cover the first lost
    /// point: the search tries each class that does, and leaves the rest to the others.
    fn cover(&self, most: usize, classes: &[Class]) -> Option<Vec<Class>> {
        let Some(&(first, _)) = self.points.iter().find(|(_, is_lost)| *is_lost) else {
            return Some(Vec::new());
        };
        let fewer = most.checked_sub(1)?;
        classes
            .iter()
            .filter(|&&class| has(class, first))
            .find_map(|&class| {
                let points = self.points.iter().copied();
                let rest = Lost {
                    points: points
                        .map(|(point, is_lost)| (point, is_lost && !has(class, point)))
                        .collect(),
                };
                let mut cover = rest.cover(fewer, classes)?;
                cover.push(class);
                Some(cover)
            })
    }

    fn members(&self, class: Class) -> impl Iterator<Item = &(Point, bool)> {
        self.points
            .iter()
            .filter(move |(point, _)| has(class, *point))
    }
}

fn has(class: Class, point: Point) -> bool {
    class.m.contains(point.m) && class.n.contains(point.n)
}
