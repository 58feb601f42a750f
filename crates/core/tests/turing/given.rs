//! Texts that somebody gives, in any form: what is written is read again, and nothing else is made of it.

use appleyard_core::machine::turing::{
    GivenForm, Instruction, MachineChoice, MachineForm, MachineReading, MachineState,
    MachineSymbol, Next, Table, TupleOrder,
};
use proptest::prelude::*;

use crate::turing::any::table_with;

fn read(text: &str) -> (Table, MachineReading) {
    let (read, reading) = Table::read_given(text, &MachineChoice::default()).unwrap();
    // The text that is kept says the same machine to the letter.
    let own = Table::read(&reading.own, None).unwrap();
    assert_eq!(
        (&own.table, &own.input),
        (&read.table, &read.input),
        "{}",
        reading.own
    );
    (read.table, reading)
}

fn refused(text: &str) -> &'static str {
    let read = Table::read_given(text, &MachineChoice::default());
    read.map(|it| it.1).unwrap_err().code()
}

/// Whether two machines do the same under other names of states: from the start on, state by state.
fn same(one: &Table, other: &Table) -> bool {
    let mut pairs = vec![(one.start(), other.start())];
    let mut at = 0;
    let sign = |symbol: MachineSymbol| one.symbols()[usize::from(symbol)];
    // The blank is the blank, whatever its sign.
    let symbol = |symbol: MachineSymbol| {
        if symbol.is_blank() {
            Some(symbol)
        } else {
            other.symbol(sign(symbol))
        }
    };
    while let Some(&(own, its)) = pairs.get(at) {
        at += 1;
        for read in (0..one.symbols().len()).map(MachineSymbol::from) {
            let there = symbol(read).and_then(|it| other.cell(its, it));
            let (here, there) = match (one.cell(own, read), there) {
                (None, None) => continue,
                (Some(here), Some(there)) => (here, there),
                _ => return false,
            };
            if symbol(here.write) != Some(there.write) || here.go != there.go {
                return false;
            }
            match (here.next, there.next) {
                (Next::State(here), Next::State(there)) if pairs.contains(&(here, there)) => {}
                (Next::State(here), Next::State(there)) => {
                    if pairs.iter().any(|it| it.0 == here || it.1 == there) {
                        return false;
                    }
                    pairs.push((here, there));
                }
                (here, there) if here != there => return false,
                _ => {}
            }
        }
    }
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_is_written_in_any_form_is_read_again(
        digits in table_with(|it| char::from(b'0' + it), |it| format!("q{it}")),
        letters in table_with(|it| char::from(b"Babc"[usize::from(it)]), |it| char::from(b'A' + it).to_string()),
        odd in table_with(|it| ['□', '#', '*', '1'][usize::from(it)], |it| ["0", "halt-1", "*", "q q", "accept"][usize::from(it)].to_owned()),
    ) {
        for table in [&digits, &letters, &odd] {
            for form in [GivenForm::Tuples, GivenForm::Yaml, GivenForm::Jsturing, GivenForm::Quadruples] {
                let Ok(text) = table.write_given(form) else { continue };
                let choice = MachineChoice { form: Some(form), ..MachineChoice::default() };
                let again = Table::read_given(&text, &choice);
                // A form that lists no states has none without rules, and jsturing begins in a state with rules.
                if again.as_ref().is_err_and(|it| it.code() == "turing-no-start") {
                    let width = table.symbols().len();
                    let row = usize::from(table.start()) * width;
                    prop_assert!(table.cells()[row..row + width].iter().all(Option::is_none));
                    continue;
                }
                let (again, reading) = again.map_err(|it| TestCaseError::fail(format!("{it} {text}")))?;
                prop_assert!(same(table, &again.table), "{} {:?} {:?}", text, table, again);
                let own = Table::read(&reading.own, None).unwrap();
                prop_assert_eq!(&own.table, &again.table);
            }
        }
    }

    /// A text is read or refused, and what is kept of it says the same.
    #[test]
    fn any_text_is_read_as_what_is_kept(
        text in "[a-c0-2LRrlSZ_ \\-:,{}\\[\\]'\"#*!;&\n()|=>.?/]{0,80}",
        rules in "([q0-2*] [01_*B#] [01_*B#] [lrLRN*] [q0-2*](!| ;x|)\n){1,6}",
        cells in "((1RB|0LA|---|1rc|2SZ|[.]{3})(_|  | |\n|,)?){1,12}",
    ) {
        for text in [&text, &rules, &cells] {
            if let Ok((read, reading)) = Table::read_given(text, &MachineChoice::default()) {
                let own = Table::read(&reading.own, None).map(|it| (it.table, it.input));
                prop_assert_eq!(own, Ok((read.table, read.input)), "{}", text);
            }
        }
    }

    /// The order of the columns is found, if the names of states and of symbols differ.
    #[test]
    fn columns_in_any_order_are_the_same_machine(
        table in table_with(|it| char::from(b'0' + it), |it| format!("q{it}")),
        order in 0..6_usize,
    ) {
        let order = [
            TupleOrder::WriteMoveNext, TupleOrder::NextWriteMove, TupleOrder::WriteNextMove,
            TupleOrder::NextMoveWrite, TupleOrder::MoveWriteNext, TupleOrder::MoveNextWrite,
        ][order];
        let text = table.write(MachineForm::Tuples).unwrap();
        let turned: Vec<String> = text.lines().map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            if line.contains(':') { return line.to_owned() }
            let [state, read, write, go, next] = words[..] else { return line.to_owned() };
            let rest = match order {
                TupleOrder::WriteMoveNext => [write, go, next],
                TupleOrder::WriteNextMove => [write, next, go],
                TupleOrder::NextWriteMove => [next, write, go],
                TupleOrder::NextMoveWrite => [next, go, write],
                TupleOrder::MoveWriteNext => [go, write, next],
                TupleOrder::MoveNextWrite => [go, next, write],
            };
            format!("({state}, {read}, {})", rest.join(", "))
        }).collect();
        let form = Some(GivenForm::Tuples);
        let (again, reading) = Table::read_given(&turned.join("\n"), &MachineChoice { form, ..MachineChoice::default() }).unwrap();
        prop_assert_eq!(&again.table, &table, "{}", turned.join("\n"));
        if table.cells().iter().any(Option::is_some) {
            prop_assert_eq!(reading.order, Some(order));
            prop_assert!(reading.orders.is_empty());
        }
    }
}

#[test]
fn a_standard_text_is_found_in_what_stands_around_it() {
    let beaver = Table::read("1RB1LB_1LA1RZ", None).unwrap().table;
    for text in [
        "1RB1LB_1LA1RZ",
        "\"1RB1LB_1LA1RZ\",",
        "`1rb1lb_1la1rz`",
        "https://bbchallenge.org/1RB1LB_1LA1RZ",
        "<https://bbchallenge.org/1RB1LB_1LA1RZ&status=halt>",
        "see the champion: 1RB1LB_1LA1RZ, 6 steps",
        "It is 1RB1LB_1LA1RZ.",
        "https://example.org/show?machine=1RB1LB_1LA1RZ&status=halt",
        "# the champion\n1RB1LB_1LA1RH\n",
        "1RB 1LB  1LA 1RH",
        "1RB 1LB 1LA 1RH",
        "1RB 1LB\n1LA 1RC",
    ] {
        assert_eq!(read(text).0, beaver, "{text}");
    }
    let several = "1RB1LB_1LA1RZ\n1RB0LB_1LA1RZ, 1RB1LB_0LA1RZ";
    let (table, reading) = read(several);
    assert_eq!((reading.machines.len(), reading.machine), (3, 0));
    assert_eq!(table, beaver);
    let choice = MachineChoice {
        machine: Some(1),
        ..MachineChoice::default()
    };
    let second = Table::read_given(several, &choice).unwrap();
    assert_eq!(second.0.table.standard().unwrap(), "1RB0LB_1LA1RZ");
    // Another machine is not read in the place of one that the text does not have.
    let beyond = MachineChoice {
        machine: Some(3),
        ..MachineChoice::default()
    };
    let none = Table::read_given(several, &beyond).unwrap_err();
    assert_eq!(none.code(), "turing-no-such-machine");
    let (table, reading) = read("1RB1LD_1LA1RF_1RA???");
    assert_eq!(reading.ends, ["D", "F"]);
    assert_eq!(table.standard().unwrap(), "1RB1LZ_1LA1RZ_1RA---");
    assert_eq!(read("1RB..._1LA1RZ").0.cells()[1], None);
    assert_eq!(refused("1RB1LB_1LA1R"), "turing-not-understood");
    assert_eq!(refused("1RB1LB_1LA"), "turing-wrong-cells");
    assert_eq!(refused("1RB1LB_1LA2RZ"), "turing-unknown-symbol");
    assert_eq!(refused("1RB 1LB 1LA"), "turing-doubtful-rows");
}

#[test]
fn rules_of_textbooks_say_their_blank_and_their_order() {
    let (table, reading) = read("δ(q0, 1) = (q0, 1, R)\nδ(q0, B) = (qf, 1, S)");
    assert_eq!((table.symbols(), reading.blank), (&['B', '1'][..], 'B'));
    assert_eq!(reading.blanks, ['B', '_']);
    assert_eq!(reading.ends, ["qf"]);
    assert_eq!(
        table
            .cell(MachineState(0), MachineSymbol(0))
            .map(|it| it.next),
        Some(Next::Halt)
    );
    // Names of states that are symbols too leave the order open.
    let (_, reading) = read("(0, 1, 1, 0, R), (1, 0, 0, 1, L)");
    assert_eq!(reading.order, Some(TupleOrder::NextWriteMove));
    assert_eq!(
        reading.orders,
        [TupleOrder::NextWriteMove, TupleOrder::WriteNextMove]
    );
    let head = "current state | read | next state | write | move\nq0 | 1 | q0 | 0 | R";
    let table_of_bars = format!(
        "| {}|\n|---|---|---|---|---|\n| q0 | 1 | q0 | 0 | R |",
        head.lines().next().unwrap()
    );
    let (table, reading) = read(&table_of_bars);
    assert!(reading.orders.is_empty());
    assert_eq!(table.cells().iter().flatten().count(), 1);
    assert_eq!(read("q # # R q\nq 1 # L q").1.blank, '#');
}

#[test]
fn a_quadruple_moves_or_writes() {
    let (table, reading) = read("q1 1 0 q1\nq1 0 R q2\nq2 1 1 q2");
    assert_eq!(reading.form, GivenForm::Quadruples);
    let all: Vec<Instruction> = table.cells().iter().copied().flatten().collect();
    assert_eq!(
        all.iter().map(|it| it.go.step()).collect::<Vec<_>>(),
        [1, 0, 0]
    );
    assert_eq!(refused("q1 R R q1\nq1 1 R q1\nq1 x"), "turing-part-missing");
}

#[test]
fn stars_of_jsturing_are_any_and_the_same() {
    let (table, reading) =
        read("0 1 x r 0 ; mark\n0 * * * end !\n* x 1 l halt-accept\n;$INITIAL_TAPE: 11");
    assert_eq!(reading.form, GivenForm::Jsturing);
    assert_eq!(table.states(), ["0", "end"]);
    assert_eq!(table.symbols(), ['_', '1', 'x']);
    let next = |state, symbol| {
        table
            .cell(MachineState(state), MachineSymbol(symbol))
            .map(|it| (it.write.0, it.go.step(), it.next))
    };
    assert_eq!(next(0, 0), Some((0, 0, Next::State(MachineState(1)))));
    // The rule of the state for any symbol goes before the one of any state for this symbol.
    assert_eq!(next(0, 2), Some((2, 0, Next::State(MachineState(1)))));
    assert_eq!(next(1, 2), Some((1, -1, Next::Accept)));
    assert_eq!(next(1, 0), None);
    assert_eq!(reading.aside, 1);
    assert_eq!(refused("1 0 * r 1"), "turing-no-start");
    assert_eq!(refused("0 0 * r 0\n0 0 1 r 0"), "turing-two-rules");
}

#[test]
fn yaml_has_synonyms_anchors_and_a_beginning() {
    let text = "---\nname: a\nblank: ' '\nstart state: q\nsynonyms:\n  yes: {R: accept}\ntable:\n  q:\n    1: yes\n    0: &go {write: 1, L}\n    ' ': *go\n  accept:\n";
    let (table, reading) = read(text);
    assert_eq!((reading.form, reading.aside), (GivenForm::Yaml, 1));
    assert_eq!(
        table.cell(MachineState(0), MachineSymbol(0)),
        table
            .cell(MachineState(0), MachineSymbol(1))
            .map(|it| Instruction {
                write: MachineSymbol(2),
                ..it
            })
    );
    assert_eq!(
        table
            .cell(MachineState(0), MachineSymbol(2))
            .map(|it| it.next),
        Some(Next::Accept)
    );
    for (text, code) in [
        (
            "blank: _\nstart state: q\ntable:\n  q: {_: L}\n  q: {1: L}",
            "turing-two-rules",
        ),
        (
            "blank: _\nstart state: q\ntable:\n  q: {_: *a}",
            "turing-not-understood",
        ),
        (
            "blank: \"\\t\"\nstart state: q\ntable:\n  q: {_: L}",
            "turing-not-understood",
        ),
        (
            "blank: _\nblank: 0\nstart state: q\ntable:\n  q: {_: L}",
            "turing-not-understood",
        ),
    ] {
        assert_eq!(refused(text), code, "{text}");
    }
    let file = "name: a\nsource code: |\n  blank: _\n  start state: q\n  table:\n    q: {_: L}\n\npositions:\n  q: {x: 1}\n";
    assert_eq!(read(file).0.states(), ["q"]);
    let wrong = file.replace("_: L", "_: U");
    let error = Table::read_given(&wrong, &MachineChoice::default()).unwrap_err();
    assert!(
        error.to_string().starts_with("line 6, column 12"),
        "{error}"
    );
}

#[test]
fn other_forms_are_known_by_their_names() {
    for (text, form) in [
        (
            "<?xml version=\"1.0\"?><structure><type>turing</type>",
            "jflap",
        ),
        ("{\"transitions\": {}}", "json"),
        ("dtm = DTM(states={'q0'})", "python"),
        (
            "name: a\ninit: q0\naccept: qf\n\nq0,0\nq0,0,>",
            "turing-machine-simulator",
        ),
    ] {
        let error = Table::read_given(text, &MachineChoice::default()).unwrap_err();
        assert!(error.to_string().contains(form), "{error}");
    }
}
