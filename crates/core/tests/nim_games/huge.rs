//! Heaps far beyond any table, and tables at their limits.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::{
    Coupling, HeapGame, HeapOpponent, HeapReason, HeapRun, HeapTake, MAX_STONES, NimClass, Numbers,
};
use appleyard_core::play::Chance;
use appleyard_core::solve::Value;

use crate::nim_games::reference::finished;

fn run(heaps: &[u64], rules: &[&str], past_end: bool, end_rule: EndRule) -> HeapRun {
    let rules: Vec<_> = rules
        .iter()
        .map(|rule| Numbers::parse(rule).unwrap().numbers)
        .collect();
    let game = HeapGame::new(heaps, &rules, Coupling::None, past_end, end_rule).unwrap();
    finished(HeapRun::new(game).unwrap())
}

/// All opponents; the erring one always errs.
const OPPONENTS: [HeapOpponent; 3] = [
    HeapOpponent::Perfect,
    HeapOpponent::Erring,
    HeapOpponent::Trap,
];

fn reply(run: &HeapRun, takes: &[HeapTake], opponent: HeapOpponent, seed: u64) -> HeapTake {
    let percent = 100;
    let reply = run.reply(takes, opponent, Chance { percent, seed });
    reply.unwrap().unwrap()
}

#[test]
fn nim_with_twenty_heaps_is_solved_by_formula() {
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        let mut heaps = vec![MAX_STONES; 20];
        let run = run(&heaps, &["any"], false, end_rule);
        let why = run.why(&heaps).unwrap();
        assert_eq!((why.value.outcome, why.winning), (Outcome::P, 0));
        assert_eq!(why.moves, 20 * MAX_STONES);
        assert_eq!(why.class, Some(NimClass::T2));
        assert!(why.options.is_empty() && why.value.remoteness.is_none());

        heaps[7] -= 1 << 40;
        let why = run.why(&heaps).unwrap();
        assert_eq!(why.value.outcome, Outcome::N);
        assert_eq!(why.options.len() as u64, why.winning);
        for take in why.winning_takes {
            let after = run.game().after(&heaps, take);
            assert_eq!(run.value(&after).unwrap().outcome, Outcome::P);
        }
        for opponent in OPPONENTS {
            let mut takes = Vec::new();
            for seed in 0..30 {
                let take = reply(&run, &takes, opponent, seed);
                takes.push(take); // legal, or the next reply is an error
            }
        }
    }
}

#[test]
fn winning_moves_are_counted_by_formula() {
    let top = MAX_STONES - 1;
    let odd = run(&[MAX_STONES], &["odd"], false, EndRule::Normal);
    let why = odd.why(&[top]).unwrap();
    assert_eq!((why.moves, why.winning), (MAX_STONES / 2, MAX_STONES / 2));
    let stones: Vec<_> = why.winning_takes.iter().map(|take| take.stones).collect();
    assert_eq!(
        stones,
        (0..256).map(|place| 2 * place + 1).collect::<Vec<_>>()
    );
    assert_eq!(odd.why(&[MAX_STONES]).unwrap().winning, 0);

    // Exactly one number leaves a multiple of the modulus, however many are allowed.
    let bash = run(&[MAX_STONES], &["1..999999999999"], false, EndRule::Normal);
    assert_eq!(bash.value(&[MAX_STONES]).unwrap().outcome, Outcome::P);
    let why = bash.why(&[MAX_STONES - 5]).unwrap();
    assert_eq!((why.moves, why.winning), (999_999_999_999, 1));
    assert_eq!(why.winning_takes, [HeapTake::from_one(0, 999_999_999_995)]);

    let powers = run(&[MAX_STONES; 2], &["pow2"], false, EndRule::Normal);
    let why = powers.why(&[MAX_STONES, MAX_STONES - 1]).unwrap();
    assert_eq!(why.winning, 50); // the first to 0 by 1, 4, 16, ..., the second to 1 by 2, 8, 32, ...
    assert_eq!((why.moves, why.grundy_values), (100, Some(vec![1, 0])));

    let period = run(&[MAX_STONES, 9], &["2,5"], false, EndRule::Normal);
    let why = period.why(&[MAX_STONES, 7]).unwrap();
    assert_eq!(
        why.grundy_values,
        Some(vec![[0, 0, 1, 1, 0, 2, 1][(MAX_STONES % 7) as usize], 0])
    );

    // All bids from the price on end the sale.
    let sale = run(&[1_000], &["1..1000000000000000"], true, EndRule::Normal);
    let why = sale.why(&[1_000]).unwrap();
    assert_eq!((why.moves, why.winning), (MAX_STONES, MAX_STONES - 999));
    assert_eq!(why.winning_takes[0].stones, 1_000);
    for opponent in OPPONENTS {
        reply(&sale, &[], opponent, 1);
    }
}

#[test]
fn wythoff_is_right_at_the_limit() {
    let rules = [Numbers::any()];
    let heaps = [MAX_STONES, MAX_STONES - 1];
    let game = HeapGame::new(&heaps, &rules, Coupling::Wythoff, false, EndRule::Normal).unwrap();
    let run = finished(HeapRun::new(game).unwrap());
    let why = run.why(&heaps).unwrap();
    assert_eq!(why.reason, HeapReason::Hot);
    assert_eq!(why.moves, 3 * MAX_STONES - 2);
    assert_eq!(why.winning_takes.len() as u64, why.winning);
    assert!(why.winning > 0);
    for take in why.winning_takes {
        let cold = run.game().after(&heaps, take);
        assert!(matches!(
            run.why(&cold).unwrap().reason,
            HeapReason::Cold { .. }
        ));
        for opponent in OPPONENTS {
            reply(&run, &[take], opponent, 3);
        }
    }
}

/// If there are more winning takes than the list holds, the fastest one is in the last place.
#[test]
fn the_deciding_take_is_listed() {
    let odd = run(&[999], &["odd"], false, EndRule::Normal);
    let why = odd.why(&[999]).unwrap();
    assert_eq!((why.moves, why.winning), (500, 500));
    assert_eq!(why.winning_takes[255], HeapTake::from_one(0, 511));
    assert_eq!((why.options.len(), why.deciding), (256, Some(255)));
    let last = why.options[255];
    assert_eq!(last.take, HeapTake::from_one(0, 999));
    assert_eq!(last.leaves, Value::lost(0));
    for (option, take) in why.options[..255].iter().zip(&why.winning_takes) {
        assert_eq!(&option.take, take);
    }
}

/// A remoteness of 32766 plies or more is not known, but the outcome is right.
#[test]
fn long_games_have_no_remoteness() {
    let countdown = run(&[100_000], &["1"], false, EndRule::Misere);
    for stones in (0..=100_000)
        .step_by(331)
        .chain([32_764, 32_765, 32_766, 32_767, 32_768])
    {
        let outcome = if stones % 2 == 1 {
            Outcome::P
        } else {
            Outcome::N
        };
        assert_eq!(countdown.value(&[stones]).unwrap().outcome, outcome);
        let expected = u32::try_from(stones).ok().filter(|&plies| plies < 32_766);
        assert_eq!(countdown.value(&[stones]).unwrap().remoteness, expected);
        let why = countdown.why(&[stones]).unwrap();
        assert_eq!(why.winning, u64::from(outcome == Outcome::N && stones > 0));
    }
}

#[test]
fn the_largest_tables_are_solved() {
    let rules = ["1,2", "1..3", "2,5", "odd", "pow2", "fib"];
    let six = run(&[12; 6], &rules, false, EndRule::Misere);
    assert_eq!(six.positions(), Some(13_u64.pow(6)));
    assert_eq!(
        six.why(&[12; 6]).unwrap().options.len(),
        2 + 3 + 2 + 6 + 4 + 5
    );
    // With one rule the positions are multisets: C(12 + 6, 6) of them.
    let alike = run(&[12; 6], &["1..3"], false, EndRule::Misere);
    assert_eq!(alike.positions(), Some(18_564));
    // Heaps with the same numbers are alike even if their rules are written differently.
    let mixed = run(&[12; 6], &["1..3", "1,2,3"], false, EndRule::Misere);
    assert_eq!(mixed.positions(), Some(18_564));
    assert_eq!(
        mixed.value(&[1, 12, 3, 4, 5, 6]).unwrap().remoteness,
        alike.value(&[3, 1, 4, 12, 6, 5]).unwrap().remoteness
    );
}
