//! Codes and parameters, on which the page's sentences rest.

use appleyard_core::Error;
use appleyard_core::error::NetworkError;

#[test]
fn codes_and_parameters() {
    let (line, column) = (2, 7);
    let cases = [
        (
            NetworkError::NotInStock { wires: 33 },
            "not-in-stock",
            vec![("wires", 33)],
        ),
        (
            NetworkError::WrongLength {
                length: 3,
                wires: 4,
            },
            "wrong-length",
            vec![("length", 3), ("wires", 4)],
        ),
        (
            NetworkError::TextTooLong { count: 9, limit: 8 },
            "network-text-too-long",
            vec![("count", 9), ("limit", 8)],
        ),
        (
            NetworkError::Syntax { line, column },
            "network-syntax",
            vec![("line", 2), ("column", 7)],
        ),
        (
            NetworkError::WireNotAllowed {
                line,
                column,
                wire: u64::MAX,
                min: 1,
                max: 64,
            },
            "wire-not-allowed",
            vec![
                ("line", 2),
                ("column", 7),
                ("wire", i64::MAX),
                ("min", 1),
                ("max", 64),
            ],
        ),
        (
            NetworkError::SameWireAt {
                line,
                column,
                wire: 5,
            },
            "same-wire-at",
            vec![("line", 2), ("column", 7), ("wire", 5)],
        ),
    ];
    for (error, code, params) in cases {
        let sentence = error.to_string();
        for (name, value) in &params {
            let shown =
                *name == "wire" && *value == i64::MAX || sentence.contains(&value.to_string());
            assert!(shown, "{sentence}");
        }
        let error = Error::from(error);
        assert_eq!((error.code(), error.params()), (code, params));
        assert_eq!(error.to_string(), sentence);
    }
}
