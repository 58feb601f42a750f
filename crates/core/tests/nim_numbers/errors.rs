//! Codes and parameters, on which the page's sentences rest.

use appleyard_core::Error;
use appleyard_core::error::NimError;

#[test]
fn codes_and_params() {
    let all = [
        (NimError::RuleEmpty, "rule-empty", vec![]),
        (NimError::RuleZero, "rule-zero", vec![]),
        (
            NimError::RuleNotUnderstood { at: 3 },
            "rule-not-understood",
            vec![("at", 3)],
        ),
        (
            NimError::RuleBackwards { at: 4 },
            "rule-backwards",
            vec![("at", 4)],
        ),
        (
            NimError::RuleNumberTooLarge { at: 5, limit: 9 },
            "rule-number-too-large",
            vec![("at", 5), ("limit", 9)],
        ),
        (
            NimError::RuleTooLong { limit: 200 },
            "rule-too-long",
            vec![("limit", 200)],
        ),
        (
            NimError::RuleTooDeep { limit: 16 },
            "rule-too-deep",
            vec![("limit", 16)],
        ),
        (
            NimError::RuleTooHeavy { work: 11, limit: 7 },
            "rule-too-heavy",
            vec![("work", 11), ("limit", 7)],
        ),
        (
            NimError::HeapTooLarge {
                heap: 2,
                stones: 12,
                limit: 10,
            },
            "heap-too-large",
            vec![("heap", 2), ("stones", 12), ("limit", 10)],
        ),
    ];
    for (error, code, params) in all {
        let error = Error::from(error);
        assert_eq!(error.code(), code);
        assert_eq!(error.params(), params);
        for (_, value) in params {
            assert!(error.to_string().contains(&value.to_string()), "{error}");
        }
    }
}
