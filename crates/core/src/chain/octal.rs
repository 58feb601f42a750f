//! Octal games: what may be taken from a group, and into how many groups the rest may fall.

use std::{fmt, iter};

use super::first_move::FirstMove;
use crate::checked::narrow;
use crate::error::{ChainError, Error};
use crate::text_cursor::TextCursor;

/// The most digits of a code after the point, and so the most objects that a move can take.
pub const MAX_OCTAL_DIGITS: usize = 16;

/// This part of a digit allows a move that leaves nothing of the group.
const NOTHING: u8 = 1;
/// This part of a digit allows a move that leaves one group.
const ONE_GROUP: u8 = 2;
/// This part of a digit allows a move that leaves two groups.
const TWO_GROUPS: u8 = 4;

/// The code of an octal game, d₀.d₁d₂d₃… (Guy and Smith, *The G-values of various games*, 1956;
/// *Winning Ways*, chapter 4).
///
/// A move takes k objects that lie next to each other in one group, if the digit dₖ allows what it leaves
/// of the group. A digit is a sum of these:
///
/// ```text
///   1   nothing may be left      ●●● ──▶ ···
///   2   one group may be left    ●●●●● ──▶ ···●●
///   4   two groups may be left   ●●●●● ──▶ ●···●
/// ```
///
/// Chain, also called Kayles, is 0.77: a move takes one or two objects and may leave anything. The digit
/// before the point describes moves that take nothing. It is 0, or 4 if a move may split a group without
/// taking anything.
///
/// ```
/// use appleyard_core::chain::OctalCode;
///
/// let dawsons_chess = OctalCode::parse(".137")?;
/// assert_eq!(dawsons_chess.to_string(), "0.137");
/// assert_eq!(dawsons_chess.digit(2), 3);
/// assert_eq!(OctalCode::parse("0.770")?, OctalCode::chain());
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OctalCode {
    splits_in_place: bool,
    digits: [u8; MAX_OCTAL_DIGITS],
    /// The place of the last digit that is not 0; 0 if all digits after the point are 0.
    last: u32,
}

/// What a move leaves of one group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leaving {
    /// The number of objects taken.
    pub(crate) taken: u32,
    /// The size of the larger group that is left; 0 if nothing is left.
    pub(crate) larger: u32,
    /// The size of the smaller group that is left; 0 if there are not two.
    pub(crate) smaller: u32,
}

impl OctalCode {
    /// 0.77: a move takes one object, or two that lie next to each other.
    pub fn chain() -> OctalCode {
        let mut digits = [0; MAX_OCTAL_DIGITS];
        digits[..2].fill(NOTHING + ONE_GROUP + TWO_GROUPS);
        OctalCode {
            splits_in_place: false,
            digits,
            last: 2,
        }
    }

    /// Reads a code: an optional digit, a point, and at most [`MAX_OCTAL_DIGITS`] digits. It ignores
    /// blanks around the code and zeros at its end.
    ///
    /// # Errors
    ///
    /// [`ChainError::NotOctal`], [`ChainError::OctalTooLong`], [`ChainError::OctalEndless`] if the digit
    /// before the point is neither 0 nor 4, and [`ChainError::OctalWithoutMoves`] if all digits are 0.
    pub fn parse(text: &str) -> Result<OctalCode, Error> {
        let mut cursor = TextCursor::new(text.trim_end());
        cursor.take_while(char::is_whitespace);
        let before = digit(&mut cursor);
        if !cursor.take(".") {
            return Err(not_octal(&cursor));
        }
        let after: Vec<u8> = iter::from_fn(|| digit(&mut cursor)).collect();
        if cursor.peek().is_some() {
            return Err(not_octal(&cursor));
        }
        // The digit before the point may be left out.
        OctalCode::of_digits(before.unwrap_or(0), &after)
    }

    fn of_digits(before: u8, after: &[u8]) -> Result<OctalCode, Error> {
        let mut digits = [0; MAX_OCTAL_DIGITS];
        let Some(places) = digits.get_mut(..after.len()) else {
            return Err(Error::from(ChainError::OctalTooLong {
                digits: after.len() as u64,
                max: MAX_OCTAL_DIGITS as u64,
            }));
        };
        places.copy_from_slice(after);
        if before & !TWO_GROUPS != 0 {
            return Err(ChainError::OctalEndless { digit: before }.into());
        }
        let last = (1..).zip(after).filter(|&(_, &digit)| digit != 0).last();
        if before == 0 && last.is_none() {
            return Err(ChainError::OctalWithoutMoves.into());
        }
        Ok(OctalCode {
            splits_in_place: before == TWO_GROUPS,
            digits,
            last: last.map_or(0, |(place, _)| place),
        })
    }

    /// The digit for moves that take this number of objects; 0 beyond the last digit.
    pub fn digit(&self, taken: u32) -> u8 {
        let digit = match taken.checked_sub(1) {
            None if self.splits_in_place => Some(TWO_GROUPS),
            None => None,
            Some(place) => self.digits.get(place as usize).copied(),
        };
        // A digit that is left out allows no move.
        digit.unwrap_or(0)
    }

    /// The most objects that a move can take; 0 if moves only split groups.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// Whether a move may split a group without taking anything: the digit before the point is 4.
    pub fn splits_in_place(&self) -> bool {
        self.splits_in_place
    }

    /// Whether some move splits a group in two.
    pub(crate) fn splits(&self) -> bool {
        (0..=self.last).any(|taken| self.allows(taken, 1, 1))
    }

    /// Whether a move may take this number of objects from a group and leave these two groups, each of
    /// which may be empty.
    pub(crate) fn allows(&self, taken: u32, left: u32, right: u32) -> bool {
        let needed = match (left, right) {
            (0, 0) => NOTHING,
            (0, _) | (_, 0) => ONE_GROUP,
            _ => TWO_GROUPS,
        };
        self.digit(taken) & needed != 0
    }

    /// What the first move of a whole row of this size can leave.
    pub(super) fn first_leavings(
        &self,
        size: u32,
        first: FirstMove,
    ) -> impl Iterator<Item = Leaving> {
        let fewest = self.leavings(size).next().map(|left| left.taken);
        self.leavings(size)
            .take_while(move |left| first == FirstMove::Any || Some(left.taken) == fewest)
    }

    /// What moves can leave of a group: by the number taken, then from the most unequal to the most equal
    /// groups.
    pub(crate) fn leavings(&self, size: u32) -> impl Iterator<Item = Leaving> {
        (0..=self.last.min(size)).flat_map(move |taken| {
            let left = size - taken;
            (0..=left / 2)
                .map(move |smaller| Leaving {
                    taken,
                    larger: left - smaller,
                    smaller,
                })
                .filter(move |it| self.allows(taken, it.larger, it.smaller))
        })
    }
}

/// Reads one digit, if it stands there.
fn digit(cursor: &mut TextCursor) -> Option<u8> {
    let digit = cursor.peek()?.to_digit(8)?;
    cursor.step();
    Some(narrow(digit))
}

fn not_octal(cursor: &TextCursor) -> Error {
    let (at, found) = (cursor.character(), cursor.peek());
    ChainError::NotOctal { at, found }.into()
}

impl fmt::Display for OctalCode {
    /// Writes the code in the form `0.77`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.digit(0))?;
        (1..=self.last).try_for_each(|taken| write!(f, "{}", self.digit(taken)))
    }
}
