//! Rows are read, counted, and taken from.

use std::collections::BTreeMap;

use appleyard_core::chain::{ChainTake, FirstMove, MAX_OBJECTS, OctalCode, Row, arrangements};
use proptest::prelude::*;

use crate::chain::reference::{FIRST_MOVES, code, groups, moves, positions};
use crate::support::params::numbers;
use crate::support::readers;

#[test]
fn texts_are_read_as_rows() {
    for (text, cells) in [
        ("1011110", "1011110"),
        ("*.****.", "1011110"),
        ("●·●●●●·", "1011110"),
        (" 1 0 11110\n", "1011110"),
        ("{1,0,0,1}", "101111"),
        ("{ 2, 1 }", "101011"),
        ("{0,0,1}", "111"),
        ("{3}", "10101"),
        ("4+1", "101111"),
        ("1 + 4", "101111"),
        ("3+0+3", "1110111"),
        ("2", "11"),
        ("12", "111111111111"),
        ("11", "11"),
        ("1", "1"),
        ("010", "010"),
    ] {
        let row = Row::parse(text).unwrap();
        assert_eq!(row.to_string(), cells, "{text}");
        assert_eq!(Row::parse(cells), Ok(row));
    }
}

#[test]
fn the_longest_rows_have_sixty_cells() {
    assert_eq!(Row::parse("60"), Row::whole(60));
    assert_eq!(Row::parse(&"1".repeat(60)), Row::whole(60));
    let pairs = Row::parse("{0,20}").unwrap();
    assert_eq!((pairs.length(), pairs.objects()), (59, 40));
    let whole = Row::whole(MAX_OBJECTS).unwrap();
    assert!(whole.is_whole() && whole.cells() == (1 << 60) - 1);
    assert_eq!(whole.runs().collect::<Vec<_>>(), [(0, 60)]);
    let last = ChainTake {
        first: 59,
        count: 1,
    };
    assert_eq!(whole.after(last).groups(), [59]);
    let outside = ChainTake {
        first: 200,
        count: 300,
    };
    assert_eq!(whole.after(outside), whole);
}

/// Under the first-move rule the first move takes the smallest number that any move can take.
#[test]
fn the_first_move_rule_leaves_the_smallest_takes() {
    let counts = |text: &str, objects: u32| {
        let row = Row::whole(objects).unwrap();
        let code = code(text);
        let takes = row.takes(&code, FirstMove::Fewest);
        takes.map(|take| take.count).collect::<Vec<_>>()
    };
    assert_eq!(counts("0.77", 4), [1; 4]);
    assert_eq!(counts("0.07", 4), [2; 3]);
    // A move may take one object only if groups are left on both sides.
    assert_eq!(counts("0.47", 2), [2]);
    assert_eq!(counts("0.47", 3), [1]);
    assert_eq!(counts("0.4", 2), []);
}

/// A page counts with 53 bits.
#[test]
fn arrangements_are_at_most_two_to_the_53() {
    let most = positions(60)
        .iter()
        .map(|groups| arrangements(groups, 60))
        .max();
    assert!(most.is_some_and(|most| most <= 1 << 53), "{most:?}");
}

#[test]
fn arrangements_equal_a_list_of_all_rows() {
    for length in 1..=12 {
        let mut met: BTreeMap<Vec<u32>, u64> = BTreeMap::new();
        for cells in 0..1_u64 << length {
            *met.entry(groups(cells)).or_default() += 1;
        }
        for (groups, &count) in &met {
            assert_eq!(arrangements(groups, length), count, "{groups:?} {length}");
        }
        assert_eq!(arrangements(&[length], length), 1);
        assert_eq!(arrangements(&[length + 1], length), 0);
        assert_eq!(arrangements(&[length, 1], length), 0);
    }
    assert_eq!(arrangements(&[1; 20], 60), 269_128_937_220); // the binomial coefficient of 41 and 20
    assert_eq!(arrangements(&[u32::MAX, u32::MAX], 60), 0);
}

/// Every row of 60 cells shows some groups.
#[test]
fn arrangements_add_up_to_all_rows() {
    for length in [20, 40, 60] {
        let all = positions(length);
        let sum: u64 = all.iter().map(|groups| arrangements(groups, length)).sum();
        assert_eq!(sum, 1 << length);
    }
}

proptest! {
    #[test]
    fn takes_equal_the_definition(bits in 1_u64..1 << 40, length in 1_u32..=40, digits in "[0-7]{1,5}") {
        let (Ok(row), Ok(code)) =
            (Row::of_cells(bits, length), OctalCode::parse(&format!("0.{digits}")))
        else {
            return Ok(());
        };
        prop_assert_eq!(row.groups(), groups(row.cells()));
        prop_assert_eq!(row.cells(), bits & ((1 << length) - 1));
        let runs: Vec<u32> = row.runs().map(|(_, size)| size).collect();
        prop_assert_eq!(runs.iter().sum::<u32>(), row.objects());
        for first in FIRST_MOVES {
            let all = moves(&code, row.cells());
            let fewest = all.iter().map(|it| it.1).min();
            let expected: Vec<_> = all
                .into_iter()
                .filter(|it| first == FirstMove::Any || Some(it.1) == fewest)
                .collect();
            let takes: Vec<_> = row
                .takes(&code, first)
                .map(|take| (take.first, take.count, row.after(take).cells()))
                .collect();
            prop_assert_eq!(takes, expected);
        }
    }

    /// Every text that is written reads as the same row, and every row that is laid out has the
    /// given groups.
    #[test]
    fn rows_of_groups_are_read_again(sizes in prop::collection::vec(0_u32..9, 0..8)) {
        let needed = sizes.iter().filter(|&&it| it > 0).map(|it| it + 1).sum::<u32>();
        match Row::of_groups(&sizes) {
            Ok(row) => {
                prop_assert_eq!(row.length(), needed - 1);
                let mut sorted: Vec<u32> = sizes.into_iter().filter(|&it| it > 0).collect();
                sorted.sort_unstable();
                let runs: Vec<u32> = row.runs().map(|(_, size)| size).collect();
                prop_assert_eq!(&runs, &sorted);
                prop_assert_eq!(Row::parse(&row.to_string()), Ok(row));
                let text: Vec<String> = sorted.iter().map(u32::to_string).collect();
                prop_assert_eq!(Row::parse(&format!("{}+0", text.join("+"))), Ok(row));
            }
            Err(error) => {
                prop_assert_eq!(error.code(), if needed == 0 { "empty-row" } else { "row-too-long" });
            }
        }
    }

    /// Any text gives a row, or an error with a place in the text.
    #[test]
    fn any_text_is_a_row_or_an_error(text in "[ 0-9{},+*.●·x]{0,12}") {
        readers::row(&text);
        if let Err(error) = Row::parse(&text)
            && error.code() == "not-a-row"
        {
            let at = numbers(error.params())[0].1;
            prop_assert!(at >= 1 && at <= text.chars().count() as i128 + 1);
        }
    }
}
