//! A certificate is written in pieces, and refused before it starts if it would be too large.

use appleyard_core::Error;
use appleyard_core::boards::{BoardGame, FourInARow, Hexapawn, InARow};
use appleyard_core::certificate::{
    CHUNK_BYTES, Document, Heading, MAX_CERTIFICATE_BYTES, TypedRules, chunk, estimated_bytes,
    verify,
};
use appleyard_core::error::CertificateError;
use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{IndexedRun, Interned, Listed, Retrograde};

use crate::support::agreement::{certificate, indexed};

#[test]
fn the_pieces_are_bounded_and_each_comes_again() {
    let run = indexed(InARow::new(3, 3, 3).unwrap());
    let (mut pieces, mut next) = (Vec::new(), Some(0));
    while let Some(from) = next {
        let piece = chunk(&run, from).unwrap();
        assert_eq!(chunk(&run, from).as_ref(), Ok(&piece));
        assert!(piece.text.len() <= CHUNK_BYTES + 4 && piece.text.ends_with('\n'));
        assert!(piece.next.is_none_or(|next| next > from));
        next = piece.next;
        pieces.push(piece.text);
    }
    assert!(pieces.len() >= 2);
    assert!(pieces[0].len() > CHUNK_BYTES - 100, "a piece is filled");
    assert_eq!(pieces.concat(), certificate(&run));
    // The last piece has nothing but the end, if all positions are written.
    assert_eq!(chunk(&run, 5478).unwrap().text, "end\n");
    let refused = CertificateError::CERTIFICATE_FROM.refused(5479, 0, 5478);
    assert_eq!(chunk(&run, 5479), Err(refused));
}

#[test]
fn the_size_is_known_before() {
    fn check<G: BoardGame>(game: G) {
        let run = indexed(game);
        let (bytes, real) = (
            estimated_bytes(&run).unwrap(),
            certificate(&run).len() as u64,
        );
        assert!(bytes.abs_diff(real) * 50 <= real, "{bytes} for {real}");
    }
    check(InARow::new(3, 3, 3).unwrap());
    check(FourInARow::new(4, 3, 4).unwrap());
    check(Hexapawn::new(4, 4).unwrap());
}

#[test]
fn a_run_that_goes_on_has_no_certificate() {
    let mut run = IndexedRun::new(InARow::new(3, 3, 3).unwrap()).unwrap();
    assert_eq!(chunk(&run, 0), Err(Error::PositionNotSolved));
    run.ask(&run.game().start()).unwrap();
    while !run.advance(500).unwrap().finished {
        assert_eq!(chunk(&run, 0), Err(Error::PositionNotSolved));
    }
    assert!(chunk(&run, 0).is_ok());
}

/// One heap from which one stone is taken; its positions have texts of any length, with any characters.
#[derive(Clone)]
struct Wordy {
    stones: u32,
    words: String,
    named: bool,
}

impl Game for Wordy {
    type Position = u32;
    type Move = ();

    fn moves(&self, &stones: &u32) -> impl Iterator<Item = ()> {
        (stones > 0).then_some(()).into_iter()
    }

    fn after(&self, &stones: &u32, (): ()) -> u32 {
        stones - 1
    }

    fn verdict(&self, _: &u32) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }
}

impl Notation for Wordy {
    fn start(&self) -> u32 {
        self.stones
    }

    fn heading(&self) -> Option<Heading> {
        self.named.then(|| Heading::of_text("wordy", &self.words))
    }

    fn text(&self, stones: &u32) -> String {
        format!("{}{stones}", self.words)
    }
}

fn wordy(stones: u32, words: &str, named: bool) -> Retrograde<Interned<Wordy>> {
    let words = words.to_string();
    let game = Wordy {
        stones,
        words,
        named,
    };
    let mut run = Retrograde::new(game, 1 << 20);
    run.ask(stones).unwrap();
    run.finish().unwrap();
    run
}

#[test]
fn what_would_be_too_large_is_refused_before_it_starts() {
    let run = wordy(100_000, &"x".repeat(3000), true);
    let bytes = estimated_bytes(&run).unwrap();
    let limit = MAX_CERTIFICATE_BYTES;
    assert!(bytes > limit);
    let refused = CertificateError::CertificateTooLarge { bytes, limit };
    assert_eq!(chunk(&run, 0), Err(refused.into()));
    let nameless = wordy(3, "", false);
    let refused = CertificateError::GameWithoutName.into();
    assert_eq!(chunk(&nameless, 0), Err(refused));
    assert_eq!(estimated_bytes(&nameless), None);
}

#[test]
fn any_characters_may_stand_in_texts() {
    for words in [
        "",
        " ",
        "\n",
        "\n\n",
        "a\r\nb",
        "end",
        "| x",
        "\\n",
        "positions 3",
        "\u{2028}é\u{0}",
        " two  blanks ",
    ] {
        let run = wordy(9, words, true);
        let text = certificate(&run);
        let document = Document::read(text.as_bytes()).unwrap();
        assert_eq!(document.heading().text.as_deref(), Some(words), "{words:?}");
        let game = Wordy {
            stones: 9,
            words: words.into(),
            named: true,
        };
        let verified = verify(&document, TypedRules::new(game, |_, &stones| Some(stones))).unwrap();
        assert_eq!(verified.lines, run.count() as u64);
    }
}

/// A heading longer than a piece goes on: each piece has at least one position.
#[test]
fn a_long_heading_has_a_piece_of_its_own() {
    let words = "line\n".repeat(20_000);
    let run = wordy(2, &words, true);
    let piece = chunk(&run, 0).unwrap();
    assert!(piece.text.len() > CHUNK_BYTES);
    assert_eq!(piece.next, Some(1));
}

/// The check knows nothing of the solver: its sources name nothing from there.
#[test]
fn the_check_names_no_solver() {
    for source in [
        include_str!("../../src/certificate/verify.rs"),
        include_str!("../../src/certificate/read.rs"),
        include_str!("../../src/certificate/deduction.rs"),
        include_str!("../../src/game/claim.rs"),
    ] {
        assert!(
            !source.contains("solve"),
            "a part of the check uses the solver"
        );
    }
    let check = include_str!("../../src/forms/check.rs");
    for solver in ["Solv", "solving", "Run", "Retrograde"] {
        assert!(!check.contains(solver), "{solver}");
    }
}
