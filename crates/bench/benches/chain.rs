//! Finds all values of a row in Chain, against the generic solver.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::chain::{ChainTable, FirstMove, OctalCode, OctalGrundy};
use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::progress::Run;
use appleyard_core::solve::{MAX_POSITIONS, Retrograde, Solved, Value};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// The lengths of the rows that are solved. For the first there is little to do; for the last there is
/// as much as the generic solver can do in a reasonable time.
const LENGTHS: [u32; 3] = [16, 30, 40];

/// The largest heap whose Grundy value is calculated.
const HEAP: u32 = 2000;

const END_RULES: [EndRule; 2] = [EndRule::Normal, EndRule::Misere];

/// Groups as bits, laid out from large to small with a gap between them; a move is the set of bits that
/// it takes. The generic solver solves this game and finds positions by hashing.
struct Groups(EndRule);

impl Groups {
    fn whole(length: u32) -> u64 {
        (1 << length) - 1
    }

    /// The same groups from large to small.
    fn sorted(mut cells: u64) -> u64 {
        let mut sizes = [0_u32; 32];
        let mut count = 0;
        while cells != 0 {
            cells >>= cells.trailing_zeros();
            let size = cells.trailing_ones();
            cells &= !Groups::whole(size);
            sizes[count] = size;
            count += 1;
        }
        sizes[..count].sort_unstable();
        let laid_out = sizes[..count].iter().rev();
        laid_out.fold(0, |row, &size| row << (size + 1) | Groups::whole(size))
    }
}

impl Game for Groups {
    type Position = u64;
    type Move = u64;

    fn moves(&self, &position: &u64) -> impl Iterator<Item = u64> {
        let ones = (0..62).map(|cell| 1_u64 << cell);
        let twos = (0..61).map(|cell| 3_u64 << cell);
        ones.chain(twos)
            .filter(move |taken| position & taken == *taken)
    }

    fn after(&self, position: &u64, taken: u64) -> u64 {
        Groups::sorted(position & !taken)
    }

    fn verdict(&self, _: &u64) -> Outcome {
        self.0.outcome_at_end()
    }
}

fn table(length: u32) -> ChainTable {
    let mut table = ChainTable::new(OctalCode::chain(), length).unwrap();
    let Ok(_) = table.finish();
    table
}

/// The value of the whole row under both end rules.
fn by_search(length: u32) -> [Value; 2] {
    END_RULES.map(|end_rule| {
        let mut solver = Retrograde::new(Groups(end_rule), MAX_POSITIONS);
        solver.ask(Groups::whole(length)).unwrap();
        solver.finish().unwrap();
        solver.value(&Groups::whole(length)).unwrap()
    })
}

fn chain(criterion: &mut Criterion) {
    for length in LENGTHS {
        // The comparison is worth something only if the alternative gives the same answers.
        let known = table(length);
        let starts = END_RULES.map(|rule| known.start(length, rule, FirstMove::Any));
        assert_eq!(starts, by_search(length).map(Some));
        let mut group = criterion.benchmark_group(format!("chain/{length} objects"));
        group.sample_size(10);
        group.throughput(Throughput::Elements(known.positions()));
        group.bench_function("ranked table", |bencher| {
            bencher.iter(|| table(black_box(length)));
        });
        group.bench_function("generic solver", |bencher| {
            bencher.iter(|| by_search(black_box(length)));
        });
        group.finish();
    }
}

/// Works value by value: marks the values of the options, then looks for the first that is not marked.
fn plain_mex() -> Vec<u32> {
    let mut met = vec![usize::MAX; 256];
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=HEAP as usize {
        for left in (1..=2).filter_map(|taken| heap.checked_sub(taken)) {
            for one in 0..=left / 2 {
                met[(values[one] ^ values[left - one]) as usize] = heap;
            }
        }
        let mex = met.iter().take_while(|&&it| it == heap).count();
        values.push(u32::try_from(mex).unwrap());
    }
    values
}

fn row() -> OctalGrundy {
    let mut row = OctalGrundy::new(OctalCode::chain(), HEAP).unwrap();
    let Ok(_) = row.finish();
    row
}

fn grundy(criterion: &mut Criterion) {
    assert_eq!(row().values(), plain_mex());
    let mut group = criterion.benchmark_group(format!("chain/grundy {HEAP}"));
    group.sample_size(10);
    group.bench_function("sets of bits", |bencher| bencher.iter(row));
    group.bench_function("plain mex", |bencher| bencher.iter(plain_mex));
    group.finish();
}

criterion_group!(benches, chain, grundy);
criterion_main!(benches);
