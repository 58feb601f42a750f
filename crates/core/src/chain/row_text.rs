//! Reads rows from text.

use super::row::Row;
use crate::checked::narrow;
use crate::error::{ChainError, Error};

/// The signs for an object in a cell.
const OBJECTS: [char; 3] = ['1', '*', '●'];

/// The signs for a gap.
const GAPS: [char; 3] = ['0', '.', '·'];

/// A character of the text, and its place, counted from 1.
type Placed = (u64, char);

impl Row {
    /// Reads a row in one of three forms; blanks are ignored.
    ///
    /// ```text
    ///   1011110   *.****.   ●·●●●●·     cell by cell: an object is 1 or * or ●, a gap 0 or . or ·
    ///   {1,0,0,1}                       groups: one of 1, none of 2, none of 3, one of 4
    ///   4+1                             sizes of groups
    /// ```
    ///
    /// [`of_groups`](Row::of_groups) lays out the last two forms. A single number is the size of a
    /// group, unless it has no digits other than 0 and 1: then it is read cell by cell.
    ///
    /// # Errors
    ///
    /// [`ChainError::NotARow`], [`ChainError::RowTooLong`], [`ChainError::EmptyRow`].
    pub fn parse(text: &str) -> Result<Row, Error> {
        let all = (1..).zip(text.chars());
        let characters: Vec<Placed> = all.filter(|(_, it)| !it.is_whitespace()).collect();
        let end = text.chars().count() as u64 + 1;
        match characters.as_slice() {
            [] => Err(ChainError::EmptyRow.into()),
            [(_, '{'), counts @ ..] => counted(counts, end),
            cells if cells.iter().all(|&(_, it)| object(it).is_some()) => by_cells(cells),
            &[first, ..] if !first.1.is_ascii_digit() => by_cells(&characters),
            sizes => by_sizes(sizes, end),
        }
    }
}

/// Whether the cell has an object; `None` if the sign does not stand for a cell.
fn object(sign: char) -> Option<bool> {
    match sign {
        _ if OBJECTS.contains(&sign) => Some(true),
        _ if GAPS.contains(&sign) => Some(false),
        _ => None,
    }
}

fn by_cells(signs: &[Placed]) -> Result<Row, Error> {
    let mut cells = 0;
    for (cell, &(at, sign)) in (0_u32..).zip(signs) {
        let object = object(sign).ok_or(not_a_row(at, Some(sign)))?;
        // A row with more cells than bits is refused below.
        cells |= u64::from(object).checked_shl(cell).unwrap_or(0);
    }
    Row::of_cells(cells, narrow(signs.len()))
}

fn by_sizes(signs: &[Placed], end: u64) -> Result<Row, Error> {
    let mut sizes = Vec::new();
    let mut rest = signs;
    loop {
        let size;
        (size, rest) = number(rest, end)?;
        sizes.push(size);
        match rest {
            [] => return Row::of_groups(&sizes),
            [(_, '+'), after @ ..] => rest = after,
            &[(at, sign), ..] => return Err(not_a_row(at, Some(sign)).into()),
        }
    }
}

/// Reads the numbers of groups of 1, 2, 3, …, after the opening brace.
fn counted(signs: &[Placed], end: u64) -> Result<Row, Error> {
    let mut groups = Vec::new();
    let mut needed = 0_u64;
    let mut rest = signs;
    for size in 1_u32.. {
        let count;
        (count, rest) = number(rest, end)?;
        // What is too large is refused, whatever its number.
        needed = needed.saturating_add(u64::from(count).saturating_mul(u64::from(size) + 1));
        // If there are too many groups, it goes on counting but does not store them.
        if needed <= u64::from(super::MAX_OBJECTS) + 1 {
            groups.extend((0..count).map(|_| size));
        }
        match rest {
            [(_, ',' | ';'), after @ ..] => rest = after,
            [(_, '}')] => break,
            [(_, '}'), (at, sign), ..] | [(at, sign), ..] => {
                return Err(not_a_row(*at, Some(*sign)).into());
            }
            [] => return Err(not_a_row(end, None).into()),
        }
    }
    // The last group needs no gap; without a group nothing does.
    let cells = needed.saturating_sub(1);
    if cells > super::MAX_OBJECTS.into() {
        let max = super::MAX_OBJECTS.into();
        return Err(ChainError::RowTooLong { cells, max }.into());
    }
    Row::of_groups(&groups)
}

/// Reads a number at the beginning, and returns it with the signs after it. A number that is too large
/// becomes the largest possible.
fn number(signs: &[Placed], end: u64) -> Result<(u32, &[Placed]), ChainError> {
    let digits = signs.iter().take_while(|(_, it)| it.is_ascii_digit());
    let digits: Vec<u32> = digits.filter_map(|(_, it)| it.to_digit(10)).collect();
    if digits.is_empty() {
        return Err(match signs.first() {
            Some(&(at, sign)) => not_a_row(at, Some(sign)),
            None => not_a_row(end, None),
        });
    }
    // The largest possible number is refused as any that is too large.
    let value = digits.iter().fold(0_u32, |value, digit| {
        value.saturating_mul(10).saturating_add(*digit)
    });
    Ok((value, &signs[digits.len()..]))
}

fn not_a_row(at: u64, found: Option<char>) -> ChainError {
    ChainError::NotARow { at, found }
}
