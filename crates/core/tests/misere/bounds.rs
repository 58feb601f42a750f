//! Slices, refusals, and questions beyond what is known.

use std::iter::repeat;

use appleyard_core::misere::{MAX_ELEMENTS, MAX_MISERE_HEAP, MisereQuotient, MisereRun};
use appleyard_core::progress::Run;

use crate::misere::reference::{octal, quotient, take};

#[test]
fn slices_do_not_change_the_quotient() {
    let whole = quotient(octal("0.77"), 200);
    let mut run = MisereRun::new(octal("0.77"), 200, 512).unwrap();
    assert_eq!(run.progress().total, 200);
    let mut last = 0;
    for budget in repeat(7) {
        let progress = run.advance(budget).unwrap();
        assert!(progress.done <= progress.total && progress.done >= last);
        assert_eq!(progress, run.progress());
        assert_eq!(run.advance(0), Ok(progress));
        if progress.finished {
            break;
        }
        assert!(progress.done >= last + budget);
        last = progress.done;
    }
    assert_eq!(run.progress().done, run.progress().total);
    assert_eq!(run.quotient().elements()[..100], whole.elements()[..100]);
    assert_eq!(run.quotient().period().map(|it| it.preperiod), Some(71));
    // All sums together have few transitions, and these are the whole proof.
    assert!(run.transitions() < 60);
}

#[test]
fn questions_without_sense_are_refused() {
    let code = |up_to, most| {
        MisereRun::new(octal("0.77"), up_to, most)
            .unwrap_err()
            .code()
    };
    assert_eq!(code(MAX_MISERE_HEAP + 1, 512), "misere-heaps-out-of-range");
    assert_eq!(code(10, 1), "elements-out-of-range");
    assert_eq!(code(10, MAX_ELEMENTS + 1), "elements-out-of-range");
    let few = quotient(octal("0.77"), 30);
    let error = few.verdict(&[3, 31]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "heap 2 is beyond 30, the largest heap whose misère play is known"
    );
    assert!(few.winning_moves(&[31]).is_err());
}

/// Without heaps, and with heaps that have no move, the player to move has won.
#[test]
fn heaps_without_moves_change_nothing() {
    let quotient = quotient(octal("0.07"), 12);
    assert_eq!(quotient.element(0), quotient.element(1));
    let empty = quotient.verdict(&[]).unwrap();
    assert_eq!(empty, quotient.verdict(&[1, 1, 0]).unwrap());
    assert!(!quotient.is_lost(empty.element));
    assert!(quotient.winning_moves(&[1, 1]).unwrap().is_empty());
}

/// A set of numbers without end proves no period.
#[test]
fn nim_has_no_period() {
    assert!(quotient(take("any"), 40).period().is_none());
    assert!(quotient(take("1..3"), 40).period().is_some());
}

#[test]
fn every_element_has_a_simplest_sum() {
    let kayles = quotient(octal("0.77"), 200);
    let sums = kayles.simplest_sums();
    assert_eq!(sums.len(), 40);
    for (place, sum) in sums.iter().enumerate() {
        let heaps: Vec<u64> = sum.iter().map(|&it| it.into()).collect();
        assert_eq!(usize::from(kayles.verdict(&heaps).unwrap().element), place);
        assert!(sum.is_sorted());
    }
    assert_eq!(sums[0], []);
    assert_eq!(sums.iter().filter(|sum| sum.len() == 1).count(), 15);
}

/// A text says what the quotient says, and every change of one number in it is noticed.
#[test]
fn a_written_quotient_is_checked_when_it_is_read() {
    for rules in [octal("0.75"), octal("0.123"), octal("0.31"), take("1,2,5")] {
        let quotient = quotient(rules, 14);
        let text = quotient.text();
        let read = MisereQuotient::read(&text).unwrap();
        assert_eq!(read.text(), text);
        assert_eq!(read.elements(), quotient.elements());
        for line in 2..text.lines().count() - 1 {
            let mut lines: Vec<String> = text.lines().map(String::from).collect();
            let Some(place) = lines[line].rfind(' ') else {
                continue;
            };
            let last: usize = lines[line][place + 1..].parse().unwrap();
            let other = (last + 1) % quotient.order();
            lines[line].replace_range(place + 1.., &other.to_string());
            let error = MisereQuotient::read(&lines.join("\n")).unwrap_err();
            assert_eq!(error.code(), "quotient-wrong", "{line}");
        }
    }
}

#[test]
fn a_text_that_is_no_quotient_names_the_line() {
    let text = quotient(octal("0.33"), 9).text();
    for (number, line) in (1..).zip(text.lines()) {
        let error = MisereQuotient::read(&text.replacen(line, "?", 1)).unwrap_err();
        let codes = ["not-a-quotient"];
        assert!(codes.contains(&error.code()), "{number}: {error}");
    }
    let error = MisereQuotient::read("").unwrap_err();
    assert_eq!(error.to_string(), "line 1 is not one of a quotient");
}
