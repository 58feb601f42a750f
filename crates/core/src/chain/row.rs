//! A row of cells: where the objects lie, what may be taken, and what is left.

use std::fmt;

use super::first_move::FirstMove;
use super::octal::OctalCode;
use crate::binomial::binomial;
use crate::checked::narrow;
use crate::error::{ChainError, Error};

/// The most cells of a row, and so the most objects.
pub const MAX_OBJECTS: u32 = 60;

/// A move: it takes this number of objects that lie next to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(deny_unknown_fields)
)]
pub struct ChainTake {
    /// The cell of the leftmost object that it takes, counted from 0 at the left.
    pub first: u32,
    /// The number of objects, 1 or more.
    pub count: u32,
}

/// A row in text form, and its groups.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct WrittenRow {
    /// The cells from left to right, 1 for an object and 0 for none.
    pub cells: String,
    /// The sizes of the groups, from large to small.
    pub groups: Vec<u32>,
}

impl From<Row> for WrittenRow {
    fn from(row: Row) -> Self {
        WrittenRow {
            cells: row.to_string(),
            groups: row.groups(),
        }
    }
}

/// A row of 1 to [`MAX_OBJECTS`] cells, each with an object or a gap.
///
/// ```text
///   cell      0 1 2 3 4 5 6
///             ● · ● ● ● ● ·        groups 4 and 1
///   take      ┌─┘
///             first 2, count 1 leaves groups 3 and 1
/// ```
///
/// ```
/// use appleyard_core::chain::{Row, ChainTake};
///
/// let row = Row::parse("1011110")?;
/// assert_eq!(row.groups(), [4, 1]);
/// assert_eq!(row.after(ChainTake { first: 3, count: 2 }).groups(), [1, 1, 1]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Bit i is cell i; bits beyond the length are 0.
    cells: u64,
    length: u32,
}

impl Row {
    /// A row with this number of objects and no gap.
    ///
    /// # Errors
    ///
    /// [`ChainError::OBJECTS`] unless there are 1 to [`MAX_OBJECTS`].
    pub fn whole(objects: u32) -> Result<Row, Error> {
        ChainError::OBJECTS.check(objects, 1..=MAX_OBJECTS)?;
        Ok(Row {
            cells: mask(objects),
            length: objects,
        })
    }

    /// A row of `length` cells, with an object in cell i if bit i of `cells` is set; bits beyond the
    /// length are ignored.
    ///
    /// # Errors
    ///
    /// [`ChainError::RowTooLong`] beyond [`MAX_OBJECTS`] cells; [`ChainError::EmptyRow`].
    pub fn of_cells(cells: u64, length: u32) -> Result<Row, Error> {
        check_length(length.into())?;
        let cells = cells & mask(length);
        if cells == 0 {
            return Err(ChainError::EmptyRow.into());
        }
        Ok(Row { cells, length })
    }

    /// A row of groups of these sizes, from small to large, with one gap between them; sizes of 0 are
    /// left out.
    ///
    /// # Errors
    ///
    /// The same as for [`of_cells`](Row::of_cells).
    pub fn of_groups(groups: &[u32]) -> Result<Row, Error> {
        let mut groups: Vec<u32> = groups.iter().copied().filter(|&size| size > 0).collect();
        groups.sort_unstable();
        let needed: u64 = groups.iter().map(|&size| u64::from(size) + 1).sum();
        // The last group needs no gap; without a group nothing does.
        check_length(needed.saturating_sub(1))?;
        let mut cells = 0;
        let mut length = 0;
        for size in groups {
            cells |= mask(size) << length;
            length += size + 1;
        }
        // Without the gap after the last group, if there is one.
        Row::of_cells(cells, length.saturating_sub(1))
    }

    /// The cells: bit i is set if cell i has an object.
    pub fn cells(&self) -> u64 {
        self.cells
    }

    /// The number of cells.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// The number of objects left.
    pub fn objects(&self) -> u32 {
        self.cells.count_ones()
    }

    /// Whether every cell has an object.
    pub fn is_whole(&self) -> bool {
        self.objects() == self.length
    }

    /// The groups from left to right: the first cell of each, and its size.
    pub fn runs(&self) -> impl Iterator<Item = (u32, u32)> + use<> {
        let cells = self.cells;
        let next = move |from: u32| {
            let rest = cells.checked_shr(from).filter(|&rest| rest != 0)?;
            let first = from + rest.trailing_zeros();
            Some((first, (cells >> first).trailing_ones()))
        };
        std::iter::successors(next(0), move |(first, size)| next(first + size))
    }

    /// The sizes of the groups, from large to small: the position that the row shows.
    pub fn groups(&self) -> Vec<u32> {
        let mut groups: Vec<u32> = self.runs().map(|(_, size)| size).collect();
        groups.sort_unstable();
        groups.reverse();
        groups
    }

    /// The moves, from left to right; those from the same cell by the number taken. With
    /// [`FirstMove::Fewest`] it has only the moves that take the smallest number that any move here
    /// takes.
    pub fn takes(&self, code: &OctalCode, first: FirstMove) -> impl Iterator<Item = ChainTake> {
        let least = match first {
            FirstMove::Any => None,
            FirstMove::Fewest => self.all_takes(code).map(|take| take.count).min(),
        };
        self.all_takes(code)
            .filter(move |take| least.is_none_or(|least| take.count == least))
    }

    fn all_takes(&self, code: &OctalCode) -> impl Iterator<Item = ChainTake> {
        let last = code.last();
        self.runs().flat_map(move |(start, size)| {
            (0..size).flat_map(move |left| {
                (1..=last.min(size - left))
                    .filter(move |count| code.allows(*count, left, size - left - count))
                    .map(move |count| ChainTake {
                        first: start + left,
                        count,
                    })
            })
        })
    }

    /// The row after a move. The move is not checked; cells without an object stay empty.
    pub fn after(&self, take: ChainTake) -> Row {
        let taken = mask(take.count).checked_shl(take.first).unwrap_or(0);
        Row {
            cells: self.cells & !taken,
            length: self.length,
        }
    }
}

impl fmt::Display for Row {
    /// Writes the cells as 1 and 0.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.length).try_for_each(|cell| write!(f, "{}", self.cells >> cell & 1))
    }
}

/// How many rows of `length` cells show groups of these sizes; 0 if they do not fit.
///
/// With g groups of s objects, each group goes with a gap at its right, and the last gap lies beyond
/// the end. So the result is the number of ways to put `length` + 1 - s things in a line, g of which
/// are groups, where groups of one size are equal. Cost O(g).
///
/// ```
/// use appleyard_core::chain::arrangements;
///
/// assert_eq!(arrangements(&[1, 1], 4), 3); // 1010, 1001, 0101
/// ```
pub fn arrangements(groups: &[u32], length: u32) -> u64 {
    let mut groups: Vec<u32> = groups.iter().copied().filter(|&size| size > 0).collect();
    groups.sort_unstable();
    // A sum that is too large does not fit either.
    let objects = groups
        .iter()
        .fold(0_u32, |sum, &size| sum.saturating_add(size));
    let length = length.min(MAX_OBJECTS);
    let Some(mut free) = (length + 1).checked_sub(objects) else {
        return 0;
    };
    groups
        .chunk_by(|one, other| one == other)
        .map(|alike| {
            let count = narrow(alike.len());
            let ways = binomial(free, count);
            // More groups than room: then there are 0 ways.
            free = free.saturating_sub(count);
            ways
        })
        .product()
}

/// The lowest `count` bits.
fn mask(count: u32) -> u64 {
    1_u64.checked_shl(count).unwrap_or(0).wrapping_sub(1)
}

pub(super) fn check_length(cells: u64) -> Result<(), Error> {
    if cells <= MAX_OBJECTS.into() {
        return Ok(());
    }
    Err(Error::from(ChainError::RowTooLong {
        cells,
        max: MAX_OBJECTS.into(),
    }))
}
