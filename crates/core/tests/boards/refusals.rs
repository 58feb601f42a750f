//! Sizes that are too small or too large, and games that need too much memory.

use appleyard_core::Error;
use appleyard_core::boards::{Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::error::{BoardError, SolveError};
use appleyard_core::game::{Game, Outcome};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, IndexedRun, Listed, MAX_BYTES};

#[test]
fn sizes_have_limits() {
    let columns = |value, min, max| Err(BoardError::COLUMNS.refused(value, min, max));
    let rows = |value, min, max| Err(BoardError::ROWS.refused(value, min, max));
    let length = |value, min, max| Err(BoardError::IN_A_ROW.refused(value, min, max));
    let too_large = |squares, limit| Err(Error::from(BoardError::BoardTooLarge { squares, limit }));

    let in_a_row = |m, n, k| InARow::new(m, n, k).map(|_| ());
    assert_eq!(in_a_row(16, 1, 16), Ok(()));
    assert_eq!(in_a_row(0, 3, 3), columns(0, 1, 16));
    assert_eq!(in_a_row(u32::MAX, 3, 3), columns(u32::MAX.into(), 1, 16));
    assert_eq!(in_a_row(3, 17, 3), rows(17, 1, 16));
    assert_eq!(in_a_row(5, 4, 4), too_large(20, 16));
    assert_eq!(in_a_row(4, 3, 5), length(5, 1, 4));
    assert_eq!(in_a_row(4, 3, 0), length(0, 1, 4));

    let four = |m, n, k| FourInARow::new(m, n, k).map(|_| ());
    assert_eq!(four(5, 4, 4), Ok(()));
    assert_eq!(four(3, 7, 4), Ok(()));
    assert_eq!(four(4, 6, 4), too_large(24, 18));
    assert_eq!(four(6, 4, 4), too_large(24, 20));
    assert_eq!(four(9, 1, 4), columns(9, 1, 8));
    assert_eq!(four(1, 8, 4), rows(8, 1, 7));
    assert_eq!(four(4, 4, 1), length(1, 2, 4));

    let pawns = |m, n| Hexapawn::new(m, n).map(|_| ());
    assert_eq!(pawns(6, 3), columns(6, 1, 5));
    assert_eq!(pawns(3, 2), rows(2, 3, 16));
    assert_eq!(pawns(5, 4), too_large(20, 16));

    let cars = |n| Dodgem::new(n).map(|_| ());
    assert_eq!(cars(1), columns(1, 2, 4));
    assert_eq!(cars(5), columns(5, 2, 4));
}

/// Every board that a constructor accepts fits into memory, so only other games are refused.
#[test]
fn every_board_fits_into_memory() {
    for columns in 1..=16 {
        for rows in 1..=16 / columns {
            let game = InARow::new(columns, rows, 1).unwrap();
            assert!(
                IndexedRun::most_bytes(&game) <= MAX_BYTES,
                "{columns}x{rows}"
            );
        }
    }
    for columns in 1..=8_u32 {
        for rows in 1..=(25 / columns - 1).min(7) {
            let game = FourInARow::new(columns, rows, 2).unwrap();
            assert!(
                IndexedRun::most_bytes(&game) <= MAX_BYTES,
                "{columns}x{rows}"
            );
        }
    }
    for columns in 1..=5 {
        for rows in 3..=16 / columns {
            let game = Hexapawn::new(columns, rows).unwrap();
            assert!(
                IndexedRun::most_bytes(&game) <= MAX_BYTES,
                "{columns}x{rows}"
            );
        }
    }
}

/// A line of numbers, each of which leads to the next.
struct Line(u64);

impl Game for Line {
    type Position = u32;
    type Move = ();

    fn moves(&self, &number: &u32) -> impl Iterator<Item = ()> {
        (u64::from(number) + 1 < self.0).then_some(()).into_iter()
    }

    fn after(&self, &number: &u32, (): ()) -> u32 {
        number + 1
    }

    fn verdict(&self, _: &u32) -> Outcome {
        Outcome::P
    }
}

impl Indexed for Line {
    fn indices(&self) -> u64 {
        self.0
    }

    fn index(&self, &number: &u32) -> Option<u32> {
        (u64::from(number) < self.0).then_some(number)
    }

    fn position_at(&self, index: u32) -> Option<u32> {
        (u64::from(index) < self.0).then_some(index)
    }

    fn grade(&self, &number: &u32) -> Option<u32> {
        Some(number)
    }
}

#[test]
fn a_game_that_needs_too_much_memory_is_refused_before_it_starts() {
    let positions = 40_000_000;
    let refused = IndexedRun::new(Line(positions)).unwrap_err();
    let bytes = 16 * positions + positions * 8 / 32;
    let limit = 512 << 20;
    assert_eq!(refused, SolveError::TooMuchMemory { bytes, limit }.into());
    assert!(IndexedRun::new(Line(1 << 32)).is_err());
}

#[test]
fn something_that_is_not_a_position_is_refused() {
    let mut run = IndexedRun::new(Line(10)).unwrap();
    assert_eq!(run.ask(&10), Err(SolveError::NotAPosition.into()));
    assert!(run.finish().unwrap().finished);
    assert_eq!(run.count(), 0);
}
