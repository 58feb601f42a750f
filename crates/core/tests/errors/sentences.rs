//! The page has one sentence for each kind of error, filed under its code.

use std::collections::{BTreeSet, HashMap};
use std::fs::{read_dir, read_to_string};
use std::path::Path;

use appleyard_core::Error;

const LANGUAGES: [&str; 3] = ["en", "zh", "es"];

/// Kinds for which the page has no sentence of this form. Most of them never arise on the page; if one did,
/// the reader would see the English of the core. In the last case the page says more than the core knows:
/// it quotes the text that broke the syntax of a network.
const WITHOUT_SENTENCE: &[&str] = &[
    "position-not-solved",
    "too-many-positions",
    "percent-out-of-range",
    "point-not-coloured",
    "conjecture-incomplete",
    "cells-out-of-range",
    "level-out-of-range",
    "tile-out-of-range",
    "conjecture-out-of-range",
    "wrong-heap-count",
    "position-outside",
    "too-many-orders",
    "picture-out-of-range",
    "ready-size-out-of-range",
    "network-syntax",
    "wrong-sizes",
    "cannot-fold",
    "certificate-from-out-of-range",
    "turing-cells-backwards",
    "turing-cells-out-of-range",
    "turing-steps-out-of-range",
    "turing-side-out-of-range",
    "turing-states-out-of-range",
    "quotient-too-large",
    "quotient-too-deep",
    "heap-beyond-quotient",
    "not-a-quotient",
    "quotient-wrong",
    "misere-heaps-out-of-range",
    "elements-out-of-range",
];

/// The messages of a language whose names begin with `error-`, with the variables in them. A message that
/// stands in several files is listed several times.
fn sentences(language: &str) -> HashMap<String, Vec<BTreeSet<String>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/locales");
    let mut found: HashMap<String, Vec<BTreeSet<String>>> = HashMap::new();
    for file in read_dir(folder.join(language)).unwrap() {
        let text = read_to_string(file.unwrap().path()).unwrap();
        // A message goes on as long as its lines are indented, and up to its closing brace.
        let text = text.replace("\n ", " ").replace("\n}", "}");
        for line in text.lines().filter_map(|line| line.strip_prefix("error-")) {
            let Some((code, sentence)) = line.split_once(" = ") else {
                continue;
            };
            let ends = |it: char| !it.is_ascii_alphanumeric() && it != '_';
            let variables = sentence.split('$').skip(1);
            let variables = variables.filter_map(|it| it.split(ends).next().map(String::from));
            found
                .entry(code.into())
                .or_default()
                .push(variables.collect());
        }
    }
    found
}

#[test]
fn each_kind_has_a_sentence_in_each_language() {
    for language in LANGUAGES {
        let sentences = sentences(language);
        assert!(sentences.len() > 70, "{language}: {} read", sentences.len());
        for kind in Error::kinds() {
            let without = WITHOUT_SENTENCE.contains(&kind.code);
            let said = sentences.get(kind.code);
            assert_eq!(said.is_none(), without, "{language}: error-{}", kind.code);
            for name in said.into_iter().flatten().flatten() {
                let known = kind.params.contains(&name.as_str());
                assert!(known, "{language}: error-{} has no ${name}", kind.code);
            }
        }
    }
}

#[test]
fn every_code_without_a_sentence_is_a_kind() {
    for code in WITHOUT_SENTENCE {
        assert!(Error::kinds().any(|kind| kind.code == *code), "{code}");
    }
}
