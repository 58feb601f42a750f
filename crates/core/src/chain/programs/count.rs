//! Numbers of moves.

/// A number of moves. It may be too large for a number of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// The exact number, as long as it is below 2¹²⁸.
    pub exact: Option<u128>,
    /// The number in 64-bit floating point. It is the one nearest to `exact`; beyond 2¹²⁸ its
    /// relative error is at most 10⁻¹².
    pub about: f64,
}

impl Count {
    /// No moves.
    pub(super) const ZERO: Count = Count {
        exact: Some(0),
        about: 0.0,
    };

    /// This exact number.
    pub(super) fn of(exact: u128) -> Count {
        Count {
            exact: Some(exact),
            about: exact as f64,
        }
    }

    /// The sum. Until it is [`settled`](Count::settled), `about` is only near `exact`.
    pub(super) fn plus(self, other: Count) -> Count {
        let sum = |(one, other): (u128, u128)| one.checked_add(other);
        Count {
            exact: self.exact.zip(other.exact).and_then(sum),
            about: self.about + other.about,
        }
    }

    /// The product. As for [`plus`](Count::plus), `about` is only near `exact`.
    pub(super) fn times(self, other: Count) -> Count {
        let product = |(one, other): (u128, u128)| one.checked_mul(other);
        Count {
            exact: self.exact.zip(other.exact).and_then(product),
            about: self.about * other.about,
        }
    }

    /// The same number with `about` as near as it can be.
    pub(super) fn settled(self) -> Count {
        self.exact.map_or(self, Count::of)
    }
}
