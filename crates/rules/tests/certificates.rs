//! Certificates of scripts: those of all examples are verified, and what is changed in them is found.

use appleyard_core::certificate::{Claim, FaultKind, chunk};
use appleyard_core::progress::Run;
use appleyard_core::solve::SolvedGame;
use appleyard_rules::{ScriptGame, ScriptRun, verify};
use proptest::prelude::*;

/// The whole certificate of a script, piece by piece, and the number of its positions.
fn certificate(script: &str) -> (String, usize) {
    let game = ScriptGame::new(script).unwrap();
    let mut run = ScriptRun::new(&game, 200_000).unwrap();
    run.finish().unwrap();
    let (mut text, mut next) = (String::new(), Some(0));
    while let Some(from) = next {
        let piece = chunk(&run, from).unwrap();
        text.push_str(&piece.text);
        next = piece.next;
    }
    (text, run.count())
}

fn complaint(text: &str) -> String {
    verify(text.as_bytes()).unwrap_err().to_string()
}

#[test]
fn every_example_is_verified() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples-of-games");
    let mut examples = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let script = std::fs::read_to_string(&path).unwrap();
        let (text, count) = certificate(&script);
        let verified = verify(text.as_bytes());
        let verified = verified.unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(verified.lines, count as u64, "{}", path.display());
        assert_eq!(verified.positions, count as u64, "{}", path.display());
        examples += 1;
    }
    assert!(examples >= 10);
}

/// A board says the same by its script as by the core.
#[test]
fn boards_are_verified_too() {
    let board = "appleyard-certificate 1\ngame in-a-row 1 1 1\npositions 2\n\
                 won 1 1 .:x\nlost 0 x:o\nend\n";
    let verified = verify(board.as_bytes()).unwrap();
    assert_eq!(verified.start, Claim::Won(1));
    assert_eq!(
        complaint(&board.replace("in-a-row", "ludo")),
        "line 2: no game of this family is known here"
    );
}

const TWO_HEAPS: &str = "fn start() { [1, 2] }
fn moves(heaps) {
    let after = [];
    for at in 0..2 {
        for left in 0..heaps[at] {
            let next = heaps;
            next[at] = left;
            after.push(next);
        }
    }
    after
}
";

#[test]
fn the_whole_script_is_in_the_heading() {
    let (text, _) = certificate(TWO_HEAPS);
    let expected = "appleyard-certificate 1
game script
| fn start() { [1, 2] }
| fn moves(heaps) {
|     let after = [];
|     for at in 0..2 {
|         for left in 0..heaps[at] {
|             let next = heaps;
|             next[at] = left;
|             after.push(next);
|         }
|     }
|     after
| }
|
positions 6
won 3 2 [1, 2]
";
    assert!(text.starts_with(expected), "{text}");
    assert!(text.contains("\nlost 0 [0, 0]\n"), "{text}");
}

#[test]
fn another_script_is_found() {
    let (text, _) = certificate(TWO_HEAPS);
    for (from, to, said) in [
        (
            "start() { [1, 2] }",
            "start() { [1, 1] }",
            "line 17: play never comes to this position",
        ),
        (
            "start() { [1, 2] }",
            "start() { [2, 2] }",
            "play reaches the position \"[2, 2]\", which has no line",
        ),
        (
            "| fn start",
            "| fn begin",
            "line 2: this game cannot be built: \"the script has no function start; write one\"",
        ),
        (
            "| fn start",
            "| fn (start",
            "line 2: this game cannot be built: \"line 1, column 4: the script cannot be read here: ",
        ),
        (
            "game script",
            "game script 3",
            "line 2: no game of this family is known here",
        ),
        (
            "game script",
            "game script\nfolded",
            "line 2: no game of this family is known here",
        ),
        (
            "| fn moves(heaps) {\n",
            "| fn winner(heaps) { \"mover\" }\n| fn moves(heaps) {\n",
            "line 19: play never comes to this position",
        ),
        (
            "let after = [];",
            "let after = []; if heaps == [0, 0] { throw \"no\" }",
            "the rules cannot be followed: \"line 3, column 42: the script stopped: no\"",
        ),
        (
            "let after = [];",
            "let after = []; loop { }",
            "the rules cannot be followed: \"line 2, column 1: a call took more than 100000 operations",
        ),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let found = complaint(&changed);
        assert!(found.starts_with(said), "{to}: {found}");
    }
}

#[test]
fn a_move_of_a_script_is_checked() {
    let (text, _) = certificate(TWO_HEAPS);
    assert_eq!(
        complaint(&text.replacen("won 3 2 ", "won 3 1 ", 1)),
        "line 17: move 1 makes this lost 2, not won 3"
    );
    assert_eq!(
        complaint(&text.replacen("won 3 2 ", "won 3 9 ", 1)),
        "line 17: move 9 is not legal here"
    );
}

#[test]
fn a_script_of_twenty_thousand_bytes_has_a_certificate() {
    let long = format!("// {}\n{TWO_HEAPS}", "é".repeat(9_000));
    let (text, count) = certificate(&long);
    assert_eq!(verify(text.as_bytes()).unwrap().lines, count as u64);
    let longer = text.replace("| //", &format!("| {}//", "/".repeat(3_000)));
    assert!(
        complaint(&longer).starts_with("line 2: this game cannot be built: \"a script may have")
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A certificate in which some bytes are others, some are gone, and some came in: the rules and the lines.
    #[test]
    fn a_spoilt_certificate_is_read_or_refused(
        spoilt in prop::collection::vec((any::<prop::sample::Index>(), 0..3, any::<u8>()), 1..4),
    ) {
        let mut bytes = certificate(TWO_HEAPS).0.into_bytes();
        for (at, kind, byte) in spoilt {
            let at = at.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                _ => bytes.insert(at, byte),
            }
        }
        if let Err(fault) = verify(&bytes) {
            prop_assert!(!matches!(fault.kind, FaultKind::TooLarge));
            prop_assert!(fault.to_string().len() < 2000);
        }
    }
}
