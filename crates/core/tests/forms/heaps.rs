//! Take-away games.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::HeapGame;
use appleyard_core::play::Notation;
use appleyard_core::solve::{Listed, Solved, Value};
use proptest::prelude::*;

use crate::support::agreement::{every_solver_agrees, indexed};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_heaps_agree_with_the_plain_solver(
        heaps in prop::collection::vec(1..6_u64, 1..4),
        rules in prop::sample::select(vec!["any", "1..3", "1,4", "odd; any", "pow2;1,2;any"]),
        misere in any::<bool>(),
    ) {
        let end_rule = if misere { EndRule::Misere } else { EndRule::Normal };
        let game = HeapGame::take_away(&heaps, rules, end_rule).unwrap();
        every_solver_agrees(&game);
    }
}

/// Bouton's rule for Nim, and multiples of four if one to three may be taken.
#[test]
fn well_known_heaps_have_their_values() {
    let nim = indexed(HeapGame::take_away(&[3, 5, 7], "any", EndRule::Normal).unwrap());
    assert_eq!(nim.count(), 4 * 6 * 8);
    for place in (0..).take(nim.count()) {
        let heaps = nim.position(place).unwrap();
        let sum = heaps.iter().fold(0, |sum, stones| sum ^ stones);
        let outcome = nim.value(&heaps).unwrap().outcome;
        assert_eq!(outcome == Outcome::P, sum == 0, "{heaps:?}");
    }
    let three = indexed(HeapGame::take_away(&[21], "1..3", EndRule::Normal).unwrap());
    assert_eq!(three.value(&vec![21]), Ok(Value::won(11)));
    assert_eq!(three.value(&vec![20]), Ok(Value::lost(10)));
}

#[test]
fn moves_are_written_into_the_heaps() {
    let game = HeapGame::take_away(&[3, 5], "2", EndRule::Normal).unwrap();
    let start = Notation::start(&game);
    let names = game.takes(&start).map(|take| game.move_text(&start, take));
    assert_eq!(names.collect::<Vec<_>>(), ["3−2,5", "3,5−2"]);
    assert_eq!(game.text(&start), "3,5");
}
