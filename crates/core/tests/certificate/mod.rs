//! Certificates of solved games: every family of boards is verified by its rules, whatever is changed is
//! found, and nothing panics.

mod boards;
mod bytes;
mod forms;
mod random;
mod tampering;
mod writing;

use appleyard_core::boards::{BoardGame, InARow};
use appleyard_core::certificate::{Document, Fault, Verified, chunk, verify_known};
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{IndexedRun, Listed};

/// Solves everything that can be reached from the start.
pub fn solved<G: BoardGame>(game: G) -> IndexedRun<G> {
    let start = game.start();
    let mut run = IndexedRun::new(game).unwrap();
    run.ask(&start).unwrap();
    run.finish().unwrap();
    run
}

/// The whole certificate, piece by piece.
pub fn certificate<S: Listed<Game: Notation>>(game: &S) -> String {
    let (mut text, mut next) = (String::new(), Some(0));
    while let Some(from) = next {
        let piece = chunk(game, from).unwrap();
        text.push_str(&piece.text);
        next = piece.next;
    }
    text
}

/// Reads a certificate and checks it.
pub fn verified(text: &str) -> Result<Verified, Fault> {
    verify_known(&Document::read(text.as_bytes())?)
}

/// The certificate of tic-tac-toe on two by two squares with two in a row: 29 positions.
pub fn small() -> String {
    certificate(&solved(InARow::new(2, 2, 2).unwrap()))
}
