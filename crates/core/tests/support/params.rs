//! Parameters of errors, as tests compare them.

use appleyard_core::error::Param;

/// The parameters as numbers: a character by its number in Unicode, the end of a text as 0.
pub fn numbers(params: Vec<(&'static str, Param)>) -> Vec<(&'static str, i128)> {
    let number = |param| match param {
        Param::Number(number) => number,
        Param::Character(found) => found.map_or(0, |found| u32::from(found).into()),
    };
    params
        .into_iter()
        .map(|(name, param)| (name, number(param)))
        .collect()
}
