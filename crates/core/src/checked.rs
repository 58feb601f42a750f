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

/// The same number as another type, into which it must fit.
#[inline]
#[track_caller]
pub fn narrow<From, To: TryFrom<From>>(number: From) -> To {
    known(number.try_into().ok(), "a number fits into its type")
}
