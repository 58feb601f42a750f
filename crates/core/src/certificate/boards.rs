//! Checks certificates of the games that the core has itself.

use super::{Document, Fault, FaultKind, Verified, verify};
use crate::boards::{BoardGame, Family, FamilyVisitor};

/// Checks the certificate of a board game.
///
/// # Errors
///
/// [`FaultKind::UnknownFamily`] if the certificate is not about one of the [families](Family);
/// [`FaultKind::Game`] if it has no such game; and those of [`verify`].
pub fn verify_board(document: &Document<'_>) -> Result<Verified, Fault> {
    let heading = document.heading();
    let family = Family::of_name(&heading.family).filter(|_| heading.text.is_none());
    let family = family.ok_or(Document::fault_of_heading(FaultKind::UnknownFamily))?;
    let verified = if heading.folded {
        family.visit_folded(&heading.sizes, Verify(document))
    } else {
        family.visit(&heading.sizes, Verify(document))
    };
    verified.unwrap_or_else(|error| {
        let reason = error.to_string();
        Err(Document::fault_of_heading(FaultKind::Game { reason }))
    })
}

struct Verify<'a>(&'a Document<'a>);

impl FamilyVisitor for Verify<'_> {
    type Output = Result<Verified, Fault>;

    /// The stand-in of a position is the one for which its index stands.
    fn visit<G: BoardGame + 'static>(self, game: G) -> Result<Verified, Fault> {
        verify(self.0, &game, |board| game.position_at(game.index(board)?))
    }
}
