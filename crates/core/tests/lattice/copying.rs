//! The document's strategy for the second player wins against every opponent.

use std::collections::HashSet;

use crate::lattice::games::{options, rays, rectangle, steps};
use crate::lattice::play::{apples, at, path};
use crate::lattice::reference::Reference;
use appleyard_core::Error;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{
    CopyRule, Picture, Ply, Point, VectorGame, copying_reply, reply_by_copying,
};

/// Whether copying wins from this point for the player who moves second.
fn is_copied(point: Point) -> bool {
    let Point { m, n } = point;
    (m >= 2 && m % 2 == 0 && n % 2 == 0) || (m == 0 && n % 2 == 1)
}

/// Follows all lines of play, whatever the opponent does. Points repeat, so it looks at each only
/// once.
fn check_copying(picture: &Reference, start: Point) -> HashSet<CopyRule> {
    let apples = VectorGame::apples();
    let (mut seen, mut to_visit) = (HashSet::from([start]), vec![start]);
    let mut rules = HashSet::new();
    while let Some(before) = to_visit.pop() {
        assert!(is_copied(before), "{before}");
        assert_eq!(picture.outcome(before), Some(Outcome::P), "{before}");
        for ply in apples.plies(before) {
            if options(&apples, ply.to).next().is_none() {
                // The opponent has eaten the last piece.
                assert_eq!(copying_reply(before, ply.to), None);
                continue;
            }
            let (reply, rule) = copying_reply(before, ply.to).unwrap();
            assert!(apples.plies(ply.to).any(|legal| legal == reply));
            assert_ne!(reply.to, at(0, 0), "the copier has eaten the last piece");
            match rule {
                CopyRule::Copied => assert_eq!(reply.index, ply.index),
                CopyRule::HalfOfOtherWhole => assert_eq!((ply.index, reply.index), (0, 2)),
                CopyRule::OtherWhole => assert_eq!((ply.index, reply.index), (2, 0)),
                CopyRule::LastHalves => assert_eq!((before.m, reply.index), (0, 1)),
            }
            rules.insert(rule);
            if seen.insert(reply.to) {
                to_visit.push(reply.to);
            }
        }
    }
    assert!(seen.contains(&at(0, 1)));
    rules
}

#[test]
fn copying_wins_every_line_of_play() {
    let picture = apples(EndRule::Misere, 31, 31);
    // All four rules come up from twenty apples.
    assert_eq!(check_copying(&picture, at(20, 0)).len(), 4);
    for start in rectangle(31, 31).filter(|&start| is_copied(start)) {
        check_copying(&picture, start);
    }
}

#[test]
fn copying_gives_no_reply_elsewhere() {
    let apples = VectorGame::apples();
    for before in rectangle(9, 9).filter(|&before| !is_copied(before)) {
        for after in rectangle(9, 9) {
            assert_eq!(copying_reply(before, after), None, "{before} {after}");
        }
    }
    for before in rectangle(9, 9).filter(|&before| is_copied(before)) {
        for after in rectangle(9, 9) {
            let is_legal = options(&apples, before).any(|option| option == after);
            let goes_on = after != at(0, 0);
            assert_eq!(copying_reply(before, after).is_some(), is_legal && goes_on);
        }
    }
}

#[test]
fn the_copying_opponent_replies_or_refuses() {
    let picture = apples(EndRule::Misere, 21, 21);
    let copied = |points: &[(u32, u32)]| reply_by_copying(&picture, &path(points));
    let to = |points: &[(u32, u32)]| copied(points).unwrap().map(|ply| ply.to);
    assert_eq!(to(&[(20, 0), (19, 1)]), Some(at(18, 2)));
    assert_eq!(to(&[(2, 0), (1, 0)]), Some(at(0, 1)));
    assert_eq!(to(&[(2, 0), (1, 0), (0, 1), (0, 0)]), None);

    let nothing = |m, n| Err(Error::from(LatticeError::StrategyDoesNotApply { m, n }));
    assert_eq!(copied(&[(20, 0)]), nothing(20, 0)); // nobody has moved
    assert_eq!(copied(&[(19, 0), (18, 0)]), nothing(19, 0)); // from a won point
    assert_eq!(
        copied(&[(20, 0), (18, 0)]),
        Err(Error::from(LatticeError::IllegalMove {
            ply: 1,
            m: 18,
            n: 0
        }))
    );
}

#[test]
fn the_copying_opponent_knows_its_game() {
    let line = path(&[(4, 0), (3, 0)]);
    let copied = |game: &VectorGame, end_rule| {
        reply_by_copying(&Reference::square(game, end_rule, 5), &line)
    };
    let refused = Err(Error::from(LatticeError::StrategyDoesNotApply {
        m: 4,
        n: 0,
    }));
    assert_eq!(copied(&VectorGame::apples(), EndRule::Normal), refused);
    assert_eq!(
        copied(&steps(&[(-1, 0), (0, -1)]), EndRule::Misere),
        refused
    );
    assert_eq!(
        copied(&rays(&[(-1, 0), (0, -1), (-1, 1)]), EndRule::Misere),
        refused
    );
    // The moves in another order make the same game, and the index is that of the given order.
    let reordered = steps(&[(-1, 1), (-1, 0), (0, -1)]);
    let (index, times, to) = (1, 1, at(2, 0));
    assert_eq!(
        copied(&reordered, EndRule::Misere),
        Ok(Some(Ply { index, times, to }))
    );
}
