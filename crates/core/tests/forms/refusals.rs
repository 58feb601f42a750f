//! What is refused before it starts.

use appleyard_core::chain::{OctalCode, OctalGame};
use appleyard_core::contest::Date;
use appleyard_core::error::{ChainError, ContestError, GraphError, SolveError, VectorError};
use appleyard_core::game::EndRule;
use appleyard_core::graph::{GraphChoice, read};
use appleyard_core::lattice::{Point, StartedLattice, VectorGame};
use appleyard_core::nim::HeapGame;
use appleyard_core::solve::IndexedRun;
use appleyard_core::token_graph::Token;

const NORMAL: EndRule = EndRule::Normal;

#[test]
fn games_with_too_many_positions_are_refused() {
    let heaps = HeapGame::take_away(&[1000, 1000, 1000], "1", NORMAL).unwrap();
    let error = IndexedRun::new(heaps).unwrap_err();
    assert_eq!(error.code(), "too-much-memory");
    let heaps = HeapGame::take_away(&[u32::MAX.into(); 4], "1", NORMAL).unwrap();
    assert_eq!(
        IndexedRun::new(heaps).unwrap_err().code(),
        "too-much-memory"
    );
    let far = Point { m: 4095, n: 4095 };
    let climbs = VectorGame::parse("-1,4096 0,-1").unwrap();
    let climbs = StartedLattice::new(climbs, NORMAL, far).unwrap();
    assert_eq!(
        IndexedRun::new(climbs).unwrap_err().code(),
        "too-much-memory"
    );
}

#[test]
fn games_with_too_many_moves_are_refused() {
    let too_many = SolveError::TooManyLinks { limit: 1 << 27 };
    let heaps = HeapGame::take_away(&[100_000], "any", NORMAL).unwrap();
    assert_eq!(IndexedRun::new(heaps).unwrap_err(), too_many.clone().into());
    let rook = VectorGame::parse("-1,0* 0,-1*").unwrap();
    let rook = StartedLattice::new(rook, NORMAL, Point { m: 1000, n: 1000 }).unwrap();
    assert_eq!(IndexedRun::new(rook).unwrap_err(), too_many.into());
    let rook = VectorGame::parse("-1,0* 0,-1*").unwrap();
    let rook = StartedLattice::new(rook, NORMAL, Point { m: 300, n: 300 }).unwrap();
    assert!(IndexedRun::new(rook).is_ok());
}

#[test]
fn starts_that_a_game_does_not_have_are_refused() {
    let start = Point { m: 0, n: 4096 };
    let error = StartedLattice::new(VectorGame::apples(), NORMAL, start).unwrap_err();
    assert_eq!(error, VectorError::START.refused(4096, 0, 4095));

    let octal = |code: &str, groups: &[u64]| {
        OctalGame::new(OctalCode::parse(code)?, groups, NORMAL).map(|_| ())
    };
    let too_long = |cells| ChainError::RowTooLong { cells, max: 60 }.into();
    assert_eq!(octal("0.77", &[60]), Ok(()));
    assert_eq!(octal("0.77", &[0, 0]), Err(ChainError::EmptyRow.into()));
    assert_eq!(octal("0.77", &[30, 30]), Err(too_long(61)));
    assert_eq!(octal("4.", &[31]), Err(too_long(61)));
    assert_eq!(octal("0.77", &[u64::MAX, 9]), Err(too_long(u64::MAX)));

    let token = |text: &str, start| {
        let graph = read(text, &GraphChoice::default()).unwrap().graph;
        Token::new(graph, start, NORMAL).map(|_| ())
    };
    assert_eq!(token("", None), Err(GraphError::NoNodes.into()));
    assert_eq!(
        token("a -> b", Some("c")),
        Err(GraphError::UnknownStart.into())
    );

    for text in [
        "",
        "2001-1-2",
        "2001-11",
        "2001-11-04-1",
        "+001-11-04",
        "tomorrow",
    ] {
        assert_eq!(Date::parse(text), Err(ContestError::NotADate), "{text}");
    }
    assert_eq!(
        Date::parse("1999-02-29").unwrap_err().code(),
        "no-such-date"
    );
    assert_eq!(
        Date::parse("2001-12-04").unwrap_err().code(),
        "date-outside"
    );
}
