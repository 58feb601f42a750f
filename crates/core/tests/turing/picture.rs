//! A pixel is the mean of its box, cell by cell and step by step.

use appleyard_core::machine::turing::Tape;
use appleyard_core::machine::turing::{Plain, TuringRun, View};
use proptest::prelude::*;

use crate::turing::any::{finished, program, standard};

const PALETTE: [[u8; 3]; 5] = [
    [250, 240, 3],
    [0, 20, 255],
    [90, 91, 92],
    [255, 0, 7],
    [1, 2, 3],
];

/// The first and the last part that a pixel shows.
fn part(pixel: u64, pixels: u64, parts: u64) -> std::ops::Range<u64> {
    let first = pixel * parts / pixels;
    first..((pixel + 1) * parts / pixels).max(first + 1)
}

/// The picture as one would define it.
fn slow(run: &TuringRun, tape: &Tape, view: &View) -> Vec<u8> {
    let mut plain = Plain::new(run.program(), tape);
    let cells = view.cells.end.abs_diff(view.cells.start);
    let mut rows = Vec::new();
    for step in 0..view.steps.end.min(run.known() + 1) {
        if step >= view.steps.start {
            let row: Vec<u8> = view.cells.clone().map(|it| plain.symbol(it).0).collect();
            rows.push(row);
        }
        plain.advance(1);
    }
    let mut pixels = Vec::new();
    for y in 0..u64::from(view.height) {
        let steps = part(y, u64::from(view.height), view.steps.end - view.steps.start);
        let known = rows.len() as u64;
        let steps = steps.start.min(known)..steps.end.min(known);
        for x in 0..u64::from(view.width) {
            if steps.is_empty() {
                pixels.extend([0; 4]);
                continue;
            }
            let across = part(x, u64::from(view.width), cells);
            let (mut sums, mut area) = ([0_u64; 3], 0_u64);
            for row in &rows[steps.start as usize..steps.end as usize] {
                for &symbol in &row[across.start as usize..across.end as usize] {
                    for (sum, part) in sums.iter_mut().zip(PALETTE[usize::from(symbol)]) {
                        *sum += u64::from(part);
                    }
                    area += 1;
                }
            }
            pixels.extend(sums.map(|sum| ((2 * sum + area) / (2 * area)) as u8));
            pixels.push(255);
        }
    }
    pixels
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_picture_is_the_mean_of_its_boxes(
        (program, tape) in program(),
        limit in 1..300_u64,
        (step, steps) in (0..200_u64, 1..200_u64),
        (cell, cells) in (-30..30_i64, 1..60_i64),
        (width, height) in (1..50_u32, 1..50_u32),
    ) {
        let run = finished(&program, &tape, limit);
        let view = View { steps: step..step + steps, cells: cell..cell + cells, width, height };
        let painted = run.picture(&view, &PALETTE).unwrap();
        prop_assert_eq!(painted, slow(&run, &tape, &view));
    }
}

/// Boxes of many cells and steps, where chain moves cross columns and rows.
#[test]
fn a_coarse_picture_of_the_champion_is_exact() {
    let program = standard("1RB1LC_1RC1RB_1RD0LE_1LA1LD_1RZ0LA");
    let run = finished(&program, &Tape::default(), 1 << 40);
    let view = View {
        steps: 20_000..173_456,
        cells: -700..211,
        width: 31,
        height: 17,
    };
    let painted = run.picture(&view, &PALETTE).unwrap();
    assert_eq!(painted, slow(&run, &Tape::default(), &view));
}

/// Of the whole run only the sum is compared: each row of pixels shows as many ones as the replay counts.
#[test]
fn the_whole_picture_of_the_champion_has_the_ones_of_a_replay() {
    let program = standard("1RB1LC_1RC1RB_1RD0LE_1LA1LD_1RZ0LA");
    let run = finished(&program, &Tape::default(), 1 << 40);
    let [first, last] = run.met();
    let steps = run.known() + 1;
    let view = View {
        steps: 0..steps,
        cells: first..last + 1,
        width: 1,
        height: 8,
    };
    let painted = run.picture(&view, &[[0, 0, 0], [255, 255, 255]]).unwrap();
    let mut plain = Plain::new(&program, &Tape::default());
    let mut ones = i64::from(plain.symbol(0).0);
    for y in 0..8 {
        let rows = part(y, 8, steps);
        let mut sum = 0;
        for _ in rows.clone() {
            sum += ones;
            let (head, before) = (plain.head(), plain.symbol(plain.head()).0);
            plain.advance(1);
            ones += i64::from(plain.symbol(head).0) - i64::from(before);
        }
        let area = (rows.end - rows.start) as i64 * (last + 1 - first);
        let mean = (2 * 255 * sum + area) / (2 * area);
        assert_eq!(i64::from(painted[y as usize * 4]), mean, "row {y}");
    }
    assert_eq!(ones, 4_098);
}

#[test]
fn a_picture_has_bounds() {
    let run = finished(&standard("1RA1RA"), &Tape::default(), (1 << 53) - 1);
    let view = |steps, cells, width, height| {
        let view = View {
            steps,
            cells,
            width,
            height,
        };
        run.picture(&view, &PALETTE).map_err(|it| it.code())
    };
    for wrong in [0, 4097] {
        assert_eq!(view(0..1, 0..1, wrong, 1), Err("turing-side-out-of-range"));
        assert_eq!(view(0..1, 0..1, 1, wrong), Err("turing-side-out-of-range"));
    }
    assert_eq!(view(0..0, 0..1, 1, 1), Err("turing-cells-backwards"));
    assert_eq!(view(0..1, 0..0, 1, 1), Err("turing-cells-backwards"));
    let far = 1 << 53;
    assert_eq!(
        view(0..1 << 53, 0..far, 2, 2),
        Err("turing-picture-too-coarse")
    );
    // Half of the steps: a triangle of ones, whose mean is a half in the first column, and none right of it.
    let half = view(0..1 << 20, 0..1 << 21, 2, 1).unwrap();
    assert_eq!(half, [125, 130, 129, 255, 250, 240, 3, 255]);
    assert_eq!(
        view(u64::MAX - 1..u64::MAX, i64::MIN..i64::MAX, 1, 1),
        Err("turing-picture-too-coarse")
    );
    let beyond = view((1 << 53) + 5..(1 << 53) + 9, 0..2, 2, 2).unwrap();
    assert_eq!(beyond, [0; 16]);
}
