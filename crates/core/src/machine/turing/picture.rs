//! The run as a picture: a row for each step or several, a column for each cell or several.
//!
//! ```text
//!              cells →          A pixel covers a box of steps and cells. Its colour is the exact mean of the
//!     steps  ┌──┬──┬──┐         colours of its symbols, rounded to the nearest.
//!       ↓    ├──┼──┼──┤
//!            └──┴──┴──┘
//! ```
//!
//! Nothing looks at single cells. For each column, `now` is the sum of the colours of its cells. A row of pixels that
//! covers the steps from r to before e has the sum (e - r) · `now` for each column, with `now` as it is at the end, less
//! what each write has changed times the steps before it. A chain move writes cells of a column in step after step, so
//! that the steps before them form an arithmetic series: its sum is a product, whatever the length.

use std::ops::Range;

use super::log::{Operation, Write};
use super::run::TuringRun;
use super::table::MAX_SYMBOLS;
use crate::colour::Colour;
use crate::error::{Error, MachineError};

/// The most pixels of a side of a picture.
pub const MAX_SIDE: u32 = 4096;

/// Which steps and cells a picture shows. Pixel column i of w shows the cells from ⌊i·n/w⌋ to before ⌊(i+1)·n/w⌋ of its n
/// cells, at least one; so it is with rows and steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The steps. Rows beyond the last known step are transparent.
    pub steps: Range<u64>,
    /// The cells.
    pub cells: Range<i64>,
    /// The columns of pixels.
    pub width: u32,
    /// The rows of pixels.
    pub height: u32,
}

impl TuringRun {
    /// The pixels of a picture, from left to right and from the top row down, each with four bytes: red, green, blue and
    /// alpha. `palette` has a colour for each symbol; a missing one is black. Step s is the tape after s steps.
    ///
    /// Cost: O(pixels + runs of the tape + Σ over the shown operations of the rows and columns that they cross).
    ///
    /// # Errors
    ///
    /// [`MachineError::SIDE`] for a side that is not from 1 to [`MAX_SIDE`]; [`MachineError::CellsBackwards`] if there
    /// are no steps or no cells; [`MachineError::PictureTooCoarse`] if a pixel covers 2⁵⁴ or more steps times cells.
    pub fn picture(&self, view: &View, palette: &[Colour]) -> Result<Vec<u8>, Error> {
        MachineError::SIDE.check(view.width, 1..=MAX_SIDE)?;
        MachineError::SIDE.check(view.height, 1..=MAX_SIDE)?;
        if view.cells.is_empty() || view.steps.is_empty() {
            return Err(MachineError::CellsBackwards.into());
        }
        let cells = view.cells.end.abs_diff(view.cells.start);
        let steps = view.steps.end - view.steps.start;
        let columns = u64::from(view.width).min(cells);
        let rows = u64::from(view.height).min(steps);
        let most = (u128::from(cells / columns) + 1) * (u128::from(steps / rows) + 1);
        if most >= 1 << 54 {
            return Err(MachineError::PictureTooCoarse.into());
        }
        let mut colours = [[0; 3]; MAX_SYMBOLS];
        for (to, from) in colours.iter_mut().zip(palette) {
            *to = *from;
        }
        let cuts = Cuts::new(view.cells.start, cells, columns);
        let rows: Vec<u64> = (0..=rows)
            .map(|it| view.steps.start + cut(it, steps, rows))
            .collect();
        if self.program().width() <= 2 {
            let [zero, one, ..] = colours;
            let weigh = |symbol: u8| [i64::from(symbol)];
            let blend = |[ones]: [i64; 1], area: i64| {
                if ones == 0 {
                    return zero;
                }
                if ones == area {
                    return one;
                }
                let mix = |at: usize| {
                    let (zero, one) = (i64::from(zero[at]), i64::from(one[at]));
                    rounded(zero * area + (one - zero) * ones, area)
                };
                [mix(0), mix(1), mix(2)]
            };
            Ok(self.paint(view, &cuts, &rows, weigh, blend))
        } else {
            let weigh = |symbol: u8| colours[usize::from(symbol) % MAX_SYMBOLS].map(i64::from);
            let blend = |sums: [i64; 3], area: i64| sums.map(|sum| rounded(sum, area));
            Ok(self.paint(view, &cuts, &rows, weigh, blend))
        }
    }

    /// Paints with `N` sums for each pixel: what `weigh` gives for a symbol is added up, and `blend` makes a colour of
    /// the sums over an area.
    fn paint<const N: usize>(
        &self,
        view: &View,
        cuts: &Cuts,
        rows: &[u64],
        weigh: impl Fn(u8) -> [i64; N],
        blend: impl Fn([i64; N], i64) -> Colour,
    ) -> Vec<u8> {
        let count = cuts.count();
        let mut sums = Sums {
            cuts,
            now: vec![[0; N]; count],
            late: vec![[0; N]; count],
        };
        let last = self.known();
        let log = self.log();
        let (entry, mut first, runs) = self.before(log.place(view.steps.start.min(last)));
        sums.fill(weigh(0));
        for run in runs.iter() {
            let end = first.saturating_add_unsigned(run.cells);
            sums.place(first..end, difference(weigh(run.symbol), weigh(0)));
            first = end;
        }
        let mut writes = log
            .from(entry)
            .map(|operation| (log.write(&operation), operation))
            .filter(|(write, _)| write.from != write.to)
            .peekable();
        let mut begun = 0;
        // All that is written up to step `until`, which is then on the tape; `from` is where the row begins.
        let mut write_until = |sums: &mut Sums<'_, N>, from: u64, until: u64| {
            while let Some((write, operation)) = writes.peek() {
                let end = operation.steps.min(until.saturating_sub(operation.first));
                if begun < end {
                    let by = difference(weigh(write.to), weigh(write.from));
                    sums.write(operation, *write, begun..end, from, by);
                }
                if end < operation.steps {
                    begun = end.max(begun);
                    break;
                }
                begun = 0;
                writes.next();
            }
        };
        write_until(&mut sums, 0, view.steps.start);
        let mut pixels = vec![0; 4 * view.width as usize * view.height as usize];
        let row_bytes = 4 * view.width as usize;
        let mut lines = pixels.chunks_exact_mut(row_bytes);
        let mut line = vec![0; row_bytes];
        let (mut drawn, spread) = (0, rows.len() as u64 - 1);
        for (row, bounds) in (1..).zip(rows.windows(2)) {
            let [from, end] = [bounds[0], bounds[1].min(last + 1)];
            if from >= end {
                break;
            }
            sums.late.fill([0; N]);
            // What is written in step s is on the tape from step s + 1 on.
            write_until(&mut sums, from, end - 1);
            sums.blend(end - from, &mut line, view.width, &blend);
            // If there are more rows of pixels than steps, a step has several of them.
            let until = cut_up(row, u64::from(view.height), spread);
            while drawn < until {
                let Some(to) = lines.next() else { break };
                to.copy_from_slice(&line);
                drawn += 1;
            }
        }
        pixels
    }
}

/// The place of cut `it` of a length in `parts`.
fn cut(it: u64, length: u64, parts: u64) -> u64 {
    let place = u128::from(it) * u128::from(length) / u128::from(parts);
    u64::try_from(place).unwrap_or(u64::MAX)
}

/// Of `all` pixels that show `parts` parts, where pixel i shows part ⌊i·parts/all⌋, how many show one of the first `it`.
fn cut_up(it: u64, all: u64, parts: u64) -> u64 {
    (it * all).div_ceil(parts)
}

/// The quotient, rounded to the nearest; for a sum that is from 0 to 255 times the area.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "the quotient is from 0 to 255, and the numbers are exact below 2^53"
)]
fn rounded(sum: i64, area: i64) -> u8 {
    if area < 1 << 43 {
        // Exact: both numbers are below 2^53, and a quotient below 256 that is not whole differs from any whole number by
        // more than its last bit.
        return ((2 * sum + area) as f64 / (2 * area) as f64) as u8;
    }
    u8::try_from((i128::from(2 * sum) + i128::from(area)) / i128::from(2 * area)).unwrap_or(u8::MAX)
}

#[inline]
fn difference<const N: usize>(one: [i64; N], other: [i64; N]) -> [i64; N] {
    std::array::from_fn(|at| one[at] - other[at])
}

/// Where the columns begin.
struct Cuts {
    /// One more than there are columns.
    cuts: Vec<i64>,
    cells: u64,
}

impl Cuts {
    fn new(first: i64, cells: u64, columns: u64) -> Cuts {
        let place = |it| first.saturating_add_unsigned(cut(it, cells, columns));
        Cuts {
            cuts: (0..=columns).map(place).collect(),
            cells,
        }
    }

    fn count(&self) -> usize {
        self.cuts.len() - 1
    }

    fn all(&self) -> Range<i64> {
        self.cuts[0]..self.cuts[self.count()]
    }

    /// The column of a cell that is shown.
    #[inline]
    fn column(&self, cell: i64) -> usize {
        let away = cell.abs_diff(self.cuts[0]);
        let columns = self.count() as u64;
        // ⌊i·cells/columns⌋ ≤ away, for the largest i.
        let place = if self.cells < 1 << 40 {
            ((away + 1) * columns - 1) / self.cells
        } else {
            let wide = (u128::from(away) + 1) * u128::from(columns) - 1;
            u64::try_from(wide / u128::from(self.cells)).unwrap_or(0)
        };
        usize::try_from(place).unwrap_or(0).min(self.count() - 1)
    }
}

/// The sums of the columns.
struct Sums<'a, const N: usize> {
    cuts: &'a Cuts,
    /// What the cells of each column add up to.
    now: Vec<[i64; N]>,
    /// For the row of pixels that is being painted: what each write has changed, times the steps before it.
    late: Vec<[i64; N]>,
}

impl<const N: usize> Sums<'_, N> {
    /// All cells have this value.
    fn fill(&mut self, value: [i64; N]) {
        for (sum, bounds) in self.now.iter_mut().zip(self.cuts.cuts.windows(2)) {
            *sum = value.map(|it| it * (bounds[1] - bounds[0]));
        }
    }

    /// These cells have this much more.
    fn place(&mut self, cells: Range<i64>, by: [i64; N]) {
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

    /// The steps `part` of an operation, counted from its first, change a cell each by this much.
    #[inline]
    fn write(
        &mut self,
        operation: &Operation,
        write: Write,
        part: Range<u64>,
        from: u64,
        by: [i64; N],
    ) {
        let all = self.cuts.all();
        let start = operation.head_at(operation.first + part.start, write.go);
        let last = operation.head_at(operation.first + part.end - 1, write.go);
        let (low, high) = (
            start.min(last).max(all.start),
            start.max(last).min(all.end - 1),
        );
        if low > high {
            return;
        }
        // How many steps after the beginning of the row the first shown cell is new.
        let begin = if write.go > 0 { low } else { high };
        let step = operation.first + begin.abs_diff(operation.head) + 1;
        let mut before = i64::try_from(step.saturating_sub(from)).unwrap_or(i64::MAX);
        let mut cell = begin;
        let mut column = self.cuts.column(cell);
        loop {
            let (count, go_on) = if write.go > 0 {
                let until = self.cuts.cuts[column + 1].min(high + 1);
                (until - cell, until <= high)
            } else {
                let until = self.cuts.cuts[column].max(low);
                (cell - until + 1, until > low)
            };
            // before + (before + 1) + … , `count` terms; halves would not be exact, so the even factor is halved.
            let series = if count == 1 {
                0
            } else {
                count * (count - 1) / 2
            };
            let late = count.wrapping_mul(before).wrapping_add(series);
            let (now, later) = (&mut self.now[column], &mut self.late[column]);
            for at in 0..N {
                now[at] += by[at] * count;
                later[at] = later[at].wrapping_add(by[at].wrapping_mul(late));
            }
            if !go_on {
                return;
            }
            before += count;
            cell += write.go * count;
            column = if write.go > 0 { column + 1 } else { column - 1 };
        }
    }

    /// The row of pixels that covers this number of steps.
    fn blend(
        &self,
        steps: u64,
        line: &mut [u8],
        width: u32,
        blend: impl Fn([i64; N], i64) -> Colour,
    ) {
        let steps = i64::try_from(steps).unwrap_or(i64::MAX);
        let columns = self.count();
        let (mut pixels, mut drawn) = (line.chunks_exact_mut(4), 0);
        for (column, bounds) in self.cuts.cuts.windows(2).enumerate() {
            let area = steps * (bounds[1] - bounds[0]);
            let (now, late) = (self.now[column], self.late[column]);
            let sums = std::array::from_fn(|at| now[at].wrapping_mul(steps).wrapping_sub(late[at]));
            let [red, green, blue] = blend(sums, area);
            let until = cut_up(column as u64 + 1, u64::from(width), columns);
            while drawn < until {
                let Some(pixel) = pixels.next() else { break };
                pixel.copy_from_slice(&[red, green, blue, u8::MAX]);
                drawn += 1;
            }
        }
    }

    fn count(&self) -> u64 {
        self.cuts.count() as u64
    }
}
