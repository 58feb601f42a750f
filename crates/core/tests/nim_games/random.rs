//! Random games.

use appleyard_core::game::EndRule;
use appleyard_core::nim::Coupling;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::nim_games::reference::{Slow, compare, list};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Lists of numbers, in any order and with repeats, a different list for each heap.
    #[test]
    fn lists_of_numbers_equal_the_definition(
        heaps in vec((1_u64..9, vec(1_u64..12, 1..5)), 1..4),
        past_end: bool,
        misere: bool,
    ) {
        let start: Vec<u64> = heaps.iter().map(|(stones, _)| *stones).collect();
        let rules: Vec<_> = heaps.iter().map(|(_, numbers)| list(numbers)).collect();
        let end_rule = if misere { EndRule::Misere } else { EndRule::Normal };
        let mut slow = Slow::new(&rules, Coupling::None, past_end, end_rule);
        if !slow.moves(&start).is_empty() {
            compare(&mut slow, &start);
        }
    }

    /// Several heaps with one rule, whose order does not matter to the table.
    #[test]
    fn heaps_alike_equal_the_definition(
        start in vec(1_u64..7, 1..6),
        numbers in vec(1_u64..9, 1..6),
        past_end: bool,
        misere: bool,
    ) {
        let end_rule = if misere { EndRule::Misere } else { EndRule::Normal };
        let mut slow = Slow::new(&[list(&numbers)], Coupling::None, past_end, end_rule);
        if !slow.moves(&start).is_empty() {
            compare(&mut slow, &start);
        }
    }
}
