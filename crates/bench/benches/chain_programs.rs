//! The article's programs: as they are written here, as the article writes them, and with a table.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{Algorithm, CountingProgram, ProgramPlan, Representation};
use appleyard_core::game::EndRule;
use appleyard_core::progress::Run;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const OBJECTS: u32 = 9;

fn plan(representation: Representation, algorithm: Algorithm) -> ProgramPlan {
    ProgramPlan {
        objects: OBJECTS,
        end_rule: EndRule::Normal,
        first_move: FirstMove::Fewest,
        representation,
        algorithm,
    }
}

/// Runs a program; returns the plies until the start is won.
fn run(plan: ProgramPlan) -> u32 {
    let mut program = CountingProgram::new(plan).unwrap();
    let Ok(_) = program.finish();
    program.verdict().unwrap().remoteness.unwrap()
}

/// The article's program for the array and normal play: `pos`, `hod`, `nf` and `oc`. Returns the
/// value of the start and the number of moves.
fn as_printed(max: usize) -> (i32, u64) {
    let mut pos = vec![1_u8; max];
    pos.push(0);
    let (mut hod, mut nf, mut oc) = (vec![0; max + 1], vec![1; max + 1], vec![0_i32; max + 1]);
    let (mut level, mut count, mut moves) = (0, max, 0);
    // The article starts a level at cell −1; here the wrapping sum has the same effect.
    loop {
        let (cell, taken) = (hod[level], nf[level]);
        if pos[cell] == 1 && (taken == 1 || pos[cell + 1] == 1) {
            pos[cell..cell + taken].fill(0);
            count -= taken;
            moves += 1;
            if count > 0 {
                level += 1;
                (oc[level], hod[level], nf[level]) = (0, usize::MAX, 2);
            } else {
                oc[level] = 1;
                pos[cell..cell + taken].fill(1);
                count += taken;
            }
        }
        let next = |level: usize, hod: &mut [usize], nf: &mut [usize]| {
            if nf[level] == 1 && level > 0 {
                nf[level] = 2;
            } else {
                hod[level] = hod[level].wrapping_add(1);
                nf[level] = 1;
            }
        };
        next(level, &mut hod, &mut nf);
        if hod[level] >= max {
            if level == 0 {
                return (oc[0], moves);
            }
            level -= 1;
            let below = -oc[level + 1];
            let estimate = below + if below > 0 { 1 } else { -1 };
            let here = oc[level];
            if here == 0
                || here < 0 && (estimate > 0 || estimate < here)
                || here > 0 && estimate > 0 && estimate < here
            {
                oc[level] = estimate;
            }
            let (cell, taken) = (hod[level], nf[level]);
            pos[cell..cell + taken].fill(1);
            count += taken;
            if level == 0 && hod[0] + 1 >= max {
                return (oc[0], moves);
            }
            next(level, &mut hod, &mut nf);
        }
    }
}

fn programs(criterion: &mut Criterion) {
    // The comparison is worth something only if the alternatives give the same answers.
    let array = plan(Representation::Array, Algorithm::Exhaustive);
    assert_eq!(
        (run(array), as_printed(OBJECTS as usize)),
        (7, (7, 1_798_427))
    );
    let mut group = criterion.benchmark_group("chain/exhaustive 9, array");
    group.throughput(Throughput::Elements(1_798_427));
    group.sample_size(20);
    group.bench_function("bits", |bencher| bencher.iter(|| run(black_box(array))));
    group.bench_function("as printed", |bencher| {
        bencher.iter(|| as_printed(black_box(OBJECTS as usize)));
    });
    group.finish();

    for (name, representation) in [
        ("chain/table 9, array", Representation::Array),
        ("chain/table 9, groups", Representation::Groups),
    ] {
        let exhaustive = plan(representation, Algorithm::Exhaustive);
        let memoised = plan(representation, Algorithm::Memoised);
        assert_eq!((run(exhaustive), run(memoised)), (7, 7));
        let mut group = criterion.benchmark_group(name);
        group.sample_size(20);
        group.bench_function("memoised", |bencher| {
            bencher.iter(|| run(black_box(memoised)))
        });
        group.bench_function("exhaustive", |bencher| {
            bencher.iter(|| run(black_box(exhaustive)));
        });
        group.finish();
    }
}

criterion_group!(benches, programs);
criterion_main!(benches);
