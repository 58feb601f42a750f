//! The numbers of a rule.

use appleyard_core::nim::Numbers;
use proptest::prelude::*;

use super::expression::{LARGEST, SEEN, expressions, lists, rule, rule_of};

const BILLIARD: u64 = 1_000_000_000_000_000;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn expressions_have_the_numbers_that_they_name(
        expression in expressions(),
        up_to in 0..SEEN,
        modulus in 1..12_u64,
    ) {
        let Some(numbers) = expression.numbers() else { return Ok(()) };
        let all: Vec<u64> = (1..=SEEN).filter(|&it| expression.has(it)).collect();
        for number in 0..=SEEN {
            prop_assert_eq!(numbers.contains(number), all.contains(&number), "{}", number);
        }
        let few: Vec<u64> = all.iter().copied().filter(|&it| it <= up_to).collect();
        prop_assert_eq!(numbers.members(up_to).collect::<Vec<_>>(), &few[..]);
        prop_assert_eq!(numbers.count(up_to), few.len() as u64);
        for residue in 0..modulus + 1 {
            let count = few.iter().filter(|&&it| it % modulus == residue).count();
            prop_assert_eq!(numbers.count_congruent(up_to, residue, modulus), count as u64);
        }
        let next = all.iter().copied().find(|&it| it >= up_to);
        prop_assert!(next.is_none() || numbers.next(up_to) == next);
        prop_assert_eq!(numbers.smallest(), all[0]);
        let last = all[all.len() - 1];
        prop_assert_eq!(numbers.largest(), (last <= LARGEST).then_some(last));
        let missing = (1..=SEEN).find(|&it| !expression.has(it));
        prop_assert_eq!(numbers.smallest_missing(), missing);
        prop_assert_eq!(numbers.is_any(), missing.is_none());
        let first = numbers.range_from_one();
        prop_assert_eq!(first, (last <= LARGEST && last == all.len() as u64).then_some(last));
    }

    #[test]
    fn counts_go_on_as_they_began(
        expression in expressions(),
        from in 1..BILLIARD,
        modulus in 1..50_u64,
        residue in 0..50_u64,
    ) {
        let Some(numbers) = expression.numbers() else { return Ok(()) };
        let to = from + 500;
        let few: Vec<u64> = (from + 1..=to).filter(|&it| expression.has(it)).collect();
        let within = numbers.members(u64::MAX).take(2).count() as u64;
        prop_assert!(within > 0);
        prop_assert_eq!(numbers.count(to) - numbers.count(from), few.len() as u64);
        let count = |up_to| numbers.count_congruent(up_to, residue % modulus, modulus);
        let expected = few.iter().filter(|&&it| it % modulus == residue % modulus).count();
        prop_assert_eq!(count(to) - count(from), expected as u64);
        if let Some(next) = numbers.next(from) {
            prop_assert!(expression.has(next) && next >= from);
            prop_assert_eq!(numbers.count(next) - numbers.count(from - 1), 1);
        }
    }

    #[test]
    fn a_written_rule_is_read_as_the_same(expression in expressions()) {
        let Some(numbers) = expression.numbers() else { return Ok(()) };
        let text = numbers.to_string();
        let again = Numbers::parse(&text).unwrap();
        prop_assert_eq!(&again.numbers, &numbers);
        prop_assert_eq!(again.numbers.to_string(), text);
        prop_assert!(!again.sorted && !again.repeats);
    }

    #[test]
    fn rules_are_equal_if_their_numbers_are(a in expressions(), b in expressions()) {
        let (Some(one), Some(other)) = (a.numbers(), b.numbers()) else { return Ok(()) };
        let same = (1..=SEEN).all(|number| a.has(number) == b.has(number));
        prop_assert_eq!(one == other, same);
    }

    #[test]
    fn lists_are_put_in_order(list in lists(30, 8)) {
        let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
        let parsed = Numbers::parse(&texts.join(",")).unwrap();
        let mut ordered = list.clone();
        ordered.sort_unstable();
        prop_assert_eq!(parsed.sorted, ordered != list);
        ordered.dedup();
        prop_assert_eq!(parsed.repeats, ordered.len() < list.len());
        prop_assert_eq!(&parsed.numbers, &rule_of(&ordered));
        prop_assert_eq!(parsed.numbers.members(u64::MAX).collect::<Vec<_>>(), ordered);
    }
}

#[test]
fn texts_are_put_in_order() {
    for (given, ordered) in [
        ("5,2,2", "2,5"),
        ("1,2,3", "1..3"),
        ("{2, 5}", "2,5"),
        ("1..", "any"),
        ("odd,1..", "any"),
        ("odd * 1..99", "odd*1..99"),
        ("(fib,10)-2..3", "(fib,10)-2..3"),
        ("(10,fib)-(3,2)", "(fib,10)-2..3"),
        ("fib,8", "fib"),
        ("fib-10", "fib"),
        ("any*odd", "odd"),
        ("fib,odd,5", "fib,odd"),
        ("(odd*7..)-fib", "odd*7..-fib"),
        ("odd-(7..*fib)", "odd-(7..*fib)"),
        ("1..10-5", "1..4,6..10"),
        ("odd*1", "1"),
        ("4..7,1..2,3", "1..7"),
        ("1..10-3*odd", "(1..2,4..10)*odd"),
    ] {
        assert_eq!(rule(given).to_string(), ordered, "{given}");
    }
}

#[test]
fn large_numbers_cost_nothing() {
    assert_eq!(rule("odd").count(BILLIARD), BILLIARD / 2);
    assert_eq!(rule("pow2").count(BILLIARD), 50);
    assert_eq!(rule("fib").count(BILLIARD), 72);
    assert_eq!(rule("any").count(BILLIARD), BILLIARD);
    assert_eq!(rule("odd-fib").count(BILLIARD), BILLIARD / 2 - 48);
    assert_eq!(
        rule("odd*1..1000000000000000").largest(),
        Some(BILLIARD - 1)
    );
    assert_eq!(rule("fib*pow2").largest(), Some(8));
    assert_eq!(rule("fib*pow2").to_string(), "fib*pow2");
    assert_eq!(rule("pow2*1000..").next(1025), Some(2048));
    let far = rule("odd").members(u64::MAX).nth(255);
    assert_eq!(far, Some(511));
    assert_eq!(rule("any").count_congruent(BILLIARD, 0, 0), 0);
    assert_eq!(rule("any").count_congruent(u64::MAX, 0, u64::MAX), 0);
    assert_eq!(rule("any").next(u64::MAX), None);
    assert!(!rule("any").contains(0) && rule("any").contains(BILLIARD));
}
