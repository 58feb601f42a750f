//! Codes and parameters, on which the page's sentences rest.

use appleyard_core::Error;

#[test]
fn codes_and_params() {
    let all = [
        (
            Error::ConjectureOutOfRange {
                value: 9,
                min: 1,
                max: 8,
            },
            "conjecture-out-of-range",
            vec![("value", 9), ("min", 1), ("max", 8)],
        ),
        (
            Error::ConjectureIncomplete {
                count: 5,
                expected: 6,
            },
            "conjecture-incomplete",
            vec![("count", 5), ("expected", 6)],
        ),
        (Error::EmptyPath, "empty-path", vec![]),
        (
            Error::PathTooLong {
                plies: 512,
                limit: 511,
            },
            "path-too-long",
            vec![("plies", 512), ("limit", 511)],
        ),
        (
            Error::IllegalMove { ply: 3, m: 1, n: 2 },
            "illegal-move",
            vec![("ply", 3), ("m", 1), ("n", 2)],
        ),
        (
            Error::PercentOutOfRange {
                value: 101,
                max: 100,
            },
            "percent-out-of-range",
            vec![("value", 101), ("max", 100)],
        ),
        (
            Error::StrategyDoesNotApply { m: 1, n: 2 },
            "strategy-does-not-apply",
            vec![("m", 1), ("n", 2)],
        ),
    ];
    for (error, code, params) in all {
        assert_eq!(error.code(), code);
        assert_eq!(error.params(), params);
        for (_, value) in params {
            assert!(error.to_string().contains(&value.to_string()), "{error}");
        }
    }
}
