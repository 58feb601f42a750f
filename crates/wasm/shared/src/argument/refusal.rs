//! Why an argument was not read.

use std::fmt::{self, Display};

use serde::de::{self, Expected, Unexpected};

/// Why a value was not read, and where in the argument it stands: the innermost name comes first.
#[derive(Debug)]
pub(super) struct Refusal {
    path: Vec<String>,
    reason: String,
}

impl Refusal {
    pub(super) fn new(reason: impl Into<String>) -> Refusal {
        Refusal {
            path: Vec::new(),
            reason: reason.into(),
        }
    }

    /// The refusal of a value that is not what was expected.
    pub(super) fn instead_of(expected: &dyn Expected, found: impl Display) -> Refusal {
        Refusal::new(format!("{found}, where {expected} is expected"))
    }

    pub(super) fn within(mut self, name: impl Into<String>) -> Refusal {
        self.path.push(name.into());
        self
    }
}

impl de::Error for Refusal {
    fn custom<T: Display>(message: T) -> Refusal {
        Refusal::new(message.to_string())
    }

    /// Visitors check this themselves: whether a number is within the bounds of its type.
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Refusal {
        match found {
            Unexpected::Unsigned(number) => Refusal::instead_of(expected, number),
            Unexpected::Signed(number) => Refusal::instead_of(expected, number),
            _ => Refusal::new(format!("{expected} is expected")),
        }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Refusal {
        Refusal::invalid_value(found, expected)
    }
}

impl std::error::Error for Refusal {}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, name) in self.path.iter().rev().enumerate() {
            let dot = if at == 0 { "" } else { "." };
            write!(f, "{dot}{name}")?;
        }
        write!(f, ": {}", self.reason)
    }
}
