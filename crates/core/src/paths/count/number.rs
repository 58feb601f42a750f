//! Numbers of paths: fast ones, and ones without a limit.

use std::fmt::Debug;

use num_bigint::BigUint;

/// A number of ways to decide a part of the graph. Each method returns `None` if the result is too large.
pub(super) trait Number: Clone + Debug + 'static {
    /// One way.
    fn one() -> Self;
    /// The sum.
    fn plus(&mut self, other: &Self) -> Option<()>;
    /// The product with the number of parallel edges.
    fn times(self, edges: u32) -> Option<Self>;
    /// The same ways, one edge longer, where the lengths stand `shift` bits apart in one number.
    fn longer(self, shift: u32) -> Self;
    /// The product.
    fn product(&self, other: &Self) -> BigUint;
    /// The number without a limit.
    fn exact(&self) -> BigUint;
}

/// Such numbers keep no lengths apart.
impl Number for u64 {
    fn one() -> Self {
        1
    }

    fn plus(&mut self, other: &Self) -> Option<()> {
        *self = self.checked_add(*other)?;
        Some(())
    }

    fn times(self, edges: u32) -> Option<Self> {
        self.checked_mul(edges.into())
    }

    fn longer(self, _shift: u32) -> Self {
        self
    }

    fn product(&self, other: &Self) -> BigUint {
        BigUint::from(u128::from(*self) * u128::from(*other))
    }

    fn exact(&self) -> BigUint {
        BigUint::from(*self)
    }
}

impl Number for BigUint {
    fn one() -> Self {
        BigUint::from(1_u32)
    }

    fn plus(&mut self, other: &Self) -> Option<()> {
        *self += other;
        Some(())
    }

    fn times(self, edges: u32) -> Option<Self> {
        Some(self * edges)
    }

    fn longer(self, shift: u32) -> Self {
        if shift == 0 { self } else { self << shift }
    }

    fn product(&self, other: &Self) -> BigUint {
        self * other
    }

    fn exact(&self) -> BigUint {
        self.clone()
    }
}
