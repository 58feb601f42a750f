//! What several modules share: random games, and the whole region of a drawn rectangle.

use std::collections::HashSet;

use appleyard_core::game::{EndRule, Impartial, Point, Vector, VectorGame};
use proptest::prelude::*;

/// Sets of one to five vectors with components within ±4, valid or not.
pub fn any_vectors() -> impl Strategy<Value = Vec<Vector>> {
    prop::collection::vec((-4..=4, -4..=4), 1..=5).prop_map(|pairs| {
        pairs
            .into_iter()
            .map(|(dm, dn)| Vector { dm, dn })
            .collect()
    })
}

/// Games with at least one move; moves that lower neither component are taken out beforehand, so
/// that few sets are refused.
pub fn any_game() -> impl Strategy<Value = VectorGame> {
    any_vectors().prop_filter_map("refused", |mut vectors| {
        vectors.retain(|vector| vector.dm < 0 || vector.dn < 0);
        let mut seen = HashSet::new();
        vectors.retain(|&vector| seen.insert(vector));
        VectorGame::new(vectors).ok()
    })
}

pub fn any_end_rule() -> impl Strategy<Value = EndRule> {
    prop_oneof![Just(EndRule::Normal), Just(EndRule::Misere)]
}

/// The drawn points and all that can be reached from them, found by search.
pub fn closed_region(game: &VectorGame, columns: u32, rows: u32) -> HashSet<Point> {
    let mut to_visit: Vec<_> = (0..columns)
        .flat_map(|m| (0..rows).map(move |n| Point { m, n }))
        .collect();
    let mut region: HashSet<_> = to_visit.iter().copied().collect();
    while let Some(point) = to_visit.pop() {
        for option in game.options(point) {
            if region.insert(option) {
                to_visit.push(option);
            }
        }
    }
    region
}
