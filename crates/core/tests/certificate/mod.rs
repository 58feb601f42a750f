//! Certificates of solved games: every family of boards is verified by its rules, whatever is changed is
//! found, and nothing panics.

mod boards;
mod bytes;
mod forms;
mod random;
mod tampering;
mod writing;

use appleyard_core::boards::InARow;
use appleyard_core::certificate::{Document, Fault, Verified, chunk};
use appleyard_core::forms::verify_known;
use appleyard_core::game::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, IndexedRun, SolvedGame};

/// Solves everything that can be reached from the start.
pub fn solved<G: Indexed + Notation>(game: G) -> IndexedRun<G> {
    let mut run = IndexedRun::from_start(game).unwrap();
    run.finish().unwrap();
    run
}

/// The whole certificate, piece by piece.
pub fn certificate(game: &dyn SolvedGame) -> String {
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
