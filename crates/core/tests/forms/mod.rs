//! Games that a visitor describes without a script, and the contest games, as the general solver takes
//! them: each against the plain solver, which stores positions and moves, and against its own fast solver.

mod contests;
mod graphs;
mod groups;
mod heaps;
mod random;
mod refusals;
mod vectors;

use std::collections::HashSet;
use std::fmt::Debug;

use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{self, Indexed, IndexedRun, Listed, MAX_POSITIONS, Retrograde, Solved};

/// Everything that can be reached from the start, solved by indices.
pub fn solved<G: Indexed + Notation>(game: G) -> IndexedRun<G> {
    let mut run = IndexedRun::from_start(game).unwrap();
    run.finish().unwrap();
    run
}

/// Compares a game with the plain solver at every position that can be reached from the start, and checks
/// that positions and moves can be written down. Returns the run.
pub fn agrees_with_the_plain_solver<G>(game: &G) -> IndexedRun<G>
where
    G: Indexed<Position: Debug, Move: Debug> + Notation + Clone,
{
    let mut plain = Retrograde::new(game.clone(), MAX_POSITIONS);
    plain.ask(game.start()).unwrap();
    plain.finish().unwrap();
    let run = solved(game.clone());
    let any: &dyn solve::SolvedGame = &run;
    assert_eq!(run.count(), plain.count());
    assert_eq!(any.count(), plain.count());
    let mut texts = HashSet::new();
    for position in plain.positions() {
        assert_eq!(run.value(position), plain.value(position), "{position:?}");
        assert_eq!(
            run.witness(position),
            plain.witness(position),
            "{position:?}"
        );
        let text = run.game().text(position);
        let code = run.code(position).unwrap();
        assert_eq!(any.value(code), plain.value(position), "{position:?}");
        assert_eq!(any.text(code).as_ref(), Ok(&text));
        let options: Vec<_> = game.moves(position).collect();
        let written = options.iter().map(|&chosen| {
            let after = run.code(&game.after(position, chosen)).unwrap();
            (game.number(position, chosen), after)
        });
        assert_eq!(any.options(code), Ok(written.collect()), "{position:?}");
        assert!(texts.insert(text), "{position:?}");
        writes_its_moves(game, position);
    }
    run
}

/// Each move of a position has a number, by which it is found again, and a name of its own.
fn writes_its_moves<G>(game: &G, position: &G::Position)
where
    G: Notation<Position: Debug, Move: Debug>,
{
    let mut numbers = HashSet::new();
    let mut names = HashSet::new();
    for chosen in game.moves(position) {
        let number = game.number(position, chosen);
        assert!(numbers.insert(number), "{position:?} {chosen:?}");
        assert_eq!(game.step(position, number), Some(chosen), "{position:?}");
        let name = game.move_text(position, chosen);
        assert!(names.insert(name), "{position:?} {chosen:?}");
    }
    for number in (0..200).chain([u32::MAX]) {
        assert_eq!(
            game.step(position, number).is_some(),
            numbers.contains(&number)
        );
    }
    assert_eq!(game.ended(position).is_some(), game.is_over(position));
}
