//! One table of the thirteen problems: the published sample of each, and its largest input.

use appleyard_core::Error;
use appleyard_core::contest::{
    Bounded, CalendarGame, Date, DigitString, DigitalDeletions, FIRST_DATE, Multiplication,
    PROBLEMS, Problem, Solver, TARGET_DATE, Taken,
};
use appleyard_core::error::NimError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{Move, Point, Vector, VectorGame, Wavefront};
use appleyard_core::nim::{Coupling, HeapGame, HeapRun, HeapWhy, Numbers};
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, Solved};

use crate::support::agreement::indexed;

/// An input of a problem.
#[derive(Clone, Debug)]
enum Input {
    /// Heaps, and the numbers that the input gives for the rule.
    Heaps(Vec<u64>, Vec<u64>),
    Board(u32, u32),
    Day(u32, u32, u32),
    Reach(u64),
    Text(&'static str),
}

use Input::{Board, Day, Heaps, Reach, Text};

/// A problem's number, the published inputs with their answers (whether the first player wins), and the
/// largest input with the answer that theory gives.
type Row = (u32, Vec<(Input, bool)>, (Input, bool));

fn heaps(heaps: &[u64], given: &[u64]) -> Input {
    Heaps(heaps.to_vec(), given.to_vec())
}

fn rows() -> Vec<Row> {
    // The largest inputs have answers that can be found by hand, from the rules named in the comments.
    let hundred: Vec<u64> = (0..100).map(|place| 10_000 - 2 * place).collect();
    let hundred_any_order: Vec<u64> = (1..=100).rev().collect();
    vec![
        // Lost at the multiples of m + 1.
        (
            1846,
            vec![(heaps(&[23], &[2]), true), (heaps(&[4], &[3]), false)],
            (heaps(&[1000], &[1000]), true),
        ),
        // Lost at the multiples of 3.
        (
            1847,
            vec![(heaps(&[1], &[]), true), (heaps(&[3], &[]), false)],
            (heaps(&[1000], &[]), true),
        ),
        // Three equal heaps are one heap and a pair that cancels. A heap of 1000 has the Grundy value 0.
        (
            1848,
            vec![
                (heaps(&[1, 1, 1], &[]), true),
                (heaps(&[1, 4, 1], &[]), false),
            ],
            (heaps(&[1000; 3], &[]), false),
        ),
        (
            1849,
            vec![(heaps(&[3, 5], &[]), true), (heaps(&[3, 5, 6], &[]), false)],
            (heaps(&[999; 1000], &[]), false),
        ),
        (
            1850,
            vec![(heaps(&[5, 7, 9], &[]), true)],
            (heaps(&[1_000_000; 100], &[]), false),
        ),
        (
            2149,
            vec![
                (heaps(&[4], &[2]), true),
                (heaps(&[3], &[2]), false),
                (heaps(&[3], &[5]), true),
            ],
            (heaps(&[1100], &[1100]), true),
        ),
        // 10,000 = 11 × 909 + 1.
        (
            2188,
            vec![(heaps(&[8], &[10]), true), (heaps(&[11], &[10]), false)],
            (heaps(&[10_000], &[10]), true),
        ),
        (
            2147,
            vec![
                (Board(5, 3), false),
                (Board(5, 4), true),
                (Board(6, 6), true),
            ],
            (Board(2000, 2000), true),
        ),
        (
            1079,
            vec![
                (Day(2001, 11, 3), true),
                (Day(2001, 11, 2), false),
                (Day(2001, 10, 3), false),
            ],
            (Day(1900, 1, 1), true),
        ),
        // Won from 18^7 + 1 = 612,220,033 to 9 × 18^7 = 5,509,980,288.
        (
            1517,
            vec![
                (Reach(162), true),
                (Reach(17), false),
                (Reach(34_012_226), true),
            ],
            (Reach(4_294_967_294), true),
        ),
        // A zero in front deletes everything. The all-nines string is checked against the sieve.
        (
            1404,
            vec![
                (Text("0"), true),
                (Text("00"), true),
                (Text("1"), false),
                (Text("20"), false),
            ],
            (Text("099999"), true),
        ),
        (
            1536,
            vec![
                (heaps(&[5, 12], &[2, 5]), false),
                (heaps(&[2, 4, 7], &[2, 5]), true),
                (heaps(&[2, 3, 7, 12], &[2, 5]), true),
                (heaps(&[5, 12], &[1, 2, 3, 4, 5]), true),
                (heaps(&[2, 4, 7], &[1, 2, 3, 4, 5]), true),
                (heaps(&[2, 3, 7, 12], &[1, 2, 3, 4, 5]), false),
            ],
            (heaps(&[10_000; 100], &hundred), false),
        ),
        (
            1907,
            vec![(heaps(&[3, 5, 1], &[]), true), (heaps(&[1], &[]), false)],
            (heaps(&[4747; 47], &[]), true),
        ),
        // The same problem as above with the numbers 1 to 100 in falling order: 10,000 = 101 × 99 + 1.
        (
            1536,
            vec![],
            (
                [vec![10_000; 99]].map(|all| heaps(&all, &hundred_any_order))[0].clone(),
                true,
            ),
        ),
    ]
}

/// The problem with this number.
fn problem(number: u32) -> Problem {
    let mut all = PROBLEMS.into_iter();
    all.find(|known| known.number == number).unwrap()
}

/// The game of a problem of heaps, for these heaps and for the numbers that the input gives. Heaps without stones are
/// left out, because nobody can take from them. `None` if no move is left at the start.
fn heap_game(problem: &Problem, heaps: &[u64], given: &[u64]) -> Result<Option<HeapGame>, Error> {
    let Solver::Heaps {
        taken,
        past_end,
        end_rule,
    } = problem.solver
    else {
        panic!("{} is not one of heaps", problem.number);
    };
    let rules = [Numbers::parse(&rule(taken, given))?.numbers];
    let heaps: Vec<u64> = heaps.iter().copied().filter(|&stones| stones > 0).collect();
    match HeapGame::new(&heaps, &rules, Coupling::None, past_end, end_rule) {
        Err(error) => match error.of() {
            Some(NimError::NoHeaps | NimError::NoMoveAtStart) => Ok(None),
            _ => Err(error),
        },
        Ok(game) => Ok(Some(game)),
    }
}

/// What a player may take, as [`Numbers::parse`] reads it, for the numbers of the input.
fn rule(taken: Taken, given: &[u64]) -> String {
    let listed: Vec<String> = given.iter().map(u64::to_string).collect();
    let listed = listed.join(",");
    match taken {
        Taken::Any => "any".into(),
        Taken::PowersOfTwo => "pow2".into(),
        Taken::Fibonacci => "fib".into(),
        Taken::UpTo => format!("1..{listed}"),
        Taken::OneOf => listed,
    }
}

/// Who wins a game from its start.
fn outcome<G: Indexed + Notation>(game: G) -> Outcome {
    let start = game.start();
    indexed(game).value(&start).unwrap().outcome
}

/// What decides a game of heaps; `None` if no move is left at the start.
fn why(problem: &Problem, heaps: &[u64], given: &[u64]) -> Option<HeapWhy> {
    let game = heap_game(problem, heaps, given).unwrap()?;
    let start = game.start().to_vec();
    let mut run = HeapRun::new(game).unwrap();
    run.finish().unwrap();
    Some(run.why(&start).unwrap())
}

/// Whether the first player wins.
fn first_wins(problem: &Problem, input: &Input) -> bool {
    let outcome = match (input, problem.solver) {
        (Heaps(heaps, given), Solver::Heaps { end_rule, .. }) => {
            why(problem, heaps, given).map_or(end_rule.outcome_at_end(), |why| why.value.outcome)
        }
        (&Board(columns, rows), Solver::Lattice { moves }) => {
            let moves = moves.iter().map(|&(dm, dn)| Move::step(Vector { dm, dn }));
            let game = VectorGame::new(moves.collect()).unwrap();
            let mut run = Wavefront::new(game, EndRule::Normal, columns, rows).unwrap();
            run.finish().unwrap();
            run.outcome(Point {
                m: columns - 1,
                n: rows - 1,
            })
            .unwrap()
            .unwrap()
        }
        (&Day(year, month, day), Solver::Calendar) => {
            outcome(CalendarGame::starting(Date::new(year, month, day).unwrap()))
        }
        (&Reach(target), Solver::Multiplication) => outcome(Multiplication::new(target).unwrap()),
        (&Text(text), Solver::Digits) => outcome(DigitalDeletions::starting(
            DigitString::parse(text).unwrap(),
        )),
        _ => panic!("{input:?} is not an input of {}", problem.number),
    };
    outcome == Outcome::N
}

/// The numbers of an input that have bounds.
fn bounded(problem: &Problem, input: &Input) -> Vec<(Bounded, u64)> {
    match input {
        Heaps(heaps, given) => {
            let stones = *heaps.iter().max().unwrap();
            let most = *given.iter().max().unwrap_or(&0);
            let count = |of: &[u64]| of.len() as u64;
            vec![
                (Bounded::Heaps, count(heaps)),
                (Bounded::Stones, stones),
                (Bounded::Most, most),
                (Bounded::Numbers, count(given)),
                (Bounded::Number, most),
            ]
        }
        &Board(columns, rows) => vec![
            (Bounded::Columns, columns.into()),
            (Bounded::Rows, rows.into()),
        ],
        Day(..) => {
            let span = TARGET_DATE.days_since_first() - FIRST_DATE.days_since_first();
            vec![(Bounded::Days, span.into())]
        }
        &Reach(target) => vec![(Bounded::Target, target)],
        Text(text) => vec![(Bounded::Digits, text.len() as u64)],
    }
    .into_iter()
    .filter(|(of, _)| problem.limits.iter().any(|limit| limit.of == *of))
    .collect()
}

#[test]
fn each_problem_is_solved_as_published_and_up_to_its_limits() {
    let rows = rows();
    for problem in &PROBLEMS {
        let of_problem: Vec<&Row> = rows.iter().filter(|row| row.0 == problem.number).collect();
        let published = of_problem.iter().flat_map(|row| &row.1);
        assert!(published.clone().count() > 0, "{}", problem.number);
        let largest = of_problem.iter().map(|row| &row.2);
        for (input, expected) in published.chain(largest.clone()) {
            assert_eq!(first_wins(problem, input), *expected, "{}", problem.number);
        }
        // The largest input is the largest that the catalogue allows.
        let (input, _) = largest.clone().next().unwrap();
        for (of, value) in bounded(problem, input) {
            let limit = problem.limits.iter().find(|limit| limit.of == of).unwrap();
            assert_eq!(value, limit.max, "{} {of:?}", problem.number);
        }
    }
}

#[test]
fn the_catalogue_has_thirteen_problems() {
    let mut numbers: Vec<u32> = PROBLEMS.iter().map(|problem| problem.number).collect();
    numbers.sort_unstable();
    let named = [
        1079, 1404, 1517, 1536, 1846, 1847, 1848, 1849, 1850, 1907, 2147, 2149, 2188,
    ];
    assert_eq!(numbers, named);
    assert_eq!(problem(1517).name, "A Multiplication Game");
    for problem in &PROBLEMS {
        assert!(problem.limits.iter().all(|limit| limit.min <= limit.max));
    }
}

/// Two problems ask for more than the winner: how many first moves win, and which first bids.
#[test]
fn winning_moves_are_counted_and_listed() {
    let good_boy = problem(1850);
    assert_eq!(why(&good_boy, &[5, 7, 9], &[]).unwrap().winning, 1);
    let mut many = vec![1_000_000; 99];
    many.push(1);
    // The odd heap of 1,000,000 has all of its bits alone, so each of the 99 can be made 1.
    assert_eq!(why(&good_boy, &many, &[]).unwrap().winning, 99);
    let sale = problem(2149);
    let bids = |price: u64, most: u64| -> Vec<u64> {
        let why = why(&sale, &[price], &[most]).unwrap();
        why.winning_takes.iter().map(|take| take.stones).collect()
    };
    assert_eq!(bids(4, 2), [1]);
    assert!(bids(3, 2).is_empty());
    assert_eq!(bids(3, 5), [3, 4, 5]);
    assert_eq!(bids(1100, 1100), [1100]);
}

/// On the board, lost means that columns and rows are both odd.
#[test]
fn kikis_game_is_lost_on_odd_boards() {
    let kiki = problem(2147);
    for columns in 1..=12 {
        for rows in 1..=12 {
            let odd = columns % 2 == 1 && rows % 2 == 1;
            assert_eq!(first_wins(&kiki, &Board(columns, rows)), !odd);
        }
    }
    assert!(!first_wins(&kiki, &Board(1999, 1999)));
}

/// The inputs of S-Nim may have empty heaps, and heaps from which nothing may be taken.
#[test]
fn heaps_without_a_move_are_lost() {
    let s_nim = problem(1536);
    for (stones, given, wins) in [
        (&[0][..], &[1][..], false),
        (&[0, 0, 3], &[5, 4], false),
        (&[0, 5, 0], &[5, 4], true),
        (&[0, 9, 9, 0], &[10_000, 1], false),
    ] {
        assert_eq!(
            first_wins(&s_nim, &heaps(stones, given)),
            wins,
            "{stones:?}"
        );
    }
    let rules = heap_game(&s_nim, &[3], &[]).unwrap_err();
    assert_eq!(rules.code(), "rule-empty");
}
