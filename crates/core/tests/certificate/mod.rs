//! Certificates of solved games: every family of boards is verified by its rules, whatever is changed is
//! found, and nothing panics.

mod boards;
mod bytes;
mod forms;
mod tampering;
mod writing;

use appleyard_core::boards::InARow;
use appleyard_core::certificate::{Document, Fault, Verified};
use appleyard_core::forms::verify_known;

use crate::support::agreement::{certificate, indexed};

/// Reads a certificate and checks it.
pub fn verified(text: &str) -> Result<Verified, Fault> {
    verify_known(&Document::read(text.as_bytes())?)
}

/// The certificate of tic-tac-toe on two by two squares with two in a row: 29 positions.
pub fn small() -> String {
    certificate(&indexed(InARow::new(2, 2, 2).unwrap()))
}
