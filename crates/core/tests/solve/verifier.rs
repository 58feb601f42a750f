//! Checks a solver's answers without knowing how it found them.
//!
//! It is enough to look at each position and its options. The won and lost positions are right by
//! induction on the plies. From an undecided position the player to move can stay undecided for ever,
//! or until an end that is undecided too. The opponent can do the same, and has nothing better either.

use std::collections::HashSet;
use std::fmt::Debug;

use appleyard_core::game::{Game, Outcome};
use appleyard_core::solve::{Listed, Retrograde, Solved, SpreadObserver, Value, Witness};

/// A move of a position.
struct Choice<Move, Position> {
    chosen: Move,
    to: Position,
    /// The outcome for the player who makes the move.
    outcome: Outcome,
    /// The plies after the move.
    plies: Option<u32>,
}

/// Checks all positions that the run has met.
pub fn verify<G: Game, R: SpreadObserver>(run: &Retrograde<G, R>)
where
    G::Position: Debug,
    G::Move: Debug,
{
    let met: HashSet<&G::Position> = run.positions().iter().collect();
    assert_eq!(met.len(), run.positions().len(), "a position is met twice");
    for (place, position) in run.positions().iter().enumerate() {
        assert_eq!(run.place_of(position), Some(place));
        verify_position(run, position);
    }
}

fn verify_position<G: Game, R: SpreadObserver>(run: &Retrograde<G, R>, position: &G::Position)
where
    G::Position: Debug,
    G::Move: Debug,
{
    let value = run.value(position).unwrap();
    let witness = run.witness(position).unwrap();
    let choices = choices(run, position);
    let about = format!("{position:?}, {value:?}, {witness:?}");
    if choices.is_empty() {
        assert_eq!(value, Value::of_verdict(run.verdict(position)), "{about}");
        assert_eq!(witness, Witness::Over, "{about}");
        assert_eq!(run.best(position), Ok(None), "{about}");
        return;
    }
    for choice in &choices {
        let expected = Value {
            outcome: choice.outcome,
            remoteness: choice.plies.map(|plies| plies + 1),
        };
        assert_eq!(run.value_of_move(position, choice.chosen), Ok(expected));
    }
    let plies_of = |outcome| {
        let those = choices.iter().filter(move |it| it.outcome == outcome);
        those.map(|it| it.plies.unwrap())
    };
    let has = |outcome| choices.iter().any(|it| it.outcome == outcome);
    let chosen = match witness {
        Witness::Over => None,
        Witness::Decided(chosen) | Witness::Tie { chosen, .. } | Witness::Endless(chosen) => {
            Some(chosen)
        }
    };
    assert_eq!(run.best(position), Ok(chosen), "{about}");
    let taken = choices.iter().find(|it| Some(it.chosen) == chosen).unwrap();
    assert_eq!(taken.outcome, value.outcome, "{about}");
    match value.outcome {
        Outcome::N => {
            let quickest = plies_of(Outcome::N).min().unwrap();
            assert_eq!(value.remoteness, Some(quickest + 1), "{about}");
        }
        Outcome::P => {
            assert!(!has(Outcome::N) && !has(Outcome::D), "{about}");
            let longest = plies_of(Outcome::P).max().unwrap();
            assert_eq!(value.remoteness, Some(longest + 1), "{about}");
        }
        Outcome::D => {
            assert!(!has(Outcome::N) && has(Outcome::D), "{about}");
            assert_eq!(value.remoteness, None, "{about}");
            verify_draw(run, &choices, witness);
            return;
        }
    }
    assert!(matches!(witness, Witness::Decided(_)), "{about}");
    assert_eq!(taken.plies.map(|plies| plies + 1), value.remoteness);
    let first = choices.iter().find(|it| {
        (it.outcome, it.plies.map(|plies| plies + 1)) == (value.outcome, value.remoteness)
    });
    assert_eq!(first.map(|it| it.chosen), chosen, "{about}: not the first");
}

/// Either the options that are also drawn are at the right distance from an end, or none of them has
/// an end ahead.
fn verify_draw<G: Game, R: SpreadObserver>(
    run: &Retrograde<G, R>,
    choices: &[Choice<G::Move, G::Position>],
    witness: Witness<G::Move>,
) where
    G::Move: Debug,
{
    let drawn = choices.iter().filter(|it| it.outcome == Outcome::D);
    // The distance of each option from the tie; `None` if it does not lead to one.
    let distances = drawn.map(|it| match run.witness(&it.to).unwrap() {
        Witness::Over => (Some(0), it.chosen),
        Witness::Tie { plies, .. } => (Some(plies), it.chosen),
        other => {
            assert!(matches!(other, Witness::Endless(_)), "{other:?}");
            (None, it.chosen)
        }
    });
    let distances: Vec<_> = distances.collect();
    match distances.iter().filter_map(|it| it.0).min() {
        Some(nearest) => {
            let (_, chosen) = *distances.iter().find(|it| it.0 == Some(nearest)).unwrap();
            let plies = nearest + 1;
            assert_eq!(witness, Witness::Tie { plies, chosen });
        }
        None => assert_eq!(witness, Witness::Endless(distances[0].1)),
    }
}

fn choices<G: Game, R: SpreadObserver>(
    run: &Retrograde<G, R>,
    position: &G::Position,
) -> Vec<Choice<G::Move, G::Position>> {
    let moves = run.moves(position).map(|chosen| {
        let to = run.after(position, chosen);
        let there = run.value(&to).unwrap();
        let same = match (run.turn(position), run.turn(&to)) {
            (Some(one), Some(other)) => one == other,
            _ => false,
        };
        let outcome = match (there.outcome, same) {
            (Outcome::D, _) => Outcome::D,
            (Outcome::N, true) | (Outcome::P, false) => Outcome::N,
            (Outcome::N, false) | (Outcome::P, true) => Outcome::P,
        };
        Choice {
            chosen,
            to,
            outcome,
            plies: there.remoteness,
        }
    });
    moves.collect()
}
