//! Descriptions of games at random: whatever the sizes and the texts, the answer is an error, or a game whose
//! solution is verified.

use appleyard_core::forms::FormFamily;
use appleyard_core::game::{Heading, Notation};
use appleyard_core::solve::{Families, GameVisitor, Indexed};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::certificate::{certificate, verified};

/// What the texts of a family consist of.
fn pieces(family: FormFamily) -> &'static [&'static str] {
    match family {
        FormFamily::Vectors => &[
            "-1,0",
            "0,-1",
            "-1,+1",
            "-1,-1*",
            "(-2,1)",
            "-1,0*",
            "+1,-3",
            "0,0",
            "9,-9",
            " ",
            ";",
            "_",
            "*",
            ",",
            "(",
            ")",
            "−",
            "4097,-1",
            "-4096,4096",
        ],
        FormFamily::TakeAway => &[
            "any",
            "odd",
            "pow2",
            "fib",
            "1",
            "2",
            "5",
            "13",
            "0",
            "1..3",
            "..",
            "-",
            "&",
            "!",
            ";",
            ",",
            " ",
            "(",
            ")",
            "{",
            "}",
            "%",
            "*",
            "x",
            "99999999999999999999",
            "except",
            "of",
            "+",
        ],
        FormFamily::Octal => &[
            "0.",
            "4.",
            ".",
            "0",
            "1",
            "3",
            "7",
            "77",
            "137",
            "8",
            "-",
            " ",
            "0.07",
            "4.3",
            "777777777777",
        ],
        FormFamily::Graph => &[
            "a",
            "b",
            "c",
            "d",
            "1",
            "a -> b",
            "b -> c",
            "->",
            "--",
            " ",
            "\n",
            "\r\n",
            "digraph {",
            "}",
            "{",
            "[",
            "]",
            "\"",
            "\"a b\"",
            ",",
            ":",
            ";",
            "#",
            "=",
            "//",
            "/*",
            "*/",
            "[[",
            "]]",
            "[\"a\",\"b\"]",
            "{\"nodes\":[",
            "\"edges\":[",
            "\\u0061",
            "\\",
            "label=x",
            "strict ",
            "\u{1f34e}",
        ],
        FormFamily::Calendar => &[
            "2001",
            "1999",
            "-",
            "11",
            "03",
            "02",
            "29",
            "2000-02-29",
            "+",
            " ",
        ],
        FormFamily::Multiplication => &["1"],
        FormFamily::DigitalDeletions => &["0", "1", "20", "9", "005", "a", "-", " ", "١"],
    }
}

/// The sizes and the texts of a game that can be built.
fn example(family: FormFamily) -> (usize, &'static str) {
    match family {
        FormFamily::Vectors => (2, "-1,0* 0,-1 -1,+1"),
        FormFamily::TakeAway => (2, "1..3; 2,5"),
        FormFamily::Octal => (2, "0.77"),
        FormFamily::Graph => (0, "a -> b c\nb -> c a"),
        FormFamily::Calendar => (0, "2001-08-20"),
        FormFamily::Multiplication => (1, ""),
        FormFamily::DigitalDeletions => (0, "201"),
    }
}

fn text(family: FormFamily) -> impl Strategy<Value = String> {
    let piece = prop::sample::select(pieces(family));
    let (_, example) = example(family);
    prop_oneof![
        2 => prop::collection::vec(piece.clone(), 0..10).prop_map(|pieces| pieces.concat()),
        1 => (piece, any::<prop::sample::Index>()).prop_map(move |(piece, at)| {
            let (before, after) = example.split_at(at.index(example.len() + 1));
            [before, piece, after].concat()
        }),
        1 => Just(example.to_owned()),
        1 => "\\PC{0,12}",
    ]
}

fn description() -> impl Strategy<Value = (FormFamily, Heading)> {
    let size = || prop_oneof![8 => 0..12_u64, 2 => 0..2000_u64, 1 => any::<u64>()];
    let families = prop::sample::select(FormFamily::ALL);
    families.prop_flat_map(move |family| {
        let (sizes, _) = example(family);
        let sizes = prop_oneof![
            6 => prop::collection::vec(size(), sizes),
            1 => prop::collection::vec(size(), 0..4),
        ];
        (
            sizes,
            prop::option::weighted(0.9, text(family)),
            prop::option::weighted(0.5, text(family)),
            any::<bool>(),
        )
            .prop_map(move |(sizes, text, start, misere)| {
                let heading = Heading {
                    family: family.name().into(),
                    sizes,
                    folded: false,
                    misere,
                    start,
                    text,
                };
                (family, family.needs().of(heading))
            })
    })
}

/// How many indices a game has.
struct Size;

impl GameVisitor for Size {
    type Output = u64;

    fn visit<G: Indexed + Notation + 'static>(self, game: G) -> u64 {
        game.indices()
    }
}

/// Builds and solves such games; returns how many could be built, and how many were verified.
fn solve(cases: u32) -> (u32, u32) {
    let counts = std::cell::Cell::new((0, 0));
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let ran = TestRunner::new(config).run(&description(), |(family, heading)| {
        let Ok(indices) = family.visit(&heading, Size) else {
            return Ok(());
        };
        let (built, checked) = counts.get();
        counts.set((built + 1, checked));
        // Larger games have their own tests, and take longer than all the others together.
        if indices > 20_000 {
            return Ok(());
        }
        let Ok(mut run) = family.solving(&heading) else {
            return Ok(());
        };
        if !run.advance(50_000).is_ok_and(|progress| progress.finished) {
            return Ok(());
        }
        match appleyard_core::certificate::chunk(&*run, 0) {
            Ok(_) => {
                let found = verified(&certificate(&*run)).unwrap();
                prop_assert_eq!(found.lines, run.count() as u64);
            }
            Err(error) => prop_assert_eq!(error.code(), "game-without-name"),
        }
        prop_assert_eq!(run.heading(), Some(heading));
        counts.set((built + 1, checked + 1));
        Ok(())
    });
    ran.unwrap();
    counts.get()
}

#[test]
fn random_descriptions_are_refused_or_verified() {
    let (built, checked) = solve(2000);
    assert!(
        built > 200 && checked > 100,
        "{built} built, {checked} verified"
    );
}

/// A minute, or as many seconds as `RANDOM_SECONDS` says.
#[test]
#[ignore = "runs for a minute"]
fn random_descriptions_for_long() {
    let seconds = std::env::var("RANDOM_SECONDS").map_or(60, |it| it.parse().unwrap());
    let begun = std::time::Instant::now();
    let (mut tried, mut built, mut checked) = (0, 0, 0);
    while begun.elapsed().as_secs() < seconds {
        let (more_built, more_checked) = solve(5000);
        tried += 5000;
        built += more_built;
        checked += more_checked;
    }
    println!("{tried} descriptions, {built} games built, {checked} verified");
}
