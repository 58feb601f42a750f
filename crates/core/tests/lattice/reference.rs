//! A picture that is coloured slowly and obviously, and random games.

use std::collections::HashSet;

use appleyard_core::Error;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{
    Certificate, Conjecture, ConjectureTest, ConjectureVerdict, Move, Picture, Point, Vector,
    VectorGame,
};
use appleyard_core::solve::Value;
use proptest::prelude::*;
use rustc_hash::FxHashMap;

use crate::lattice::games::{closed_region, options};

/// Outcome, remoteness and Grundy value of all drawn points and all points that can be reached from
/// them. A search finds the points, sorts them by weight, and calculates each from its options by
/// definition.
pub struct Reference {
    game: VectorGame,
    end_rule: EndRule,
    columns: u32,
    rows: u32,
    known: FxHashMap<Point, (Value, u32)>,
}

impl Reference {
    pub fn new(game: VectorGame, end_rule: EndRule, columns: u32, rows: u32) -> Reference {
        let mut picture = Reference {
            known: FxHashMap::default(),
            game,
            end_rule,
            columns,
            rows,
        };
        let mut points: Vec<_> = closed_region(&picture.game, columns, rows)
            .into_iter()
            .collect();
        points.sort_by_key(|&point| rank(&picture.game, point));
        for point in points {
            let known = picture.by_definition(point);
            picture.known.insert(point, known);
        }
        picture
    }

    pub fn square(game: &VectorGame, end_rule: EndRule, side: u32) -> Reference {
        Reference::new(game.clone(), end_rule, side, side)
    }

    fn by_definition(&self, point: Point) -> (Value, u32) {
        let mut best: Option<Value> = None;
        // The mex is the least number that no option has; with k options it is at most k.
        let mut has = vec![false; options(&self.game, point).count() + 1];
        for option in options(&self.game, point) {
            let (value, number) = self.known[&option];
            let value = value.one_ply_earlier();
            if best.is_none_or(|best| value.is_preferred_to(best)) {
                best = Some(value);
            }
            if let Some(place) = has.get_mut(number as usize) {
                *place = true;
            }
        }
        let grundy = has.iter().take_while(|has| **has).count();
        let grundy = u32::try_from(grundy).unwrap();
        (best.unwrap_or(Value::at_end(self.end_rule)), grundy)
    }
}

impl Picture for Reference {
    fn game(&self) -> &VectorGame {
        &self.game
    }

    fn end_rule(&self) -> EndRule {
        self.end_rule
    }

    fn columns(&self) -> u32 {
        self.columns
    }

    fn rows(&self) -> u32 {
        self.rows
    }

    fn outcome(&self, point: Point) -> Option<Outcome> {
        self.value(point).map(|value| value.outcome)
    }

    fn value(&self, point: Point) -> Option<Value> {
        self.known.get(&point).map(|known| known.0)
    }

    fn grundy(&self, point: Point) -> Option<u32> {
        self.known.get(&point).map(|known| known.1)
    }
}

/// A picture with the colours of some points replaced or removed.
pub struct Altered<'a> {
    pub picture: &'a Reference,
    pub alter: Box<dyn Fn(Point, Outcome) -> Option<Outcome> + 'a>,
}

impl Picture for Altered<'_> {
    fn game(&self) -> &VectorGame {
        self.picture.game()
    }

    fn end_rule(&self) -> EndRule {
        self.picture.end_rule()
    }

    fn columns(&self) -> u32 {
        self.picture.columns()
    }

    fn rows(&self) -> u32 {
        self.picture.rows()
    }

    fn outcome(&self, point: Point) -> Option<Outcome> {
        (self.alter)(point, self.picture.outcome(point)?)
    }
}

/// A picture of any size that a rule paints, without solving a game.
pub struct Painted<F: Fn(u32, u32) -> bool> {
    pub game: VectorGame,
    pub side: u32,
    pub is_lost: F,
}

impl<F: Fn(u32, u32) -> bool> Picture for Painted<F> {
    fn game(&self) -> &VectorGame {
        &self.game
    }

    fn end_rule(&self) -> EndRule {
        EndRule::Normal
    }

    fn columns(&self) -> u32 {
        self.side
    }

    fn rows(&self) -> u32 {
        self.side
    }

    fn outcome(&self, point: Point) -> Option<Outcome> {
        let is_lost = (self.is_lost)(point.m, point.n);
        Some(if is_lost { Outcome::P } else { Outcome::N })
    }
}

pub fn flipped(outcome: Outcome) -> Outcome {
    outcome.seen_by_the_other()
}

/// Rising weight, then rising m.
pub fn rank(game: &VectorGame, point: Point) -> (u32, u32) {
    let (a, b) = game.weight();
    (a * point.m + b * point.n, point.m)
}

/// Games of one to `most` vectors with components within ±`reach`. Each is a step or, if
/// `with_rays`, sometimes a ray. Vectors that lower neither component are removed first, so that
/// few sets are refused.
pub fn any_game(most: usize, reach: i32, with_rays: bool) -> impl Strategy<Value = VectorGame> {
    let is_ray = prop::bool::weighted(if with_rays { 0.25 } else { 0.0 });
    let one = (-reach..=reach, -reach..=reach, is_ray);
    prop::collection::vec(one, 1..=most).prop_filter_map("refused", |moves| {
        let mut seen = HashSet::new();
        let moves = moves
            .into_iter()
            .filter(|&(dm, dn, _)| (dm < 0 || dn < 0) && seen.insert((dm, dn)))
            .map(|(dm, dn, is_ray)| {
                let vector = Vector { dm, dn };
                if is_ray {
                    Move::ray(vector)
                } else {
                    Move::step(vector)
                }
            })
            .collect();
        VectorGame::new(moves).ok()
    })
}

pub fn any_end_rule() -> impl Strategy<Value = EndRule> {
    prop_oneof![Just(EndRule::Normal), Just(EndRule::Misere)]
}

/// Checks every drawn point of a finished picture.
pub fn certify(picture: &impl Picture) -> Result<Certificate, Error> {
    let mut certificate = Certificate::NOTHING;
    certificate.extend(picture, u64::MAX)?;
    Ok(certificate)
}

/// Compares a rule with all drawn points that are coloured.
pub fn tested(rule: &Conjecture, picture: &impl Picture) -> Result<ConjectureVerdict, Error> {
    Ok(ConjectureTest::new(rule.clone())?.extend(picture, u64::MAX))
}
