//! Every family of boards.

use appleyard_core::boards::{Dao, Dodgem, Family, FourInARow, Hexapawn, InARow};
use appleyard_core::certificate::Claim;
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{
    Families, Indexed, IndexedRun, Listed, MAX_POSITIONS, Retrograde, Solved,
};

use crate::certificate::verified;
use crate::support::agreement::{certificate, folded, indexed};
use crate::support::canonical::Canonical;
use crate::support::claims::claim_of;

/// The lines, the positions looked at, and what the start is.
fn check<G: Indexed + Notation>(game: G) -> (u64, u64, Claim) {
    check_run(&indexed(game))
}

fn check_run<G: Indexed + Notation>(run: &IndexedRun<G>) -> (u64, u64, Claim) {
    let found = verified(&certificate(run)).unwrap();
    assert_eq!(found.lines, run.count() as u64);
    assert_eq!(found.start, claim_of(run, &run.game().start()).unwrap().0);
    (found.lines, found.positions, found.start)
}

#[test]
fn rows_of_stones_are_verified() {
    let tic_tac_toe = InARow::new(3, 3, 3).unwrap();
    assert_eq!(check(tic_tac_toe), (5478, 5478, Claim::Tie(9)));
}

#[test]
fn pawns_are_verified() {
    let gardner = Hexapawn::new(3, 3).unwrap();
    assert_eq!(check(gardner), (135, 135, Claim::Lost(6)));
}

/// A position and its image with the colours swapped share a line; each is looked at by its own moves.
#[test]
fn cars_are_verified() {
    let (lines, positions, start) = check(Dodgem::new(3).unwrap());
    assert_eq!(start, Claim::Won(19));
    assert!(
        positions > lines && positions <= 2 * lines,
        "{lines} {positions}"
    );
}

#[test]
#[ignore = "takes a minute; a part of its claims is checked in `sliding_stones_agree`"]
fn sliding_stones_are_verified() {
    let (lines, positions, start) = check(Dao::new());
    assert_eq!(start, Claim::Endless);
    assert!(
        positions > lines && positions <= 2 * lines,
        "{lines} {positions}"
    );
}

/// 765 lines stand for the 5,478 positions of tic-tac-toe and more: also for images that play does not reach.
#[test]
fn images_share_lines() {
    fn lines_of<G: Indexed + Notation + Clone>(game: &G) -> u64 {
        let (plain, ..) = check(game.clone());
        let (lines, positions, _) = check_run(&folded(game.clone()));
        assert!(lines < plain && positions >= plain);
        lines
    }
    assert_eq!(lines_of(&InARow::new(3, 3, 3).unwrap()), 765);
    lines_of(&InARow::new(4, 3, 3).unwrap());
    lines_of(&FourInARow::new(4, 3, 4).unwrap());
    lines_of(&Hexapawn::new(3, 4).unwrap());
}

/// A game on positions that stand for their images has the same lines, in another order.
#[test]
fn both_ways_to_fold_have_the_same_lines() {
    let game = InARow::new(3, 3, 3).unwrap();
    let mut run = Retrograde::new(Canonical(game.clone()), MAX_POSITIONS);
    let start = run.game().start();
    run.ask(start).unwrap();
    run.finish().unwrap();
    let lines = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        lines.sort_unstable();
        lines
    };
    let text = certificate(&run);
    assert_eq!(verified(&text).unwrap().lines, 765);
    assert_eq!(lines(&text), lines(&certificate(&folded(game))));
}

#[test]
fn each_game_is_named() {
    for (heading, named) in [
        (
            InARow::new(4, 3, 2).unwrap().heading().unwrap(),
            "game in-a-row 4 3 2\n",
        ),
        (
            FourInARow::new(5, 4, 3).unwrap().heading().unwrap(),
            "game four-in-a-row 5 4 3\n",
        ),
        (
            Hexapawn::new(3, 4).unwrap().heading().unwrap(),
            "game hexapawn 3 4\n",
        ),
        (
            Dodgem::new(4).unwrap().heading().unwrap(),
            "game dodgem 4\n",
        ),
        (Dao::new().heading().unwrap(), "game dao\n"),
        (
            appleyard_core::solve::SolvedGame::heading(&folded(Hexapawn::new(3, 4).unwrap()))
                .unwrap(),
            "game hexapawn 3 4\nfolded\n",
        ),
    ] {
        assert_eq!(heading.to_string(), named);
        let family = Family::of_name(&heading.family).unwrap();
        assert_eq!(family.name(), heading.family);
    }
    assert_eq!(Family::of_name("chess"), None);
}
