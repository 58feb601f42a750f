//! The run as a picture: a row for each step or several, a column for each cell or several.
//!
//! ```text
//!              cells →          A pixel covers a box of steps and cells. Its colour is the exact mean of the
//!     steps  ┌──┬──┬──┐         colours of its symbols, rounded to the nearest.
//!       ↓    ├──┼──┼──┤
//!            └──┴──┴──┘
//! ```
//!
//! Nothing looks at single cells: the [sums](super::sums) of the columns change with each operation, however long.

use std::ops::Range;

use super::run::TuringRun;
use super::sums::{Cuts, PixelSize, Sums, cut, cut_up, difference};
use super::table::{MAX_SYMBOLS, MachineSymbol};
use crate::checked::narrow;
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
    /// Cost: O(pixels + runs of the tape + operations, and for each the rows that it crosses).
    ///
    /// # Errors
    ///
    /// [`MachineError::SIDE`] for a side that is not from 1 to [`MAX_SIDE`]; [`MachineError::CellsBackwards`] if there
    /// are no steps or no cells; [`MachineError::PictureTooCoarse`] if a pixel covers 2⁵² or more steps times cells.
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
        if most >= 1 << 52 {
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
            let weigh = |symbol: MachineSymbol| [i64::from(symbol.0)];
            let by = difference(one.map(i64::from), zero.map(i64::from));
            let blend = |[ones]: [i64; 1], area: &PixelSize| match ones {
                0 => zero,
                ones if ones == area.size => one,
                ones => std::array::from_fn(|at| area.mean(zero[at], by[at], ones)),
            };
            Ok(self.paint(view, &cuts, &rows, weigh, blend))
        } else {
            let weigh =
                |symbol: MachineSymbol| colours[usize::from(symbol) % MAX_SYMBOLS].map(i64::from);
            let blend = |sums: [i64; 3], area: &PixelSize| sums.map(|sum| area.mean(0, 1, sum));
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
        weigh: impl Fn(MachineSymbol) -> [i64; N],
        blend: impl Fn([i64; N], &PixelSize) -> Colour,
    ) -> Vec<u8> {
        let mut sums = Sums::new(cuts, weigh(MachineSymbol::BLANK));
        let last = self.known();
        let log = self.log();
        let (entry, mut first, runs) = self.before(log.place(view.steps.start.min(last)));
        for run in runs.iter() {
            let end = first + narrow::<_, i64>(run.cells);
            sums.place(
                first..end,
                difference(weigh(run.symbol), weigh(MachineSymbol::BLANK)),
            );
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
                // An operation that begins later has done nothing.
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
        sums.begin();
        let mut pixels = vec![0; 4 * view.width as usize * view.height as usize];
        let row_bytes = 4 * view.width as usize;
        let (mut drawn, spread) = (0, rows.len() as u64 - 1);
        for (row, bounds) in (1..).zip(rows.windows(2)) {
            let [from, end] = [bounds[0], bounds[1].min(last + 1)];
            if from >= end {
                break;
            }
            // What is written in step s is on the tape from step s + 1 on.
            write_until(&mut sums, from, end - 1);
            // If there are more rows of pixels than steps, a step has several of them.
            let until = cut_up(row, u64::from(view.height), spread);
            let until = row_bytes * narrow::<_, usize>(until);
            let lines = &mut pixels[drawn..until];
            if let Some((line, more)) = lines.split_at_mut_checked(row_bytes) {
                sums.blend(end - from, line, view.width, &blend);
                for other in more.chunks_exact_mut(row_bytes) {
                    other.copy_from_slice(line);
                }
            }
            drawn = until;
        }
        pixels
    }
}
