//! Weights of edges, exact: sums of decimals must not depend on the order in which they are added.

use crate::checked::{Exact, known};
use std::cmp::Ordering;
use std::fmt;
use std::ops::Add;

/// The most decimals of a weight. A program's floating-point number has up to 17 digits.
const DECIMALS: i64 = 18;
/// The most digits before the point, so that the weights of all edges of a graph together fit.
const WHOLE: i64 = 14;

/// The weight of an edge or of a path: a decimal below 10¹⁴ with up to 18 decimals, held exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Weight(i128);

impl Weight {
    /// Reads `3`, `-.5` or `1.5e3`; `None` for what is no number, or one of more digits than a weight has.
    ///
    /// ```
    /// use appleyard_core::graph::Weight;
    ///
    /// let sum = Weight::read("0.1").zip(Weight::read("2e-1")).map(|(a, b)| a + b);
    /// assert_eq!(sum.map(|it| it.to_string()).as_deref(), Some("0.3"));
    /// ```
    pub fn read(text: &str) -> Option<Weight> {
        let Written {
            sign,
            point,
            digits,
        } = Written::read(text)?;
        // The last digit counts 10^scale of the least unit.
        let length = i64::try_from(digits.len()).ok()?;
        let scale = u32::try_from(point.checked_add(DECIMALS)?.checked_sub(length)?).ok()?;
        if sign == Sign::Zero {
            return Some(Weight(0));
        }
        if point > WHOLE {
            return None;
        }
        let value = digits.parse::<i128>().ok()?;
        let value = value.checked_mul(10_i128.checked_pow(scale)?)?;
        Some(Weight(if sign == Sign::Negative {
            value.checked_neg()?
        } else {
            value
        }))
    }

    /// Whether it is below 0.
    pub fn negative(self) -> bool {
        self.0 < 0
    }
}

impl Add for Weight {
    type Output = Weight;

    fn add(self, other: Weight) -> Weight {
        Weight(known(self.0.checked_add(other.0), "a way has few edges"))
    }
}

impl fmt::Display for Weight {
    /// The shortest decimal, such as `-0.5`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        const UNIT: u128 = 10_u128.pow(18);
        let size = self.0.unsigned_abs();
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(formatter, "{sign}{}", size / UNIT)?;
        let part = format!("{:018}", size % UNIT);
        match part.trim_end_matches('0') {
            "" => Ok(()),
            part => write!(formatter, ".{part}"),
        }
    }
}

/// Compares two numbers as a text writes them, whatever their length; `None` unless both are numbers.
pub(crate) fn compared(one: &str, other: &str) -> Option<Ordering> {
    Some(Written::read(one)?.cmp(&Written::read(other)?))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sign {
    Negative,
    Zero,
    Positive,
}

/// A number taken apart: `-12.50e3` is −0.125 · 10⁵. Zero has neither digits nor a place of the point.
#[derive(Debug, PartialEq, Eq)]
struct Written {
    sign: Sign,
    point: i64,
    digits: String,
}

impl Written {
    fn read(text: &str) -> Option<Written> {
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
            None => (text, 0),
        };
        let (sign, unsigned) = match mantissa.strip_prefix(['+', '-']) {
            Some(unsigned) if mantissa.starts_with('-') => (Sign::Negative, unsigned),
            Some(unsigned) => (Sign::Positive, unsigned),
            None => (Sign::Positive, mantissa),
        };
        // A number without a point has nothing after it.
        let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
        let all = format!("{whole}{part}");
        if all.is_empty() || !all.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        let kept = all.trim_start_matches('0');
        // Each zero in front moves the point to the left.
        let zeros = i64::try_from(all.len().minus(kept.len())).ok()?;
        let whole = i64::try_from(whole.len()).ok()?.checked_sub(zeros)?;
        let point = whole.checked_add(exponent.into())?;
        let digits = kept.trim_end_matches('0').to_owned();
        Some(if digits.is_empty() {
            Written {
                sign: Sign::Zero,
                point: 0,
                digits,
            }
        } else {
            Written {
                sign,
                point,
                digits,
            }
        })
    }
}

impl Ord for Written {
    fn cmp(&self, other: &Written) -> Ordering {
        let size = (self.point, &self.digits).cmp(&(other.point, &other.digits));
        self.sign
            .cmp(&other.sign)
            .then(if self.sign == Sign::Negative {
                size.reverse()
            } else {
                size
            })
    }
}

impl PartialOrd for Written {
    fn partial_cmp(&self, other: &Written) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
