//! Every reader over every text: those of the corpus, and random ones.

use std::fs::{read_dir, read_to_string};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use proptest::prelude::*;

use crate::support::readers::READERS;

/// The texts of a folder and its folders.
fn texts(folder: &Path, into: &mut Vec<(PathBuf, String)>) {
    for entry in read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts(&path, into);
        } else if let Ok(text) = read_to_string(&path) {
            into.push((path, text));
        }
    }
}

#[test]
fn every_text_of_the_corpus_reads_the_same_again() {
    let mut all = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    texts(&folder, &mut all);
    assert!(all.len() > 500, "{} texts", all.len());
    let mut wrong = Vec::new();
    for (path, text) in &all {
        for (name, reader) in READERS {
            if catch_unwind(|| reader(text)).is_err() {
                wrong.push((path, name));
            }
        }
    }
    assert_eq!(wrong, []);
}

proptest! {
    #[test]
    fn every_text_reads_the_same_again(
        any in any::<String>(),
        lines in "([a-c0-2]{1,2}( |:|,|->|--|;|\n)){0,20}",
        signs in "[-+0-9a-cxnyodpw.,:;*(){}\\[\\]\"'#●·_|/ \n]{0,60}",
    ) {
        for text in [&any, &lines, &signs] {
            for (_, reader) in READERS {
                reader(text);
            }
        }
    }
}
