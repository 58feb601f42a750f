//! Inputs at the limits give an answer or an error, never an overflow.

use crate::lattice::games::{rays, steps};
use crate::support::params::numbers;
use appleyard_core::Error;
use appleyard_core::error::{LatticeError, Quantity};
use appleyard_core::game::EndRule;
use appleyard_core::lattice::{
    Colouring, MAX_LINES, MAX_OUTCOME_POSITIONS, MAX_OUTCOME_SIDE, MAX_POSITIONS, MAX_SIDE,
    MIN_SIDE, Move, Point, Vector, VectorGame, Wavefront,
};
use appleyard_core::progress::Run;

fn colouring(game: &VectorGame, columns: u32, rows: u32) -> Result<(), Error> {
    Colouring::new(game.clone(), EndRule::Misere, columns, rows).map(|_| ())
}

fn outcomes(game: &VectorGame, columns: u32, rows: u32) -> Result<(), Error> {
    Wavefront::new(game.clone(), EndRule::Misere, columns, rows).map(|_| ())
}

#[test]
fn sides_out_of_range_are_refused() {
    let game = VectorGame::apples();
    type Make = fn(&VectorGame, u32, u32) -> Result<(), Error>;
    let makers: [(Make, u32); 2] = [(colouring, MAX_SIDE), (outcomes, MAX_OUTCOME_SIDE)];
    for (make, max) in makers {
        let min = MIN_SIDE;
        for value in [min - 1, max + 1, u32::MAX] {
            let error =
                |side: &'static Quantity| side.refused(value.into(), min.into(), max.into());
            assert_eq!(make(&game, value, 1), Err(error(LatticeError::COLUMNS)));
            assert_eq!(make(&game, 1, value), Err(error(LatticeError::ROWS)));
        }
        assert_eq!(make(&game, max, max), Ok(()));
    }
}

#[test]
fn a_region_that_is_too_large_is_refused_before_it_is_made() {
    // Each further column from which moves climb gives `climb` more points; the weight is (climb +
    // 1, 1).
    let positions = |climb: u64, columns: u64, rows: u64| {
        let points = columns * rows + climb * columns * (columns - 1) / 2;
        let lines = (climb + 1) * (columns - 1) + rows;
        points + lines
    };
    let steep = steps(&[(-1, 4096)]);
    let error = colouring(&steep, 60, 9).unwrap_err();
    assert_eq!(
        error,
        Error::from(LatticeError::RegionTooLarge {
            positions: positions(4096, 60, 9),
            limit: MAX_POSITIONS
        })
    );
    assert_eq!(error.code(), "region-too-large");
    assert_eq!(numbers(error.params())[1], ("limit", 4_194_304));
    assert_eq!(colouring(&steep, 44, 9), Ok(()));
    assert_eq!(outcomes(&steep, 60, 9), Ok(()));
    assert_eq!(
        outcomes(&steps(&[(-1, 30)]), 4096, 4096),
        Err(Error::from(LatticeError::RegionTooLarge {
            positions: positions(30, 4096, 4096),
            limit: MAX_OUTCOME_POSITIONS
        }))
    );
}

#[test]
fn too_many_lines_are_refused_before_they_are_made() {
    let heavy = steps(&[(-4095, 4094), (4096, -4095)]);
    assert_eq!(heavy.weight(), (8189, 8191));
    let lines = |columns: u64, rows: u64| 8189 * (columns - 1) + 8191 * (rows - 1) + 1;
    let error = Error::from(LatticeError::TooManyLines {
        lines: lines(1024, 1024),
        limit: MAX_LINES,
    });
    assert_eq!(colouring(&heavy, 1024, 1024), Err(error.clone()));
    assert_eq!(outcomes(&heavy, 1024, 1024), Err(error.clone()));
    assert_eq!(error.code(), "too-many-lines");
    assert_eq!(
        numbers(error.params()),
        [("lines", 16_756_741), ("limit", 262_144)]
    );
    assert_eq!(
        numbers(outcomes(&heavy, 4096, 4096).unwrap_err().params())[0],
        ("lines", 67_076_101)
    );
    assert_eq!(colouring(&heavy, 17, 16), Ok(()));
}

/// Extreme vectors, as steps and as rays, at all sizes.
#[test]
fn extreme_vectors_stay_within_the_arithmetic() {
    let sets: [&[(i32, i32)]; 9] = [
        &[(-4096, 4095), (4095, -4095)],
        &[(-4095, 4094), (4096, -4095)],
        &[(-1, 2), (1, -3)],
        &[(-1, 3), (-4096, -4096)],
        &[(3, -1), (0, -4096)],
        &[(-4096, 0), (0, -4096)],
        &[(-4096, -4096), (-1, -4096), (-4096, -1)],
        &[(-1, 4096), (0, -1)],
        &[(4096, -1), (-1, 0)],
    ];
    let sizes = [
        (1, 4096),
        (4096, 1),
        (2, 2),
        (60, 60),
        (1024, 1024),
        (4096, 4096),
    ];
    let mut solved = 0;
    for game in sets.iter().flat_map(|set| [steps(set), rays(set)]) {
        for (columns, rows) in sizes {
            let corner = Point {
                m: columns - 1,
                n: rows - 1,
            };
            let fast = Wavefront::new(game.clone(), EndRule::Misere, columns, rows);
            let outcome = fast.ok().map(|mut run| {
                let Ok(_) = run.finish();
                run.outcome(corner).unwrap().unwrap()
            });
            if let Ok(mut run) = Colouring::new(game.clone(), EndRule::Misere, columns, rows) {
                let Ok(_) = run.finish();
                let value = run.value(corner).unwrap().unwrap();
                assert_eq!(Some(value.outcome), outcome);
                solved += 1;
            }
        }
    }
    assert!(solved > 30, "{solved}");
}

/// The largest number of moves, near ones and far ones, as steps and as rays.
#[test]
fn the_largest_number_of_moves_works() {
    let near: Vec<_> = (0..8)
        .flat_map(|dm| (0..8).map(move |dn| (-dm, -dn)))
        .skip(1)
        .collect();
    let far: Vec<_> = (0..63)
        .map(|index| (-1 - 16 * index, index - 1000))
        .collect();
    for game in [steps(&near), rays(&near), steps(&far), rays(&far)] {
        assert_eq!(game.moves().len(), 63);
        let mut fast = Wavefront::new(game.clone(), EndRule::Normal, 1200, 1200).unwrap();
        let Ok(_) = fast.finish();
        let mut run = Colouring::new(game.clone(), EndRule::Normal, 160, 1024).unwrap();
        let Ok(_) = run.finish();
        for m in 0..160 {
            for n in 0..1024 {
                let point = Point { m, n };
                let value = run.value(point).unwrap().unwrap();
                assert_eq!(fast.outcome(point), Ok(Some(value.outcome)));
                if let Some(grundy) = run.grundy(point) {
                    assert!(game.has_rays() || grundy <= 63);
                }
            }
        }
    }
}

/// With 63 moves, a point has the value 63, which needs the last bit of a word.
#[test]
fn the_largest_grundy_value_of_steps_is_63() {
    let all: Vec<_> = (1..=63)
        .map(|taken| Move::step(Vector { dm: -taken, dn: 0 }))
        .collect();
    for count in [7, 8, 15, 16, 31, 32, 63] {
        let game = VectorGame::new(all[..count].to_vec()).unwrap();
        let mut run = Colouring::new(game, EndRule::Normal, 200, 1).unwrap();
        let Ok(_) = run.finish();
        for m in 0..200_u32 {
            let heap = m % (u32::try_from(count).unwrap() + 1);
            assert_eq!(run.grundy(Point { m, n: 0 }), Some(heap));
        }
    }
}
