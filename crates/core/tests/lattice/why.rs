//! Points with more options than one answer holds.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{
    Colouring, LatticeOption, MAX_LISTED, Move, Picture, Point, Vector, VectorGame, Wavefront,
    options, why,
};
use appleyard_core::progress::Run;
use appleyard_core::solve::Value;

/// Every option with its value, looked up one by one.
fn every_option(picture: &impl Picture, point: Point) -> Vec<LatticeOption> {
    let outcome = |to| picture.outcome(to).unwrap();
    picture
        .game()
        .plies(point)
        .map(|ply| LatticeOption {
            ply,
            leaves: Value {
                outcome: outcome(ply.to),
                remoteness: picture.value(ply.to).and_then(|it| it.remoteness),
            },
            grundy: picture.grundy(ply.to),
            drawn: picture.is_drawn(ply.to),
        })
        .collect()
}

/// Rays along the row that go in steps of these lengths.
fn along_the_row(lengths: impl Iterator<Item = i32>) -> VectorGame {
    let rays = lengths.map(|length| Move::ray(Vector { dm: -length, dn: 0 }));
    VectorGame::new(rays.collect()).unwrap()
}

/// Checks the answer of `why` and those of `options` against all options. Returns the place of the
/// deciding option among them.
fn is_explained(picture: &impl Picture, point: Point) -> Option<usize> {
    let every = every_option(picture, point);
    let mut soonest: Option<usize> = None;
    for (place, option) in every.iter().enumerate() {
        let plies = |place: usize| every[place].leaves.remoteness;
        let is_lost = option.leaves.outcome == Outcome::P;
        if is_lost && soonest.is_none_or(|before| plies(place) < plies(before)) {
            soonest = Some(place);
        }
    }

    let why = why(picture, point).unwrap();
    assert_eq!(why.moves, every.len());
    let decides = why.deciding.map(|place| why.options[place as usize]);
    assert_eq!(decides, soonest.map(|place| every[place]));
    let mut listed = every[..every.len().min(MAX_LISTED)].to_vec();
    if let (Some(place), Some(last)) = (soonest, listed.last_mut())
        && place >= MAX_LISTED
    {
        *last = every[place];
    }
    assert_eq!(why.options, listed);

    let mut slices = Vec::new();
    loop {
        let slice = options(picture, point, slices.len()).unwrap();
        assert!(slice.len() <= MAX_LISTED);
        if slice.is_empty() {
            break;
        }
        slices.extend(slice);
    }
    assert_eq!(slices, every);
    assert_eq!(options(picture, point, usize::MAX), Ok(Vec::new()));
    soonest
}

#[test]
fn the_options_come_in_slices_where_the_picture_has_outcomes_only() {
    // Only the last point of the row is lost, and only the second ray leads there from an odd place.
    let game = along_the_row([2, 1].into_iter());
    let mut run = Wavefront::new(game, EndRule::Normal, 4096, 1).unwrap();
    run.finish().unwrap();
    assert_eq!(
        is_explained(&run, Point { m: 4095, n: 0 }),
        Some(2047 + 4094)
    );
    assert_eq!(is_explained(&run, Point { m: 4094, n: 0 }), Some(2046));
    assert_eq!(is_explained(&run, Point { m: 0, n: 0 }), None);
}

#[test]
fn the_options_come_in_slices_where_the_picture_has_values() {
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        let game = along_the_row((1..=40).rev());
        let mut run = Colouring::new(game, end_rule, 1024, 1).unwrap();
        run.finish().unwrap();
        let listed = [1023, 1022, 1000, 40, 1, 0].map(|m| {
            is_explained(&run, Point { m, n: 0 });
            why(&run, Point { m, n: 0 }).unwrap().moves
        });
        assert!(listed[0] > MAX_LISTED && listed[3] < MAX_LISTED);
    }
}
