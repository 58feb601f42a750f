//! One function for each reader of texts: whatever the text, it is refused, or what is read, written and read again is
//! the same. The folder `fuzz` runs the same functions over texts that a fuzzer finds.

use appleyard_core::chain::{OctalCode, Row};
use appleyard_core::contest::{Date, DigitString};
use appleyard_core::dovetail::{pair, string_at, string_number, unpair, whole};
use appleyard_core::graph::{GraphChoice, GraphForm, Parsed, read_lines};
use appleyard_core::lattice::{Move, Vector, VectorGame};
use appleyard_core::machine::turing::{MachineChoice, MachineForm, Table};
use appleyard_core::network::Network;
use appleyard_core::network::text::{NetworkNotation, parse, write};
use appleyard_core::nim::Numbers;

/// Reads a text, and panics if it is not the same again.
type TextReader = fn(&str);

/// All readers, each under its name.
pub const READERS: [(&str, TextReader); 9] = [
    ("network", network),
    ("machine", machine),
    ("graph", graph),
    ("row", row),
    ("octal", octal),
    ("rule", rule),
    ("vectors", vectors),
    ("contest", contest),
    ("numbers", numbers),
];

/// A list of comparators.
pub fn network(text: &str) {
    let Ok(parsed) = parse(text, None) else {
        return;
    };
    // A network is written layer by layer.
    let network = Network::new(parsed.reading.wires, parsed.comparators).unwrap();
    let network = network.in_layers();
    for notation in [NetworkNotation::Json, NetworkNotation::Pairs] {
        let written = write(&network, notation, 0);
        let again = parse(&written, Some(0)).unwrap();
        assert_eq!(&again.comparators[..], network.comparators(), "{written}");
    }
}

/// A Turing machine in any form.
pub fn machine(text: &str) {
    for form in [
        None,
        Some(MachineForm::Standard),
        Some(MachineForm::Yaml),
        Some(MachineForm::Tuples),
    ] {
        if let Ok(read) = Table::read(text, form) {
            for form in [MachineForm::Yaml, MachineForm::Tuples] {
                let written = read.table.write(form).unwrap();
                let again = Table::read(&written, Some(form)).map(|it| it.table);
                assert_eq!(again, Ok(read.table.clone()), "{written}");
            }
        }
    }
    if let Ok((read, reading)) = Table::read_given(text, &MachineChoice::default()) {
        let own = Table::read(&reading.own, None).map(|it| (it.table, it.input));
        assert_eq!(own, Ok((read.table, read.input)), "{}", reading.own);
    }
}

/// A graph as a list of edges, in DOT or in JSON.
pub fn graph(text: &str) {
    for form in [
        None,
        Some(GraphForm::Edges),
        Some(GraphForm::Dot),
        Some(GraphForm::Json),
    ] {
        let choice = form.map_or_else(GraphChoice::default, GraphChoice::of);
        let Ok(read) = read_lines(text, &choice) else {
            continue;
        };
        let written = edges(&read);
        let choice = GraphChoice {
            directed: Some(read.reading.directed),
            ..GraphChoice::of(GraphForm::Json)
        };
        let again = read_lines(&written, &choice).map(|it| edges(&it));
        assert_eq!(again, Ok(written.clone()), "{text:?}");
    }
}

/// The nodes and edges of a graph as JSON.
fn edges(read: &Parsed) -> String {
    let name = |it: &String| {
        let escaped: String = it
            .chars()
            .flat_map(|sign| match sign {
                '"' | '\\' => vec!['\\', sign],
                '\n' => vec!['\\', 'n'],
                _ => vec![sign],
            })
            .collect();
        format!("\"{escaped}\"")
    };
    let names = read.graph.names();
    let nodes: Vec<String> = names.iter().map(name).collect();
    let links = (0_u32..).zip(names).flat_map(|(from, known)| {
        let ends = read.graph.successors(from).iter();
        ends.map(move |&to| format!("[{},{}]", name(known), name(&names[to as usize])))
    });
    let links: Vec<String> = links.collect();
    format!(
        "{{\"nodes\":[{}],\"edges\":[{}]}}",
        nodes.join(","),
        links.join(",")
    )
}

/// A row of Chain.
pub fn row(text: &str) {
    if let Ok(row) = Row::parse(text) {
        assert_eq!(Row::parse(&row.to_string()), Ok(row));
    }
}

/// The code of an octal game.
pub fn octal(text: &str) {
    if let Ok(code) = OctalCode::parse(text) {
        assert_eq!(OctalCode::parse(&code.to_string()), Ok(code));
    }
}

/// A rule for heaps.
pub fn rule(text: &str) {
    if let Ok(rule) = Numbers::parse(text) {
        let written = rule.numbers.to_string();
        let again = Numbers::parse(&written).unwrap();
        assert!(again.numbers == rule.numbers, "{written}");
        assert_eq!(again.numbers.to_string(), written);
        assert!(!again.sorted && !again.repeats, "{written}");
    }
}

/// Moves of the lattice.
pub fn vectors(text: &str) {
    if let Ok(game) = VectorGame::parse(text) {
        let written: Vec<String> = game.moves().iter().map(vector).collect();
        let again = VectorGame::parse(&written.join(" ")).unwrap();
        assert_eq!(again.moves(), game.moves());
    }
}

fn vector(one: &Move) -> String {
    let ray = if one.ray { "*" } else { "" };
    let Vector { dm, dn } = one.vector();
    format!("({dm},{dn}){ray}")
}

/// A date, and a string of digits.
pub fn contest(text: &str) {
    if let Ok(date) = Date::parse(text) {
        assert_eq!(date.to_string(), text.trim());
    }
    if let Ok(digits) = DigitString::parse(text) {
        assert_eq!(DigitString::parse(&digits.to_string()), Ok(digits));
    }
}

/// The numbers of any size that links and fields hold.
pub fn numbers(text: &str) {
    let Ok(number) = whole(text) else {
        return;
    };
    assert_eq!(whole(&number.to_string()).as_ref(), Ok(&number));
    let (a, b) = unpair(&number);
    assert_eq!(pair(&a, &b), number);
    let string = string_at("abc", &number).unwrap();
    assert_eq!(string_number("abc", &string), Ok(number));
}
