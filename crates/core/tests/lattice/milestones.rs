//! The steps worth stopping at.

use crate::lattice::games::{coloured, rays, steps, wavefront};
use appleyard_core::game::EndRule;
use appleyard_core::lattice::MilestoneKind::{
    AllWholes, EveryMove, Finished, FirstLost, FirstLostWhole, Follows, Given,
};
use appleyard_core::lattice::{Colouring, MilestoneKind, Picture, VectorGame, milestones};
use appleyard_core::progress::Run;

fn names(picture: &impl Picture) -> Vec<(MilestoneKind, u32, u32)> {
    let found = milestones(picture);
    assert!(found.is_sorted_by(|one, other| one.step < other.step));
    found
        .iter()
        .map(|milestone| (milestone.kind, milestone.point.m, milestone.point.n))
        .collect()
}

#[test]
fn the_apple_game_has_its_milestones() {
    let all = [
        (Given, 0, 1),
        (Follows, 1, 0),
        (EveryMove, 1, 1),
        (FirstLostWhole, 2, 0),
        (AllWholes, 20, 0),
        (Finished, 20, 20),
    ];
    let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 21, 21).unwrap();
    let before: Vec<_> = all
        .iter()
        .filter(|one| one.0 != FirstLostWhole)
        .copied()
        .collect();
    assert_eq!(names(&run), before);
    let Ok(_) = run.finish();
    assert_eq!(names(&run), all);
    for milestone in milestones(&run) {
        assert_eq!(run.step_of(milestone.point), Some(milestone.step - 1));
        assert_eq!(run.point_at(milestone.step - 1), Some(milestone.point));
    }
    let fast = wavefront(&VectorGame::apples(), EndRule::Misere, 21, 21);
    assert_eq!(milestones(&fast), milestones(&run));

    // In normal play no point is given: the first step is (0,0).
    let run = coloured(&VectorGame::apples(), EndRule::Normal, 21, 21);
    assert_eq!(names(&run), all[2..]);
}

#[test]
fn of_milestones_that_coincide_one_is_kept() {
    let apples = |columns, rows| {
        names(&coloured(
            &VectorGame::apples(),
            EndRule::Misere,
            columns,
            rows,
        ))
    };
    assert_eq!(apples(1, 1), [(Finished, 0, 0)]);
    assert_eq!(apples(1, 2), [(Given, 0, 1)]);
    assert_eq!(apples(2, 1), [(Follows, 1, 0)]);
    assert_eq!(apples(3, 1), [(Follows, 1, 0), (FirstLostWhole, 2, 0)]);
}

#[test]
fn other_games_have_their_milestones() {
    // The weight is (1,2). The only move is first possible at (0,1), which is then won in normal
    // play.
    let halves = steps(&[(1, -1)]);
    assert_eq!(
        names(&coloured(&halves, EndRule::Normal, 3, 3)),
        [(EveryMove, 0, 1), (FirstLost, 0, 2), (Finished, 2, 2)]
    );
    // Under misère play the point is lost, so both kinds coincide.
    let misere = coloured(&halves, EndRule::Misere, 3, 3);
    assert_eq!(names(&misere), [(EveryMove, 0, 1), (Finished, 2, 2)]);
    assert_eq!(milestones(&misere)[0].kind, EveryMove);

    let rook = rays(&[(-1, 0), (0, -1)]);
    assert_eq!(
        names(&coloured(&rook, EndRule::Normal, 9, 9)),
        [(EveryMove, 1, 1), (Finished, 8, 8)]
    );
    assert_eq!(
        names(&wavefront(&rook, EndRule::Misere, 9, 9)),
        [(FirstLost, 0, 1), (EveryMove, 1, 1), (Finished, 8, 8)]
    );
    // Every point is won, either because it has no move or because its only move leads to such a
    // point.
    assert_eq!(
        names(&coloured(&steps(&[(-5, 0)]), EndRule::Normal, 5, 2)),
        [(Finished, 4, 1)]
    );
}
