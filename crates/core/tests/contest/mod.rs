//! The contest problems: published samples, their largest inputs, the general solver and brute force.

mod calendar;
mod digits;
mod multiplication;
mod problems;

use appleyard_core::game::Game;
use appleyard_core::progress::Run;
use appleyard_core::solve::{MAX_POSITIONS, Retrograde, Solved};

/// Compares the values and the best moves with those of the general solver, at every position that can be
/// reached from these starts. Returns how many positions there are.
fn agrees_with_the_general_solver<S>(
    solved: &S,
    starts: impl IntoIterator<Item = S::Position>,
) -> usize
where
    S: Solved<Game = S> + Game + Clone,
    S::Position: std::fmt::Debug,
    S::Move: std::fmt::Debug,
{
    let mut run = Retrograde::new(solved.clone(), MAX_POSITIONS);
    for start in starts {
        run.ask(start).unwrap();
    }
    run.finish().unwrap();
    for position in run.positions() {
        assert_eq!(solved.value(position), run.value(position), "{position:?}");
        assert_eq!(solved.best(position), run.best(position), "{position:?}");
        assert_eq!(
            solved.is_over(position),
            solved.moves(position).next().is_none()
        );
    }
    run.positions().len()
}
