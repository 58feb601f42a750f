//! The macro that makes a family of errors from one table.

/// A kind of error as its table describes it, without the values of a particular error.
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
///           } => "a row may have at most {max} cells, not {cells}",
///       }
///       ranges {                                                 numbers that have bounds: the kind is
///           /// The objects of a row.                            the shared one, see `Quantity`
///           OBJECTS = "objects-out-of-range" => "the number of objects",
///       }
///   }
/// ```
///
/// If a sentence leaves out a parameter, the compiler warns of an unused variable. With `@table` first, the errors
/// belong to another package, not to the core.
#[macro_export]
macro_rules! errors {
    ($(#[$about:meta])* pub enum $name:ident $kinds:tt $(ranges $ranges:tt)?) => {
        $crate::errors! {
            @table
            $(#[$about])*
            pub enum $name $kinds
            $(ranges $ranges)?
        }

        impl $crate::error::FamilyError for $name {
            fn code(&self) -> &'static str {
                $name::code(self)
            }

            fn params(&self) -> Vec<(&'static str, $crate::error::Param)> {
                $name::params(self)
            }
        }

        impl From<$name> for $crate::Error {
            fn from(error: $name) -> Self {
                Self::Refused($crate::error::Refused::new(error))
            }
        }
    };
    (
        @table
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

            /// The kinds that this table declares, numbers out of range included.
            pub const KINDS: &'static [$crate::error::Kind] = &[
                $( $crate::error::Kind {
                    code: $code,
                    params: &[$($( stringify!($field) ),*)?],
                    english: $english,
                }, )*
                $($( $crate::error::Kind {
                    code: $range_code,
                    params: &["value", "min", "max"],
                    english: concat!($noun, " must be from {min} to {max}, not {value}"),
                }, )*)?
            ];

            /// A stable name for the kind of error, in kebab-case. The page files its sentences under
            /// it.
            pub fn code(&self) -> &'static str {
                match self {
                    $( Self::$kind { .. } => $code, )*
                    $($( Self::$family(error) => error.code(), )*)?
                }
            }

            /// The offending values and the limits, named like the fields.
            pub fn params(&self) -> Vec<(&'static str, $crate::error::Param)> {
                match self {
                    $( Self::$kind $({ $($field),* })? => vec![$($(
                        (stringify!($field), $crate::error::Param::from($field.clone()))
                    ),*)?], )*
                    $($( Self::$family(error) => error.params(), )*)?
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $( Self::$kind $({ $($field),* })? => {
                        $($( let $field = $crate::error::Param::from($field.clone()); )*)?
                        write!(f, $english)
                    } )*
                    $($( Self::$family(error) => error.fmt(f), )*)?
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

pub(crate) use crate::errors;
