//! Checks certificates of the games that the core has itself.

use super::{Document, Fault, FaultKind, TypedRules, Verified, verify};
use crate::boards::{Board, BoardGame, Family, FamilyVisitor};
use crate::error::Error;
use crate::forms::{Description, FormVisitor};
use crate::play::Notation;

fn verify_board(document: &Document<'_>) -> Result<Verified, Fault> {
    let heading = document.heading();
    let family = Family::of_name(&heading.family).filter(|_| heading.text.is_none());
    let family = family.filter(|_| !heading.misere && heading.start.is_none());
    let family = family.ok_or(Document::fault_of_heading(FaultKind::UnknownFamily))?;
    // What does not fit is larger than any size that is allowed.
    let narrowed = |&size: &u64| u32::try_from(size).unwrap_or(u32::MAX);
    let sizes: Vec<u32> = heading.sizes.iter().map(narrowed).collect();
    let verified = if heading.folded {
        family.visit_folded(&sizes, Verify(document))
    } else {
        family.visit(&sizes, Verify(document))
    };
    verified.unwrap_or_else(no_such_game)
}

/// Checks the certificate of a game that the core has itself: a board game, or one of a
/// [description](crate::forms).
///
/// # Errors
///
/// [`FaultKind::UnknownFamily`] if the certificate is about no game of the [boards](Family) or of the
/// [forms](crate::forms::FormFamily); [`FaultKind::Game`] if there is no such game; and those of [`verify`].
pub fn verify_known(document: &Document<'_>) -> Result<Verified, Fault> {
    let Some(description) = Description::of_heading(document.heading()) else {
        return verify_board(document);
    };
    let verified = description.visit(Verify(document));
    verified.unwrap_or_else(no_such_game)
}

fn no_such_game(error: Error) -> Result<Verified, Fault> {
    let reason = error.to_string();
    Err(Document::fault_of_heading(FaultKind::Game { reason }))
}

struct Verify<'a>(&'a Document<'a>);

impl FamilyVisitor for Verify<'_> {
    type Output = Result<Verified, Fault>;

    /// The stand-in of a position is the one for which its index stands.
    fn visit<G: BoardGame + 'static>(self, game: G) -> Result<Verified, Fault> {
        let stand_in = |game: &G, board: &Board| game.position_at(game.index(board)?);
        verify(self.0, TypedRules::new(game, stand_in))
    }
}

impl FormVisitor for Verify<'_> {
    type Output = Result<Verified, Fault>;

    /// Each position has a line of its own.
    fn visit<G: Notation + 'static>(self, game: G) -> Result<Verified, Fault> {
        let itself = |_: &G, position: &G::Position| Some(position.clone());
        verify(self.0, TypedRules::new(game, itself))
    }
}
