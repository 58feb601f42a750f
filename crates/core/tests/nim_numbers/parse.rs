//! Rules that cannot be read.

use appleyard_core::error::NimError;
use appleyard_core::nim::{MAX_RULE_CHARS, MAX_RULE_DEPTH, MAX_STONES, Numbers};
use proptest::prelude::*;

use super::expression::rule;

use crate::support::readers;

fn error(text: &str) -> NimError {
    Numbers::parse(text).unwrap_err()
}

#[test]
fn bad_rules_are_refused() {
    use NimError::{
        RuleBackwards, RuleEmpty, RuleNotUnderstood, RuleNumberTooLarge, RuleTooDeep, RuleTooLong,
        RuleZero,
    };
    let at_end = |length: u64| RuleNotUnderstood { at: length + 1 };
    let too_large = |at| RuleNumberTooLarge {
        at,
        limit: MAX_STONES,
    };
    for (text, expected) in [
        ("", RuleEmpty),
        ("  ", RuleEmpty),
        ("{}", RuleEmpty),
        ("1..3-1..3", RuleEmpty),
        ("odd*2", RuleEmpty),
        ("odd-odd", RuleEmpty),
        ("fib*4", RuleEmpty),
        ("fib*pow2-(1,2,8)", RuleEmpty),
        ("0", RuleZero),
        ("1,0..3", RuleZero),
        ("3..0", RuleZero),
        ("1,x", RuleNotUnderstood { at: 3 }),
        ("2 5", RuleNotUnderstood { at: 3 }),
        ("1,,2", RuleNotUnderstood { at: 3 }),
        ("1,", at_end(2)),
        ("(1", at_end(2)),
        ("(1}", RuleNotUnderstood { at: 3 }),
        ("1)", RuleNotUnderstood { at: 2 }),
        ("fib2", RuleNotUnderstood { at: 4 }),
        ("1...3", RuleNotUnderstood { at: 4 }),
        ("-3", RuleNotUnderstood { at: 1 }),
        ("奇", RuleNotUnderstood { at: 1 }),
        ("1,奇", RuleNotUnderstood { at: 3 }),
        ("7, 5..2", RuleBackwards { at: 4 }),
        ("1000000000000001", too_large(1)),
        ("2, 3..99999999999999999999999", too_large(7)),
        (
            &"(".repeat(17),
            RuleTooDeep {
                limit: MAX_RULE_DEPTH,
            },
        ),
        (
            &"1".repeat(601),
            RuleTooLong {
                limit: MAX_RULE_CHARS,
            },
        ),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
}

#[test]
fn rules_at_the_limits_are_read() {
    let deep = "(".repeat(16) + "3" + &")".repeat(16);
    assert_eq!(rule(&deep).to_string(), "3");
    assert_eq!(rule("1000000000000000").largest(), Some(MAX_STONES));
    assert_eq!(rule(" 2 .. 5 , 9 ").to_string(), "2..5,9");
    assert_eq!(rule(&format!("{}1", " ".repeat(599))).to_string(), "1");
}

/// Written in order, this text would be longer than the limit.
#[test]
fn a_rule_too_long_in_order_is_refused() {
    let without: Vec<String> = (1..200).map(|it| (it * 10).to_string()).collect();
    let text = format!("1..-({})", without[..130].join(","));
    assert!(text.len() < 600);
    assert_eq!(error(&text).code(), "rule-too-long");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn any_signs_read_the_same_again_or_are_refused(text in "[0-9anyodpw2fib.,*(){}\\- 奇-]{0,40}") {
        readers::rule(&text);
    }

    #[test]
    fn any_text_reads_the_same_again_or_is_refused(text in any::<String>()) {
        readers::rule(&text);
    }
}
