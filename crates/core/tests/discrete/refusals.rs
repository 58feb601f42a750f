use appleyard_core::Error;
use appleyard_core::error::DiscreteError;
use appleyard_core::machine::discrete::{DiscreteConfig, DiscreteKind, DiscreteRun};

use crate::discrete::made::run_of;

fn refused(change: impl Fn(&mut DiscreteConfig), kind: DiscreteKind) -> Error {
    let mut config = DiscreteConfig::new(kind, 3);
    change(&mut config);
    DiscreteRun::new(&config).unwrap_err()
}

#[test]
fn numbers_beyond_their_bounds_are_named_with_the_bounds() {
    let steps = refused(|it| it.steps = 2001, DiscreteKind::Motion);
    assert_eq!(steps, DiscreteError::STEPS.refused(2001, 0, 2000));
    let rule = refused(|it| it.rule = Some(256), DiscreteKind::Cells);
    assert_eq!(rule, DiscreteError::RULE.refused(256, 0, 255));
    for kind in [DiscreteKind::Cells, DiscreteKind::Wave] {
        for width in [0, 402, u32::MAX] {
            let by_number = refused(|it| it.width = Some(width), kind);
            assert_eq!(
                by_number,
                DiscreteError::WIDTH.refused(width.into(), 1, 401)
            );
        }
        let by_row = refused(|it| it.cells = Some(vec![0; 402]), kind);
        assert_eq!(by_row, DiscreteError::WIDTH.refused(402, 1, 401));
        let empty = refused(|it| it.cells = Some(vec![]), kind);
        assert_eq!(empty, DiscreteError::WIDTH.refused(0, 1, 401));
    }
    let word = refused(|it| it.word = Some("1".repeat(201)), DiscreteKind::Counter);
    assert_eq!(word, DiscreteError::LETTERS.refused(201, 0, 200));
    let fast = refused(|it| it.velocity = Some(i32::MIN), DiscreteKind::Motion);
    let bounds = DiscreteError::VelocityOutOfRange {
        value: i32::MIN,
        min: -1000,
        max: 1000,
    };
    assert_eq!(fast, bounds.into());
}

#[test]
fn a_word_is_made_of_0_and_1() {
    for kind in [DiscreteKind::Counter, DiscreteKind::Automaton] {
        let other = refused(|it| it.word = Some("10２1".into()), kind);
        let named = DiscreteError::NotALetter {
            place: 3,
            found: Some('２'),
        };
        assert_eq!(other, named.into());
    }
}

#[test]
fn a_cell_beyond_its_bounds_is_named() {
    for (kind, cells, cell, value, [min, max]) in [
        (DiscreteKind::Cells, vec![0, 2], 2, 2, [0, 1]),
        (DiscreteKind::Wave, vec![-1001], 1, -1001, [-1000, 1000]),
        (
            DiscreteKind::Motion,
            vec![0, 1_000_001],
            2,
            1_000_001,
            [-1_000_000, 1_000_000],
        ),
        (
            DiscreteKind::Pendulum,
            vec![0, i32::MIN],
            2,
            i32::MIN,
            [-262_144, 262_144],
        ),
        (
            DiscreteKind::Pendulum,
            vec![524_289, 0],
            1,
            524_289,
            [-524_288, 524_288],
        ),
    ] {
        let error = refused(|it| it.cells = Some(cells.clone()), kind);
        assert_eq!(
            error,
            DiscreteError::CellOutOfRange {
                cell,
                value,
                min,
                max
            }
            .into()
        );
    }
    let second = refused(|it| it.second = Some(vec![2000; 61]), DiscreteKind::Wave);
    assert_eq!(second.code(), "discrete-cell-out-of-range");
}

#[test]
fn a_row_of_the_wrong_length_is_refused() {
    for kind in [DiscreteKind::Motion, DiscreteKind::Pendulum] {
        for count in [0, 1, 3] {
            let error = refused(|it| it.cells = Some(vec![0; count]), kind);
            let count = count as u64;
            assert_eq!(
                error,
                DiscreteError::WrongCellCount { count, needed: 2 }.into()
            );
        }
    }
    let second = refused(|it| it.second = Some(vec![0; 60]), DiscreteKind::Wave);
    assert_eq!(
        second,
        DiscreteError::WrongCellCount {
            count: 60,
            needed: 61
        }
        .into()
    );
}

#[test]
fn a_question_beyond_the_run_is_refused() {
    let run = run_of(DiscreteKind::Facing, 3);
    let no_step = DiscreteError::NoSuchStep { step: 4, steps: 3 };
    assert_eq!(run.signals(4, 0..1), Err(no_step.clone()));
    assert_eq!(run.backwards(4), Err(no_step));
    for (from, to) in [(0, 3), (2, 1), (usize::MAX, usize::MAX), (0, usize::MAX)] {
        let error = DiscreteError::NoSuchWindow {
            from: from as u64,
            to: to as u64,
            cells: 2,
        };
        assert_eq!(run.signals(0, from..to), Err(error.clone()));
        assert_eq!(run.alone(from..to), Err(error));
    }
}

/// The largest runs of all kinds, to their ends.
#[test]
fn the_bounds_themselves_are_allowed() {
    let kinds = [
        (DiscreteKind::Cells, vec![1; 401]),
        (DiscreteKind::Wave, vec![1000; 401]),
        (DiscreteKind::Motion, vec![1_000_000, 1_000_000]),
        (DiscreteKind::Pendulum, vec![524_288, 262_144]),
    ];
    for (kind, cells) in kinds {
        let config = DiscreteConfig {
            velocity: Some(1000),
            rule: Some(255),
            word: Some("1".repeat(200)),
            cells: Some(cells.clone()),
            ..DiscreteConfig::new(kind, 2000)
        };
        let run = DiscreteRun::new(&config).unwrap();
        assert_eq!(run.rows().len(), 2001 * cells.len());
        assert!(
            run.rows()
                .iter()
                .all(|it| it.unsigned_abs() < 10_000_000 * 7)
        );
    }
}
