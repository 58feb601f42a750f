//! How the error of a family passes as an [`Error`], without that anybody knows all families.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::Param;

/// An error of one family, such as that of heap games. Its table makes it; see `errors!`.
pub trait FamilyError: Any + fmt::Debug + fmt::Display + Send + Sync {
    /// The stable name of the kind of error.
    fn code(&self) -> &'static str;

    /// The offending values and the limits.
    fn params(&self) -> Vec<(&'static str, Param)>;
}

/// An error of any family. Two are equal if they have the same code and the same parameters.
#[derive(Clone)]
pub struct Refused(Arc<dyn FamilyError>);

impl Refused {
    /// Passes on the error of a family.
    pub(crate) fn new(error: impl FamilyError) -> Refused {
        Refused(Arc::new(error))
    }

    /// The error as its family has it, if it is of this family.
    pub(crate) fn of<T: FamilyError>(&self) -> Option<&T> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// The stable name of the kind of error.
    pub fn code(&self) -> &'static str {
        self.0.code()
    }

    /// The offending values and the limits.
    pub fn params(&self) -> Vec<(&'static str, Param)> {
        self.0.params()
    }
}

impl PartialEq for Refused {
    fn eq(&self, other: &Refused) -> bool {
        self.code() == other.code() && self.params() == other.params()
    }
}

impl Eq for Refused {}

impl fmt::Debug for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
