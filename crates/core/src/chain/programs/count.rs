//! Numbers of moves.

/// A number of moves, which may be larger than any machine counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// The number, while it is below 2¹²⁸.
    pub exact: Option<u128>,
    /// The number as nearly as 64 bits of floating point have it: the one next to `exact`, and beyond
    /// 2¹²⁸ within 10⁻¹² of the number.
    pub about: f64,
}

impl Count {
    /// None at all.
    pub(super) const ZERO: Count = Count {
        exact: Some(0),
        about: 0.0,
    };

    /// This number.
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

    /// The product, not settled either.
    pub(super) fn times(self, other: Count) -> Count {
        let product = |(one, other): (u128, u128)| one.checked_mul(other);
        Count {
            exact: self.exact.zip(other.exact).and_then(product),
            about: self.about * other.about,
        }
    }

    /// The same, with `about` as near as it can be.
    pub(super) fn settled(self) -> Count {
        self.exact.map_or(self, Count::of)
    }
}
