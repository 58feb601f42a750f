//! Positions as rows of cells: either with all gaps, or with gaps of one cell only.

use super::super::FirstMove;
use super::formulas::positions;
use super::plan::Representation;
use super::rules::Rules;

/// Rows as the array stores them: bit c is cell c, 1 if there is an object. At most 32 cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArrayRows {
    pub(super) objects: u32,
}

/// The same without the cells outside the outermost objects, and with every gap one cell wide. So
/// it is the groups in their order. The number of moves that a search of the array tries depends on
/// nothing else.
///
/// ```text
///   ··●●···●·●     ●●·●·●
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Ordered {
    pub(super) objects: u32,
}

/// Calls `visit` with what each take leaves below and above the cells that it empties.
fn for_each_take(row: u32, first: FirstMove, mut visit: impl FnMut(u32, u32)) {
    let pairs = row & row >> 1;
    let mut cells = row;
    while cells != 0 {
        let cell = cells & cells.wrapping_neg();
        cells ^= cell;
        let below = row & (cell - 1);
        visit(below, cells);
        if first == FirstMove::Any && pairs & cell != 0 {
            visit(below, cells & (cells - 1));
        }
    }
}

fn whole(objects: u32) -> u32 {
    u32::MAX >> (u32::BITS - objects)
}

/// The rows that have one object more, above all others. Up to `gap` cells may be empty before it,
/// as far as the row allows.
fn with_one_above(row: u32, objects: u32, gap: u32) -> impl Iterator<Item = u32> {
    let top = u32::BITS - row.leading_zeros();
    (top..objects.min(top + gap + 1)).map(move |cell| row | 1 << cell)
}

impl Rules for ArrayRows {
    type Position = u32;

    const EMPTY: u32 = 0;

    fn whole(&self, objects: u32) -> u32 {
        whole(objects)
    }

    fn options(&self, row: u32, first: FirstMove, options: &mut Vec<u32>) {
        for_each_take(row, first, |below, above| options.push(below | above));
    }

    fn with_one_more(&self, row: u32, next: &mut Vec<u32>) {
        next.extend(with_one_above(row, self.objects, self.objects));
    }

    fn positions(&self) -> u64 {
        positions(self.objects, Representation::Array)
    }
}

impl Rules for Ordered {
    type Position = u32;

    const EMPTY: u32 = 0;

    fn whole(&self, objects: u32) -> u32 {
        whole(objects)
    }

    fn options(&self, row: u32, first: FirstMove, options: &mut Vec<u32>) {
        for_each_take(row, first, |below, above| {
            // Nothing above stays nothing, however it is shifted.
            let above = above.wrapping_shr(above.trailing_zeros());
            let gap = u32::from(below != 0);
            let place = u32::BITS - below.leading_zeros() + gap;
            options.push(below | above.wrapping_shl(place));
        });
    }

    fn with_one_more(&self, row: u32, next: &mut Vec<u32>) {
        next.extend(with_one_above(row, self.objects, u32::from(row != 0)));
    }

    /// The number of rows that begin and end with an object and have no two empty cells together,
    /// plus the empty row. The numbers of such rows by length are the Fibonacci numbers 1, 1, 2, 3,
    /// ….
    fn positions(&self) -> u64 {
        let mut positions = 1;
        let (mut of_length, mut of_next) = (1, 1);
        for _ in 0..self.objects {
            positions += of_length;
            (of_length, of_next) = (of_next, of_length + of_next);
        }
        positions
    }
}
