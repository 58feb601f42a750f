//! Each kind of change is found, and named with its line.

use appleyard_core::boards::InARow;
use appleyard_core::certificate::{Document, Fault, FaultKind, MAX_LINE_BYTES, TypedRules, verify};
use appleyard_core::play::Notation;

use crate::certificate::{small, verified};
use crate::support::agreement::{certificate, indexed};

/// What is said about the small certificate after a change.
fn complaint(change: impl Fn(&str) -> String) -> String {
    let text = small();
    verified(&text).unwrap();
    let changed = change(&text);
    assert_ne!(changed, text, "nothing was changed");
    verified(&changed).unwrap_err().to_string()
}

fn replaced(from: &str, to: &str) -> String {
    complaint(|text| text.replacen(from, to, 1))
}

#[test]
fn the_small_certificate_begins_like_this() {
    let text = small();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        &lines[..6],
        [
            "appleyard-certificate 1",
            "game in-a-row 2 2 2",
            "positions 29",
            "won 3 1 ../..:x",
            "lost 2 x./..:o",
            "lost 2 .x/..:o",
        ]
    );
    assert_eq!(lines.len(), 3 + 29 + 1);
    assert_eq!(lines.last(), Some(&"end"));
}

#[test]
fn another_outcome_is_found() {
    assert_eq!(
        replaced("lost 2 x./..:o", "won 2 2 x./..:o"),
        "line 5: the position is said to be won 2, but its moves make it lost 2"
    );
    assert_eq!(
        replaced("lost 2 .x/..:o", "endless 1 .x/..:o"),
        "line 6: the position is said to be endless, but its moves make it lost 2"
    );
    // A position without moves is what the rules say.
    let over = complaint(|text| text.replacen("lost 0", "tie 0", 1));
    assert!(
        over.ends_with("said to be tie 0, but its moves make it lost 0"),
        "{over}"
    );
}

#[test]
fn other_plies_are_found() {
    assert_eq!(
        replaced("won 3 1", "won 5 1"),
        "line 4: the position is said to be won 5, but its moves make it won 3"
    );
    let faster = complaint(|text| text.replacen("won 3 1", "won 1 1", 1));
    assert!(faster.starts_with("line 4: "), "{faster}");
}

#[test]
fn another_move_is_found() {
    // The second stone wins wherever it stands: only an occupied square is wrong.
    let (tic_tac_toe, text) = {
        let run = indexed(InARow::new(3, 3, 3).unwrap());
        let text = certificate(&run);
        (run, text)
    };
    assert_eq!(tic_tac_toe.game().start(), tic_tac_toe.game().start());
    let line = "won 1 3 xx./oo./...:x";
    assert!(text.contains(line));
    let said = |changed: &str| {
        let fault = verified(&text.replacen(line, changed, 1)).unwrap_err();
        fault.kind.to_string()
    };
    assert_eq!(
        said("won 1 9 xx./oo./...:x"),
        "move 9 makes this lost 2, not won 1"
    );
    for illegal in [
        "won 1 1 xx./oo./...:x",
        "won 1 0 xx./oo./...:x",
        "won 1 4294967295 xx./oo./...:x",
    ] {
        assert!(said(illegal).ends_with("is not legal here"));
    }
    // A move of a drawn position that gives the game away.
    let start = verified(&text.replacen("tie 9 1 .", "tie 9 77 .", 1)).unwrap_err();
    assert_eq!(start.to_string(), "line 4: move 77 is not legal here");
}

#[test]
fn a_missing_line_is_found() {
    let fewer = |text: &str| text.replacen("lost 2 .x/..:o\n", "", 1);
    assert_eq!(
        complaint(fewer),
        "line 3: 29 positions are announced, and 28 have lines"
    );
    assert_eq!(
        complaint(|text| fewer(text).replace("positions 29", "positions 28")),
        "line 4: play reaches the position \".x/..:o\", which has no line"
    );
}

#[test]
fn a_line_too_much_is_found() {
    let more = |line: &str| {
        let more = format!("\n{line}\nend\n");
        complaint(|text| {
            text.replace("\nend\n", &more)
                .replace("positions 29", "positions 30")
        })
    };
    assert_eq!(
        more("lost 0 xx/oo:x"),
        "line 33: play never comes to this position"
    );
    assert_eq!(
        more("won 0 what"),
        "line 33: play never comes to this position"
    );
    assert_eq!(
        more("lost 2 .x/..:o"),
        "line 33: line 6 has this position already"
    );
    assert_eq!(
        replaced("positions 29", "positions 30"),
        "line 3: 30 positions are announced, and 29 have lines"
    );
}

#[test]
fn another_heading_is_found() {
    for (from, to, said) in [
        (
            "certificate 1",
            "certificate 2",
            "line 1: a certificate begins with the line \"appleyard-certificate 1\"",
        ),
        (
            "game in-a-row",
            "game chess",
            "line 2: no game of this family is known here",
        ),
        (
            "game in-a-row",
            "game script",
            "line 2: no game of this family is known here",
        ),
        (
            "game in-a-row",
            "a-row",
            "line 2: the name of a game, such as \"game hexapawn 3 3\", belongs here",
        ),
        (
            "2 2 2",
            "2 2 2 ",
            "line 2: the name of a game, such as \"game hexapawn 3 3\", belongs here",
        ),
        (
            "2 2 2",
            "2 2 -2",
            "line 2: the name of a game, such as \"game hexapawn 3 3\", belongs here",
        ),
        (
            "2 2 2",
            "2 2",
            "line 2: this game cannot be built: \"this family of games does not have 2 sizes\"",
        ),
        (
            "2 2 2",
            "2 2 9",
            "line 2: this game cannot be built: \"the number of stones in a row must be from 1 to 2, not 9\"",
        ),
        (
            "2 2 2",
            "4000000000 2 2",
            "line 2: this game cannot be built: \"the number of columns must be from 1 to 16, not 4000000000\"",
        ),
        (
            "game in-a-row 2 2 2",
            "game dao\nfolded",
            "line 2: this game cannot be built: \"the images of a position cannot count as one in this game\"",
        ),
        (
            "positions 29",
            "| fn start() { 1 }\npositions 29",
            "line 2: no game of this family is known here",
        ),
        (
            "positions 29",
            "positions 029",
            "line 3: the number of positions, such as \"positions 135\", belongs here",
        ),
        (
            "positions 29",
            "places 29",
            "line 3: the number of positions, such as \"positions 135\", belongs here",
        ),
        // The rules of another game reach other positions.
        ("2 2 2", "2 2 1", "play never comes to this position"),
        (
            "2 2 2",
            "3 2 2",
            "play reaches the position \".../...:x\", which has no line",
        ),
        (
            "game in-a-row 2 2 2",
            "game hexapawn 3 3",
            "play reaches the position \"ooo/.../xxx:x\", which has no line",
        ),
    ] {
        let found = replaced(from, to);
        let cause = found.split_once(": ").filter(|_| to == "2 2 1");
        assert_eq!(cause.map_or(&*found, |cause| cause.1), said, "{to}");
    }
    // Whoever says that images count as one needs fewer lines.
    let folded = replaced("positions", "folded\npositions");
    assert!(
        folded.ends_with("play never comes to this position"),
        "{folded}"
    );
}

#[test]
fn a_certificate_that_is_cut_off_is_found() {
    let text = small();
    for end in 0..text.len() {
        let fault = verified(&text[..end]).unwrap_err();
        let at_start = FaultKind::NotACertificate;
        let expected = if end < "appleyard-certificate 1\n".len() {
            at_start
        } else {
            FaultKind::Truncated
        };
        assert_eq!(fault.kind, expected, "after {end} bytes");
    }
    let more = format!("{text}\n");
    assert_eq!(
        verified(&more).unwrap_err().to_string(),
        "line 34: something follows after the end"
    );
}

#[test]
fn garbage_is_found_in_its_line() {
    assert_eq!(
        replaced("lost 2 .x", "lost two .x"),
        "line 6: this is not the line of a position, such as \"won 5 69 ooo/.x./x.x:o\""
    );
    let text = small();
    let mut bytes = text.clone().into_bytes();
    let place = text.find("lost 2 .x").unwrap();
    bytes[place] = 0xff;
    let fault = Document::read(&bytes).unwrap_err();
    assert_eq!(fault.to_string(), "line 6: this line is not text in UTF-8");
    // What a terminal would obey is shown as characters.
    let hostile = FaultKind::Missing {
        position: format!("\u{1b}[2J{}", "x".repeat(300)),
    };
    let said = hostile.to_string();
    assert!(said.contains("\\u{1b}[2J") && said.contains("xxx…") && said.len() < 300);
}

#[test]
fn a_line_of_a_megabyte_is_refused() {
    let long = "x".repeat(1 << 20);
    for change in ["positions 29", "lost 2 .x"] {
        let said = replaced(change, &format!("{long}{change}"));
        let line = if change == "lost 2 .x" { 6 } else { 3 };
        assert_eq!(
            said,
            format!("line {line}: a line may have at most {MAX_LINE_BYTES} bytes")
        );
    }
}

/// A game whose texts do not tell its positions apart cannot be certified.
#[test]
fn two_positions_with_one_text_are_found() {
    struct Blurred(InARow);

    impl appleyard_core::game::Game for Blurred {
        type Position = appleyard_core::boards::Board;
        type Move = appleyard_core::boards::StoneStep;

        fn moves(&self, board: &Self::Position) -> impl Iterator<Item = Self::Move> {
            self.0.moves(board)
        }

        fn after(&self, board: &Self::Position, chosen: Self::Move) -> Self::Position {
            self.0.after(board, chosen)
        }

        fn verdict(&self, board: &Self::Position) -> appleyard_core::game::Outcome {
            self.0.verdict(board)
        }
    }

    impl Notation for Blurred {
        fn start(&self) -> Self::Position {
            self.0.start()
        }

        fn text(&self, board: &Self::Position) -> String {
            self.0.text(board).replace(".x/..:o", "x./..:o")
        }
    }

    let game = Blurred(InARow::new(2, 2, 2).unwrap());
    let text = small();
    let document = Document::read(text.as_bytes()).unwrap();
    let found = verify(&document, TypedRules::new(game, |_, &board| Some(board)));
    assert_eq!(found, Err(Fault::at(5, FaultKind::SameText)));
}
