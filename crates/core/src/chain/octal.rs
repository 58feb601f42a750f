//! Octal games: what may be taken from a group, and into how many groups the rest may fall.

use std::fmt;

use crate::error::{ChainError, Error};

/// The most digits of a code after the point, and so the most objects that a move can take.
pub const MAX_OCTAL_DIGITS: usize = 16;

/// A digit holds this if nothing may be left of the group.
const NOTHING: u8 = 1;
/// A digit holds this if one group may be left.
const ONE_GROUP: u8 = 2;
/// A digit holds this if two groups may be left.
const TWO_GROUPS: u8 = 4;

/// The code of an octal game, d₀.d₁d₂d₃… (Guy and Smith, *The G-values of various games*, 1956;
/// *Winning Ways*, chapter 4).
///
/// A move takes k objects that lie next to each other in one group, if the digit dₖ allows what is
/// left of the group. A digit is a sum:
///
/// ```text
///   1   nothing may be left      ●●● ──▶ ···
///   2   one group may be left    ●●●●● ──▶ ···●●
///   4   two groups may be left   ●●●●● ──▶ ●···●
/// ```
///
/// Chain, also called Kayles, is 0.77: one or two are taken, and anything may be left. The digit before
/// the point, of moves that take nothing, is 0, or 4 where a group may be split as it is.
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
    /// The place of the last digit that is not 0; 0 if there is none after the point.
    last: u32,
}

/// What a move makes of one group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaving {
    /// Objects taken.
    pub(super) taken: u32,
    /// The larger group that is left, 0 if none is.
    pub(super) larger: u32,
    /// The smaller one, 0 if there are not two.
    pub(super) smaller: u32,
}

impl OctalCode {
    /// 0.77: take one object, or two that lie next to each other.
    pub fn chain() -> OctalCode {
        let mut digits = [0; MAX_OCTAL_DIGITS];
        digits[..2].fill(NOTHING + ONE_GROUP + TWO_GROUPS);
        OctalCode {
            splits_in_place: false,
            digits,
            last: 2,
        }
    }

    /// Reads a code: an optional digit, a point, and at most [`MAX_OCTAL_DIGITS`] digits. Blanks
    /// around it are ignored, and so are zeros at the end.
    ///
    /// # Errors
    ///
    /// [`ChainError::NotOctal`], [`ChainError::OctalTooLong`], [`ChainError::OctalEndless`] if the digit
    /// before the point is neither 0 nor 4, and [`ChainError::OctalWithoutMoves`] for zeros alone.
    pub fn parse(text: &str) -> Result<OctalCode, Error> {
        let mut before: Option<u8> = None;
        let mut point = false;
        let mut after = Vec::new();
        for (at, found) in (1..).zip(text.trim_end().chars()) {
            match (
                found.to_digit(8).and_then(|digit| u8::try_from(digit).ok()),
                found,
            ) {
                (Some(digit), _) if point => after.push(digit),
                (Some(digit), _) if before.is_none() => before = Some(digit),
                (None, '.') if !point => point = true,
                (None, blank) if blank.is_whitespace() && before.is_none() && !point => {}
                _ => {
                    let found = Some(found);
                    return Err(ChainError::NotOctal { at, found }.into());
                }
            }
        }
        if !point {
            let at = text.trim_end().chars().count() as u64 + 1;
            return Err(ChainError::NotOctal { at, found: None }.into());
        }
        OctalCode::of_digits(before.unwrap_or(0), &after)
    }

    fn of_digits(before: u8, after: &[u8]) -> Result<OctalCode, Error> {
        let mut digits = [0; MAX_OCTAL_DIGITS];
        let Some(places) = digits.get_mut(..after.len()) else {
            return Err(Error::Chain(ChainError::OctalTooLong {
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

    /// The digit of the moves that take so many objects; 0 beyond the last.
    pub fn digit(&self, taken: u32) -> u8 {
        let digit = match taken.checked_sub(1) {
            None if self.splits_in_place => Some(TWO_GROUPS),
            None => None,
            Some(place) => self.digits.get(place as usize).copied(),
        };
        digit.unwrap_or(0)
    }

    /// The most objects that a move can take; 0 if a move only splits.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// Whether a group may be split without anything being taken: the digit before the point is 4.
    pub fn splits_in_place(&self) -> bool {
        self.splits_in_place
    }

    /// Whether so many may be taken from a group so that these two groups are left, of which either may
    /// be empty.
    pub(super) fn allows(&self, taken: u32, left: u32, right: u32) -> bool {
        let needed = match (left, right) {
            (0, 0) => NOTHING,
            (0, _) | (_, 0) => ONE_GROUP,
            _ => TWO_GROUPS,
        };
        self.digit(taken) & needed != 0
    }

    /// What moves can make of a group: by the number taken, then from the most unequal to the most equal.
    pub(super) fn leavings(&self, size: u32) -> impl Iterator<Item = Leaving> {
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

impl fmt::Display for OctalCode {
    /// As it is written: `0.77`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.digit(0))?;
        (1..=self.last).try_for_each(|taken| write!(f, "{}", self.digit(taken)))
    }
}
