//! Chomp: bites of a bar of chocolate, one square of which is poisoned.

use crate::checked::narrow;
use crate::error::{BoardError, Error};
use crate::game::{EndReason, Ending, Game, Heading, Notation, Outcome};
use crate::solve::{GameFamily, Indexed};

/// The most columns, and the most rows.
const SIDE: u32 = 8;

/// What is left of a bar: how high each column is, from left to right. No column is higher than the one before.
pub type Bar = [u32; SIDE as usize];

/// Chomp: a player bites a square off the bar, with all that lies above it and to its right. The lower left
/// square is poisoned: the player who eats it loses. A move is the column and the row of the square, from 0.
///
/// The edge of what is left is a path: across each column, and down where the next column is lower. As bits, with
/// ones for the columns, it is the index. Gale (1974) shows that the first player wins from every bar but the
/// poisoned square alone, and not how.
#[derive(Clone, Copy, Debug)]
pub struct Chomp {
    columns: u32,
    rows: u32,
}

impl Chomp {
    /// The game with a bar of this size.
    ///
    /// # Errors
    ///
    /// [`BoardError::COLUMNS`], [`BoardError::ROWS`] outside 1 to 8.
    pub fn new(columns: u32, rows: u32) -> Result<Chomp, Error> {
        BoardError::COLUMNS.check(columns, 1..=SIDE)?;
        BoardError::ROWS.check(rows, 1..=SIDE)?;
        Ok(Chomp { columns, rows })
    }
}

impl Game for Chomp {
    type Position = Bar;
    type Move = (u32, u32);

    /// Column by column from the left, in each from the bottom.
    fn moves(&self, &bar: &Bar) -> impl Iterator<Item = (u32, u32)> {
        let columns = (0..).zip(bar);
        columns.flat_map(|(column, height)| (0..height).map(move |row| (column, row)))
    }

    fn after(&self, bar: &Bar, (column, row): (u32, u32)) -> Bar {
        let mut bar = *bar;
        for height in &mut bar[column as usize..] {
            *height = row.min(*height);
        }
        bar
    }

    /// The opponent has eaten the poisoned square.
    fn verdict(&self, _: &Bar) -> Outcome {
        Outcome::N
    }
}

impl Indexed for Chomp {
    fn indices(&self) -> u64 {
        1 << (self.columns + self.rows)
    }

    fn index(&self, bar: &Bar) -> Option<u32> {
        let mut columns = (0..self.columns).zip(bar);
        let path = columns.try_fold(0, |path, (column, &height)| {
            Some(path | 1 << (self.rows.checked_sub(height)? + column))
        })?;
        (self.position_at(path)? == *bar).then_some(path)
    }

    fn position_at(&self, index: u32) -> Option<Bar> {
        let is_path = u64::from(index) < self.indices() && index.count_ones() == self.columns;
        let (mut bar, mut path) = (Bar::default(), is_path.then_some(index)?);
        for (column, height) in (0..self.columns).zip(&mut bar) {
            *height = self.rows + column - path.trailing_zeros();
            path &= path - 1;
        }
        Some(bar)
    }

    /// The squares that are eaten.
    fn grade(&self, bar: &Bar) -> Option<u32> {
        Some(self.columns * self.rows - bar.iter().sum::<u32>())
    }
}

/// A position is written as the heights of its columns, `4+4+2`, the end as `0`. A bite is written as chess names
/// squares, `c2`, and its number is eight times the column plus the row.
impl Notation for Chomp {
    fn start(&self) -> Bar {
        let mut bar = Bar::default();
        bar[..self.columns as usize].fill(self.rows);
        bar
    }

    fn text(&self, bar: &Bar) -> String {
        let left = bar.iter().filter(|&&height| height > 0).count();
        let shown = bar.iter().take(left.max(1)).map(u32::to_string);
        shown.collect::<Vec<_>>().join("+")
    }

    fn move_text(&self, _: &Bar, (column, row): (u32, u32)) -> String {
        let column = char::from(b'a' + narrow::<_, u8>(column));
        format!("{column}{}", row + 1)
    }

    fn number(&self, _: &Bar, (column, row): (u32, u32)) -> u32 {
        SIDE * column + row
    }

    fn ended(&self, bar: &Bar) -> Option<Ending> {
        self.is_over(bar).then(|| Ending::of(EndReason::Rules))
    }
}

impl GameFamily for Chomp {
    const NAME: &'static str = "chomp";

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [columns, rows] = heading.small_sizes()?;
        Chomp::new(columns, rows)
    }
}
