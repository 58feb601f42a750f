//! Pairs and strings by their numbers.

use std::collections::HashSet;

use appleyard_core::dovetail::{MAX_CHARACTERS, pair, string_at, string_number, unpair, whole};
use num_bigint::BigUint;
use proptest::prelude::*;

/// A number of up to 31 digits, so up to 10^31.
fn large() -> impl Strategy<Value = BigUint> {
    "[0-9]{1,31}".prop_map(|it| it.parse().unwrap())
}

proptest! {
    #[test]
    fn f_and_g_are_inverse_to_each_other(a in large(), b in large()) {
        let number = pair(&a, &b);
        prop_assert_eq!(unpair(&number), (a.clone(), b.clone()));
        let (x, y) = unpair(&a);
        prop_assert_eq!(pair(&x, &y), a);
    }

    #[test]
    fn a_string_and_its_number_are_inverse_to_each_other(text in "[abc]{0,40}", number in large()) {
        let own = string_number("abc", &text).unwrap();
        prop_assert_eq!(string_at("abc", &own).unwrap(), text);
        let other = string_at("ba.", &number).unwrap();
        prop_assert_eq!(string_number("ba.", &other).unwrap(), number);
    }
}

/// The table of the pairing as everybody draws it, diagonal by diagonal.
#[test]
fn the_numbers_of_pairs_go_along_the_diagonals() {
    let mut number = 0_u32;
    for diagonal in 0..60_u32 {
        for b in 0..=diagonal {
            let a = diagonal - b;
            assert_eq!(pair(&a.into(), &b.into()), number.into());
            number += 1;
        }
    }
}

#[test]
fn strings_come_shortest_first_and_then_by_the_alphabet() {
    let mut all = vec![String::new()];
    for from in 0..13 {
        for sign in ["x", "a", "m"] {
            all.push(format!("{}{sign}", all[from]));
        }
    }
    for (number, text) in all.iter().enumerate() {
        assert_eq!(&string_at("xam", &number.into()).unwrap(), text);
    }
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
}

#[test]
fn what_is_no_number_and_no_string_is_refused() {
    for text in ["", "-1", "+1", "1.5", "1e3", " 1", "０", "0x10"] {
        assert_eq!(
            whole(text).unwrap_err().code(),
            "dovetail-not-whole",
            "{text}"
        );
    }
    assert_eq!(whole("007").unwrap(), 7_u32.into());
    assert!(whole(&"9".repeat(1000)).is_ok());
    let long = whole(&"9".repeat(1001)).unwrap_err();
    assert_eq!(
        long.to_string(),
        "a number may have at most 1000 digits, not 1001"
    );
    let code = |alphabet: &str, text: &str| string_number(alphabet, text).unwrap_err().code();
    assert_eq!(code("", ""), "dovetail-alphabet-out-of-range");
    assert_eq!(code(&"é".repeat(65), ""), "dovetail-alphabet-out-of-range");
    assert_eq!(code("aba", ""), "dovetail-alphabet-twice");
    assert_eq!(code("ab", "abc"), "dovetail-not-in-alphabet");
    let long = "a".repeat(MAX_CHARACTERS + 1);
    assert_eq!(code("ab", &long), "dovetail-number-too-long");
}

/// The string of a number of 1000 digits has up to 3321 characters. Over one character it has as many as the number
/// says, so that the string of a large number would fill the memory.
#[test]
fn the_string_of_the_largest_number_is_read_again() {
    let largest = whole(&"9".repeat(1000)).unwrap();
    for (alphabet, characters) in [("ab", MAX_CHARACTERS), ("abc", 2096)] {
        let string = string_at(alphabet, &largest).unwrap();
        assert_eq!(string.len(), characters);
        assert_eq!(string_number(alphabet, &string).unwrap(), largest);
    }
    let most = BigUint::from(MAX_CHARACTERS);
    let ones = string_at("a", &most).unwrap();
    assert_eq!(string_number("a", &ones).unwrap(), most);
    for beyond in [most + 1_u32, largest] {
        let error = string_at("a", &beyond).unwrap_err();
        assert_eq!(error.code(), "dovetail-number-too-long");
    }
}
