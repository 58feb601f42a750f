//! What is refused, and with which error.

use appleyard_core::Error;
use appleyard_core::error::NimError;
use appleyard_core::game::EndRule;
use appleyard_core::nim::{
    Coupling, HeapGame, HeapRun, MAX_STONES, Numbers, TABLE_POSITIONS, TABLE_WORK,
};
use appleyard_core::progress::Run;

use crate::support::params::numbers;

fn game(heaps: &[u64], rule: &str, coupling: Coupling, end: EndRule) -> Result<HeapGame, Error> {
    let rules = [Numbers::parse(rule)?.numbers];
    HeapGame::new(heaps, &rules, coupling, false, end)
}

fn refused(
    heaps: &[u64],
    rule: &str,
    coupling: Coupling,
) -> (&'static str, Vec<(&'static str, i128)>) {
    let error = game(heaps, rule, coupling, EndRule::Normal).unwrap_err();
    (error.code(), numbers(error.params()))
}

#[test]
fn bad_games_are_refused() {
    let plain = Coupling::None;
    assert_eq!(refused(&[], "any", plain), ("no-heaps", vec![]));
    assert_eq!(
        refused(&[1; 1001], "any", plain),
        ("too-many-heaps", vec![("count", 1001), ("limit", 1000)])
    );
    assert_eq!(
        refused(&[1, 0], "any", plain),
        ("heap-empty", vec![("heap", 2)])
    );
    assert_eq!(
        refused(&[1, 2, MAX_STONES + 1], "any", plain),
        (
            "heap-too-large",
            vec![
                ("heap", 3),
                ("stones", 1_000_000_000_000_001),
                ("limit", 1_000_000_000_000_000)
            ]
        )
    );
    assert_eq!(refused(&[1, 1], "2,5", plain), ("no-move-at-start", vec![]));
    for (heaps, rule) in [(&[3][..], "any"), (&[1, 2, 3], "any"), (&[4, 4], "1..3")] {
        assert_eq!(
            refused(heaps, rule, Coupling::Wythoff),
            ("wythoff-heaps", vec![])
        );
    }
    let none = HeapGame::new(&[1], &[], plain, false, EndRule::Normal).unwrap_err();
    assert_eq!((none.code(), none.params()), ("no-rules", vec![]));
}

#[test]
fn searches_that_are_too_large_are_refused() {
    let new = |heaps: &[u64], rule: &str, coupling| {
        HeapRun::new(game(heaps, rule, coupling, EndRule::Misere).unwrap()).map(drop)
    };
    let too_large = |positions| {
        let limit = TABLE_POSITIONS;
        Err(Error::from(NimError::SearchTooLarge { positions, limit }))
    };
    let plain = Coupling::None;
    assert_eq!(new(&[TABLE_POSITIONS - 1], "1,2", plain), Ok(()));
    assert_eq!(
        new(&[TABLE_POSITIONS], "1,2", plain),
        too_large(TABLE_POSITIONS + 1)
    );
    assert_eq!(new(&[MAX_STONES; 24], "1,2", plain), too_large(u64::MAX));
    // There are 4096 × 4097 / 2 positions, and fewer in the second game.
    assert_eq!(
        new(&[4_095; 2], "1,2", plain),
        too_large(TABLE_POSITIONS + 1)
    );
    assert_eq!(new(&[4_094; 2], "1,2", plain), Ok(()));
    let error = new(&[4_000; 2], "2..", plain).unwrap_err();
    assert_eq!(error.code(), "search-too-heavy");
    let params = numbers(error.params());
    assert_eq!(params[1], ("limit", 1 << 28));
    assert!(params[0].1 > TABLE_WORK.into());
}

#[test]
fn bad_positions_are_refused() {
    let game = game(&[3, 5], "2..", Coupling::None, EndRule::Misere).unwrap();
    let mut run = HeapRun::new(game).unwrap();
    let unsolved = || Err(Error::PositionNotSolved);
    assert_eq!(run.value(&[3, 5]).map(drop), unsolved());
    assert_eq!(run.record(&[]).map(drop), unsolved());
    run.finish().unwrap();
    assert!(run.value(&[3, 5]).is_ok() && run.record(&[]).is_ok());
    for (position, error) in [
        (
            &[3][..],
            NimError::WrongHeapCount {
                count: 1,
                expected: 2,
            },
        ),
        (
            &[4, 5],
            NimError::PositionOutside {
                heap: 1,
                stones: 4,
                limit: 3,
            },
        ),
        (
            &[3, MAX_STONES],
            NimError::PositionOutside {
                heap: 2,
                stones: MAX_STONES,
                limit: 5,
            },
        ),
    ] {
        let error = Error::from(error);
        assert_eq!(run.value(position), Err(error.clone()));
        assert_eq!(run.why(position), Err(error));
    }
    assert_eq!(run.value(&[3]).ok(), None);
    assert_eq!(run.value(&[MAX_STONES, 2]).ok(), None);
}
