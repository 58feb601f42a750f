//! Which sets of vectors are games, and the weight that proves it.

use crate::lattice::games::{any_game_with_rays, any_vectors, rectangle};
use std::collections::HashSet;

use crate::support::params::numbers;
use appleyard_core::Error;
use appleyard_core::error::VectorError;
use appleyard_core::game::{EndRule, Game};
use appleyard_core::lattice::{
    LatticeGame, MAX_COMPONENT, MAX_MOVES, Move, Ply, Point, Vector, VectorGame,
};
use proptest::prelude::*;

fn game(pairs: &[(i32, i32)]) -> Result<VectorGame, Error> {
    VectorGame::new(
        pairs
            .iter()
            .map(|&(dm, dn)| Vector { dm, dn })
            .map(Move::step)
            .collect(),
    )
}

fn code(pairs: &[(i32, i32)]) -> &'static str {
    game(pairs).unwrap_err().code()
}

#[test]
fn sets_that_are_no_games_are_refused() {
    assert_eq!(code(&[]), "no-moves");
    assert_eq!(code(&[(0, 0)]), "zero-vector");
    assert_eq!(code(&[(-1, 0), (0, 0)]), "zero-vector");
    assert_eq!(code(&[(1, 0)]), "endless-move");
    assert_eq!(code(&[(0, 1)]), "endless-move");
    assert_eq!(code(&[(-1, 1), (1, -1)]), "endless-moves");
    assert_eq!(code(&[(-3, 2), (2, -1)]), "endless-moves");
    assert_eq!(code(&[(-1, 0), (-1, 0)]), "repeated-vector");
    assert_eq!(code(&[(-4097, 0)]), "vector-too-long");
    assert_eq!(code(&[(i32::MIN, i32::MAX)]), "vector-too-long");
    let many: Vec<_> = (1..).map(|dm| (-dm, 0)).take(MAX_MOVES + 1).collect();
    assert_eq!(code(&many), "too-many-moves");
    assert!(game(&many[1..]).is_ok());
}

/// The same vector twice is refused, even if one is a step and the other a ray.
#[test]
fn a_ray_repeats_its_step() {
    let (index, dm, dn) = (2, -1, 0);
    let vector = Vector { dm, dn };
    for moves in [
        vec![Move::step(vector), Move::ray(vector)],
        vec![Move::ray(vector), Move::step(vector)],
    ] {
        let error = VectorGame::new(moves).unwrap_err();
        let repeated = VectorError::RepeatedVector { index, dm, dn };
        assert_eq!(error, repeated.into());
    }
}

#[test]
fn errors_carry_the_offending_values() {
    assert_eq!(
        numbers(game(&[(-1, 0), (0, -5000)]).unwrap_err().params()),
        [("index", 2), ("dm", 0), ("dn", -5000), ("limit", 4096)]
    );
    let error = game(&[(-3, 2), (2, -1)]).unwrap_err();
    assert_eq!(
        numbers(error.params()),
        [
            ("first_dm", -3),
            ("first_dn", 2),
            ("first_times", 2),
            ("second_dm", 2),
            ("second_dn", -1),
            ("second_times", 3),
        ]
    );
    assert_eq!(
        numbers(game(&[(-1, 0), (2, 1)]).unwrap_err().params()),
        [("dm", 2), ("dn", 1)]
    );
    assert_eq!(
        error.to_string(),
        "2 × (-3,2) and 3 × (2,-1) together can be repeated for ever"
    );
}

#[test]
fn weights_are_the_smallest() {
    let weight = |pairs| game(pairs).unwrap().weight();
    assert_eq!(VectorGame::apples().weight(), (2, 1));
    assert_eq!(weight(&[(-1, 0), (0, -1), (-1, 1)]), (2, 1));
    assert_eq!(weight(&[(-1, 0)]), (1, 1));
    assert_eq!(weight(&[(-2, 1), (1, -2)]), (1, 1));
    assert_eq!(weight(&[(-3, 2), (4, -3)]), (5, 7));
    // Between 4095/4096 and 1.
    assert_eq!(weight(&[(-4096, 4095), (4095, -4095)]), (4096, 4097));
}

#[test]
fn the_apple_game_has_its_three_moves() {
    let same = game(&[(-1, 0), (0, -1), (-1, 1)]).unwrap();
    assert_eq!(VectorGame::apples().moves(), same.moves());
}

fn lowers((a, b): (i64, i64), vectors: &[Vector]) -> bool {
    vectors
        .iter()
        .all(|vector| a * i64::from(vector.dm) + b * i64::from(vector.dn) < 0)
}

/// Finds a pair of moves (or a move with itself) that lowers nothing when each is played up to
/// eight times.
fn some_combination_loses_nothing(vectors: &[Vector]) -> bool {
    let times = (0..=8).flat_map(|p| (0..=8).map(move |q| (p, q))).skip(1);
    times.into_iter().any(|(p, q)| {
        vectors.iter().any(|first| {
            vectors.iter().any(|second| {
                p * first.dm + q * second.dm >= 0 && p * first.dn + q * second.dn >= 0
            })
        })
    })
}

proptest! {
    /// A set is either a game or can be repeated for ever, never both. The weight is the smallest
    /// one, and the combination in the error lowers nothing.
    #[test]
    fn a_set_has_a_weight_or_can_be_repeated(mut vectors in any_vectors()) {
        vectors.retain(|vector| *vector != Vector { dm: 0, dn: 0 });
        let mut seen = HashSet::new();
        vectors.retain(|&vector| seen.insert(vector));
        match VectorGame::new(vectors.iter().copied().map(Move::step).collect()) {
            Ok(game) => {
                let (a, b) = game.weight();
                prop_assert!(lowers((a.into(), b.into()), &vectors));
                prop_assert!(!some_combination_loses_nothing(&vectors));
                let smallest = (2..=16_i64)
                    .flat_map(|sum| (1..sum).map(move |a| (a, sum - a)))
                    .find(|&weight| lowers(weight, &vectors));
                prop_assert_eq!(Some((a.into(), b.into())), smallest);
            }
            Err(error) => match error.of() {
                Some(&VectorError::EndlessMove { dm, dn }) => {
                    prop_assert!(some_combination_loses_nothing(&vectors));
                    let endless = Vector { dm, dn };
                    prop_assert!(dm >= 0 && dn >= 0 && vectors.contains(&endless));
                }
                Some(&VectorError::EndlessMoves {
                    first_dm, first_dn, first_times, second_dm, second_dn, second_times
                }) => {
                    prop_assert!(some_combination_loses_nothing(&vectors));
                    let sum = |one: i32, other: i32| {
                        i64::from(one) * i64::from(first_times)
                            + i64::from(other) * i64::from(second_times)
                    };
                    prop_assert!(first_times > 0 && second_times > 0);
                    prop_assert!(sum(first_dm, second_dm) >= 0);
                    prop_assert!(sum(first_dn, second_dn) >= 0);
                    let first = Vector { dm: first_dm, dn: first_dn };
                    let second = Vector { dm: second_dm, dn: second_dn };
                    prop_assert!(vectors.contains(&first) && vectors.contains(&second));
                }
                _ => prop_assert_eq!(error, VectorError::NoMoves.into()),
            }
        }
    }

    /// A ply is found by its end, and known to be legal, as in the list of all plies.
    #[test]
    fn a_ply_is_found_without_walking_along_its_ray(
        moves in any_game_with_rays(),
        (m, n) in (0..14_u32, 0..14_u32),
        index in 0..6_usize,
        times in 0..6_u32,
    ) {
        let point = Point { m, n };
        let plies: Vec<Ply> = moves.plies(point).collect();
        let game = LatticeGame::anywhere(&moves, EndRule::Normal);
        for to in rectangle(40, 40) {
            let first = plies.iter().copied().find(|ply| ply.to == to);
            prop_assert_eq!(moves.ply_to(point, to), first);
            let given = Ply { index, times, to };
            prop_assert_eq!(game.is_legal(&point, given), plies.contains(&given));
        }
        prop_assert!(plies.iter().all(|&ply| game.is_legal(&point, ply)));
    }

    /// Long vectors lower the weight too, and every input has an answer.
    #[test]
    fn long_vectors_have_a_weight_or_an_error(pairs in prop::collection::vec((-4100..=4100, -4100..=4100), 0..6)) {
        if let Ok(game) = game(&pairs) {
            let (a, b) = game.weight();
            let vectors: Vec<_> = game.moves().iter().map(|one| one.vector()).collect();
            prop_assert!(lowers((a.into(), b.into()), &vectors));
            prop_assert!(a <= 2 * MAX_COMPONENT && b <= 2 * MAX_COMPONENT);
        }
    }
}
