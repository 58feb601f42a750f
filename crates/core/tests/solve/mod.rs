//! The general solver: its answers are checked position by position, on random graphs, and against
//! games whose solution is known.

mod atlas;
mod certificate;
mod chess;
mod graph;
mod grundy;
mod heaps;
mod indexed;
mod noughts;
mod order;
mod pursuit;
mod random;
mod run;
mod verifier;

use appleyard_core::game::Game;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Interned, MAX_POSITIONS, Retrograde};

/// Solves everything that can be reached from these positions.
pub fn solved<G: Game>(
    game: G,
    starts: impl IntoIterator<Item = G::Position>,
) -> Retrograde<Interned<G>> {
    let mut run = Retrograde::new(game, MAX_POSITIONS);
    for start in starts {
        run.ask(start).unwrap();
    }
    run.finish().unwrap();
    run
}
