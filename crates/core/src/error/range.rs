//! Numbers that have bounds.

use std::fmt;

use super::Param;

/// Something that has bounds, such as the columns of a drawing. Each family of errors declares its
/// quantities as constants of its enum. A number outside the bounds always gives the same kind of error,
/// [`Error::OutOfRange`](super::Error::OutOfRange), with the code of the quantity.
///
/// ```
/// use appleyard_core::Error;
///
/// assert_eq!(Error::PERCENT.check(100_u8, 0..=100), Ok(()));
/// let error = Error::PERCENT.check(101_u8, 0..=100).unwrap_err();
/// assert_eq!(error, Error::PERCENT.refused(101, 0, 100));
/// assert_eq!(error.code(), "percent-out-of-range");
/// assert_eq!(error.to_string(), "the percentage must be from 0 to 100, not 101");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantity {
    pub(crate) code: &'static str,
    pub(crate) noun: &'static str,
}

/// An error: a number is outside its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    /// What the number counts.
    pub quantity: &'static Quantity,
    /// The number that was given.
    pub value: u64,
    /// The least that is allowed.
    pub min: u64,
    /// The most that is allowed.
    pub max: u64,
}

impl OutOfRange {
    /// The stable name of the error. It is the name of the quantity, such as `columns-out-of-range`.
    pub fn code(&self) -> &'static str {
        self.quantity.code
    }

    /// The parameters `value`, `min` and `max`.
    pub fn params(&self) -> Vec<(&'static str, Param)> {
        let OutOfRange {
            value, min, max, ..
        } = *self;
        vec![
            ("value", value.into()),
            ("min", min.into()),
            ("max", max.into()),
        ]
    }
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OutOfRange {
            quantity: Quantity { noun, .. },
            value,
            min,
            max,
        } = self;
        write!(f, "{noun} must be from {min} to {max}, not {value}")
    }
}
