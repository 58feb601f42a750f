//! Networks as people have them: each file of `tests/corpus/networks` is read as its line in
//! `expected.txt` says, or refused with that error at that place.

use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

use appleyard_core::error::NetworkError;
use appleyard_core::network::text::{CountedBy, ParsedNetwork, parse};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/networks")
}

/// A reading in the words of `expected.txt`.
fn written(read: &ParsedNetwork) -> String {
    let reading = read.reading;
    let by = match reading.counted_by {
        CountedBy::Caller => "caller",
        CountedBy::WireZero => "wire-zero",
        CountedBy::LastWire => "last-wire",
        CountedBy::Form => "form",
        CountedBy::NoWireZero => "no-wire-zero",
    };
    let pairs: Vec<_> = read
        .comparators
        .iter()
        .map(|(a, b)| format!("{a}:{b}"))
        .collect();
    let pairs = if pairs.is_empty() {
        "-".into()
    } else {
        pairs.join(",")
    };
    let (form, first, wires) = (reading.form.code(), reading.first, reading.wires);
    let mut written = format!("read {form} {first} {by} {wires} {pairs}");
    for (name, count) in [
        ("reversed", reading.reversed),
        ("comments", reading.comments),
        ("headings", reading.headings),
        ("outside", reading.outside),
        ("entries", reading.entries),
    ] {
        if count > 0 {
            written += &format!(" {name}={count}");
        }
    }
    written
}

fn refused(error: &NetworkError) -> String {
    let params = error.params();
    let of = |wanted: &str| {
        let param = params.iter().find(|(name, _)| *name == wanted);
        param.map(|(_, value)| value.to_string())
    };
    let place: Vec<_> = ["line", "column"].into_iter().filter_map(of).collect();
    format!("refused {} {}", error.code(), place.join(":"))
}

#[test]
fn each_file_is_read_as_stated() {
    let expected = read_to_string(folder().join("expected.txt")).unwrap();
    let mut lines = 0;
    let mut wrong = Vec::new();
    for line in expected.lines().filter(|line| !line.starts_with('#')) {
        let (name, stated) = line.split_once(' ').unwrap();
        let text = read_to_string(folder().join(name)).unwrap();
        let found = match parse(&text, None) {
            Ok(read) => written(&read),
            Err(error) => refused(&error),
        };
        if found != stated {
            wrong.push(format!("{name}\n  stated {stated}\n  found  {found}"));
        }
        lines += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Each file has a line, and `expected.txt` is no such file.
    assert_eq!(read_dir(folder()).unwrap().count(), lines + 1);
}

/// What one text makes known says nothing about the next: a text is read alike before and after another.
#[test]
fn a_list_from_0_says_nothing_about_the_next() {
    let next = "[1:2][3:4]\n[1:3][2:4]\n[2:3]";
    assert_eq!(parse("0:1 2:3", None).map(|it| it.reading.first), Ok(0));
    assert_eq!(parse(next, None).map(|it| it.reading.wires), Ok(4));
}

#[test]
fn a_text_with_two_readings_names_the_other() {
    let other = |text, first| parse(text, first).map(|it| it.reading.other_first);
    assert_eq!(other("1:2 2:3", None), Ok(Some(0)));
    assert_eq!(other("1:2 2:3", Some(0)), Ok(Some(1)));
    assert_eq!(other("0:1", None), Ok(None));
    assert_eq!(other("1:64", None), Ok(None));
    assert_eq!(other("", None), Ok(None));
    assert_eq!(other("{\"N\":3,\"nw\":[[1,2]]}", None), Ok(Some(1)));
    assert_eq!(other("{\"N\":2,\"nw\":[[1,2]]}", None), Ok(None));
}
