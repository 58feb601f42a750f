//! Descriptions at random: whatever a visitor types, the answer is an error, or a game within its limits whose
//! solution is verified.

use std::cell::Cell;
use std::collections::HashSet;

use appleyard_core::certificate::chunk;
use appleyard_core::error::Error;
use appleyard_core::forms::FormFamily;
use appleyard_core::game::Heading;
use appleyard_core::solve::{Code, Families, SolvedGame};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::certificate::verified;
use crate::support::agreement::certificate;

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
            ",",
            "(",
            ")",
            "−",
            "4097,-1",
            "-4096,4096",
        ],
        FormFamily::TakeAway => &[
            "1..3",
            "any",
            "odd",
            "pow2",
            "fib",
            "2, 5",
            ",",
            "..",
            "-(2)",
            "1",
            "7",
            "2",
            "5",
            "13",
            "0",
            "-",
            "&",
            "!",
            ";",
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
            "0.77",
            "4.",
            "0.137",
            "0.",
            "7",
            "3",
            "0",
            "1",
            "5",
            ".",
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
            "a",
            "b",
            "c",
            "d",
            "1",
            "b -> c",
            "->",
            "\r\n",
            "{",
            "[",
            "]",
            "\"a b\"",
            ",",
            ";",
            "=",
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
            "2001-10-30",
            "1999-12-31",
            "1900-02-28",
            "1900-02-29",
            "-04",
            "1",
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
        FormFamily::Multiplication | FormFamily::Chomp => &["162", "1"],
        FormFamily::DigitalDeletions => {
            &["0", "1", "20", "102", "9", "7", "005", "a", "-", " ", "١"]
        }
    }
}

/// The rules or the start of a game that can be built.
fn example(family: FormFamily) -> &'static str {
    match family {
        FormFamily::Vectors => "-1,0* 0,-1 -1,+1",
        FormFamily::TakeAway => "1..3; 2,5",
        FormFamily::Octal => "0.77",
        FormFamily::Graph => "a -> b c\nb -> c a",
        FormFamily::Calendar => "2001-08-20",
        FormFamily::Multiplication | FormFamily::Chomp => "",
        FormFamily::DigitalDeletions => "201",
    }
}

/// Texts of pieces, of any characters, and of both; and texts that can be read, with a piece in between.
fn texts(family: FormFamily) -> impl Strategy<Value = String> {
    let (piece, example) = (prop::sample::select(pieces(family)), example(family));
    let pieces = prop::collection::vec(piece.clone(), 0..5);
    let pieces = pieces.prop_map(|pieces| pieces.concat());
    prop_oneof![
        6 => pieces.clone(),
        2 => Just(example.to_owned()),
        2 => (piece, any::<prop::sample::Index>()).prop_map(move |(piece, at)| {
            let (before, after) = example.split_at(at.index(example.len() + 1));
            [before, piece, after].concat()
        }),
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
            FormFamily::Vectors | FormFamily::Chomp => 2..3,
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

/// Solves the game in part. If that was all of it, writes down every position, and checks the certificate; returns
/// whether there was one.
fn try_out(family: FormFamily, heading: &Heading) -> Result<bool, Error> {
    family.solving(heading)?;
    // The certificate of a game says only what its family needs.
    let named = family.needs().of(heading.clone());
    let mut run = family.solving(&named)?;
    assert_eq!(run.heading(), Some(named));
    assert!(!run.text(run.start()?)?.is_empty());
    if !run.advance(UNITS)?.finished {
        return Ok(false);
    }
    for place in (0..).take(run.count()) {
        let code = run.code_at(place)?;
        run.claim(code)?;
        assert_eq!(run.place_of(code), Ok(place));
        writes_its_options(&*run, code)?;
    }
    if let Err(error) = chunk(&*run, 0) {
        assert_eq!(error.code(), "game-without-name");
        return Ok(false);
    }
    let found = verified(&certificate(&*run)).unwrap();
    assert_eq!(found.lines, run.count() as u64);
    Ok(true)
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

/// Of each family how many games were built, and how many of them were verified.
type Counts = [[u32; 2]; FormFamily::ALL.len()];

/// Builds and solves such games.
fn tried(cases: u32) -> Counts {
    let games = Cell::new(Counts::default());
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let ran = TestRunner::new(config).run(&descriptions(), |(family, heading)| {
        match try_out(family, &heading) {
            Ok(verified) => {
                let mut counts = games.get();
                let family = FormFamily::ALL.iter().position(|&it| it == family);
                let [built, checked] = &mut counts[family.unwrap()];
                *built += 1;
                *checked += u32::from(verified);
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
    let games = tried(700);
    assert!(games.iter().flatten().all(|&games| games > 0), "{games:?}");
}

/// A minute, or as many seconds as `RANDOM_SECONDS` says.
#[test]
#[ignore = "runs for a minute"]
fn random_descriptions_for_long() {
    let seconds = std::env::var("RANDOM_SECONDS").map_or(60, |it| it.parse().unwrap());
    let begun = std::time::Instant::now();
    let (mut cases, mut games) = (0, Counts::default());
    while begun.elapsed().as_secs() < seconds {
        for (all, found) in games
            .iter_mut()
            .flatten()
            .zip(tried(10_000).into_iter().flatten())
        {
            *all += found;
        }
        cases += 10_000;
    }
    println!("{cases} descriptions; built and verified by family {games:?}");
}
