//! The table of a family of errors, from which all that is said of its kinds is made.

/// A kind of error, as its table has it: what is known of it before it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its stable name, in kebab-case.
    pub code: &'static str,
    /// The names of its parameters, in order.
    pub params: &'static [&'static str],
    /// Its sentence in English, with each parameter's name in braces.
    pub english: &'static str,
}

/// Makes the errors of a family from one table: the enum with its documentation, `code()`, `params()`,
/// the sentence in English, and the list of all kinds.
///
/// ```text
///   errors! {
///       /// What can be wrong with a row.
///       pub enum ChainError {
///           /// A row of more cells than are allowed.            documentation; the code is added
///           RowTooLong = "row-too-long" {                        name and code
///               /// The cells it needs.
///               cells: u64,                                      parameters, named like the fields
///               /// The most that is allowed.
///               max: u64,
///           } => "a row of {cells} cells: at most {max} are allowed",
///       }
///       ranges {                                                 numbers that have bounds: the kind is
///           /// The objects of a row.                            the shared one, see `Quantity`
///           OBJECTS = "objects-out-of-range" => "objects",
///       }
///       families { Nim(NimError) }                               errors that are passed on as they are
///   }
/// ```
///
/// A parameter that is missing in the sentence is an unused variable, of which the compiler warns.
macro_rules! errors {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $(
                $(#[$doc:meta])*
                $kind:ident = $code:literal $({
                    $( $(#[$field_doc:meta])* $field:ident: $type:ty ),* $(,)?
                })? => $english:literal
            ),* $(,)?
        }
        $(ranges {
            $( $(#[$range_doc:meta])* $range:ident = $range_code:literal => $noun:literal ),* $(,)?
        })?
        $(families {
            $( $(#[$family_doc:meta])* $family:ident($inner:ty) ),* $(,)?
        })?
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[$doc])*
                #[doc = concat!("\n\nCode: `", $code, "`.")]
                $kind $({ $( $(#[$field_doc])* $field: $type ),* })?,
            )*
            $($( $(#[$family_doc])* $family($inner), )*)?
        }

        impl $name {
            $($(
                $(#[$range_doc])*
                #[doc = concat!("\n\nCode: `", $range_code, "`.")]
                pub const $range: &'static $crate::error::Quantity = &$crate::error::Quantity {
                    code: $range_code,
                    noun: $noun,
                };
            )*)?

            /// The kinds that are declared here, with those of numbers out of range, and without those
            /// of other families.
            pub const KINDS: &'static [$crate::error::Kind] = &[
                $( $crate::error::Kind {
                    code: $code,
                    params: &[$($( stringify!($field) ),*)?],
                    english: $english,
                }, )*
                $($( $crate::error::Kind {
                    code: $range_code,
                    params: &["value", "min", "max"],
                    english: concat!($noun, ": {value}, allowed are {min} to {max}"),
                }, )*)?
            ];

            /// All kinds that there are: those declared here, and then those of each family.
            pub fn kinds() -> impl Iterator<Item = &'static $crate::error::Kind> {
                const PASSED_ON: &[&[$crate::error::Kind]] = &[$($( <$inner>::KINDS ),*)?];
                Self::KINDS.iter().chain(PASSED_ON.iter().copied().flatten())
            }

            /// A stable name for the kind of error, in kebab-case; the page's sentences are filed under
            /// it.
            pub fn code(&self) -> &'static str {
                match self {
                    $( Self::$kind { .. } => $code, )*
                    $($( Self::$family(error) => error.code(), )*)?
                }
            }

            /// The offending values and the limits, by the names of the fields.
            pub fn params(&self) -> Vec<(&'static str, $crate::error::Param)> {
                match *self {
                    $( Self::$kind $({ $($field),* })? => vec![$($(
                        (stringify!($field), $crate::error::Param::from($field))
                    ),*)?], )*
                    $($( Self::$family(ref error) => error.params(), )*)?
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $( Self::$kind $({ $($field),* })? => {
                        $($( let $field = $crate::error::Param::from($field); )*)?
                        write!(f, $english)
                    } )*
                    $($( Self::$family(ref error) => error.fmt(f), )*)?
                }
            }
        }

        impl std::error::Error for $name {}

        $($(
            impl From<$inner> for $name {
                fn from(error: $inner) -> Self {
                    Self::$family(error)
                }
            }
        )*)?
    };
}

pub(crate) use errors;
