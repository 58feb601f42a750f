//! Why an argument was not read.

use std::fmt::{self, Display};

use appleyard_core::Error;
use serde::de::{self, Expected, Unexpected};
use wasm_bindgen::JsValue;

use crate::error::{bad_argument, into_js};

/// Why a value was not read, and where in the argument it stands: the innermost name comes first.
#[derive(Debug)]
pub(super) struct Refusal {
    path: Vec<String>,
    reason: String,
    /// The core has an error of its own for it.
    error: Option<Error>,
}

impl Refusal {
    pub(super) fn new(reason: impl Into<String>) -> Refusal {
        Refusal {
            path: Vec::new(),
            reason: reason.into(),
            error: None,
        }
    }

    /// The refusal of a text that the core takes nowhere.
    pub(super) fn of(error: Error) -> Refusal {
        Refusal {
            error: Some(error),
            ..Refusal::new("")
        }
    }

    /// What JavaScript gets, for the argument with this name.
    pub(super) fn into_js(self, name: &str) -> JsValue {
        match self.error {
            Some(error) => into_js(error),
            None => bad_argument(&self.within(name)),
        }
    }

    /// The refusal of a value that is not what was expected.
    pub(super) fn instead_of(expected: &dyn Expected, found: impl Display) -> Refusal {
        let expected = in_javascript(&expected.to_string());
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
            _ => Refusal::new(format!(
                "{} is expected",
                in_javascript(&expected.to_string())
            )),
        }
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Refusal {
        Refusal::instead_of(expected, format_args!("an array of {length}"))
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

/// What Rust expects, by the names of JavaScript.
fn in_javascript(expected: &str) -> String {
    let named = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "usize" => "a whole number from 0 to 2^32 - 1",
        "u64" => "a whole number from 0, as a number or a bigint,",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        "a sequence" => "an array",
        "a map" => "an object",
        other if other.starts_with("struct ") => "an object",
        other => {
            let length = ["a tuple of size ", "an array of length "]
                .iter()
                .find_map(|start| other.strip_prefix(start));
            return length.map_or_else(
                || other.to_owned(),
                |length| format!("an array of {length}"),
            );
        }
    };
    named.to_owned()
}
