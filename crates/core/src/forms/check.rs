//! Checks certificates of the games that the core has itself. It uses no solver, only the trait by which games
//! number their positions.

use super::FormFamily;
use crate::boards::Family;
use crate::certificate::{Document, Fault, FaultKind, TypedRules, Verified, verify};
use crate::game::Notation;
use crate::solve::{Families, GameVisitor, Indexed};

/// Checks the certificate of a game that the core has itself: a [board](Family) game, or one of a
/// [`FormFamily`].
///
/// # Errors
///
/// [`FaultKind::UnknownFamily`] if the certificate is about no such game, or says more about one than is
/// checked; [`FaultKind::Game`] if it cannot be built; and those of [`verify`].
pub fn verify_known(document: &Document<'_>) -> Result<Verified, Fault> {
    let name = &document.heading().family;
    if let Some(family) = Family::of_name(name) {
        return verify_game(family, document);
    }
    match FormFamily::of_name(name) {
        Some(family) => verify_game(family, document),
        None => Err(Document::fault_of_heading(FaultKind::UnknownFamily)),
    }
}

fn verify_game(family: impl Families, document: &Document<'_>) -> Result<Verified, Fault> {
    let heading = document.heading();
    if family.needs().of(heading.clone()) != *heading {
        return Err(Document::fault_of_heading(FaultKind::UnknownFamily));
    }
    match family.visit(heading, Verify(document)) {
        Ok(verified) => verified,
        Err(error) => {
            let reason = error.to_string();
            Err(Document::fault_of_heading(FaultKind::Game { reason }))
        }
    }
}

struct Verify<'a>(&'a Document<'a>);

impl GameVisitor for Verify<'_> {
    type Output = Result<Verified, Fault>;

    /// The stand-in of a position is the one for which its index stands.
    fn visit<G: Indexed + Notation + 'static>(self, game: G) -> Result<Verified, Fault> {
        let folded = self.0.heading().folded;
        let stand_in = |game: &G, position: &_| game.position_at(game.index_of(position, folded)?);
        verify(self.0, TypedRules::new(game, stand_in))
    }
}
