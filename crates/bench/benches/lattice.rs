//! The colourings, including their construction, against plain loops over the points and against
//! the generic solver.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{Colouring, LatticeGame, Point, VectorGame, Wavefront};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Interned, MAX_POSITIONS, Retrograde};
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};

/// The apple game on the points that decide the drawn ones: column m is higher by the halves that
/// the wholes to its right can become. There is one entry for each point, column after column, so
/// that each point comes after all its options.
///
/// ```text
///   column 0 [. . . . . . .]
///   column 1 [. . . . . .]
///   column 2 [. . . . .]      side = 4
///   column 3 [. . . .]
/// ```
struct Columns {
    side: usize,
    starts: Vec<usize>,
}

impl Columns {
    fn new(side: usize) -> Columns {
        let starts = (0..=side).scan(0, |start, m| {
            let own = *start;
            *start += 2 * side - 1 - m.min(side - 1);
            Some(own)
        });
        Columns {
            side,
            starts: starts.collect(),
        }
    }

    fn points(&self) -> usize {
        self.starts[self.side]
    }

    /// Finds each point from its options: a whole less, a half less, half a whole less.
    fn solve<T: Copy>(&self, blank: T, of: impl Fn([Option<T>; 3]) -> T) -> Vec<T> {
        let mut table = vec![blank; self.points()];
        for m in 0..self.side {
            let start = self.starts[m];
            for n in 0..self.starts[m + 1] - start {
                let whole = (m > 0).then(|| self.starts[m - 1] + n);
                let half = (n > 0).then(|| start + n - 1);
                let options = [whole, half, whole.map(|place| place + 1)];
                table[start + n] = of(options.map(|place| place.map(|place| table[place])));
            }
        }
        table
    }
}

/// The outcomes of the apple game under misère play: 1 for won.
fn byte_a_point(side: usize) -> Vec<u8> {
    Columns::new(side).solve(0, |options| match options {
        [None, None, None] => 1,
        _ => u8::from(options.contains(&Some(0))),
    })
}

/// Outcome, remoteness and Grundy value of the apple game under misère play.
fn values_point_by_point(side: usize) -> Vec<(bool, u32, u8)> {
    Columns::new(side).solve((false, 0, 0), |options| {
        let options = options.into_iter().flatten();
        let mut best = (true, 0);
        let mut met = 0_u8;
        for (index, (won, plies, grundy)) in options.enumerate() {
            let offered = (!won, plies + 1);
            let preferred = match (offered.0, best.0) {
                (true, true) => offered.1 < best.1,
                (false, false) => offered.1 > best.1,
                (won, _) => won,
            };
            if index == 0 || preferred {
                best = offered;
            }
            met |= 1 << grundy;
        }
        (best.0, best.1, u8::try_from(met.trailing_ones()).unwrap())
    })
}

fn colour(side: u32) -> Colouring {
    let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, side, side).unwrap();
    let Ok(_) = run.finish();
    run
}

fn wavefront(side: u32) -> Wavefront {
    let mut run = Wavefront::new(VectorGame::apples(), EndRule::Misere, side, side).unwrap();
    let Ok(_) = run.finish();
    run
}

fn solve(apples: &VectorGame, side: u32) -> Retrograde<Interned<LatticeGame<&VectorGame>>> {
    let game = LatticeGame::anywhere(apples, EndRule::Misere);
    let mut solver = Retrograde::new(game, MAX_POSITIONS);
    for m in 0..side {
        for n in 0..side {
            solver.ask(Point { m, n }).unwrap();
        }
    }
    solver.finish().unwrap();
    solver
}

/// The comparison is worth something only if the alternatives give the same answers.
fn check(side: u32) {
    let columns = Columns::new(side as usize);
    let (outcomes, values) = (
        byte_a_point(side as usize),
        values_point_by_point(side as usize),
    );
    let (bits, cells) = (wavefront(side), colour(side));
    for m in 0..side {
        for n in 0..side {
            let place = columns.starts[m as usize] + n as usize;
            let point = Point { m, n };
            let value = cells.value(point).unwrap().unwrap();
            let won = value.outcome == Outcome::N;
            assert_eq!(bits.outcome(point), Ok(Some(value.outcome)));
            assert_eq!(outcomes[place] == 1, won);
            let grundy = u32::from(values[place].2);
            assert_eq!(
                (values[place].0, values[place].1),
                (won, value.remoteness.unwrap())
            );
            assert_eq!(Some(grundy), cells.grundy(point));
        }
    }
}

type Group<'a> = BenchmarkGroup<'a, criterion::measurement::WallTime>;

fn group(criterion: &mut Criterion, name: &str, points: u64, measure: impl Fn(&mut Group)) {
    let mut group = criterion.benchmark_group(format!("lattice/{name}"));
    group.throughput(Throughput::Elements(points));
    group.sample_size(10);
    measure(&mut group);
    group.finish();
}

fn lattice(criterion: &mut Criterion) {
    check(300);
    let points = |side| Columns::new(side).points() as u64;
    group(criterion, "outcome 4096x4096", points(4096), |group| {
        group.bench_function("wavefront", |bencher| {
            bencher.iter(|| wavefront(black_box(4096)));
        });
        group.bench_function("byte a point", |bencher| {
            bencher.iter(|| byte_a_point(black_box(4096)));
        });
    });
    group(criterion, "values 1024x1024", points(1024), |group| {
        group.bench_function("colouring", |bencher| {
            bencher.iter(|| colour(black_box(1024)));
        });
        group.bench_function("point by point", |bencher| {
            bencher.iter(|| values_point_by_point(black_box(1024)));
        });
    });
    group(criterion, "40x40", points(40), |group| {
        group.bench_function("colouring", |bencher| {
            bencher.iter(|| colour(black_box(40)))
        });
        group.bench_function("generic solver", |bencher| {
            let apples = VectorGame::apples();
            bencher.iter(|| solve(&apples, black_box(40)));
        });
    });
}

criterion_group!(benches, lattice);
criterion_main!(benches);
