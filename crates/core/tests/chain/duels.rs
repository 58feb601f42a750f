//! Duels: mirroring is compared with best play and with brute force.

use appleyard_core::chain::{ChainTake, FirstMove, OctalCode, Row, duel};
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::solve::Value;

use crate::chain::reference::{FIRST_MOVES, Slow, chain, code, moves, table};

/// The most plies that a game can last if the first player mirrors, over all moves of the opponent.
fn longest(code: &OctalCode, row: u64, objects: u32) -> usize {
    let replies = moves(code, row).into_iter().map(|(first, count, after)| {
        let image = ((1_u64 << count) - 1) << (objects - first - count);
        2 + longest(code, after & !image, objects)
    });
    replies.max().unwrap_or(0)
}

#[test]
fn duels_equal_brute_force() {
    for (text, up_to) in [("0.77", 12), ("0.137", 11), ("0.07", 12), ("0.47", 10)] {
        let code = code(text);
        let table = table(code, 12);
        let mut slow = Slow::new(code, EndRule::Normal);
        for first in FIRST_MOVES {
            for objects in 1..=up_to {
                let whole = (1_u64 << objects) - 1;
                let all = moves(&code, whole);
                let fewest = all.iter().map(|it| it.1).min();
                let middle = all
                    .iter()
                    .filter(|it| first == FirstMove::Any || Some(it.1) == fewest)
                    .filter(|it| 2 * it.0 + it.1 == objects)
                    .min_by_key(|it| it.1);
                let duel = duel(&table, objects, first).unwrap();
                assert_eq!(duel.is_some(), middle.is_some(), "{text} {objects}");
                let (Some(duel), Some(&(_, _, after))) = (duel, middle) else {
                    continue;
                };
                let plies = duel.takes.len();
                assert_eq!(
                    plies,
                    1 + longest(&code, after, objects),
                    "{text} {objects}"
                );
                assert_eq!(Value::won(duel.exact), slow.start(objects, first));
                check_mirror(&mut slow, first, &duel.takes, objects, duel.slower);
            }
        }
    }
}

/// Checks that the moves are legal, that every second move mirrors the one before, and that the first slow
/// move is where the duel says.
fn check_mirror(
    slow: &mut Slow,
    first: FirstMove,
    takes: &[ChainTake],
    objects: u32,
    slower: Option<appleyard_core::chain::Slower>,
) {
    let mut row = (1_u64 << objects) - 1;
    let mut met = None;
    for (ply, &take) in (1_usize..).zip(takes) {
        let rule = if ply == 1 { first } else { FirstMove::Any };
        let options = slow.options(row, rule);
        let leaves = |take: ChainTake| {
            let option = options
                .iter()
                .find(|it| (it.0, it.1) == (take.first, take.count));
            option.unwrap().2
        };
        let plies = u32::try_from(ply).unwrap();
        if ply % 2 == 1 {
            if ply > 1 {
                let before = takes[ply - 2];
                assert_eq!(take.first, objects - before.first - before.count);
                assert_eq!(take.count, before.count);
            }
            let mirrored = plies + leaves(take).remoteness.unwrap();
            let lost = options.iter().filter(|it| it.2.outcome == Outcome::P);
            let best = plies + lost.map(|it| it.2.remoteness.unwrap()).min().unwrap();
            if best < mirrored && met.is_none() {
                met = Some((ply, take, mirrored, best));
                let slower = slower.unwrap();
                assert_eq!(plies + leaves(slower.best).remoteness.unwrap(), best);
            }
        } else {
            assert_eq!(leaves(take).outcome, Outcome::N);
        }
        row &= !(((1 << take.count) - 1) << take.first);
    }
    assert!(moves(&slow.code, row).is_empty());
    let said = slower.map(|it| {
        let plies = (it.mirrored_plies, it.best_plies);
        (it.ply, it.mirrored, plies.0, plies.1)
    });
    assert_eq!(said, met);
}

/// The article's duel: it takes nine plies with the mirror and seven with best play, and the third ply
/// should not mirror.
#[test]
fn the_duel_of_nine_is_the_article_s() {
    let duel = duel(&chain(9), 9, FirstMove::Fewest).unwrap().unwrap();
    assert_eq!((duel.takes.len(), duel.exact), (9, 7));
    let slower = duel.slower.unwrap();
    assert_eq!(
        (slower.ply, slower.mirrored_plies, slower.best_plies),
        (3, 9, 7)
    );
    let whole = Row::whole(9).unwrap();
    let before = duel.takes[..2]
        .iter()
        .fold(whole, |row, &take| row.after(take));
    assert_eq!(before.to_string(), "011101111");
    assert_eq!(before.after(slower.best).groups(), [4, 1]);
}
