//! Writes numbers beyond 2⁵³ as decimal digits, because JavaScript's own numbers cannot hold them.

use serde::Serializer;

/// Writes the digits of a number.
pub(super) fn write<S: Serializer>(number: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(number)
}

/// Writes the digits of a number that may be absent; an absent number is left out.
#[expect(clippy::ref_option, reason = "the shape that serde calls")]
pub(super) fn write_some<S: Serializer>(
    number: &Option<u128>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match number {
        Some(number) => write(number, serializer),
        None => serializer.serialize_none(),
    }
}
