//! Scripts against the same games in Rust, in positions per second, and calls that run into their limits.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use appleyard_core::game::{EndRule, Game, Outcome, Player};
use appleyard_core::progress::Run;
use appleyard_core::solve::{MAX_POSITIONS, Retrograde, Solved, SolvedGame, Value};
use appleyard_rules::{ScriptGame, ScriptRun};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Tic-tac-toe as the script has it.
struct TicTacToe;

impl TicTacToe {
    fn winner(board: &[u8; 9]) -> bool {
        let lines = [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [0, 3, 6],
            [1, 4, 7],
            [2, 5, 8],
            [0, 4, 8],
            [2, 4, 6],
        ];
        lines
            .iter()
            .any(|&[a, b, c]| board[a] != 0 && board[a] == board[b] && board[a] == board[c])
    }

    fn mark(board: &[u8; 9]) -> u8 {
        2 - u8::from(board.iter().filter(|&&it| it == 0).count() % 2 == 1)
    }
}

impl Game for TicTacToe {
    type Position = [u8; 9];
    type Move = usize;

    fn moves(&self, board: &[u8; 9]) -> impl Iterator<Item = usize> {
        let over = TicTacToe::winner(board);
        (0..9).filter(move |&square| !over && board[square] == 0)
    }

    fn after(&self, board: &[u8; 9], square: usize) -> [u8; 9] {
        let mut after = *board;
        after[square] = TicTacToe::mark(board);
        after
    }

    fn verdict(&self, board: &[u8; 9]) -> Outcome {
        if TicTacToe::winner(board) {
            Outcome::P
        } else {
            Outcome::D
        }
    }

    fn turn(&self, board: &[u8; 9]) -> Option<Player> {
        Some(if TicTacToe::mark(board) == 1 {
            Player::First
        } else {
            Player::Second
        })
    }
}

/// Three heaps in rising order, as the script `nim` has it.
struct Heaps;

impl Game for Heaps {
    type Position = [u32; 3];
    type Move = (usize, u32);

    fn moves(&self, &heaps: &[u32; 3]) -> impl Iterator<Item = (usize, u32)> {
        // The script names its moves, so equal heaps have the same moves.
        let first = move |&heap: &usize| heap == 0 || heaps[heap - 1] != heaps[heap];
        let heaps_to_take = (0..3).filter(first);
        heaps_to_take.flat_map(move |heap| (0..heaps[heap]).map(move |left| (heap, left)))
    }

    fn after(&self, heaps: &[u32; 3], (heap, left): (usize, u32)) -> [u32; 3] {
        let mut after = *heaps;
        after[heap] = left;
        after.sort_unstable();
        after
    }

    fn verdict(&self, _: &[u32; 3]) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }
}

/// One heap of which one to three stones may be taken.
struct TakeAway;

impl Game for TakeAway {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &stones: &u32) -> impl Iterator<Item = u32> {
        1..=stones.min(3)
    }

    fn after(&self, &stones: &u32, taken: u32) -> u32 {
        stones - taken
    }

    fn verdict(&self, _: &u32) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }
}

/// Dominoes on a board of 4 by 4, its squares by rows: the first player lays upright, the second flat.
struct Dominoes;

impl Game for Dominoes {
    type Position = ([bool; 16], Player);
    type Move = usize;

    fn moves(&self, &(board, turn): &([bool; 16], Player)) -> impl Iterator<Item = usize> {
        (0..16).filter(move |&square| {
            let other = Dominoes::other(square, turn);
            let fits = other < 16 && (turn == Player::First || !other.is_multiple_of(4));
            fits && !board[square] && !board[other]
        })
    }

    fn after(&self, &(board, turn): &([bool; 16], Player), square: usize) -> ([bool; 16], Player) {
        let mut after = board;
        after[square] = true;
        after[Dominoes::other(square, turn)] = true;
        let next = match turn {
            Player::First => Player::Second,
            Player::Second => Player::First,
        };
        (after, next)
    }

    fn verdict(&self, _: &([bool; 16], Player)) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }

    fn turn(&self, &(_, turn): &([bool; 16], Player)) -> Option<Player> {
        Some(turn)
    }
}

impl Dominoes {
    fn other(square: usize, turn: Player) -> usize {
        match turn {
            Player::First => square + 4,
            Player::Second => square + 1,
        }
    }
}

/// The value of the start, with the numbers of positions and of their moves.
type Answer = (Value, usize, usize);

fn by_script(script: &str) -> Answer {
    let game = ScriptGame::new(script).unwrap();
    let mut run = ScriptRun::new(&game, MAX_POSITIONS).unwrap();
    run.finish().unwrap();
    let solved: &dyn SolvedGame = &run;
    let value = solved.value(solved.start().unwrap());
    (value.unwrap(), solved.count(), run.moves_met())
}

fn by_rust<G: Game>(game: G, start: G::Position) -> Answer {
    let mut run = Retrograde::new(game, MAX_POSITIONS);
    run.ask(start.clone()).unwrap();
    run.finish().unwrap();
    (
        run.value(&start).unwrap(),
        run.positions().len(),
        run.moves_met(),
    )
}

/// A script that is interpreted as a whole: a function for one type is not lowered.
fn interpreted(script: &str) -> String {
    format!("{script}\nfn int.interpreted() {{ }}")
}

/// The script in both ways, and how many times faster the game in Rust is.
fn compare(criterion: &mut Criterion, name: &str, script: &str, rust: impl Fn() -> Answer) {
    let answer = by_script(script);
    assert_eq!(answer, rust());
    let quickest = |run: &dyn Fn() -> Answer| {
        let times = (0..5).map(|_| {
            let begun = Instant::now();
            black_box(run());
            begun.elapsed()
        });
        times.min().unwrap_or(Duration::ZERO).as_secs_f64()
    };
    let walked = interpreted(script);
    assert_eq!(answer, by_script(&walked));
    let (slow, fast) = (quickest(&|| by_script(script)), quickest(&rust));
    let slowest = quickest(&|| by_script(&walked));
    println!(
        "scripts/{name}: {:.0} positions/s and {:.0} moves/s by script, {:.0} positions/s interpreted, {:.0} \
         positions/s in Rust; Rust is {:.1} times as fast as the script, which is {:.1} times as fast as interpreted",
        answer.1 as f64 / slow,
        answer.2 as f64 / slow,
        answer.1 as f64 / slowest,
        answer.1 as f64 / fast,
        slow / fast,
        slowest / slow
    );
    let mut group = criterion.benchmark_group(format!("scripts/{name}"));
    group.throughput(Throughput::Elements(answer.1 as u64));
    group.sample_size(10);
    group.bench_function("script", |bencher| {
        bencher.iter(|| by_script(black_box(script)))
    });
    group.bench_function("rust", |bencher| bencher.iter(&rust));
    group.finish();
}

fn games(criterion: &mut Criterion) {
    let tic_tac_toe = include_str!("../../rules/examples-of-games/tic-tac-toe.rhai");
    compare(criterion, "tic-tac-toe", tic_tac_toe, || {
        by_rust(TicTacToe, [0; 9])
    });
    let nim =
        include_str!("../../rules/examples-of-games/nim.rhai").replace("[3, 5, 7]", "[15, 17, 20]");
    compare(criterion, "nim 15 17 20", &nim, || {
        by_rust(Heaps, [15, 17, 20])
    });
    let domineering = include_str!("../../rules/examples-of-games/domineering.rhai");
    compare(criterion, "domineering 4 by 4", domineering, || {
        by_rust(Dominoes, ([false; 16], Player::First))
    });
    let take_away =
        include_str!("../../rules/examples-of-games/take-away.rhai").replace("21", "50_000");
    compare(criterion, "take-away", &take_away, || {
        by_rust(TakeAway, 50_000)
    });
}

/// Bodies of `moves` that do as much as they can with each operation until a limit stops them.
const COSTLY: &[(&str, &str)] = &[
    ("empty loop", "loop { }"),
    ("sums", "let n = 0; loop { n = n * 3 % 1000 + 1; }"),
    ("calls", "fn_less(p)"),
    (
        "copies of a flat array",
        "let a = filled(4000, 0); loop { let b = a; }",
    ),
    (
        "copies of small arrays",
        "let a = [1, 2, 3, 4]; loop { let b = a; let c = b; }",
    ),
    (
        "copies of a nested array",
        "let a = filled(300, [1]); loop { let b = a; }",
    ),
    (
        "copies of maps",
        "let a = filled(90, #{ a: 1, b: 2 }); loop { let b = a; }",
    ),
    (
        "copies of a map of maps",
        "let m = #{}; for n in 0..60 { m[`${n}`] = #{ a: 1 }; } loop { let b = m; }",
    ),
    (
        "sorting",
        "let a = []; for n in 0..300 { a.push(`${n * 7 % 300}x`); } loop { a.reverse(); a.sort(); }",
    ),
    (
        "comparing",
        "let a = filled(300, [1]); let b = a; loop { a == b; }",
    ),
    (
        "texts",
        "let s = \"a\".repeat(1000); let t = \"\"; loop { t = `${s}`; t.contains(\"b\"); }",
    ),
    (
        "characters",
        "loop { \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\".chars(); }",
    ),
    ("lists written out", "LIST"),
    ("maps written out", "MAP"),
    ("growing", "let a = []; loop { a.push([1]); }"),
    (
        "growing at the front",
        "let a = []; loop { a.insert(0, 1); }",
    ),
    (
        "large sums of texts",
        "let s = \"a\".repeat(1000); loop { s + 1; s + 2; s + 3; }",
    ),
    ("caught errors", "loop { try { p / 0; } catch { } }"),
    (
        "thrown arrays",
        "let a = filled(300, [1]); loop { try { throw a; } catch (e) { } }",
    ),
    (
        "names of types",
        "let a = filled(4000, 0); loop { type_of(a); }",
    ),
    ("ranges", "loop { for n in 0..10 { n in 0..10; } }"),
    (
        "switches",
        "loop { switch p { 1 => 2, 2 => 3, 3 => 4, _ => 5 } }",
    ),
];

fn caps(_: &mut Criterion) {
    let mut worst = Duration::ZERO;
    for &(name, body) in COSTLY {
        let body = match body {
            "LIST" => format!("loop {{ [{}]; }}", "0,".repeat(128)),
            "MAP" => {
                let entries: String = (0..128).map(|n| format!("k{n}: 0,")).collect();
                format!("loop {{ #{{{entries}}}; }}")
            }
            body => body.to_string(),
        };
        let script = format!(
            "fn start() {{ 1 }} fn fn_less(n) {{ loop {{ one(n); }} }} fn one(n) {{ n }} fn moves(p) {{ {body} }}"
        );
        let mut quickest = Duration::MAX;
        let mut code = "";
        for _ in 0..5 {
            let game = ScriptGame::new(&script).unwrap();
            let begun = Instant::now();
            let failed = black_box(game.targets(0)).unwrap_err();
            quickest = quickest.min(begun.elapsed());
            code = failed.code();
        }
        println!(
            "scripts/cap/{name}: {:.1} ms, {code}",
            quickest.as_secs_f64() * 1e3
        );
        worst = worst.max(quickest);
    }
    println!(
        "scripts/cap: at most {:.1} ms a call",
        worst.as_secs_f64() * 1e3
    );
    assert!(worst < Duration::from_millis(50), "a call takes {worst:?}");
}

criterion_group!(benches, caps, games);
criterion_main!(benches);
