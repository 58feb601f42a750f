//! Descriptions at random: whatever a visitor types, the answer is a game within its limits or an error.

use std::cell::Cell;
use std::collections::HashSet;

use appleyard_core::error::Error;
use appleyard_core::forms::FormFamily;
use appleyard_core::game::Heading;
use appleyard_core::solve::{Code, Families, SolvedGame};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// The units of work that are done on a game, which decides most of the small ones.
const UNITS: u64 = 3000;

/// Pieces of the texts of a family, so that many of them can be read.
fn pieces(family: FormFamily) -> &'static [&'static str] {
    match family {
        FormFamily::Vectors => &[
            "-1,0 ",
            "-1,1 ",
            "0,-1* ",
            "(-2, -1); ",
            "-1,-1* ",
            "1,-2 ",
            "−2,0 ",
            "*",
        ],
        FormFamily::TakeAway => &[
            "1..3", "any", "odd", "pow2", "fib", "2, 5", ",", "..", "-(2)", "1", "7",
        ],
        FormFamily::Octal => &["0.77", "4.", "0.137", "0.", "7", "3", "0", "1", "5"],
        FormFamily::Graph => &[
            "a -> b",
            "b: c, d",
            "b -> c\n",
            "\n",
            "digraph {",
            "}",
            "[[\"a\", \"b\"]]",
            "{\"a\": [\"b\"]}",
            "graph {",
            "\"",
            ":",
            "--",
            "//",
            "/*",
            "*/",
            "#",
            "\\u0063",
            " ",
        ],
        FormFamily::Calendar => &[
            "2001-10-30",
            "1999-12-31",
            "1900-02-28",
            "1900-02-29",
            "-04",
            "1",
        ],
        FormFamily::Multiplication => &["162"],
        FormFamily::DigitalDeletions => &["0", "1", "20", "102", "9", "7"],
    }
}

/// Texts of pieces, of any characters, and of both.
fn texts(family: FormFamily) -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(prop::sample::select(pieces(family)), 0..5);
    let pieces = pieces.prop_map(|pieces| pieces.concat());
    prop_oneof![
        6 => pieces.clone(),
        1 => any::<String>(),
        1 => (pieces, "\\PC{0,9}").prop_map(|(before, after)| before + &after),
    ]
}

fn descriptions() -> impl Strategy<Value = (FormFamily, Heading)> {
    prop::sample::select(FormFamily::ALL).prop_flat_map(|family| {
        let size =
            prop_oneof![30 => 0..12_u64, 3 => 12..100_u64, 1 => any::<u64>(), 1 => Just(4096)];
        // Few descriptions have the wrong number of sizes.
        let right = match family {
            FormFamily::Vectors => 2..3,
            FormFamily::Multiplication => 1..2,
            FormFamily::TakeAway | FormFamily::Octal => 0..4,
            _ => 0..1,
        };
        let sizes = prop_oneof![
            9 => prop::collection::vec(size.clone(), right),
            1 => prop::collection::vec(size, 0..4),
        ];
        let start = match family {
            FormFamily::Graph => prop::option::of(prop::sample::select(&["a", "b", "x"][..]))
                .prop_map(|name| name.map(String::from))
                .boxed(),
            _ => prop::option::weighted(0.9, texts(family)).boxed(),
        };
        let rules = prop::option::weighted(0.9, texts(family));
        (sizes, rules, start, any::<bool>()).prop_map(move |(sizes, text, start, misere)| {
            let heading = Heading {
                family: family.name().into(),
                sizes,
                folded: false,
                misere,
                start,
                text,
            };
            (family, heading)
        })
    })
}

/// Solves the game in part, and writes down every position that it met.
fn try_out(family: FormFamily, heading: &Heading) -> Result<(), Error> {
    let mut run = family.solving(heading)?;
    assert!(!run.text(run.start()?)?.is_empty());
    if run.advance(UNITS)?.finished {
        for place in (0..).take(run.count()) {
            let code = run.code_at(place)?;
            run.value(code)?;
            assert_eq!(run.place_of(code), Ok(place));
            writes_its_options(&*run, code)?;
        }
    }
    Ok(())
}

/// Each move has a number and a name of its own, and no other number is a move.
fn writes_its_options(game: &dyn SolvedGame, code: Code) -> Result<(), Error> {
    let (mut numbers, mut names) = (HashSet::new(), HashSet::new());
    for (chosen, after) in game.options(code)? {
        assert!(numbers.insert(chosen));
        assert_eq!(game.step(code, chosen), Ok(Some(after)));
        assert!(names.insert(game.move_text(code, chosen)?));
    }
    for number in (0..200).chain([u32::MAX]) {
        let is_move = numbers.contains(&number);
        assert_eq!(game.step(code, number)?.is_some(), is_move);
        assert_eq!(game.move_text(code, number)?.is_some(), is_move);
    }
    assert_eq!(game.ended(code)?.is_some(), numbers.is_empty());
    Ok(())
}

/// Builds such games; returns of how many of each family a game came.
fn tried(cases: u32) -> [u32; FormFamily::ALL.len()] {
    let games = Cell::new([0; FormFamily::ALL.len()]);
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let ran = TestRunner::new(config).run(&descriptions(), |(family, heading)| {
        match try_out(family, &heading) {
            Ok(()) => {
                let mut counts = games.get();
                let family = FormFamily::ALL.iter().position(|&it| it == family);
                counts[family.unwrap()] += 1;
                games.set(counts);
            }
            Err(error) => {
                assert!(
                    Error::kinds().any(|kind| kind.code == error.code()),
                    "{error}"
                );
                assert!(error.to_string().len() < 2000);
            }
        }
        assert_eq!(FormFamily::of_name(&heading.family), Some(family));
        Ok(())
    });
    ran.unwrap();
    games.get()
}

#[test]
fn a_random_description_is_a_game_or_an_error() {
    let games = tried(2000);
    assert!(games.iter().all(|&games| games > 3), "{games:?}");
}

/// A minute, or as many seconds as `RANDOM_SECONDS` says.
#[test]
#[ignore = "runs for a minute"]
fn random_descriptions_for_long() {
    let seconds = std::env::var("RANDOM_SECONDS").map_or(60, |it| it.parse().unwrap());
    let begun = std::time::Instant::now();
    let (mut cases, mut games) = (0, [0; FormFamily::ALL.len()]);
    while begun.elapsed().as_secs() < seconds {
        for (all, found) in games.iter_mut().zip(tried(10_000)) {
            *all += found;
        }
        cases += 10_000;
    }
    println!("{cases} descriptions, games by family {games:?}");
}
