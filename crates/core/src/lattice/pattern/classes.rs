//! A rectangular pattern in words.

use crate::game::Outcome;
use crate::lattice::Point;

/// The most a period or a start may be to be put into words.
const MAX_IN_WORDS: u32 = 2;

/// Points whose m and n are each of one kind: "m is 0 and n odd".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Class {
    /// What m is.
    pub m: Residues,
    /// What n is.
    pub n: Residues,
}

/// A set of numbers that is easily said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Residues {
    /// This number alone.
    Exactly(u32),
    /// Numbers from `first` on: all of them if `step` is 1, every other one if it is 2.
    From {
        /// The least of them.
        first: u32,
        /// 1 or 2.
        step: u32,
    },
}

impl Residues {
    /// Whether a number belongs to the set.
    pub fn contains(self, number: u32) -> bool {
        match self {
            Residues::Exactly(only) => number == only,
            Residues::From { first, step } => {
                number >= first && (number - first).is_multiple_of(step)
            }
        }
    }

    fn first(self) -> u32 {
        match self {
            Residues::Exactly(first) | Residues::From { first, .. } => first,
        }
    }
}

/// The fewest classes that together are the lost points of a pattern with this start and period, of
/// which the block of so many columns and rows says everything; `None` if the pattern is too large.
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
    // No more classes are needed than there are points in the block, 4 × 4 at most. Depth by
    // depth, so that the first cover is a shortest one.
    let mut cover = (0..=block.points.len()).find_map(|most| block.cover(most, &maximal))?;
    cover.sort_by_key(|class| (class.m.first(), class.n.first()));
    Some(cover)
}

/// The sets that an axis with this start and period can be divided into: each is all or nothing on
/// every residue. Those with more members come first, so that of equally short lists the plainer
/// one is found.
fn sets(from: u32, period: u32) -> Vec<Residues> {
    let all = (0..=from).map(|first| Residues::From { first, step: 1 });
    let every_other = (0..from + 2).map(|first| Residues::From { first, step: 2 });
    let single = (0..from).map(Residues::Exactly);
    all.chain(every_other.filter(|_| period == 2))
        .chain(single)
        .collect()
}

/// The points of a block, and which are lost.
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

    /// The classes that are wholly lost and not part of a larger such.
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

    /// At most `most` of the classes that cover all lost points. One of them has to cover the
    /// first lost point; each that does is tried, with the rest left to the others.
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
