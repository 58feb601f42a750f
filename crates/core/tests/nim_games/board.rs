//! The board of exclusive or.

use appleyard_core::nim::{NO_PARTNER, cancel, columns, deciding};
use proptest::collection::vec;
use proptest::prelude::*;

fn xor(grundy_values: &[u64]) -> u64 {
    grundy_values.iter().fold(0, |xor, value| xor ^ value)
}

#[test]
fn the_board_of_three_five_seven_is_right() {
    let board = columns(&[3, 5, 7]);
    let shown: Vec<_> = board
        .iter()
        .map(|column| (column.column, &column.heaps[..], column.odd))
        .collect();
    assert_eq!(
        shown,
        [
            (2, &[1, 2][..], false),
            (1, &[0, 2], false),
            (0, &[0, 1, 2], true)
        ]
    );
    assert_eq!(deciding(&board), Some(&board[2]));
    assert_eq!(
        cancel(&[3, 0, 5, 7]).as_slice().as_chunks().0,
        [
            [0, 1, 0, NO_PARTNER],
            [0, 2, 2, NO_PARTNER],
            [0, 2, 3, NO_PARTNER],
            [1, 2, 2, 3],
            [1, 1, 0, 3],
            [1, 0, 0, 2],
            [2, 0, 3, NO_PARTNER],
        ]
    );
    assert!(columns(&[0, 0]).is_empty() && columns(&[]).is_empty());
    assert!(cancel(&[0, 0]).is_empty());
    assert_eq!(deciding(&columns(&[6, 6])), None);
    assert_eq!(columns(&[u64::MAX]).len(), 64);
}

proptest! {
    #[test]
    fn the_columns_are_the_bits_of_the_heaps(grundy_values in vec(prop_oneof![0_u64..20, any::<u64>()], 0..24)) {
        let board = columns(&grundy_values);
        for (column, next) in board.iter().zip(board.iter().skip(1)) {
            prop_assert_eq!(column.column, next.column + 1);
        }
        prop_assert!(board.last().is_none_or(|column| column.column == 0));
        prop_assert!(board.first().is_none_or(|column| !column.heaps.is_empty()));
        for column in &board {
            let bit = 1 << column.column;
            let heaps = (0..).zip(&grundy_values).filter(|(_, value)| *value & bit != 0);
            let heaps: Vec<u32> = heaps.map(|(heap, _)| heap).collect();
            prop_assert_eq!(&column.heaps, &heaps);
            prop_assert_eq!(column.odd, xor(&grundy_values) & bit != 0);
        }
        match deciding(&board) {
            None => prop_assert_eq!(xor(&grundy_values), 0),
            Some(column) => {
                prop_assert_eq!(column.column, xor(&grundy_values).ilog2());
                prop_assert_eq!(column.heaps.len() % 2, 1);
                for &heap in &column.heaps {
                    prop_assert!(grundy_values[heap as usize] ^ xor(&grundy_values) < grundy_values[heap as usize]);
                }
            }
        }
    }

    #[test]
    fn the_bundles_left_over_are_the_exclusive_or(grundy_values in vec(prop_oneof![0_u64..20, any::<u64>()], 0..24)) {
        let mut bundles = grundy_values.clone();
        let mut left = 0;
        let mut order = Vec::new();
        for &[kind, column, heap, other] in cancel(&grundy_values).as_slice().as_chunks().0 {
            let bit = 1_u64 << column;
            let heap = heap as usize;
            match kind {
                0 => {
                    prop_assert_eq!(grundy_values[heap].ilog2(), column);
                    prop_assert_eq!(other, NO_PARTNER);
                    order.push((0, 0));
                }
                1 => {
                    let other = other as usize;
                    prop_assert!(heap < other);
                    prop_assert!(bundles[heap] & bundles[other] & bit != 0);
                    bundles[heap] ^= bit;
                    bundles[other] ^= bit;
                    order.push((1 + 63 - column, 0));
                }
                _ => {
                    prop_assert_eq!(kind, 2);
                    prop_assert_eq!(other, NO_PARTNER);
                    prop_assert!(bundles[heap] & bit != 0);
                    bundles[heap] ^= bit;
                    left |= bit;
                    order.push((1 + 63 - column, 1));
                }
            }
        }
        prop_assert!(order.is_sorted());
        prop_assert!(bundles.iter().all(|&bundle| bundle == 0));
        prop_assert_eq!(left, xor(&grundy_values));
    }
}
