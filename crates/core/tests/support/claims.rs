//! What a solved game says about a position.

use appleyard_core::Error;
use appleyard_core::certificate::Claim;
use appleyard_core::solve::{Listed, MoveOf, PositionOf};

/// The claim, and the move of the witness.
pub fn claim_of<S: Listed>(
    solved: &S,
    position: &PositionOf<S>,
) -> Result<(Claim, Option<MoveOf<S>>), Error> {
    let claim = solved.claim(position)?;
    Ok((claim, solved.witness(position)?.chosen()))
}
