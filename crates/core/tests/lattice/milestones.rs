//! The steps worth stopping at.

use crate::games::{coloured, rays, steps, wavefront};
use appleyard_core::game::EndRule;
use appleyard_core::lattice::{Colouring, MilestoneKind, Picture, VectorGame, milestones};
use appleyard_core::progress::Run;

fn names(picture: &impl Picture) -> Vec<(&'static str, u32, u32)> {
    let found = milestones(picture);
    assert!(found.is_sorted_by(|one, other| one.step < other.step));
    found
        .iter()
        .map(|milestone| (milestone.kind.name(), milestone.point.m, milestone.point.n))
        .collect()
}

#[test]
fn milestones_of_the_apples() {
    let all = [
        ("given", 0, 1),
        ("follows", 1, 0),
        ("every-move", 1, 1),
        ("first-lost-whole", 2, 0),
        ("all-wholes", 20, 0),
        ("finished", 20, 20),
    ];
    let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 21, 21).unwrap();
    let before: Vec<_> = all
        .iter()
        .filter(|one| one.0 != "first-lost-whole")
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

    // In normal play nothing is given: (0,0) is where it begins.
    let run = coloured(&VectorGame::apples(), EndRule::Normal, 21, 21);
    assert_eq!(names(&run), all[2..]);
}

#[test]
fn milestones_that_coincide_or_do_not_exist() {
    let apples = |columns, rows| {
        names(&coloured(
            &VectorGame::apples(),
            EndRule::Misere,
            columns,
            rows,
        ))
    };
    assert_eq!(apples(1, 1), [("finished", 0, 0)]);
    assert_eq!(apples(1, 2), [("given", 0, 1)]);
    assert_eq!(apples(2, 1), [("follows", 1, 0)]);
    assert_eq!(
        apples(3, 1),
        [("follows", 1, 0), ("first-lost-whole", 2, 0)]
    );
}

#[test]
fn milestones_of_other_games() {
    // Weight (1,2); one move only, first possible at (0,1), which is then won in normal play.
    let halves = steps(&[(1, -1)]);
    assert_eq!(
        names(&coloured(&halves, EndRule::Normal, 3, 3)),
        [
            ("every-move", 0, 1),
            ("first-lost", 0, 2),
            ("finished", 2, 2)
        ]
    );
    // Under misère play it is lost, so that both kinds coincide.
    let misere = coloured(&halves, EndRule::Misere, 3, 3);
    assert_eq!(names(&misere), [("every-move", 0, 1), ("finished", 2, 2)]);
    assert_eq!(milestones(&misere)[0].kind, MilestoneKind::EveryMove);

    let rook = rays(&[(-1, 0), (0, -1)]);
    assert_eq!(
        names(&coloured(&rook, EndRule::Normal, 9, 9)),
        [("every-move", 1, 1), ("finished", 8, 8)]
    );
    assert_eq!(
        names(&wavefront(&rook, EndRule::Misere, 9, 9)),
        [
            ("first-lost", 0, 1),
            ("every-move", 1, 1),
            ("finished", 8, 8)
        ]
    );
    // Everything is won where no move is possible, or leads there.
    assert_eq!(
        names(&coloured(&steps(&[(-5, 0)]), EndRule::Normal, 5, 2)),
        [("finished", 4, 1)]
    );
}
