//! Parameters of errors in a form that tests can compare.

use appleyard_core::error::Param;

/// The parameters as numbers: a character becomes its number in Unicode, the end of a text becomes
/// 0.
pub fn numbers(params: Vec<(&'static str, Param)>) -> Vec<(&'static str, i128)> {
    let number = |param| match param {
        Param::Number(number) => number,
        Param::Character(found) => found.map_or(0, |found| u32::from(found).into()),
        Param::Digits(digits) => digits.parse().unwrap(),
    };
    params
        .into_iter()
        .map(|(name, param)| (name, number(param)))
        .collect()
}
