//! The tables of errors, and everything that is made from them.

use std::collections::HashSet;

use appleyard_core::Error;
use appleyard_core::error::{ChainError, NetworkError, NimError, Param, SortError, Sure};

/// Codes never change, and neither do the names of their parameters: a change here changes the
/// bindings and the page's sentences too.
#[test]
fn codes_and_parameters_are_those_that_are_written_down() {
    let all: Vec<String> = Error::kinds()
        .map(|kind| [&[kind.code], kind.params].concat().join(" "))
        .collect();
    let written: Vec<_> = include_str!("kinds.txt").lines().collect();
    assert_eq!(all, written);
}

#[test]
fn each_kind_has_a_code_of_its_own() {
    let mut met = HashSet::new();
    for kind in Error::kinds() {
        assert!(met.insert(kind.code), "{} twice", kind.code);
        let signs = kind
            .code
            .bytes()
            .all(|it| it.is_ascii_lowercase() || it == b'-');
        assert!(signs && !kind.code.is_empty(), "{}", kind.code);
    }
}

#[test]
fn the_english_says_every_parameter() {
    for kind in Error::kinds() {
        for param in kind.params {
            let said = kind.english.contains(&format!("{{{param}}}"));
            assert!(said, "{}: {param}", kind.code);
        }
        let named = kind.english.matches('{').count();
        assert_eq!(named, kind.params.len(), "{}", kind.code);
    }
}

#[test]
fn an_error_is_what_its_table_says() {
    let number = |number: i128| Param::Number(number);
    let at = ("at", number(3));
    for (error, code, params, english) in [
        (
            Error::PositionNotSolved,
            "position-not-solved",
            vec![],
            "this position is not solved yet",
        ),
        (
            Error::IllegalPly { ply: 7 },
            "illegal-ply",
            vec![("ply", number(7))],
            "ply 7 is not a legal move",
        ),
        (
            SortError::PLACE.refused(4, 1, 3),
            "place-out-of-range",
            vec![("value", number(4)), ("min", number(1)), ("max", number(3))],
            "the place must be from 1 to 3, not 4",
        ),
        (
            NimError::HeapEmpty { heap: 2 }.into(),
            "heap-empty",
            vec![("heap", number(2))],
            "heap 2 is empty",
        ),
        (
            ChainError::NotARow {
                at: 3,
                found: Some('x'),
            }
            .into(),
            "not-a-row",
            vec![at.clone(), ("found", Param::Character(Some('x')))],
            "the row cannot be read at character 3: 'x'",
        ),
        (
            ChainError::NotOctal { at: 3, found: None }.into(),
            "not-octal",
            vec![at, ("found", Param::Character(None))],
            "the octal code cannot be read at character 3: the end of the text",
        ),
    ] {
        assert_eq!(error.code(), code);
        assert_eq!(error.params(), params);
        assert_eq!(error.to_string(), english);
        assert!(Error::kinds().any(|kind| kind.code == code));
    }
}

/// A family's error says the same by itself as when it is passed on.
#[test]
fn families_are_passed_on_as_they_are() {
    let own = NetworkError::WireNotAllowed {
        line: 2,
        column: 7,
        wire: u64::MAX,
        min: 1,
        max: 64,
    };
    let passed_on = Error::from(own.clone());
    assert_eq!(own.code(), passed_on.code());
    assert_eq!(own.params(), passed_on.params());
    assert_eq!(own.to_string(), passed_on.to_string());
    // The number is exact, although it is beyond what JavaScript's numbers can hold, and beyond 63
    // bits.
    assert_eq!(own.params()[2], ("wire", Param::Number((1 << 64) - 1)));
    assert!(own.to_string().contains("not 18446744073709551615"));
}

#[test]
fn the_bounds_themselves_are_allowed() {
    for value in 2..=33_u32 {
        assert_eq!(SortError::CUTOFF.check(value, 2..=33), Ok(()));
    }
    for value in [0, 1, 34, u64::MAX] {
        let error = SortError::CUTOFF.refused(value, 2, 33);
        assert_eq!(SortError::CUTOFF.check(value, 2..=33), Err(error));
    }
}

/// In a debug build it stops the test that meets it, and in the build that visitors have it is an error.
#[test]
fn a_broken_invariant_is_loud() {
    assert_eq!(Some(3).sure("there is a value"), Ok(3));
    assert_eq!(true.sure("it holds"), Ok(()));
    let broken: [fn() -> Result<u8, Error>; 3] = [
        || None.sure("it holds"),
        || u8::try_from(256).sure("it holds"),
        || false.sure("it holds").map(|()| 0),
    ];
    for broken in broken {
        let answer = std::panic::catch_unwind(broken);
        assert_eq!(answer.is_err(), cfg!(debug_assertions));
        if let Ok(answer) = answer {
            let error = answer.unwrap_err();
            assert_eq!(error.code(), "broken-invariant");
            assert_eq!(error.to_string(), "internal: it holds");
        }
    }
}
