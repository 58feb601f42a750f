//! Heap games by their definitions, and the comparison with them.

use std::collections::HashMap;

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::{
    Coupling, HeapGame, HeapReason, HeapRun, HeapTake, HeapWhy, MAX_LISTED, NimClass, Numbers,
};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Solved, Value};

/// A rule in two forms: as text, and as a list of all its numbers up to `UP_TO`. `open` says that
/// there are more numbers.
#[derive(Clone, Debug)]
pub struct Rule {
    pub text: String,
    pub numbers: Vec<u64>,
    pub open: bool,
}

pub const UP_TO: u64 = 40;

pub fn rule(text: &str, open: bool, is_number: impl Fn(u64) -> bool) -> Rule {
    Rule {
        text: text.to_owned(),
        numbers: (1..=UP_TO).filter(|&number| is_number(number)).collect(),
        open,
    }
}

pub fn list(numbers: &[u64]) -> Rule {
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    Rule {
        text: texts.join(","),
        numbers: sorted,
        open: false,
    }
}

pub fn any() -> Rule {
    rule("any", true, |_| true)
}

pub fn numbers(rule: &Rule) -> Numbers {
    Numbers::parse(&rule.text).unwrap().numbers
}

/// The game by its definition, with a memory.
pub struct Slow {
    pub rules: Vec<Rule>,
    pub coupling: Coupling,
    pub past_end: bool,
    pub end_rule: EndRule,
    known: HashMap<Vec<u64>, (bool, u32)>,
}

impl Slow {
    pub fn new(rules: &[Rule], coupling: Coupling, past_end: bool, end_rule: EndRule) -> Slow {
        Slow {
            rules: rules.to_vec(),
            coupling,
            past_end,
            end_rule,
            known: HashMap::new(),
        }
    }

    pub fn run(&self, start: &[u64]) -> HeapRun {
        let rules: Vec<Numbers> = self.rules.iter().map(numbers).collect();
        let game = HeapGame::new(start, &rules, self.coupling, self.past_end, self.end_rule);
        finished(HeapRun::new(game.unwrap()).unwrap())
    }

    pub fn moves(&self, position: &[u64]) -> Vec<(HeapTake, Vec<u64>)> {
        let mut moves = Vec::new();
        for (heap, &size) in position.iter().enumerate() {
            let rule = &self.rules[heap.min(self.rules.len() - 1)];
            let mut emptied = false;
            for &stones in &rule.numbers {
                let fits = stones <= size;
                let passes = self.past_end && size > 0 && !(rule.open && emptied);
                if fits || passes {
                    let mut after = position.to_vec();
                    after[heap] = size.saturating_sub(stones);
                    emptied |= after[heap] == 0;
                    moves.push((HeapTake::from_one(heap, stones), after));
                }
            }
        }
        if self.coupling == Coupling::Wythoff {
            for stones in 1..=position[0].min(position[1]) {
                let after = vec![position[0] - stones, position[1] - stones];
                moves.push((HeapTake::from_both(stones), after));
            }
        }
        moves
    }

    /// Whether the player to move wins, and in how many plies.
    pub fn value(&mut self, position: &[u64]) -> (bool, u32) {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let mut soonest_win: Option<u32> = None;
        let mut latest_loss: Option<u32> = None;
        for (_, after) in self.moves(position) {
            match self.value(&after) {
                (false, plies) => {
                    let plies = plies + 1;
                    soonest_win = Some(soonest_win.map_or(plies, |soonest| soonest.min(plies)));
                }
                (true, plies) => {
                    let plies = plies + 1;
                    latest_loss = Some(latest_loss.map_or(plies, |latest| latest.max(plies)));
                }
            }
        }
        let value = match (soonest_win, latest_loss) {
            (Some(plies), _) => (true, plies),
            (None, Some(plies)) => (false, plies),
            (None, None) => (self.end_rule == EndRule::Misere, 0),
        };
        self.known.insert(position.to_vec(), value);
        value
    }
}

pub fn finished(mut run: HeapRun) -> HeapRun {
    run.finish().unwrap();
    run
}

pub fn value(won: bool, plies: u32) -> Value {
    if won {
        Value::won(plies)
    } else {
        Value::lost(plies)
    }
}

pub fn outcome(won: bool) -> Outcome {
    if won { Outcome::N } else { Outcome::P }
}

/// All positions up to the start.
pub fn positions(start: &[u64]) -> Vec<Vec<u64>> {
    start.iter().fold(vec![vec![]], |shorter, &size| {
        shorter
            .iter()
            .flat_map(|position: &Vec<u64>| {
                (0..=size).map(move |stones| [&position[..], &[stones]].concat())
            })
            .collect()
    })
}

/// Compares a run with the definition on all positions up to the start.
pub fn compare(slow: &mut Slow, start: &[u64]) {
    let run = slow.run(start);
    for position in positions(start) {
        compare_at(slow, &run, &position);
    }
}

fn compare_at(slow: &mut Slow, run: &HeapRun, position: &[u64]) {
    let context = format!(
        "{position:?} {:?} {:?} past end {} {:?}",
        slow.rules, slow.coupling, slow.past_end, slow.end_rule
    );
    let why = run.why(position).unwrap();
    let (won, plies) = slow.value(position);
    assert_eq!(why.value.outcome, outcome(won), "{context}");
    if run.positions().is_some() {
        assert_eq!(why.value.remoteness, Some(plies), "{context}");
    }
    let moves = slow.moves(position);
    let takes: Vec<HeapTake> = moves.iter().map(|(take, _)| *take).collect();
    assert_eq!(
        run.game().takes(position).collect::<Vec<_>>(),
        takes,
        "{context}"
    );
    assert_eq!(why.moves, takes.len() as u64, "{context}");
    assert_eq!(run.game().is_over(position), takes.is_empty(), "{context}");
    let mut winning = Vec::new();
    for (take, after) in &moves {
        assert!(run.game().is_legal(position, *take), "{context} {take:?}");
        assert_eq!(&run.game().after(position, *take), after);
        if !slow.value(after).0 {
            winning.push(*take);
        }
    }
    assert_eq!(why.winning, winning.len() as u64, "{context}");
    winning.truncate(MAX_LISTED);
    assert_eq!(why.winning_takes, winning, "{context}");
    assert_eq!(why.options.len(), moves.len());
    for (option, (take, after)) in why.options.iter().zip(&moves) {
        let (won, plies) = slow.value(after);
        assert_eq!((option.take, option.leaves.outcome), (*take, outcome(won)));
        assert!(option.leaves.remoteness.is_none_or(|known| known == plies));
    }
    compare_reason(slow, &why.reason, position, &winning);
    compare_deciding(slow, run, &why, &moves);
    for heap in 0..position.len() {
        for stones in (0..position[heap] + 3).chain([20, 21]) {
            for both in [false, true] {
                let take = HeapTake {
                    both,
                    ..HeapTake::from_one(heap, stones)
                };
                let legal = takes.contains(&take);
                assert_eq!(
                    run.game().is_legal(position, take),
                    legal,
                    "{context} {take:?}"
                );
            }
        }
    }
}

fn compare_reason(slow: &mut Slow, reason: &HeapReason, position: &[u64], winning: &[HeapTake]) {
    let won = slow.value(position).0;
    match reason {
        HeapReason::End => assert!(slow.moves(position).is_empty()),
        HeapReason::Xor { column } => {
            assert!(won);
            assert_eq!(column.heaps.len() % 2, 1);
            for &heap in &column.heaps {
                assert!(
                    winning.iter().any(|take| take.heap == heap),
                    "{position:?} {heap}"
                );
            }
        }
        HeapReason::Balanced | HeapReason::Cold { .. } => assert!(!won),
        HeapReason::Hot => assert!(won),
        HeapReason::Class { .. } => {
            let class = NimClass::of(position);
            assert_eq!(class.outcome(slow.end_rule), outcome(won));
        }
        HeapReason::Search => {}
    }
}

/// The first of the fastest winning moves decides, if the plies are known; the perfect opponent makes
/// this move.
fn compare_deciding(slow: &mut Slow, run: &HeapRun, why: &HeapWhy, moves: &[(HeapTake, Vec<u64>)]) {
    let values = moves.iter().map(|(take, after)| (*take, slow.value(after)));
    let lost = values.filter(|(_, (won, _))| !won);
    let fastest = if run.positions().is_some() {
        lost.min_by_key(|(_, (_, plies))| *plies)
    } else {
        lost.into_iter().next()
    };
    let deciding = why.deciding.map(|place| why.options[place as usize].take);
    assert_eq!(deciding, fastest.map(|(take, _)| take), "{:?}", why.heaps);
    if deciding.is_some() {
        assert_eq!(run.best(&why.heaps).unwrap(), deciding);
    }
}
