//! Checks a solver's answers without knowing how it found them: what it says about each position must
//! follow from what it says about the positions after its moves. [`Deduction`] draws the conclusions, and
//! its module says why this is enough. Here the questions of [`Solved`] and [`Listed`] are compared, too.

use std::collections::HashSet;
use std::fmt::Debug;

use appleyard_core::certificate::{Claim, Deduction};
use appleyard_core::game::Game;
use appleyard_core::solve::{Interned, Listed, Retrograde, Solved, Witness};

use crate::support::claims::claim_of;

/// Checks all positions that the run has met.
pub fn verify<G: Game>(run: &Retrograde<Interned<G>>)
where
    G::Position: Debug,
    G::Move: Debug,
{
    let met: HashSet<&G::Position> = run.positions().iter().collect();
    assert_eq!(met.len(), run.positions().len(), "a position is met twice");
    for (place, position) in (0..).zip(run.positions()) {
        assert_eq!(run.place_of(position), Some(place));
        verify_position(run, position);
    }
}

fn verify_position<G: Game>(run: &Retrograde<Interned<G>>, position: &G::Position)
where
    G::Position: Debug,
    G::Move: Debug,
{
    let (claim, chosen) = claim_of(run, position).unwrap();
    let about = format!("{position:?}, {claim:?}, {chosen:?}");
    let (mut deduction, mut first) = (Deduction::default(), None);
    let game = run.game();
    let turn = game.turn(position);
    for step in game.moves(position) {
        let after = game.after(position, step);
        let again = turn.is_some() && turn == game.turn(&after);
        let worth = claim_of(run, &after).unwrap().0.of_move(again);
        assert_eq!(run.value_of_move(position, step), Ok(worth.into()));
        deduction.add(worth);
        first = first.or((worth == claim).then_some(step));
    }
    let follows = deduction.claim();
    assert_eq!(follows.is_some(), first.is_some(), "{about}");
    let at_end = || Claim::at_end(game.verdict(position));
    assert_eq!(claim, follows.unwrap_or_else(at_end), "{about}");
    assert_eq!(run.value(position), Ok(claim.into()), "{about}");
    // Of several moves that prove the claim, the first is named.
    assert_eq!(chosen, first, "{about}");
    assert_eq!(run.best(position), Ok(first), "{about}");
    let decided = matches!(claim, Claim::Won(_) | Claim::Lost(_)) && first.is_some();
    let witness = run.witness(position).unwrap();
    assert_eq!(matches!(witness, Witness::Decided(_)), decided, "{about}");
}
