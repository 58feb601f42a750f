//! The machine against the interpreter: the same results, the same counts, and errors where it has errors.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod bodies;
mod games;
mod generator;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::Counts;
use crate::encoding::{decode, encode};
use crate::error::RuleError;
use crate::limits::Caps;
use crate::script::{FUNCTIONS, MOVES, Script};
use crate::value::Value;

/// How often the machine made the call, left an error to the interpreter, and left what is no error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    made: u32,
    errors: u32,
    left: u32,
    /// The same for functions whose types are known; what has no code is not counted.
    by_code: u32,
    left_by_code: u32,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.made += other.made;
        self.errors += other.errors;
        self.left += other.left;
        self.by_code += other.by_code;
        self.left_by_code += other.left_by_code;
    }
}

/// Makes a call in both ways.
#[track_caller]
fn call(script: &Script, entry: usize, argument: Option<&Value>) -> (Tally, Option<Value>) {
    let mut tally = Tally::default();
    let interpreted = script.interpret(entry, argument);
    let counts = script.counts();
    if !script.program.has(entry) {
        return (tally, interpreted.ok());
    }
    match (
        script.program.call(entry, argument, script.caps),
        &interpreted,
    ) {
        (Some((made, own)), Ok(value)) => {
            assert!(equal(&made, value), "{made:?} is not {value:?}");
            assert_eq!(own, counts);
            tally.made = 1;
        }
        (Some((made, own)), Err(error)) => panic!("{made:?} and {own:?}, but {error}"),
        (None, Ok(_)) => tally.left = 1,
        (None, Err(_)) => tally.errors = 1,
    }
    by_code(script, entry, argument, &interpreted, counts, &mut tally);
    (tally, interpreted.ok())
}

/// The call by code, if there is any, against what the interpreter made of it.
#[track_caller]
fn by_code(
    script: &Script,
    entry: usize,
    argument: Option<&Value>,
    interpreted: &Result<Value, RuleError>,
    counts: Counts,
    tally: &mut Tally,
) {
    let (Some(typed), Some(argument)) = (script.program.typed(), argument) else {
        return;
    };
    let mut key = Vec::new();
    if !typed.is_written(entry) || entry == 0 || typed.shape.pack(argument, &mut key).is_none() {
        return;
    }
    assert!(typed.load(&key));
    let unpacked = typed.shape.unpack(&key).unwrap();
    assert!(argument.same(&unpacked));
    if !equal(argument, &unpacked) {
        return;
    }
    let Some(returned) = typed.call(entry) else {
        tally.left_by_code += u32::from(interpreted.is_ok());
        return;
    };
    tally.by_code += 1;
    match interpreted {
        Ok(value) => {
            let made = typed.value(returned).unwrap();
            assert!(equal(&made, value), "{made:?} is not {value:?}");
            assert_eq!(returned.counts, counts);
        }
        Err(error) => panic!("{:?}, but {error}", typed.value(returned)),
    }
    if entry == MOVES
        && let (Ok(value), Some(reached)) = (interpreted, typed.positions(returned))
    {
        let after: Vec<&Value> = match value {
            Value::Array(list) => list.iter().collect(),
            Value::Map(table) => table.iter().map(|(_, it)| it).collect(),
            _ => Vec::new(),
        };
        assert_eq!(reached.count, after.len());
        for (number, value) in after.into_iter().enumerate() {
            let (mut own, mut other) = (Vec::new(), Vec::new());
            let packed = typed.pack(returned, reached, number, &mut own);
            let same = typed.shape.pack(value, &mut other);
            assert_eq!(packed.is_some(), same.is_some(), "{value:?}");
            assert!(packed.is_none() || own == other, "{value:?}");
        }
    }
}

/// Whether two values are the same for a script, which tells a character from a text.
fn equal(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| equal(a, b))
        }
        (Value::Map(a), Value::Map(b)) => {
            let mut pairs = a.iter().zip(b.iter());
            a.len() == b.len() && pairs.all(|((name, a), (other, b))| name == other && equal(a, b))
        }
        (Value::Char(a), Value::Char(b)) => a == b,
        (Value::Char(_), _) | (_, Value::Char(_)) => false,
        (Value::Other(a), Value::Other(b)) => a.to_string() == b.to_string(),
        _ => a.same(b),
    }
}

/// Plays a game in both ways, to a number of positions, and calls every function at each.
#[track_caller]
fn play(script: &Script, limit: usize) -> Tally {
    let (mut tally, start) = call(script, 0, None);
    if let Some(start) = &start {
        script.infer(start);
    }
    let mut positions: Vec<Value> = start.into_iter().collect();
    let mut at = 0;
    while let Some(position) = positions.get(at).filter(|_| at < limit) {
        let mut key = Vec::new();
        if encode(position, &mut key).is_err() {
            at += 1;
            continue;
        }
        let position = decode(&key, script.names()).unwrap();
        at += 1;
        for (entry, (name, _)) in FUNCTIONS.iter().enumerate().skip(1) {
            if !script.has(name) {
                continue;
            }
            let (called, value) = call(script, entry, Some(&position));
            tally += called;
            if let (1, Some(value)) = (entry, value) {
                let after = value.as_array().map(<[Value]>::to_vec);
                let named = value
                    .as_map()
                    .map(|map| map.iter().map(|(_, it)| it.clone()).collect());
                positions.extend(after.or(named).into_iter().flatten().take(limit));
            }
        }
    }
    tally
}

/// Games at random, with the caps of a visitor and with caps so low that each is reached.
fn random_games(cases: u32) -> Tally {
    random_programs(cases, 600, games::game)
}

#[test]
fn random_games_do_the_same_by_code() {
    let tally = random_games(500);
    println!("{tally:?}");
    assert!(tally.by_code > 700, "{tally:?}");
}

/// Every function that play needs has code in each example.
#[test]
fn the_examples_have_code() {
    for (name, text) in examples() {
        let script = Script::compile(&text).unwrap();
        let tally = play(&script, 300);
        let typed = script.program.typed().unwrap();
        for (entry, (function, _)) in FUNCTIONS.iter().enumerate().take(4).skip(1) {
            let reason = typed.reason(entry).filter(|_| script.has(function));
            assert_eq!(reason, None, "{name}: {function}");
        }
        assert!(tally.by_code > 5, "{name}: {tally:?}");
        assert_eq!(tally.left_by_code, 0, "{name}: {tally:?}");
    }
}

fn examples() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples-of-games");
    let files = std::fs::read_dir(folder).unwrap();
    let mut all: Vec<(String, String)> = files
        .map(|file| {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            (path.file_stem().unwrap().to_string_lossy().into(), text)
        })
        .collect();
    all.sort();
    all
}

#[test]
fn the_machine_makes_every_call_of_the_examples() {
    for (name, text) in examples() {
        let script = Script::compile(&text).unwrap();
        let tally = play(&script, 300);
        assert!(tally.made > 5, "{name}: {tally:?}");
        assert_eq!((tally.errors, tally.left), (0, 0), "{name}");
    }
}

/// Each cap is lowered to what a call needs, and to one less.
#[test]
fn the_examples_reach_each_cap_exactly_where_the_interpreter_does() {
    for (name, text) in examples() {
        let all = Caps::default();
        let script = Script::compile(&text).unwrap();
        let start = script.interpret(0, None).unwrap();
        let Counts {
            operations,
            touched,
        } = {
            script.interpret(1, Some(&start)).unwrap();
            script.counts()
        };
        for (caps, fits) in [
            (Caps { operations, ..all }, true),
            (
                Caps {
                    operations: operations - 1,
                    ..all
                },
                false,
            ),
            (
                Caps {
                    operations: operations / 2,
                    ..all
                },
                false,
            ),
            (Caps { touched, ..all }, true),
            (
                Caps {
                    touched: touched.saturating_sub(1),
                    ..all
                },
                touched == 0,
            ),
            (Caps { depth: 0, ..all }, false),
        ] {
            let script = Script::with_caps(&text, caps).unwrap();
            let (tally, _) = call(&script, 1, Some(&start));
            let expected = Tally {
                made: u32::from(fits),
                errors: u32::from(!fits),
                left: 0,
                ..Tally::default()
            };
            assert_eq!(tally, expected, "{name} with {caps:?}");
            script.infer(&start);
            let (by_code, _) = call(&script, 1, Some(&start));
            assert_eq!(
                (by_code.by_code, by_code.left_by_code),
                (u32::from(fits), 0)
            );
        }
    }
}

/// Programs at random: with the caps of a visitor, and with caps so low that each is reached.
fn random(cases: u32) -> Tally {
    random_programs(cases, 400, generator::program)
}

fn random_programs(cases: u32, length: usize, write: impl Fn(&[u8]) -> String) -> Tally {
    let tally = std::cell::Cell::new(Tally::default());
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let choices = prop::collection::vec(any::<u8>(), 0..length);
    // For the interpreter 0 operations are no limit at all.
    let caps = (1..400_u64, 0..200_u64, 0..5_usize);
    let ran = TestRunner::new(config).run(
        &(choices, caps),
        |(choices, (operations, touched, depth))| {
            let text = write(&choices);
            let all = Caps::default();
            let mut sum = tally.get();
            for caps in [
                all,
                Caps { operations, ..all },
                Caps { touched, ..all },
                Caps { depth, ..all },
            ] {
                if let Ok(script) = Script::with_caps(&text, caps) {
                    sum += play(&script, 4);
                }
            }
            tally.set(sum);
            Ok(())
        },
    );
    ran.unwrap();
    tally.get()
}

#[test]
fn random_programs_do_the_same_in_both_ways() {
    let tally = random(1000);
    assert!(tally.made > 1000 && tally.errors > 100, "{tally:?}");
    assert!(tally.left * 50 < tally.made, "{tally:?}");
    println!("{tally:?}");
}

/// A minute, or as many seconds as `RANDOM_SECONDS` says.
#[test]
#[ignore = "runs for a minute"]
fn random_programs_for_long() {
    let seconds = std::env::var("RANDOM_SECONDS").map_or(60, |it| it.parse().unwrap());
    let begun = std::time::Instant::now();
    let mut tally = Tally::default();
    let mut programs = 0;
    while begun.elapsed().as_secs() < seconds {
        tally += random(2500);
        tally += random_games(2500);
        programs += 5000;
    }
    println!("{programs} programs, {tally:?}");
}
