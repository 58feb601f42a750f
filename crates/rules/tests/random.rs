//! Scripts at random: whatever the text, reading and running it ends in a game or in an error.

use appleyard_core::progress::Run;
use appleyard_core::solve::SolvedGame;
use appleyard_rules::{RuleErrorKind, ScriptGame, ScriptRun};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Pieces of which programs consist, so that many of the texts can be read and run.
const PIECES: &[&str] = &[
    "p",
    "a",
    "m",
    "0",
    "1",
    "7",
    "-1",
    "9_223_372_036_854_775_807",
    "\"x\"",
    "`${p}`",
    "'c'",
    "true",
    "()",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "#{",
    "a: ",
    ",",
    ";",
    ";",
    ".",
    "..",
    "..=",
    "=",
    "+=",
    "==",
    "<",
    "+",
    "-",
    "*",
    "/",
    "%",
    "**",
    "<<",
    "&&",
    "!",
    "in",
    "let a = [p];",
    "let m = #{ a: p };",
    "if ",
    "else",
    "while a.len < 5 { a.push(p); }",
    "loop {",
    "break;",
    "return ",
    "throw ",
    "try {",
    "} catch (e) {",
    "for n in 0..9 {",
    "switch p { 1 => 2, _ => 3 }",
    "a.push(",
    "a += ",
    "a[0]",
    "m.a",
    "m[`${p}`] = ",
    "filled(9, ",
    "moves(",
    "start()",
    ".len",
    ".sort()",
    ".reverse()",
    ".replaced(0, ",
    ".without(0)",
    ".part(0, 2)",
    ".contains(",
    ".chars()",
    ".repeat(",
    ".join(",
    ".keys()",
    ".values()",
    "abs(",
    "min(1, ",
    "#",
    "\\",
    "\n",
    "💡",
    "/*",
    "*/",
    "//",
    "fn f(x) {",
    "|x| x",
    "this",
    "eval(",
    "import \"a\"",
];

fn program() -> impl Strategy<Value = String> {
    let body = prop::collection::vec(prop::sample::select(PIECES), 0..14)
        .prop_map(|pieces| pieces.join(" "));
    let whole = (
        body.clone(),
        prop::sample::select(&["[p + 1, p * 2]", "[a]", "m", "a", ""][..]),
        body,
        "\\PC{0,40}",
    );
    (whole, 0..4_u8).prop_map(|((moves, after, other, noise), form)| match form {
        0 => noise,
        1 => format!("fn start() {{ {other} }} fn moves(p) {{ {moves} }}"),
        2 => format!(
            "fn start() {{ 1 }} fn moves(p) {{ let a = [1]; let m = #{{}}; {moves}; {after} }}"
        ),
        _ => format!(
            "fn start() {{ 1 }} fn moves(p) {{ if p > 9 {{ [] }} else {{ [p + 1] }} }}
             fn {}(p) {{ {other} }}",
            ["winner", "player", "label", "picture"][moves.len() % 4]
        ),
    })
}

/// The texts of the examples.
fn examples() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples-of-games");
    let files = std::fs::read_dir(folder).unwrap();
    files
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
        .collect()
}

/// An example in which some characters are gone, some pieces came in, and some lines stand elsewhere.
fn mutilated() -> impl Strategy<Value = String> {
    let place = any::<prop::sample::Index>;
    let change = (0..4_u8, place(), place(), prop::sample::select(PIECES));
    (
        prop::sample::select(examples()),
        prop::collection::vec(change, 1..4),
    )
        .prop_map(|(text, changes)| {
            let mut text: Vec<char> = text.chars().collect();
            for (kind, at, other, piece) in changes {
                let (at, other) = (at.index(text.len() + 1), other.index(text.len() + 1));
                let few = at..text.len().min(at + other % 9);
                match kind {
                    0 => drop(text.splice(few, None)),
                    1 => drop(text.splice(at..at, piece.chars())),
                    2 => drop(text.splice(few, piece.chars())),
                    _ => {
                        let moved: Vec<char> = text[few].to_vec();
                        drop(text.splice(other..other, moved));
                    }
                }
            }
            text.into_iter().collect()
        })
}

/// Reads and solves such programs, at most 100 positions of each; returns how many were solved.
fn solve(programs: &impl Strategy<Value = String>, cases: u32) -> u32 {
    let solved = std::cell::Cell::new(0);
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let ran = TestRunner::new(config).run(programs, |text| {
        let attempt = || {
            let game = ScriptGame::new(&text)?;
            let mut run = ScriptRun::new(&game, 100)?;
            run.finish()?;
            for position in (0..).take(run.count()) {
                let labels = game.move_labels(position)?;
                assert_eq!(labels.len(), game.targets(position)?.len());
                game.picture(position)?;
            }
            Ok(())
        };
        match attempt() {
            Ok(()) => solved.set(solved.get() + 1),
            Err(error) => {
                let error: appleyard_rules::RuleError = error;
                let kinds = RuleErrorKind::KINDS.iter();
                assert_eq!(kinds.filter(|kind| kind.code == error.code()).count(), 1);
                assert_eq!(error.line.is_some(), error.column.is_some());
            }
        }
        Ok(())
    });
    ran.unwrap();
    solved.get()
}

#[test]
fn random_scripts_end_in_a_game_or_an_error() {
    assert!(solve(&program(), 3000) > 20);
}

#[test]
fn mutilated_examples_end_in_a_game_or_an_error() {
    assert!(solve(&mutilated(), 3000) > 20);
}

/// A minute, or as many seconds as `RANDOM_SECONDS` says.
#[test]
#[ignore = "runs for a minute"]
fn random_scripts_for_long() {
    let seconds = std::env::var("RANDOM_SECONDS").map_or(60, |it| it.parse().unwrap());
    let begun = std::time::Instant::now();
    let (mut tried, mut solved) = (0, 0);
    while begun.elapsed().as_secs() < seconds {
        solved += solve(&program(), 10_000) + solve(&mutilated(), 1000);
        tried += 11_000;
    }
    println!("{tried} scripts, {solved} games");
}
