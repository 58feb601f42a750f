//! The steps of a colouring that are worth stopping at.

use super::order::Order;
use super::picture::Picture;
use crate::game::{EndRule, Outcome};
use crate::lattice::{Point, VectorGame};

/// A step worth stopping at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Milestone {
    /// The number of steps taken when the milestone has just been reached: the step of its point,
    /// plus one.
    pub step: usize,
    /// What is special about the step.
    pub kind: MilestoneKind,
    /// The point coloured in this step.
    pub point: Point,
}

/// What is special about a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum MilestoneKind {
    /// `given`: (0,1), one half and nothing else. It is the first of the two points that the source
    /// document circles as known. Apple game, misère play.
    Given,
    /// `follows`: (1,0), one whole and nothing else. It is the second of these points, and it
    /// follows from the first. Apple game, misère play.
    Follows,
    /// `every-move`: the lightest point at which every move of the game is possible; (1,1) in the
    /// apple game. Any game.
    EveryMove,
    /// `first-lost`: the first point with a move that is lost for the player to move. Any game but
    /// the apple game.
    FirstLost,
    /// `first-lost-whole`: the first point with a whole that is lost for the player to move; (2,0).
    /// Apple game.
    FirstLostWhole,
    /// `all-wholes`: (columns - 1, 0), the far end of the axis, with the question "would you go
    /// first?". Apple game.
    AllWholes,
    /// `finished`: the last drawn point. Any game.
    Finished,
}

/// The milestones of a picture, in order of steps, at most one for each step. If several kinds fall
/// on a step, the one that comes first in [`MilestoneKind`] counts. A kind is left out if its point
/// does not exist or is not drawn.
///
/// All milestones are known before the run begins, except `first-lost` and `first-lost-whole`.
/// These depend on the colours and appear when the run has reached them. Cost: O(columns), plus the
/// search for these two, which looks at everything coloured so far until it finds them.
pub fn milestones(picture: &impl Picture) -> Vec<Milestone> {
    let game = picture.game();
    let order = Order::new(game, picture.columns(), picture.rows());
    let mut candidates = vec![
        (MilestoneKind::EveryMove, Some(every_move(game))),
        (MilestoneKind::Finished, Some(order.corner())),
    ];
    if game.moves() == VectorGame::apples().moves() {
        let first = first_lost(picture, &order, |point| point.m > 0);
        candidates.push((MilestoneKind::FirstLostWhole, first));
        let right = order.corner().m;
        let all_wholes = (right > 0).then_some(Point { m: right, n: 0 });
        candidates.push((MilestoneKind::AllWholes, all_wholes));
        if picture.end_rule() == EndRule::Misere {
            candidates.push((MilestoneKind::Given, Some(Point { m: 0, n: 1 })));
            candidates.push((MilestoneKind::Follows, Some(Point { m: 1, n: 0 })));
        }
    } else {
        let has_move = |point| game.plies(point).next().is_some();
        let first = first_lost(picture, &order, has_move);
        candidates.push((MilestoneKind::FirstLost, first));
    }
    let mut milestones: Vec<_> = candidates
        .into_iter()
        .filter_map(|(kind, point)| milestone(&order, kind, point?))
        .collect();
    milestones.sort_by_key(|milestone| (milestone.step, milestone.kind as u8));
    milestones.dedup_by_key(|milestone| milestone.step);
    milestones
}

fn milestone(order: &Order, kind: MilestoneKind, point: Point) -> Option<Milestone> {
    let step = order.step_of(point)? + 1;
    Some(Milestone { step, kind, point })
}

/// The lightest point at which every move is possible: it is just far enough from both axes for all
/// moves.
fn every_move(game: &VectorGame) -> Point {
    let needed = |component: i32| component.min(0).unsigned_abs();
    let origin = Point { m: 0, n: 0 };
    game.moves()
        .iter()
        .map(|one| one.vector())
        .fold(origin, |point, vector| Point {
            m: point.m.max(needed(vector.dm)),
            n: point.n.max(needed(vector.dn)),
        })
}

/// The first drawn point, among those coloured so far, that is lost and for which `is_meant` holds.
fn first_lost(
    picture: &impl Picture,
    order: &Order,
    is_meant: impl Fn(Point) -> bool,
) -> Option<Point> {
    order
        .points()
        .map_while(|point| Some((point, picture.outcome(point)?)))
        .find(|&(point, outcome)| outcome == Outcome::P && is_meant(point))
        .map(|(point, _)| point)
}
