//! One heap from which players may take some numbers, in normal and misère play.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::solve::{Solved, Value};

use crate::support::agreement::{follows, stored};
use crate::support::games::heap::{Heap, up_to};

fn lost<const N: usize>(numbers: [u32; N], end_rule: EndRule) -> Vec<u32> {
    let run = stored(Heap { numbers, end_rule }, [100]);
    follows(&run);
    let is_lost = |stones: &u32| {
        run.value(stones)
            .is_ok_and(|value| value.outcome == Outcome::P)
    };
    (0..=100).filter(is_lost).collect()
}

fn where_remainder(of: u32, those: &[u32]) -> Vec<u32> {
    (0..=100)
        .filter(|stones| those.contains(&(stones % of)))
        .collect()
}

/// Bachet's game: in normal play the multiples of four are lost, in misère play the numbers one
/// larger.
#[test]
fn taking_one_to_three_loses_at_multiples_of_four() {
    let numbers = [1, 2, 3];
    assert_eq!(lost(numbers, EndRule::Normal), where_remainder(4, &[0]));
    assert_eq!(lost(numbers, EndRule::Misere), where_remainder(4, &[1]));
}

/// The numbers are from *Winning Ways*, chapter 4.
#[test]
fn taking_one_three_or_four_has_the_published_losses() {
    let numbers = [1, 3, 4];
    assert_eq!(lost(numbers, EndRule::Normal), where_remainder(7, &[0, 2]));
}

/// The loser delays by taking one, then the winner takes three.
#[test]
fn bachets_game_lasts_two_plies_for_every_four_stones() {
    let run = stored(up_to(3), [100]);
    for stones in (0..=100).step_by(4) {
        assert_eq!(run.value(&stones), Ok(Value::lost(stones / 2)));
    }
}
