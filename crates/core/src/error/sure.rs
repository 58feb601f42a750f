//! What the code itself promises: it holds, or the answer is an error.

use super::Error;

/// Takes what must be there. Input that is wrong has an error of its own; this is for what no input can break.
pub trait Sure<T> {
    /// The value.
    ///
    /// # Errors
    ///
    /// [`Error::BrokenInvariant`] if it is missing. Then the mistake is ours, and a debug build panics.
    fn sure(self, what: &'static str) -> Result<T, Error>;
}

impl<T> Sure<T> for Option<T> {
    #[inline]
    fn sure(self, what: &'static str) -> Result<T, Error> {
        self.ok_or_else(|| Error::internal(what))
    }
}

impl<T, E> Sure<T> for Result<T, E> {
    #[inline]
    fn sure(self, what: &'static str) -> Result<T, Error> {
        self.map_err(|_| Error::internal(what))
    }
}

impl Sure<()> for bool {
    #[inline]
    fn sure(self, what: &'static str) -> Result<(), Error> {
        self.then_some(()).sure(what)
    }
}

impl Error {
    /// The error that an invariant does not hold. A debug build panics, so that a test cannot miss it.
    #[cold]
    #[track_caller]
    pub fn internal(what: &'static str) -> Error {
        debug_assert!(false, "internal: {what}");
        Error::BrokenInvariant { what }
    }
}
