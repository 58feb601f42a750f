//! Games on boards: their rules by numbers that others have published, and their solver against the
//! general one.

mod agreement;
mod endings;
mod facts;
mod refusals;
mod rules;
mod texts;

use appleyard_core::boards::BoardGame;
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::IndexedRun;

/// Solves everything that can be reached from the start.
pub fn solved<G: BoardGame>(game: G) -> IndexedRun<G> {
    let start = game.start();
    let mut run = IndexedRun::new(game).unwrap();
    run.ask(&start).unwrap();
    run.finish().unwrap();
    run
}
