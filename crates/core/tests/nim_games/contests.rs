//! Contest problems over small ranges, against brute force and theory, named after their numbers in the
//! archive of HDU (1067 is one of POJ). Their samples and largest inputs are in the tests of `contest`.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::{Coupling, HeapGame, HeapRun, HeapWhy, Numbers};

use crate::nim_games::reference::{Slow, finished, list};

fn why_in(heaps: &[u64], rule: &str, coupling: Coupling, past_end: bool, end: EndRule) -> HeapWhy {
    let rules = [Numbers::parse(rule).unwrap().numbers];
    let game = HeapGame::new(heaps, &rules, coupling, past_end, end).unwrap();
    finished(HeapRun::new(game).unwrap()).why(heaps).unwrap()
}

/// The first bids that win when the price is `price` and a bid at most `bid`.
fn first_bids(price: u64, bid: u64) -> Vec<u64> {
    let rule = format!("1..{bid}");
    let why = why_in(&[price], &rule, Coupling::None, true, EndRule::Normal);
    assert_eq!(why.winning, why.winning_takes.len() as u64);
    why.winning_takes.iter().map(|take| take.stones).collect()
}

#[test]
fn public_sale_2149() {
    for bid in 1..=30 {
        for price in 1..=bid {
            assert_eq!(first_bids(price, bid), (price..=bid).collect::<Vec<_>>());
        }
        let numbers: Vec<u64> = (1..=bid).collect();
        let mut slow = Slow::new(&[list(&numbers)], Coupling::None, true, EndRule::Normal);
        for price in 1..=60 {
            let bids = slow.moves(&[price]).into_iter();
            let wins: Vec<u64> = bids
                .filter(|(_, after)| !slow.value(after).0)
                .map(|(take, _)| take.stones)
                .collect();
            assert_eq!(first_bids(price, bid), wins, "{price} {bid}");
        }
    }
}

/// Who raises the sum of gifts to `goal` or more, if each gift is at most `gift`.
#[test]
fn charity_2188() {
    for gift in 1..=20_u64 {
        for goal in 1..=100 {
            let rule = format!("1..{gift}");
            let why = why_in(&[goal], &rule, Coupling::None, true, EndRule::Normal);
            assert_eq!(why.value.outcome == Outcome::N, goal % (gift + 1) != 0);
        }
    }
}

#[test]
fn john_1907() {
    let john_wins = |heaps: &[u64]| {
        let why = why_in(heaps, "any", Coupling::None, false, EndRule::Misere);
        why.value.outcome == Outcome::N
    };
    for ones in 1..=24 {
        assert_eq!(john_wins(&vec![1; ones]), ones % 2 == 0);
    }
}

#[test]
fn two_heaps_1067() {
    for (heaps, first) in [([2, 1], false), ([8, 4], true), ([4, 7], false)] {
        let why = why_in(&heaps, "any", Coupling::Wythoff, false, EndRule::Normal);
        assert_eq!(why.value.outcome == Outcome::N, first);
    }
}
