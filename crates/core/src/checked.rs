//! Checks what cannot fail, where no error can be returned.
//!
//! Input that is wrong is an [`Error`](crate::Error). What no input can break is taken with
//! [`sure`](crate::error::Sure::sure) where an error can be returned, and with these or with an index where it cannot:
//! then a mistake of ours is a panic, which the page reports as such, and never a made-up value.

/// Takes what must be there. Says what, if it is not.
#[inline]
#[track_caller]
#[expect(clippy::panic, reason = "a broken invariant is loud")]
pub fn known<T>(value: Option<T>, what: &'static str) -> T {
    match value {
        Some(value) => value,
        None => panic!("internal: {what}"),
    }
}

/// Sums, differences and products that no input can make too large or too small.
pub(crate) trait Exact {
    fn plus(self, more: Self) -> Self;
    fn minus(self, less: Self) -> Self;
    fn times(self, factor: Self) -> Self;
}

macro_rules! exact {
    ($($number:ty)*) => {$(
        impl Exact for $number {
            #[inline]
            #[track_caller]
            fn plus(self, more: $number) -> $number {
                known(self.checked_add(more), "a sum fits into its type")
            }

            #[inline]
            #[track_caller]
            fn minus(self, less: $number) -> $number {
                known(self.checked_sub(less), "a difference fits into its type")
            }

            #[inline]
            #[track_caller]
            fn times(self, factor: $number) -> $number {
                known(self.checked_mul(factor), "a product fits into its type")
            }
        }
    )*};
}
exact!(u8 u16 u32 u64 usize);

/// The same number as another type, into which it must fit.
#[inline]
#[track_caller]
pub fn narrow<From, To: TryFrom<From>>(number: From) -> To {
    known(number.try_into().ok(), "a number fits into its type")
}
