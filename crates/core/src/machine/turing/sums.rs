//! What the cells of each column of a picture add up to, over the steps of a row.
//!
//! For each column, `now` is the sum over its cells. A row of pixels that covers the steps from r to before e has the sum
//! (e - r) · `now` for the column, with `now` as it is at the end, less `late`: what each write has changed, times the steps
//! of the row before it.
//!
//! A chain move writes cell after cell in step after step, so that in a column of w cells from c on, the steps before the
//! writes are an arithmetic series. Whichever way the head goes (d = 1 or -1), twice its sum is
//!
//! ```text
//!   w · (2a - 1) + d · (2wc + w²)      a = b - x for the right, b + x + 1 for the left, if cell x is written after b steps
//! ```
//!
//! Only a and d depend on the move. So a move adds two numbers at the first column that it crosses wholly, and takes them
//! off after the last; adding up across the columns then gives the factors of each. Only the columns in which it begins and
//! ends need a sum of their own.

use std::ops::Range;

use super::log::{TapeOperation, Write};
use crate::checked::narrow;
use crate::colour::Colour;
use crate::progress::left_of;

/// Where the columns begin.
pub(super) struct Cuts {
    /// One more than there are columns.
    cuts: Vec<i64>,
    cells: u64,
    /// One over the number of cells.
    inverse: f64,
}

impl Cuts {
    pub fn new(first: i64, cells: u64, columns: u64) -> Cuts {
        // A view may end where numbers end.
        let place = |it| first.saturating_add_unsigned(cut(it, cells, columns));
        Cuts {
            cuts: (0..=columns).map(place).collect(),
            cells,
            inverse: 1.0 / float(cells),
        }
    }

    fn count(&self) -> usize {
        self.cuts.len() - 1
    }

    fn all(&self) -> Range<i64> {
        self.cuts[0]..self.cuts[self.count()]
    }

    /// The column of a cell that is shown: the last one that begins at it or before.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the quotient is a column"
    )]
    fn column(&self, cell: i64) -> usize {
        let away = cell.abs_diff(self.cuts[0]);
        let columns = self.count() as u64;
        let place = if self.cells < 1 << 32 {
            // Exact, like the quotient of `PixelSize`.
            ((float((away + 1) * columns - 1) + 0.5) * self.inverse) as usize
        } else {
            let wide = (u128::from(away) + 1) * u128::from(columns) - 1;
            narrow(wide / u128::from(self.cells))
        };
        place.min(self.count() - 1)
    }
}

#[expect(clippy::cast_precision_loss, reason = "callers take care of it")]
fn float(number: u64) -> f64 {
    number as f64
}

/// How many cells and steps a pixel covers.
pub(super) struct PixelSize {
    pub size: i64,
    /// The same number, exact below 2^53.
    float: f64,
    /// One over the size.
    inverse: f64,
}

/// Added to a number below 2^50, it leaves room for no fraction: the sum is rounded to the nearest whole number, and its
/// lowest bits are those of that number.
const WHOLE: f64 = (3_u64 << 51) as f64;

impl PixelSize {
    /// The mean of `base` over the whole area and of `by` for each of a `sum`, rounded to the nearest; from 0 to 255.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "exact below 2^53")]
    pub fn mean(&self, base: u8, by: i64, sum: i64) -> u8 {
        if self.size < 1 << 40 {
            let total = f64::from(base) * self.float + by as f64 * sum as f64;
            // A quarter decides between two equally near ones. It changes nothing else, and keeps the quotient farther
            // from the middle between two whole numbers than the last bits that multiplying by the inverse may be wrong.
            let [byte, ..] = ((total + 0.25) * self.inverse + WHOLE)
                .to_bits()
                .to_le_bytes();
            return byte;
        }
        let total = i128::from(base) * i128::from(self.size) + i128::from(by) * i128::from(sum);
        let size = i128::from(self.size);
        narrow((2 * total + size) / (2 * size))
    }
}

#[inline]
pub(super) fn difference<const N: usize>(one: [i64; N], other: [i64; N]) -> [i64; N] {
    std::array::from_fn(|at| one[at] - other[at])
}

/// What moves begin to add to the columns from one on.
#[derive(Clone, Copy)]
struct Change<const N: usize> {
    /// To each cell.
    by: [i64; N],
    /// The sum of (2a - 1) times that.
    start: [i64; N],
    /// The sum of d times that.
    turn: [i64; N],
}

impl<const N: usize> Change<N> {
    const NONE: Change<N> = Change {
        by: [0; N],
        start: [0; N],
        turn: [0; N],
    };
}

/// A column of w cells from c on.
#[derive(Clone, Copy)]
struct Shape {
    wide: i64,
    /// 2wc + w², which may wrap.
    square: i64,
    /// w again, and one over it.
    float: f64,
    inverse: f64,
}

impl Shape {
    fn new(cell: i64, wide: i64) -> Shape {
        let float = float(wide.unsigned_abs());
        Shape {
            wide,
            square: cell.wrapping_mul(2).wrapping_add(wide).wrapping_mul(wide),
            float,
            inverse: 1.0 / float,
        }
    }
}

/// The sums of the columns.
pub(super) struct Sums<'a, const N: usize> {
    cuts: &'a Cuts,
    now: Vec<[i64; N]>,
    /// Twice `late`, for the row of pixels that is being painted. Sums on the way may be too large for their type and wrap.
    /// With all writes of the row it is at most 4 · 255 times the area, because what a cell gains and loses cancels out.
    twice_late: Vec<[i64; N]>,
    /// What begins at each column, and after the last one.
    changes: Vec<Change<N>>,
    /// What `end_row` and `blend` need of each column.
    shapes: Vec<Shape>,
}

impl<'a, const N: usize> Sums<'a, N> {
    /// All cells have this value.
    pub fn new(cuts: &'a Cuts, value: [i64; N]) -> Sums<'a, N> {
        let bounds = cuts.cuts.windows(2);
        let shapes: Vec<Shape> = bounds.map(|it| Shape::new(it[0], it[1] - it[0])).collect();
        let all = |shape: &Shape| value.map(|it| it * shape.wide);
        Sums {
            now: shapes.iter().map(all).collect(),
            twice_late: vec![[0; N]; cuts.count()],
            changes: vec![Change::NONE; cuts.count() + 1],
            shapes,
            cuts,
        }
    }

    /// These cells have this much more.
    pub fn place(&mut self, cells: Range<i64>, by: [i64; N]) {
        let all = self.cuts.all();
        let (mut from, end) = (cells.start.max(all.start), cells.end.min(all.end));
        if from >= end {
            return;
        }
        let mut column = self.cuts.column(from);
        while from < end {
            let until = self.cuts.cuts[column + 1].min(end);
            for (sum, by) in self.now[column].iter_mut().zip(by) {
                *sum += by * (until - from);
            }
            from = until;
            column += 1;
        }
    }

    /// The steps `part` of an operation, counted from its first, change a cell each by this much. The row begins at the
    /// step `from`.
    #[inline]
    pub fn write(
        &mut self,
        operation: &TapeOperation,
        write: Write,
        part: Range<u64>,
        from: u64,
        by: [i64; N],
    ) {
        let all = self.cuts.all();
        let start = operation.head_at(operation.first + part.start, write.go);
        let last = operation.head_at(operation.first + part.end - 1, write.go);
        let low = start.min(last).max(all.start);
        let high = start.max(last).min(all.end - 1);
        if low > high {
            return;
        }
        let right = write.go > 0;
        let (begin, end) = if right { (low, high) } else { (high, low) };
        // How many steps of the row are before the first shown cell is new.
        let step = operation.first + begin.abs_diff(operation.head) + 1;
        let before = narrow(left_of(step, from));
        let (one, other) = (self.cuts.column(begin), self.cuts.column(end));
        if one == other {
            self.part(one, before, (end - begin).abs() + 1, by);
            return;
        }
        let cuts = &self.cuts.cuts;
        // The first cell beyond the first column, and the first cell in the last one.
        let (left, there) = if right {
            (cuts[one + 1], cuts[other])
        } else {
            (cuts[one] - 1, cuts[other + 1] - 1)
        };
        self.part(one, before, (left - begin).abs(), by);
        self.part(
            other,
            before + (there - begin).abs(),
            (end - there).abs() + 1,
            by,
        );
        let whole = if right {
            one + 1..other
        } else {
            other + 1..one
        };
        if whole.is_empty() {
            return;
        }
        let a = if right {
            before - begin
        } else {
            before + begin + 1
        };
        for (column, sign) in [(whole.start, 1), (whole.end, -1)] {
            let change = &mut self.changes[column];
            for (at, by) in by.into_iter().enumerate() {
                let by = by * sign;
                change.by[at] += by;
                change.start[at] = change.start[at].wrapping_add(by.wrapping_mul(2 * a - 1));
                change.turn[at] += by * write.go;
            }
        }
    }

    /// In a column this many cells change in step after step, the first after `before` steps.
    #[inline]
    fn part(&mut self, column: usize, before: i64, count: i64, by: [i64; N]) {
        let twice = (2 * before + count - 1).wrapping_mul(count);
        let (now, late) = (&mut self.now[column], &mut self.twice_late[column]);
        for (at, by) in by.into_iter().enumerate() {
            now[at] += by * count;
            late[at] = late[at].wrapping_add(by.wrapping_mul(twice));
        }
    }

    /// Ends what comes before the first row.
    pub fn begin(&mut self) {
        self.end_row();
        self.twice_late.fill([0; N]);
    }

    /// Adds up the changes across the columns, once all that is written in the row has been.
    fn end_row(&mut self) {
        let mut sum = Change::<N>::NONE;
        let columns = self.now.iter_mut().zip(&mut self.twice_late);
        let changes = self.changes.iter_mut().zip(&self.shapes);
        for ((change, &Shape { wide, square, .. }), (now, late)) in changes.zip(columns) {
            for at in 0..N {
                sum.by[at] += change.by[at];
                sum.start[at] = sum.start[at].wrapping_add(change.start[at]);
                sum.turn[at] += change.turn[at];
                now[at] += sum.by[at] * wide;
                let twice = sum.start[at].wrapping_mul(wide);
                let twice = twice.wrapping_add(sum.turn[at].wrapping_mul(square));
                late[at] = late[at].wrapping_add(twice);
            }
            *change = Change::NONE;
        }
        if let Some(after) = self.changes.last_mut() {
            *after = Change::NONE;
        }
    }

    /// Paints the row of pixels that covers this number of steps, and begins the next.
    pub fn blend(
        &mut self,
        steps: u64,
        line: &mut [u8],
        width: u32,
        blend: impl Fn([i64; N], &PixelSize) -> Colour,
    ) {
        self.end_row();
        let (inverse, float) = (1.0 / float(steps), float(steps));
        let steps: i64 = narrow(steps);
        let columns = self.cuts.count() as u64;
        let sums = self.now.iter().zip(&mut self.twice_late);
        let colours = self.shapes.iter().zip(sums).map(|(shape, (now, late))| {
            let area = PixelSize {
                size: steps * shape.wide,
                float: float * shape.float,
                inverse: inverse * shape.inverse,
            };
            let sum = |at: usize| now[at].wrapping_mul(steps).wrapping_sub(late[at] / 2);
            let [red, green, blue] = blend(std::array::from_fn(sum), &area);
            *late = [0; N];
            [red, green, blue, u8::MAX]
        });
        let (pixels, _) = line.as_chunks_mut::<4>();
        if columns == u64::from(width) {
            for (pixel, colour) in pixels.iter_mut().zip(colours) {
                *pixel = colour;
            }
            return;
        }
        // If there are more columns of pixels than cells, a cell has several of them.
        let mut pixels = pixels.iter_mut();
        let mut drawn = 0;
        for (column, colour) in (1..).zip(colours) {
            let until = cut_up(column, u64::from(width), columns);
            let many = narrow(until - drawn);
            pixels.by_ref().take(many).for_each(|pixel| *pixel = colour);
            drawn = until;
        }
    }
}

/// The place of cut `it` of a length in `parts`.
pub(super) fn cut(it: u64, length: u64, parts: u64) -> u64 {
    let place = u128::from(it) * u128::from(length) / u128::from(parts);
    narrow(place)
}

/// Of `all` pixels that show `parts` parts, where pixel i shows part ⌊i·parts/all⌋, how many show one of the first `it`.
pub(super) fn cut_up(it: u64, all: u64, parts: u64) -> u64 {
    (it * all).div_ceil(parts)
}
