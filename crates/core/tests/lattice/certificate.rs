//! Certificates of right pictures, and of pictures with one colour falsified.

use crate::lattice::games::{rays, rectangle};
use crate::lattice::reference::{
    Altered, Reference, any_end_rule, any_game, certify, flipped, rank,
};
use appleyard_core::Error;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{Certificate, Flaw, FlawKind, Picture, Point, VectorGame};
use proptest::prelude::*;

fn apples(end_rule: EndRule) -> Reference {
    Reference::square(&VectorGame::apples(), end_rule, 12)
}

fn with_flipped(picture: &Reference, wrong: Point) -> Result<Certificate, Error> {
    certify(&Altered {
        picture,
        alter: Box::new(move |point, outcome| {
            Some(if point == wrong {
                flipped(outcome)
            } else {
                outcome
            })
        }),
    })
}

#[test]
fn apples_are_certified() {
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        let certificate = certify(&apples(end_rule)).unwrap();
        assert_eq!((certificate.points, certificate.flaw), (144, None));
    }
}

/// 2 × 2 apples, misère play: (0,0) has no option, (0,1) is lost and has one option, (1,0) is won
/// by its second option, (1,1) by its first.
#[test]
fn options_are_counted_up_to_the_first_that_decides() {
    let picture = Reference::square(&VectorGame::apples(), EndRule::Misere, 2);
    assert_eq!(certify(&picture).unwrap().options, 1 + 2 + 1);
}

#[test]
fn each_kind_of_flaw_is_found_where_it_is() {
    let misere = apples(EndRule::Misere);
    let flaw = |m, n| with_flipped(&misere, Point { m, n }).unwrap().flaw.unwrap();
    let found = |m, n, kind| Flaw {
        point: Point { m, n },
        kind,
    };
    // This point is won and now called lost, but its own option (0,1) is lost.
    assert_eq!(flaw(1, 0), found(1, 0, FlawKind::LostToLost));
    // This point is lost and now called won, but no option is lost.
    assert_eq!(flaw(2, 0), found(2, 0, FlawKind::WonWithoutReason));
    assert_eq!(flaw(0, 0), found(0, 0, FlawKind::AgainstEndRule));

    let normal = apples(EndRule::Normal);
    let flaw = with_flipped(&normal, Point { m: 0, n: 0 }).unwrap().flaw;
    assert_eq!(flaw, Some(found(0, 0, FlawKind::AgainstEndRule)));
}

/// (0,12) is not drawn and so not checked itself, but it alone makes (1,11) won.
#[test]
fn a_wrong_colour_beyond_the_drawing_shows_at_the_points_that_rely_on_it() {
    let picture = apples(EndRule::Normal);
    let wrong = Point { m: 0, n: 12 };
    assert!(!picture.is_drawn(wrong));
    let flaw = with_flipped(&picture, wrong).unwrap().flaw;
    let point = Point { m: 1, n: 11 };
    let kind = FlawKind::WonWithoutReason;
    assert_eq!(flaw, Some(Flaw { point, kind }));
}

/// The slices make no difference, and another call after the end changes nothing.
#[test]
fn slices_do_not_change_the_certificate() {
    let picture = Reference::square(&rays(&[(-1, 0), (0, -1), (-1, -1)]), EndRule::Normal, 24);
    let whole = certify(&picture).unwrap();
    for budget in [1, 7, 100, u64::MAX] {
        let mut certificate = Certificate::NOTHING;
        let mut slices = 0;
        while certificate.points < 24 * 24 {
            let before = certificate;
            certificate.extend(&picture, budget).unwrap();
            slices += 1;
            assert!(certificate.points > before.points);
            // A slice finishes its point: a queen has at most 3 · 23 moves here.
            assert!(certificate.options - before.options < budget.saturating_add(3 * 23));
        }
        assert!(budget > 1000 || slices > 5);
        assert_eq!(certificate, whole);
        certificate.extend(&picture, budget).unwrap();
        assert_eq!(certificate, whole);
    }
}

#[test]
fn an_unfinished_picture_is_not_certified() {
    let picture = apples(EndRule::Misere);
    let hidden = Point { m: 7, n: 3 };
    let unfinished = Altered {
        picture: &picture,
        alter: Box::new(|point, outcome| (point != hidden).then_some(outcome)),
    };
    assert_eq!(
        certify(&unfinished),
        Err(LatticeError::PointNotColoured { m: 7, n: 3 }.into())
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A wrong point contradicts its own options, whatever points rely on it. So the certificate
    /// cannot miss it, and the lightest flaw is the point itself.
    #[test]
    fn any_single_falsification_is_found(
        game in any_game(5, 4, true),
        end_rule in any_end_rule(),
        wrong in (0_u32..12, 0_u32..9),
    ) {
        let picture = Reference::new(game.clone(), end_rule, 12, 9);
        let certificate = certify(&picture).unwrap();
        prop_assert_eq!((certificate.points, certificate.flaw), (108, None));

        let wrong = Point { m: wrong.0, n: wrong.1 };
        let flaw = with_flipped(&picture, wrong).unwrap().flaw.unwrap();
        prop_assert_eq!(flaw.point, wrong);
    }

    /// The order in which flaws are reported is that of the weight.
    #[test]
    fn the_lightest_flaw_is_reported(game in any_game(5, 4, false), end_rule in any_end_rule()) {
        let picture = Reference::new(game.clone(), end_rule, 12, 9);
        let all_wrong = Altered {
            picture: &picture,
            alter: Box::new(|_, outcome| Some(flipped(outcome))),
        };
        let is_wrong = |point: &Point| {
            let outcomes: Vec<_> = game.plies(*point).map(|ply| all_wrong.outcome(ply.to)).collect();
            let right = match &outcomes[..] {
                [] => end_rule.outcome_at_end(),
                _ if outcomes.contains(&Some(Outcome::P)) => Outcome::N,
                _ => Outcome::P,
            };
            all_wrong.outcome(*point) != Some(right)
        };
        let first = rectangle(12, 9).filter(is_wrong).min_by_key(|&point| rank(&game, point));
        prop_assert_eq!(certify(&all_wrong).unwrap().flaw.map(|flaw| flaw.point), first);
    }
}
