//! Codes of octal games.

use appleyard_core::chain::OctalCode;
use appleyard_core::game::EndRule;
use proptest::prelude::*;

use crate::chain::reference::{code, signed, table};
use crate::support::params::numbers;
use crate::support::readers;

#[test]
fn codes_are_read_and_written() {
    for (text, written) in [
        ("0.77", "0.77"),
        (".77", "0.77"),
        (" 0.7700 ", "0.77"),
        ("0.137", "0.137"),
        ("4.007", "4.007"),
        ("4.", "4."),
        ("0.0000000000000001", "0.0000000000000001"),
    ] {
        assert_eq!(code(text).to_string(), written);
    }
    assert_eq!(code("0.77"), OctalCode::chain());
    let four = code("4.007");
    let digits: Vec<u8> = (0..5).map(|taken| four.digit(taken)).collect();
    assert_eq!(digits, [4, 0, 0, 7, 0]);
    assert_eq!((four.last(), four.splits_in_place()), (3, true));
    assert_eq!(four.digit(u32::MAX), 0);
    assert_eq!((code("4.").last(), OctalCode::chain().last()), (0, 2));
}

/// Nim with one heap is 0.333…: a move takes any number from an end. With at most three it is
/// Bachet's game.
#[test]
fn a_code_can_be_a_game_of_one_heap() {
    let table = table(code("0.333"), 20);
    for stones in 0..=20 {
        let value = table.value(&[stones], EndRule::Normal).unwrap();
        assert_eq!(signed(value) > 0, stones % 4 != 0, "{stones}");
    }
}

proptest! {
    /// A code that is written can be read again as the same code.
    #[test]
    fn written_codes_read_as_the_same(before in "[04]", digits in "[0-7]{0,16}") {
        if let Ok(code) = OctalCode::parse(&format!("{before}.{digits}")) {
            prop_assert_eq!(OctalCode::parse(&code.to_string()), Ok(code));
            for (taken, digit) in (1..).zip(digits.chars()) {
                prop_assert_eq!(u32::from(code.digit(taken)), digit.to_digit(8).unwrap());
            }
        } else {
            prop_assert!(before == "0" && digits.chars().all(|digit| digit == '0'));
        }
    }

    /// Any text gives a code, or an error with a place in the text.
    #[test]
    fn any_text_is_a_code_or_an_error(text in "[ .0-9a-c]{0,24}") {
        readers::octal(&text);
        if let Err(error) = OctalCode::parse(&text)
            && error.code() == "not-octal"
        {
            let at = numbers(error.params())[0].1;
            prop_assert!(at >= 1 && at <= text.chars().count() as i128 + 1);
        }
    }
}
