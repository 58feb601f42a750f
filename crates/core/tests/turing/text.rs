//! Machines as text: read, written, and refused with a place.

use appleyard_core::Error;
use appleyard_core::error::Param;
use appleyard_core::machine::turing::{MachineForm, MachineState, MachineSymbol, Next, Table};
use proptest::prelude::*;

use crate::support::readers;
use crate::turing::any::table_with;

/// The example of turingmachine.io for adding one to a binary number.
const YAML: &str = "
# Adds 1 to a binary number.
name: ignored
input: '1011'
blank: ' '
start state: right
table:
  # scan to the rightmost digit
  right:
    [1,0]: R
    ' '  : {L: carry}
  # then carry the 1
  carry:
    1      : {write: 0, L}
    [0,' ']: {write: 1, L: done}
  done:
";

const TUPLES: &str = "; Adds 1 to a binary number.
start: right
blank: ' '
input: 1011
right 1 1 R right
right, 0, 0, R, right
(right, ' ', ' ', L, carry) // back
carry 1 0 L carry # carry on
carry 0 1 L done
carry ' ' 1 L done";

#[test]
fn the_same_machine_in_yaml_and_in_tuples() {
    let yaml = Table::read(YAML, None).unwrap();
    let tuples = Table::read(TUPLES, None).unwrap();
    assert_eq!(
        (yaml.form, tuples.form),
        (MachineForm::Yaml, MachineForm::Tuples)
    );
    assert_eq!(yaml.table, tuples.table);
    assert_eq!(
        (yaml.input.as_str(), tuples.input.as_str()),
        ("1011", "1011")
    );
    assert_eq!(yaml.table.symbols(), [' ', '0', '1']);
    assert_eq!(yaml.table.states(), ["right", "carry"]);
    assert_eq!(
        yaml.table
            .cell(MachineState(1), MachineSymbol(1))
            .unwrap()
            .next,
        Next::Halt
    );
}

#[test]
fn the_usual_names_of_ends_need_no_row() {
    let read = |ends: &str| {
        let text = format!("q 0 0 R {ends}\nq _ _ R q");
        Table::read(&text, Some(MachineForm::Tuples))
            .unwrap()
            .table
            .cell(MachineState(0), MachineSymbol(1))
            .unwrap()
            .next
    };
    assert_eq!(read("accept"), Next::Accept);
    assert_eq!(read("qreject"), Next::Reject);
    assert_eq!(read("H"), Next::Halt);
    let yaml = "blank: _\nstart state: q\naccept: [fine]\ntable:\n  q: {_: {R: fine}, a: {L: reject}}\n  fine:\n  reject:\n";
    let table = Table::read(yaml, None).unwrap().table;
    assert_eq!(
        table.cell(MachineState(0), MachineSymbol(0)).unwrap().next,
        Next::Accept
    );
    assert_eq!(
        table.cell(MachineState(0), MachineSymbol(1)).unwrap().next,
        Next::Reject
    );
}

/// What somebody has called an end is called so when the machine is written, in both forms with names.
#[test]
fn ends_keep_their_names() {
    let rules = "accept: q7\nreject: 'no way'\nq 0 1 R q7\nq 1 0 L 'no way'\nq _ _ R done";
    let table = Table::read(rules, None).unwrap().table;
    let ends = [Next::Accept, Next::Reject, Next::Halt];
    let found = [1, 2, 0].map(|it| table.cell(MachineState(0), MachineSymbol(it)).unwrap().next);
    assert_eq!(found, ends);
    let tuples = table.write(MachineForm::Tuples).unwrap();
    assert_eq!(
        tuples.lines().collect::<Vec<_>>(),
        [
            "start: q",
            "blank: _",
            "accept: q7",
            "reject: 'no way'",
            "q _ _ R done",
            "q 0 1 R q7",
            "q 1 0 L 'no way'",
        ]
    );
    let yaml = table.write(MachineForm::Yaml).unwrap();
    for line in ["accept: [q7]", "  done:", "    0: {write: 1, R: q7}"] {
        assert!(yaml.lines().any(|it| it == line), "{yaml}");
    }
    assert_eq!(Table::read(&tuples, None).unwrap().table, table);
    assert_eq!(Table::read(&yaml, None).unwrap().table, table);
    // Of two names for one end the first one stays; the example of YAML calls its end as that site does.
    let two = Table::read("q 0 1 R stop\nq 1 1 R halt", None)
        .unwrap()
        .table;
    assert!(
        two.write(MachineForm::Tuples)
            .unwrap()
            .contains("q 1 1 R stop")
    );
    let yaml = Table::read(YAML, None)
        .unwrap()
        .table
        .write(MachineForm::Yaml)
        .unwrap();
    assert!(
        yaml.contains("L: done}") && yaml.contains("\n  done:\n"),
        "{yaml}"
    );
}

/// The error of a text: its code with line and column, where it has them.
fn refused(text: &str, form: MachineForm) -> (&'static str, i128, i128) {
    let error = Error::from(Table::read(text, Some(form)).unwrap_err());
    let number = |name: &str| {
        error
            .params()
            .into_iter()
            .find(|it| it.0 == name)
            .map_or(0, |it| match it.1 {
                Param::Number(number) => number,
                _ => 0,
            })
    };
    (error.code(), number("line"), number("column"))
}

#[test]
fn errors_of_the_standard_text_have_a_place() {
    for (text, expected) in [
        ("", ("turing-no-states", 0, 0)),
        ("1RB", ("turing-wrong-cells", 1, 1)),
        ("1RB1LB_1LA", ("turing-wrong-cells", 1, 8)),
        ("1RB1LB\n1LA1RA1RA", ("turing-wrong-cells", 2, 1)),
        ("1RB1LB_1LA1RC", ("turing-unknown-state", 1, 13)),
        ("1RB1LB_1LA2RA", ("turing-unknown-symbol", 1, 11)),
        ("1RB1LB_1UA1RA", ("turing-no-such-direction", 1, 9)),
        ("1RB1LB_1LA1R", ("turing-not-understood", 1, 13)),
        ("1RB1LB_1LA--", ("turing-not-understood", 1, 13)),
        ("1RB1LB_1LA!", ("turing-not-understood", 1, 11)),
        ("1RB1LB_1LAARA", ("turing-unknown-symbol", 1, 11)),
        (&"1RA".repeat(37), ("turing-too-many-symbols", 0, 0)),
        (&["1RA1RA"; 27].join("_"), ("turing-too-many-states", 0, 0)),
    ] {
        assert_eq!(refused(text, MachineForm::Standard), expected, "{text}");
    }
}

#[test]
fn errors_of_yaml_have_a_place() {
    let with = |table: &str| format!("blank: _\nstart state: q\ntable:\n{table}");
    for (text, expected) in [
        (with(""), ("turing-no-states", 0, 0)),
        (with("  q: {_: U}"), ("turing-no-such-direction", 4, 10)),
        (with("  q:\n    _: -"), ("turing-not-understood", 5, 8)),
        (
            with("  q:\n    _: {write: 1, U: q}"),
            ("turing-no-such-direction", 5, 19),
        ),
        (with("  q: {_: {R: p}}"), ("turing-unknown-state", 4, 14)),
        (with("  p: {_: R}"), ("turing-unknown-state", 2, 14)),
        (with("  q: {ab: R}"), ("turing-unknown-symbol", 4, 7)),
        (with("  q:\n    _: R\n    _: L"), ("turing-two-rules", 6, 5)),
        (
            with("  q: {_: {write: 1}}"),
            ("turing-not-understood", 4, 7),
        ),
        (
            with("  q: {_: {L: q, R: q}}"),
            ("turing-not-understood", 4, 17),
        ),
        (with("  q: {_: R"), ("turing-not-understood", 4, 11)),
        (with("  q: {_: 'R"), ("turing-not-understood", 4, 12)),
        (
            with("  q:\n      _: R\n    a: R"),
            ("turing-misplaced", 6, 5),
        ),
        // A tab in the indentation, alone or after spaces, in any line that is not empty.
        (with("\tq: {_: R}"), ("turing-tab-indents", 4, 1)),
        (with("  \tq: {_: R}"), ("turing-tab-indents", 4, 3)),
        (with("  q:\n\t\t_: R"), ("turing-tab-indents", 5, 1)),
        (
            with("  q:\n    _: R\n  \ta: R"),
            ("turing-tab-indents", 6, 3),
        ),
        ("\tblank: _".to_owned(), ("turing-tab-indents", 1, 1)),
        // A line that is further to the right or to the left than those that it belongs to.
        (
            with("  q:\n    _: R\n     a: R"),
            ("turing-misplaced", 6, 6),
        ),
        (with("  q:\n    _: R\n   a: R"), ("turing-misplaced", 6, 4)),
        (with("  q: {_: R}\n    a: R"), ("turing-misplaced", 5, 5)),
        (
            "  blank: _\nstart state: q".to_owned(),
            ("turing-misplaced", 2, 1),
        ),
        // Rows that begin where their heading does, and rules that begin where their state does.
        (with("q:\n  _: R"), ("turing-misplaced", 4, 1)),
        (with("  q:\n  _: R"), ("turing-misplaced", 5, 3)),
        (
            with("  q:\n  _: {write: 1, R: q}"),
            ("turing-misplaced", 5, 3),
        ),
        (with("  q:\n  _: {R: q}"), ("turing-misplaced", 5, 3)),
        (
            "start state: q\ntable: {q: {a: R}}".to_owned(),
            ("turing-not-understood", 2, 19),
        ),
        (
            "blank: _\ntable: {q: {a: R}}".to_owned(),
            ("turing-no-start", 0, 0),
        ),
        (
            with("  q: {_: R}\nstart state: q"),
            ("turing-two-starts", 5, 14),
        ),
        (
            with("  q: {_: {R: {R: {R: {R: {R: {R: {R: {R: 1}}}}}}}}}"),
            ("turing-not-understood", 4, 26),
        ),
    ] {
        let found = refused(&text, MachineForm::Yaml);
        assert_eq!(found.0, expected.0, "{text}");
        if !text.contains("{R: {R") {
            assert_eq!(found, expected, "{text}");
        }
    }
}

#[test]
fn errors_of_tuples_have_a_place() {
    for (text, expected) in [
        ("", ("turing-no-states", 0, 0)),
        ("q 0 1 R", ("turing-part-missing", 1, 8)),
        ("q 0 1 R q q", ("turing-not-understood", 1, 11)),
        ("q 0 1 R q\nq 0 1 R q", ("turing-two-rules", 2, 3)),
        ("q 0 1 U q", ("turing-no-such-direction", 1, 7)),
        ("q 0 1 R p", ("turing-unknown-state", 1, 9)),
        ("q 00 1 R q", ("turing-unknown-symbol", 1, 3)),
        ("symbols: _ 0\nq 0 1 R q", ("turing-unknown-symbol", 2, 5)),
        ("start: q\nstart: p\nq 0 0 R q", ("turing-two-starts", 2, 8)),
        ("start: q p\nq 0 0 R q", ("turing-not-understood", 1, 10)),
        ("start: p\nq 0 0 R q", ("turing-unknown-state", 1, 8)),
        (
            "a-name-that-is-much-too-long 0 0 R q",
            ("turing-name-too-long", 1, 1),
        ),
    ] {
        assert_eq!(refused(text, MachineForm::Tuples), expected, "{text}");
    }
    let many: String = (0..129).map(|it| format!("q{it} 0 0 R q0\n")).collect();
    assert_eq!(
        refused(&many, MachineForm::Tuples).0,
        "turing-too-many-states"
    );
    let many: String = (b'A'..=b'd')
        .map(|it| format!("q {} 0 R q\n", char::from(it)))
        .collect();
    assert_eq!(
        refused(&many, MachineForm::Tuples).0,
        "turing-too-many-symbols"
    );
    let long = " ".repeat((1 << 20) + 1);
    assert_eq!(
        refused(&long, MachineForm::Tuples).0,
        "turing-text-too-long"
    );
}

/// Between words and in lines without any, a tab is as good as a blank.
#[test]
fn a_tab_that_indents_nothing_is_read() {
    let plain = "blank: _\nstart state: q\ntable:\n  q: {_: R, 1: L}\n";
    let tabs = "blank:\t_\n\t\nstart state:\tq # a\tb\ntable:\t\n  q:\t{_:\tR,\n\t1: L}\n\t# c\n";
    let table = |text| Table::read(text, Some(MachineForm::Yaml)).unwrap().table;
    assert_eq!(table(tabs), table(plain));
    // States may have symbols that are called as directions are.
    let named = "blank: L\nstart state: q\ntable:\n  done:\n  q: {L: R, R: {L: done}}\n";
    assert_eq!(table(named).symbols(), ['L', 'R']);
}

/// A text that is cut anywhere is read as something else, or refused.
#[test]
fn a_text_that_is_cut_anywhere_is_no_trouble() {
    let standard = "1RB1LC_1RC1RB_1RD0LE_1LA1LD_---0LA";
    for (text, form) in [
        (standard, MachineForm::Standard),
        (YAML, MachineForm::Yaml),
        (TUPLES, MachineForm::Tuples),
    ] {
        assert!(Table::read(text, Some(form)).is_ok());
        for at in (0..text.len()).filter(|&it| text.is_char_boundary(it)) {
            readers::machine(&text[..at]);
            readers::machine(&text[at..]);
        }
    }
    // A standard text that ends too early is always refused.
    for at in 0..standard.len() {
        if !standard[..at].ends_with(|it: char| "BCDEA-".contains(it)) || at % 7 != 6 {
            assert!(
                Table::read(&standard[..at], Some(MachineForm::Standard)).is_err(),
                "{at}"
            );
        }
    }
}

/// Odd names: ends, headings, signs that need quotes.
fn odd_name(number: u8) -> String {
    ["halt", "accept", "start:", "it's", "null", "- #a, b"][usize::from(number)].to_owned()
}

fn odd_sign(number: u8) -> char {
    [' ', '#', '\'', ':', ','][usize::from(number)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_is_written_is_read_again(
        plain in table_with(|it| char::from(b'0' + it), |it| format!("q{it}")),
        odd in table_with(odd_sign, odd_name),
        letters in table_with(|it| char::from(b'0' + it), |it| char::from(b'A' + it).to_string()),
    ) {
        for table in [&plain, &odd, &letters] {
            for form in [MachineForm::Yaml, MachineForm::Tuples] {
                let text = table.write(form).unwrap();
                let read = Table::read(&text, Some(form));
                prop_assert_eq!(read.as_ref().map(|it| &it.table), Ok(table), "{}", text);
                let read = Table::read(&text, None).unwrap();
                prop_assert_eq!(read.form, form, "{}", text);
            }
        }
        match letters.write(MachineForm::Standard) {
            Ok(text) => {
                let read = Table::read(&text, None).unwrap();
                prop_assert_eq!(&read.table, &letters, "{}", text);
                prop_assert_eq!(read.form, MachineForm::Standard);
            }
            Err(error) => {
                prop_assert_eq!(error.code(), "turing-not-standard");
                let ends = letters.cells().iter().flatten().any(|it| matches!(it.next, Next::Accept | Next::Reject));
                prop_assert!(ends || letters.start() != MachineState(0));
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[a-e0-2LRZ_ \\-:,{}\\[\\]'\"#\n()]{0,80}", other in "\\PC{0,40}") {
        for text in [&text, &other] {
            for form in [None, Some(MachineForm::Standard), Some(MachineForm::Yaml), Some(MachineForm::Tuples)] {
                if let Ok(read) = Table::read(text, form) {
                    let again = Table::read(&read.table.write(MachineForm::Yaml).unwrap(), Some(MachineForm::Yaml));
                    prop_assert_eq!(again.map(|it| it.table), Ok(read.table));
                }
            }
        }
    }

    /// The ends that a machine has, under names that need quotes, are long, or usually stand for another end.
    #[test]
    fn named_ends_are_read_again(
        table in table_with(|it| char::from(b'0' + it), |it| format!("q{it}")),
        names in Just(["end", "done", "yes", "no", "it's", "accept-2", "a name of more than 24 letters"]).prop_shuffle(),
    ) {
        let has = |end| table.cells().iter().flatten().any(|it| it.next == end);
        let ends = [Next::Halt, Next::Accept, Next::Reject].map(has);
        let ends = std::array::from_fn(|at| if ends[at] { names[at].to_owned() } else { String::new() });
        let named = table.clone().with_ends(ends);
        for form in [MachineForm::Yaml, MachineForm::Tuples] {
            let text = named.write(form).unwrap();
            let read = Table::read(&text, None).map(|it| it.table);
            prop_assert_eq!(read.as_ref(), Ok(&named), "{}", text);
        }
    }

    /// A machine with one character changed, taken out or doubled.
    #[test]
    fn a_mutilated_text_is_read_or_refused(at in 0..400_usize, sign in any::<char>(), kind in 0..3_u8) {
        for text in ["1RB1LC_1RC1RB_1RD0LE_1LA1LD_---0LA", YAML, TUPLES] {
            let mut signs: Vec<char> = text.chars().collect();
            let at = at % signs.len();
            match kind {
                0 => signs[at] = sign,
                1 => { signs.remove(at); }
                _ => signs.insert(at, signs[at]),
            }
            readers::machine(&signs.into_iter().collect::<String>());
        }
    }
}
