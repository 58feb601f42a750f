use appleyard_core::machine::discrete::{DiscreteConfig, DiscreteKind, DiscreteRun};
use proptest::prelude::*;

use crate::discrete::made::{machines, motions, pendulums, rows_of, run_of, strings};

fn rows(config: &DiscreteConfig) -> Vec<Vec<i32>> {
    rows_of(&DiscreteRun::new(config).unwrap())
}

/// A number of a row, also beyond its ends.
fn at(row: &[i32], place: i32, wraps: bool) -> i32 {
    let n = row.len() as i32;
    match place {
        _ if (0..n).contains(&place) => row[place as usize],
        _ if wraps => row[place.rem_euclid(n) as usize],
        _ => 0,
    }
}

/// The energy between two rows, which the discrete wave equation keeps exactly.
fn energy(before: &[i32], after: &[i32], wraps: bool) -> i64 {
    let n = before.len() as i32;
    let places = if wraps { 0..n } else { -1..n };
    let slope = |row: &[i32], x| i64::from(at(row, x + 1, wraps) - at(row, x, wraps));
    let moved = |x| i64::from(at(after, x, wraps) - at(before, x, wraps));
    let here = |x| moved(x) * moved(x) + slope(before, x) * slope(after, x);
    places.map(here).sum()
}

proptest! {
    #[test]
    fn a_string_follows_the_wave_equation_from_its_two_rows(config in strings()) {
        let rows = rows(&config);
        prop_assert_eq!(Some(&rows[0]), config.cells.as_ref());
        if let Some(second) = rows.get(1) {
            prop_assert_eq!(Some(second), config.second.as_ref());
        }
        for three in rows.windows(3) {
            for x in 0..three[0].len() as i32 {
                let sides = at(&three[1], x - 1, config.wraps) + at(&three[1], x + 1, config.wraps);
                prop_assert_eq!(three[2][x as usize], sides - three[0][x as usize]);
            }
        }
    }

    #[test]
    fn a_string_keeps_its_energy_exactly(config in strings()) {
        let rows = rows(&config);
        let energies: Vec<_> = rows.windows(2).map(|it| energy(&it[0], &it[1], config.wraps)).collect();
        prop_assert!(energies.iter().all(|it| *it == energies[0]));
    }

    /// The solution of d'Alembert, 1747: one wave to the right and one to the left, without change of shape.
    #[test]
    fn on_a_ring_two_waves_pass_through_each_other(
        waves in prop::collection::vec((-400..400_i32, -400..400_i32), 3..30), steps in 1..80_u32
    ) {
        let (right, left): (Vec<_>, Vec<_>) = waves.into_iter().unzip();
        let n = right.len() as i32;
        let shape = |t: i32| -> Vec<i32> {
            (0..n).map(|x| at(&right, x - t, true) + at(&left, x + t, true)).collect()
        };
        let config = DiscreteConfig {
            cells: Some(shape(0)),
            second: Some(shape(1)),
            wraps: true,
            ..DiscreteConfig::new(DiscreteKind::Wave, steps)
        };
        for (t, row) in (0..).zip(rows(&config)) {
            prop_assert_eq!(row, shape(t));
        }
    }

    /// A wave turns over at a fixed end: a string of n points is its mirror image upside down after n + 1 steps.
    #[test]
    fn a_string_with_fixed_ends_is_mirrored_after_its_length(config in strings()) {
        let n = config.cells.as_ref().unwrap().len() as u32;
        let config = DiscreteConfig { wraps: false, steps: 2 * n + 2, ..config };
        let rows = rows(&config);
        let mirrored: Vec<i32> = rows[0].iter().rev().map(|it| -it).collect();
        prop_assert_eq!(&rows[n as usize + 1], &mirrored);
        prop_assert_eq!(&rows[2 * n as usize + 2], &rows[0]);
    }

    #[test]
    fn without_a_second_row_a_string_moves_to_the_right(
        row in prop::collection::vec(-1000..=1000_i32, 3..30)
    ) {
        let config = DiscreteConfig {
            cells: Some(row.clone()),
            wraps: true,
            ..DiscreteConfig::new(DiscreteKind::Wave, 40)
        };
        for (t, moved) in (0..).zip(rows(&config)) {
            let shifted: Vec<i32> = (0..row.len() as i32).map(|x| at(&row, x - t, true)).collect();
            prop_assert_eq!(moved, shifted);
        }
    }

    /// The predicate K of the source document: an event is lawful if it lies on the line of the first one.
    #[test]
    fn a_particle_goes_through_the_lawful_events(config in motions()) {
        let rows = rows(&config);
        let (first, velocity) = (&rows[0], config.velocity.unwrap());
        for (step, event) in (0..).zip(&rows) {
            prop_assert_eq!(event[0], first[0] + step);
            prop_assert_eq!(event[1] - first[1], velocity * (event[0] - first[0]));
        }
    }

    /// Any row gives all rows before it, if the law has an inverse.
    #[test]
    fn run_backwards_the_rows_are_the_same(
        config in prop_oneof![strings(), motions(), pendulums(), machines()], share in 0..=100_u32
    ) {
        let run = DiscreteRun::new(&config).unwrap();
        let step = run.steps() * share / 100;
        let until = (step as usize + 1) * run.system().parts();
        let kinds = [DiscreteKind::Motion, DiscreteKind::Wave, DiscreteKind::Pendulum];
        let expected = kinds.contains(&config.kind).then(|| run.rows()[..until].to_vec());
        prop_assert_eq!(run.backwards(step).unwrap(), expected);
    }

    #[test]
    fn a_pendulum_keeps_its_energy_within_what_a_step_changes(config in pendulums()) {
        let rows = rows(&DiscreteConfig { steps: 2000, ..config });
        let step = 1.0 / 16.0;
        let energies = rows.iter().map(|row| {
            let [angle, momentum] = [0, 1].map(|it| f64::from(row[it]) / 65536.0);
            let energy = momentum * momentum / 2.0 - angle.cos();
            // What the method of Euler keeps instead, up to the square of the step (Hairer, Lubich and Wanner,
            // Geometric Numerical Integration, chapter IX).
            (energy, energy - step / 2.0 * momentum * angle.sin())
        });
        let (plain, kept): (Vec<_>, Vec<_>) = energies.unzip();
        let spread = |all: &[f64]| all.iter().map(|it| (it - all[0]).abs()).fold(0.0, f64::max);
        prop_assert!(spread(&plain) < 0.3, "{}", spread(&plain));
        prop_assert!(spread(&kept) < 0.02, "{}", spread(&kept));
    }
}

/// The most that a run can hold stays far below the bounds of its numbers: a string can grow by its start in every
/// step, but not faster.
#[test]
fn a_string_that_is_pushed_all_over_grows_evenly() {
    let config = DiscreteConfig {
        cells: Some(vec![-1000; 401]),
        second: Some(vec![1000; 401]),
        wraps: true,
        ..DiscreteConfig::new(DiscreteKind::Wave, 2000)
    };
    let rows = rows(&config);
    assert_eq!(rows[2000], vec![2000 * 2000 - 1000; 401]);
}

/// A plucked string that was at rest: two humps run apart.
#[test]
fn a_plucked_string_parts_into_two_humps() {
    let rows = rows_of(&run_of(DiscreteKind::Wave, 10));
    let heights = |row: &[i32]| {
        row.iter()
            .filter(|it| **it != 0)
            .copied()
            .collect::<Vec<_>>()
    };
    assert_eq!(heights(&rows[0]), [4, 12, 24, 32, 24, 12, 4]);
    assert_eq!(
        heights(&rows[10]),
        [2, 6, 12, 16, 12, 6, 2, 2, 6, 12, 16, 12, 6, 2]
    );
    assert_eq!([rows[10][10], rows[10][30]], [16, 16]);
}

/// The period from the mean of Gauss: 2π / agm(1, cos(θ/2)) (Carvalhaes and Suppes, Approximations for the period
/// of the simple pendulum based on the arithmetic-geometric mean, 2008).
#[test]
fn a_pendulum_has_the_period_that_the_arithmetic_geometric_mean_gives() {
    for angle in [0.1_f64, 1.0, 2.0] {
        let config = DiscreteConfig {
            cells: Some(vec![(angle * 65536.0) as i32, 0]),
            ..DiscreteConfig::new(DiscreteKind::Pendulum, 2000)
        };
        let rows = rows(&config);
        let up = |it: usize| rows[it - 1][0] < 0 && rows[it][0] >= 0;
        let crossings: Vec<usize> = (1..rows.len()).filter(|&it| up(it)).collect();
        let (first, last) = (crossings[0], crossings[crossings.len() - 1]);
        let measured = (last - first) as f64 / (crossings.len() - 1) as f64 / 16.0;
        let (mut a, mut b) = (1.0, (angle / 2.0).cos());
        for _ in 0..6 {
            (a, b) = (f64::midpoint(a, b), (a * b).sqrt());
        }
        let exact = std::f64::consts::TAU / a;
        assert!(
            (measured / exact - 1.0).abs() < 0.003,
            "{angle}: {measured} {exact}"
        );
    }
}

/// The same numbers on every computer. They were calculated with the sine of a C library in double precision, and
/// rounded in each step: a way that shares nothing with the core.
#[test]
fn the_numbers_of_a_pendulum_are_the_same_everywhere() {
    for (start, later) in [
        (
            [65_536, 0],
            [[65_321, -3447], [60_776, 24_328], [-34_647, 51_667]],
        ),
        (
            [524_288, 262_144],
            [
                [540_419, 258_092],
                [2_160_082, 264_978],
                [33_231_284, 255_704],
            ],
        ),
        (
            [-131_072, 5],
            [[-130_839, 3729], [-2048, -110_316], [-129_573, -15_466]],
        ),
    ] {
        let config = DiscreteConfig {
            cells: Some(start.to_vec()),
            ..DiscreteConfig::new(DiscreteKind::Pendulum, 2000)
        };
        let rows = rows(&config);
        assert_eq!(
            [1, 100, 2000].map(|it| rows[it].clone()),
            later.map(Vec::from)
        );
    }
}
