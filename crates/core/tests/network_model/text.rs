//! Lists of comparators as text: the tests check what is read, where errors are, and that a written
//! text is read again.

use appleyard_core::error::NetworkError;
use appleyard_core::network::text::{MAX_TEXT_CHARS, NetworkNotation, parse, write};
use appleyard_core::network::{Comparator, Language, MAX_COMPARATORS, Network, code, document};
use proptest::prelude::*;

use crate::network_model::reference::{network, networks};
use crate::support::readers;

const NOTATIONS: [NetworkNotation; 5] = [
    NetworkNotation::Json,
    NetworkNotation::Pairs,
    NetworkNotation::Colons,
    NetworkNotation::Knuth,
    NetworkNotation::Record,
];

fn read(text: &str) -> Vec<Comparator> {
    parse(text, Some(0))
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .comparators
}

/// Where a text cannot be read, if it looks like no form.
fn refused_at(text: &str) -> Option<(u64, u64)> {
    match parse(text, Some(0)) {
        Err(NetworkError::Syntax { line, column, .. }) => Some((line, column)),
        _ => None,
    }
}

/// The comparators of a text, and the number of its wires.
fn network_in(text: &str, first: Option<u8>) -> Result<(Vec<Comparator>, usize), NetworkError> {
    parse(text, first).map(|it| (it.comparators, it.reading.wires))
}

#[test]
fn one_network_is_read_in_many_ways() {
    for text in [
        "[[0,1],[2,3],[0,2],[1,3],[1,2]]",
        "[[[0,1],[2,3]],[[0,2],[1,3]],[[1,2]]]",
        "[[[0, 1], [2, 3]],\n [[0, 2], [1, 3]],\r\n [[1, 2]]]\n",
        "[0,1][2,3] [0,2][1,3] [1,2]",
        "[0:1 2:3] [0:2 1:3] [1:2]",
        "[[0:1 2:3] [0:2 1:3] [1:2]]",
        "[(0,1),(2,3)]\n[(0,2),(1,3)]\n[(1,2)]",
        "(0,1)(2,3)(0,2)(1,3)(1,2)",
        " ( 0 , 1 ) ; ( 2 , 3 ) ;\t(0,2), (1,3)\n\n\n(1,2) ",
        "0:1 2:3\n0:2 1:3\n1:2",
        "0:1,2:3;0:2,1:3;1:2;",
        "00:01 2 : 3\n0:2(1,3)[1,2]",
        "[0\n,1] [] [[]] 2:3 0:2 1:3 1:2",
        "[,[0,1],]2:3 0:2 1:3 1:2",
    ] {
        let comparators = vec![(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)];
        assert_eq!(network_in(text, None), Ok((comparators, 4)), "{text}");
    }
}

#[test]
fn reversed_comparators_and_wires_between_are_read() {
    let parsed = parse("(9,4)", Some(0)).unwrap();
    assert_eq!(
        (parsed.comparators, parsed.reading.wires),
        (vec![(9, 4)], 10)
    );
    assert_eq!(read("5:0 [3,1] (2,1)"), [(5, 0), (3, 1), (2, 1)]);
}

#[test]
fn an_empty_text_has_no_comparators() {
    for text in ["", " \n", "[]", "[[], []]", ",;"] {
        assert_eq!(network_in(text, Some(1)), Ok((vec![], 0)), "{text}");
    }
}

#[test]
fn wires_can_count_from_one() {
    let parsed = parse("1:2 64:1", Some(1)).unwrap();
    assert_eq!(
        (parsed.comparators, parsed.reading.wires),
        (vec![(0, 1), (63, 0)], 64)
    );
    let refused = |text, first| match parse(text, Some(first)) {
        Err(NetworkError::WireNotAllowed {
            line,
            column,
            wire,
            min,
            max,
        }) => (line, column, wire, min, max),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(refused("1:2 0:3", 1), (1, 5, 0, 1, 64));
    assert_eq!(refused("1:2\n (3,65)", 1), (2, 5, 65, 1, 64));
    assert_eq!(refused("0:64", 0), (1, 3, 64, 0, 63));
    assert_eq!(refused("[[7,1000]]", 0), (1, 5, 1000, 0, 63));
    let huge = "9".repeat(30);
    assert_eq!(
        refused(&format!("0:1 {huge}:2"), 0),
        (1, 5, u64::MAX, 0, 63)
    );
}

#[test]
fn one_wire_twice_is_refused() {
    let twice = |line, column, wire| Err(NetworkError::SameWireAt { line, column, wire });
    assert_eq!(parse("0:1\n2:2", Some(0)), twice(2, 3, 2));
    assert_eq!(parse("(3,\n 3)", Some(1)), twice(2, 2, 3));
    assert_eq!(parse("[[[1,1]]]", Some(1)), twice(1, 6, 1));
}

#[test]
fn an_error_has_the_place_of_the_mistake() {
    for (text, line, column) in [
        ("x", 1, 1),
        ("0:1 x", 1, 5),
        ("0:1\n\n é:2", 3, 2),
        ("0", 1, 2),
        ("0:", 1, 3),
        ("0:1 2", 1, 6),
        ("0:1:2", 1, 4),
        ("0:-1", 1, 3),
        ("(0:1)", 1, 3),
        ("(0,1", 1, 5),
        ("(0,1]", 1, 5),
        ("(0 1)", 1, 4),
        ("(,1)", 1, 2),
        ("()", 1, 2),
        ("(0,1,2)", 1, 5),
        ("[0]", 1, 3),
        ("[0", 1, 3),
        ("[0 1]", 1, 4),
        ("[0,1,2]", 1, 5),
        ("[[0,1]", 1, 7),
        ("[[0,1]\n", 2, 1),
        ("[0,1]]", 1, 6),
        ("]", 1, 1),
        ("[[[[0,1]]]]", 1, 3),
        ("[[[0:1]]]", 1, 3),
        ("[0:1", 1, 5),
        ("0x1:2", 1, 2),
        ("0.5:1", 1, 2),
        ("１:2", 1, 1),
        ("{\"a\":1}", 1, 7),
        ("é é", 1, 1),
        ("  0:1,\u{a0}½", 1, 8),
    ] {
        assert_eq!(refused_at(text), Some((line, column)), "{text}");
    }
}

#[test]
fn a_text_that_is_too_long_is_refused() {
    let mut text = "é".repeat(MAX_TEXT_CHARS + 1);
    let error = NetworkError::TextTooLong {
        count: 262_145,
        limit: 262_144,
    };
    assert_eq!(parse(&text, Some(0)), Err(error));
    text.truncate(2 * MAX_TEXT_CHARS);
    assert_eq!(refused_at(&text), Some((1, 1)));
    let blank = " ".repeat(MAX_TEXT_CHARS);
    assert_eq!(parse(&blank, Some(0)).map(|it| it.reading.wires), Ok(0));
}

#[test]
fn too_many_comparators_are_refused() {
    let most = "0:1 ".repeat(MAX_COMPARATORS);
    assert_eq!(read(&most).len(), MAX_COMPARATORS);
    let error = NetworkError::TooManyComparators {
        count: 4099,
        limit: 4096,
    };
    assert_eq!(parse(&format!("{most}(0,1)[0,1]1:0"), Some(0)), Err(error));
    // If there is another mistake, that is the error.
    assert_eq!(refused_at(&format!("{most}(0,1)\n!")), Some((2, 1)));
}

#[test]
fn a_layer_is_written_in_a_line() {
    let four = network(4, &[(0, 1), (1, 3), (2, 0), (2, 3)]);
    assert_eq!(
        write(&four, NetworkNotation::Colons, 0),
        "0:1\n2:0 1:3\n2:3"
    );
    assert_eq!(
        write(&four, NetworkNotation::Pairs, 1),
        "(1,2)\n(3,1)(2,4)\n(3,4)"
    );
    let json = "[\n  [[0,1]],\n  [[2,0],[1,3]],\n  [[2,3]]\n]";
    assert_eq!(write(&four, NetworkNotation::Json, 0), json);
    let empty = network(5, &[]);
    let record = "{\n  \"N\": 5,\n  \"L\": 0,\n  \"D\": 0,\n  \"nw\": [\n\n  ]\n}";
    assert_eq!(
        NOTATIONS.map(|it| write(&empty, it, 0)),
        ["[]", "", "", "", record]
    );
    assert_eq!(
        write(&four, NetworkNotation::Knuth, 1),
        "[1:2]\n[3:1][2:4]\n[3:4]"
    );
}

#[test]
fn the_documents_networks_are_written_and_read() {
    for wires in 2..=32 {
        let document = network(wires, document(wires).unwrap());
        for notation in NOTATIONS {
            let text = write(&document, notation, 1);
            let parsed = parse(&text, None).unwrap();
            assert_eq!(parsed.reading.wires, wires);
            let again = Network::new(wires, parsed.comparators).unwrap();
            assert!(again.same_up_to_layers(&document));
            let more = match notation {
                NetworkNotation::Json => 2,
                NetworkNotation::Record => 7,
                _ => 0,
            };
            assert_eq!(text.lines().count(), document.depth() + more);
        }
    }
}

/// Texts made of the signs that occur in networks, in any order.
fn nearly() -> impl Strategy<Value = String> {
    let sign = prop::sample::select(vec![
        "0", "1", "2", "17", "63", "64", ":", ",", "(", ")", "[", "]", " ", "\n", "(0,1)", "[2,3]",
        "4:5",
    ]);
    prop::collection::vec(sign, 0..30).prop_map(|signs| signs.concat())
}

/// The place of an error is in the text, or one after its end.
fn check_place(text: &str, error: &NetworkError) -> Result<(), TestCaseError> {
    let (line, column) = match *error {
        NetworkError::Syntax { line, column, .. }
        | NetworkError::Unpaired { line, column }
        | NetworkError::UnknownCall { line, column, .. }
        | NetworkError::SeveralNetworks { line, column }
        | NetworkError::Macro { line, column }
        | NetworkError::WireNotAllowed { line, column, .. }
        | NetworkError::SameWireAt { line, column, .. } => (line, column),
        NetworkError::FirstLine { line, .. } => (line, 1),
        ref other => return Err(TestCaseError::fail(other.to_string())),
    };
    let found = (1..)
        .zip(text.split('\n'))
        .find(|&(number, _)| number == line);
    prop_assert!(found.is_some(), "{text:?}: line {line}");
    let characters = found.map_or(0, |(_, line)| line.chars().count()) as u64;
    prop_assert!(
        (1..=characters + 1).contains(&column),
        "{text:?}: column {column}"
    );
    Ok(())
}

proptest! {
    #[test]
    fn a_written_network_is_read_as_the_same(
        network in networks(64, 80),
        notation in prop::sample::select(&NOTATIONS[..]),
        first in 0..=1_u8,
    ) {
        let record = notation == NetworkNotation::Record;
        let chosen = (!record).then_some(first);
        let parsed = parse(&write(&network, notation, first), chosen).unwrap();
        let lowest = network.comparators().iter().flat_map(|&(a, b)| [a, b]).max();
        let needed = lowest.map_or(0, |wire| usize::from(wire) + 1);
        prop_assert_eq!(parsed.reading.wires, if record { network.wires() } else { needed });
        let drawn = network.in_layers();
        prop_assert_eq!(&parsed.comparators[..], drawn.comparators());
        if let Some(other) = parsed.reading.other_first {
            prop_assert!(parse(&write(&network, notation, first), Some(other)).is_ok());
        }
    }

    /// A program says how many wires it has, and counts from 0.
    #[test]
    fn a_written_program_is_read_as_the_same(
        network in networks(64, 80),
        language in prop::sample::select(&[Language::C, Language::Python][..]),
    ) {
        let parsed = parse(&code(&network, language), None).unwrap();
        prop_assert_eq!(parsed.reading.wires, network.wires());
        let drawn = network.in_layers();
        prop_assert_eq!(&parsed.comparators[..], drawn.comparators());
    }

    /// If wires count from 1, each number is one more.
    #[test]
    fn counting_from_one_is_not_guessed(network in networks(63, 80)) {
        let text = write(&network, NetworkNotation::Pairs, 1);
        let shifted: Vec<_> = read(&text).iter().map(|&(a, b)| (a - 1, b - 1)).collect();
        prop_assert_eq!(shifted, parse(&text, Some(1)).unwrap().comparators);
    }

    #[test]
    fn any_text_reads_the_same_again_or_is_refused(text in any::<String>(), first in any::<u8>()) {
        readers::network(&text);
        if let Err(error) = parse(&text, Some(first)) {
            check_place(&text, &error)?;
        }
    }

    /// The wires are the numbers of the text, two by two, whatever stands between them.
    #[test]
    fn a_text_that_is_nearly_a_network_has_its_numbers(text in nearly(), first in 0..=1_u8) {
        match parse(&text, Some(first)) {
            Ok(parsed) => {
                let words = text.split(|it: char| !it.is_ascii_digit());
                let wires: Vec<u8> = words.filter_map(|word| word.parse().ok()).collect();
                let wires = wires.iter().map(|wire| wire - first).collect::<Vec<_>>();
                let pairs: Vec<_> = wires.chunks(2).map(|pair| (pair[0], pair[1])).collect();
                prop_assert_eq!(&parsed.comparators, &pairs);
                prop_assert!(Network::new(parsed.reading.wires, parsed.comparators).is_ok());
            }
            Err(error) => check_place(&text, &error)?,
        }
    }

    /// Each comparator may have another notation, with any separators between them.
    #[test]
    fn notations_can_be_mixed(
        network in networks(64, 40),
        styles in prop::collection::vec((0..4_u8, "[ \n\t,;]{1,3}"), 40),
    ) {
        let mut text = String::new();
        for (&(a, b), (style, separator)) in network.comparators().iter().zip(&styles) {
            text += &match style {
                0 => format!("{a}:{b}"),
                1 => format!("({a},{b})"),
                2 => format!("[{a} , {b}]"),
                _ => format!("[[ {a} : {b}]{separator}]"),
            };
            text += separator;
        }
        prop_assert_eq!(&read(&text)[..], network.comparators());
    }
}
