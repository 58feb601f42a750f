//! Weights of edges, exact: sums of decimals must not depend on the order in which they are added.

use std::fmt;
use std::ops::Add;

/// The most decimals of a weight. A program's floating-point number has up to 17 digits.
const DECIMALS: i32 = 18;
/// The most digits before the point, so that the weights of all edges of a graph together fit.
const WHOLE: i32 = 14;

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
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
            None => (text, 0),
        };
        let (negative, digits) = match mantissa.strip_prefix(['+', '-']) {
            Some(digits) => (mantissa.starts_with('-'), digits),
            None => (false, mantissa),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        if whole.is_empty() && part.is_empty() {
            return None;
        }
        let part = part.trim_end_matches('0');
        let all = format!("{whole}{part}");
        if !all.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        let all = all.trim_start_matches('0');
        if all.is_empty() {
            return Some(Weight(0));
        }
        // The last digit counts 10^scale of the least unit.
        let scale = exponent
            .checked_sub(i32::try_from(part.len()).ok()?)?
            .checked_add(DECIMALS)?;
        let length = i32::try_from(all.len()).ok()?;
        if scale < 0 || length.checked_add(scale)? > WHOLE + DECIMALS {
            return None;
        }
        let value = all.parse::<i128>().ok()? * 10_i128.pow(scale.unsigned_abs());
        Some(Weight(if negative { -value } else { value }))
    }

    /// Whether it is below 0.
    pub fn negative(self) -> bool {
        self.0 < 0
    }
}

impl Add for Weight {
    type Output = Weight;

    fn add(self, other: Weight) -> Weight {
        Weight(self.0 + other.0)
    }
}

impl fmt::Display for Weight {
    /// The shortest decimal, such as `-0.5`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = 10_u128.pow(DECIMALS.unsigned_abs());
        let size = self.0.unsigned_abs();
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(formatter, "{sign}{}", size / unit)?;
        let part = format!("{:018}", size % unit);
        match part.trim_end_matches('0') {
            "" => Ok(()),
            part => write!(formatter, ".{part}"),
        }
    }
}
