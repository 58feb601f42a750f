//! All strings over an alphabet, numbered.

use num_bigint::BigUint;

use crate::checked::narrow;
use crate::error::{DovetailError, Error, place};

/// The most characters of an alphabet.
pub const MAX_ALPHABET: u64 = 64;

/// The most characters of a string: as many as a number of [`MAX_DIGITS`](super::MAX_DIGITS) digits has over an alphabet
/// of two.
pub const MAX_CHARACTERS: usize = 3321;

/// The string with this number: 0 is the empty string, then come those of one character in the order of the alphabet,
/// then those of two, and so on. So every finite text over the alphabet has a number, and every number is that of a
/// text.
///
/// # Errors
///
/// [`DovetailError::ALPHABET`] for an alphabet without characters or with more than [`MAX_ALPHABET`];
/// [`DovetailError::AlphabetTwice`]; [`DovetailError::NumberTooLong`] for a number above [`MAX_CHARACTERS`] over an
/// alphabet of one character, whose string has as many characters.
///
/// ```
/// use appleyard_core::dovetail::{string_at, string_number};
///
/// assert_eq!(string_at("ab", &5_u32.into())?, "ba");
/// assert_eq!(string_number("ab", "ba")?, 5_u32.into());
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn string_at(alphabet: &str, number: &BigUint) -> Result<String, Error> {
    let signs = read(alphabet)?;
    let base = signs.len() as u64;
    if base == 1 {
        // What does not fit into 64 bits is beyond the limit, too.
        check_length(number.try_into().unwrap_or(u64::MAX))?;
    }
    let mut rest = number.clone();
    let mut text: Vec<char> = Vec::new();
    while rest != BigUint::ZERO {
        rest -= 1_u32;
        let digit = narrow::<_, usize>(&rest % base);
        text.push(signs[digit]);
        rest /= base;
    }
    Ok(text.into_iter().rev().collect())
}

/// The number of a string. Cost: O(n²) for n characters.
///
/// # Errors
///
/// Those of [`string_at`] for the alphabet; [`DovetailError::NotInAlphabet`]; [`DovetailError::NumberTooLong`] for a
/// string of more than [`MAX_CHARACTERS`].
pub fn string_number(alphabet: &str, text: &str) -> Result<BigUint, Error> {
    let signs = read(alphabet)?;
    check_length(text.chars().count() as u64)?;
    let base = signs.len() as u64;
    let mut number = BigUint::ZERO;
    for (at, found) in text.chars().enumerate() {
        let digit = signs.iter().position(|&it| it == found);
        let digit = digit.ok_or(DovetailError::NotInAlphabet {
            place: place(at),
            found: Some(found),
        })?;
        number = number * base + digit as u64 + 1_u32;
    }
    Ok(number)
}

fn check_length(digits: u64) -> Result<(), DovetailError> {
    let limit = MAX_CHARACTERS as u64;
    if digits > limit {
        return Err(DovetailError::NumberTooLong { digits, limit });
    }
    Ok(())
}

fn read(alphabet: &str) -> Result<Vec<char>, Error> {
    let count = alphabet.chars().count() as u64;
    DovetailError::ALPHABET.check(count, 1..=MAX_ALPHABET)?;
    let mut signs = Vec::new();
    for sign in alphabet.chars() {
        if signs.contains(&sign) {
            Err(DovetailError::AlphabetTwice { found: Some(sign) })?;
        }
        signs.push(sign);
    }
    Ok(signs)
}
