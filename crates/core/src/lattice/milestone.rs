//! The steps of a colouring that are worth stopping at.

use super::cell::Cell;
use super::colouring::Colouring;
use super::observer::Observer;
use crate::game::Point;

/// A step worth stopping at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestone {
    /// The number of steps taken when it has just been reached: the row of its point, plus one.
    pub step: usize,
    /// What is special about it.
    pub kind: MilestoneKind,
    /// The point coloured in this step.
    pub point: Point,
}

/// What is special about a step. The names fit the apple game, where they come from; each is
/// defined for any vector game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MilestoneKind {
    /// `given`: (0,1), one half and nothing else; the first of the two points that the source
    /// document circles as known.
    Given,
    /// `follows`: (1,0), one whole and nothing else; the other one, which follows.
    Follows,
    /// `every-move`: the first point at which every move of the game is possible; (1,1) in the
    /// apple game.
    EveryMove,
    /// `first-lost-whole`: the first point with a whole that is lost for whoever must move; (2,0)
    /// in the apple game.
    FirstLostWhole,
    /// `all-wholes`: (columns - 1, 0), the far end of the axis, which asks "would you go first?".
    AllWholes,
    /// `finished`: the last drawn point.
    Finished,
}

impl MilestoneKind {
    /// Its stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            MilestoneKind::Given => "given",
            MilestoneKind::Follows => "follows",
            MilestoneKind::EveryMove => "every-move",
            MilestoneKind::FirstLostWhole => "first-lost-whole",
            MilestoneKind::AllWholes => "all-wholes",
            MilestoneKind::Finished => "finished",
        }
    }
}

impl<O: Observer> Colouring<O> {
    /// The milestones, in order of steps, at most one at a step: where kinds coincide, the one
    /// that comes first in [`MilestoneKind`] is kept. A kind whose point does not exist or is not
    /// drawn is left out.
    ///
    /// All are known before the run begins, but for `first-lost-whole`, which depends on the
    /// colours and appears when the run has come to it. Cost O(columns), and the search for that
    /// one, which is O(box) where none exists.
    pub fn milestones(&self) -> Vec<Milestone> {
        let corner = self.region().corner();
        let all_wholes = (corner.m > 0).then_some(Point { m: corner.m, n: 0 });
        let candidates = [
            (MilestoneKind::Given, Some(Point { m: 0, n: 1 })),
            (MilestoneKind::Follows, Some(Point { m: 1, n: 0 })),
            (MilestoneKind::EveryMove, Some(self.every_move())),
            (MilestoneKind::FirstLostWhole, self.first_lost_whole()),
            (MilestoneKind::AllWholes, all_wholes),
            (MilestoneKind::Finished, Some(corner)),
        ];
        let mut milestones: Vec<_> = candidates
            .into_iter()
            .filter_map(|(kind, point)| self.milestone(kind, point?))
            .collect();
        // Stable, so that of the same step the first kind stays first and is kept.
        milestones.sort_by_key(|milestone| milestone.step);
        milestones.dedup_by_key(|milestone| milestone.step);
        milestones
    }

    fn milestone(&self, kind: MilestoneKind, point: Point) -> Option<Milestone> {
        let step = self.step_of(point)? + 1;
        Some(Milestone { step, kind, point })
    }

    /// The lightest point at which every move is possible: just as far from both axes as the
    /// moves need.
    fn every_move(&self) -> Point {
        let needed = |component: i32| component.min(0).unsigned_abs();
        let origin = Point { m: 0, n: 0 };
        self.game()
            .vectors()
            .iter()
            .fold(origin, |point, vector| Point {
                m: point.m.max(needed(vector.dm)),
                n: point.n.max(needed(vector.dn)),
            })
    }

    fn first_lost_whole(&self) -> Option<Point> {
        let region = self.region();
        region
            .rising()
            .filter(|&point| region.is_drawn(point))
            .map(|point| (point, region.cell(point)))
            .take_while(|&(_, cell)| cell != Cell::WAITING)
            .find(|&(point, cell)| point.m > 0 && cell.is_lost())
            .map(|(point, _)| point)
    }
}
