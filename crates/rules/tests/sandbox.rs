//! Scripts that attack: each gets its error, at its place.

use appleyard_core::Error;
use appleyard_core::error::Param;
use appleyard_core::game::{Claim, Outcome};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Code, Expand, MAX_POSITIONS, SolvedGame};
use appleyard_rules::{Form, RuleError, ScriptGame, ScriptRun, limits};

/// The first error of a script, from reading it to solving it with at most 10,000 positions.
fn error(script: &str) -> RuleError {
    let solve = || -> Result<(), RuleError> {
        let game = ScriptGame::new(script)?;
        let mut run = ScriptRun::new(&game, 10_000)?;
        run.finish()?;
        for position in (0..).take(run.count()) {
            game.label(position)?;
            game.picture(position)?;
        }
        Ok(())
    };
    solve().unwrap_err()
}

/// The error of a `moves` with this body, in line 2.
fn of_moves(body: &str) -> RuleError {
    error(&format!("fn start() {{ 1 }}\nfn moves(p) {{ {body} }}"))
}

#[track_caller]
fn is(error: &RuleError, code: &str, line: Option<u64>) {
    assert_eq!((error.code(), error.line), (code, line), "{error}");
}

#[test]
fn loops_and_recursion_end_at_their_caps() {
    for body in [
        "loop { }",
        "while true { p += 0; }",
        "for n in 0..9_000_000_000 { }",
        "let n = 0; do { n += 1; } until n < 0",
        "try { loop { } } catch { loop { } }",
    ] {
        is(&of_moves(body), "script-too-many-operations", Some(2));
    }
    is(&of_moves("moves(p)"), "script-recursion-too-deep", Some(2));
    let two = "fn start() { f(1) }\nfn f(n) { g(n + 1) }\nfn g(n) { f(n) }\nfn moves(p) { [] }";
    assert_eq!(error(two).code(), "script-recursion-too-deep");
}

#[test]
fn nothing_grows_beyond_its_limit() {
    for (body, code) in [
        ("let s = \"ab\"; loop { s += s; }", "script-text-too-long"),
        (
            "let s = \"ab\"; loop { s = `${s}${s}`; }",
            "script-text-too-long",
        ),
        ("\"ab\".repeat(1_000_000_000)", "script-text-too-long"),
        (
            "let a = [1, 2]; loop { a += a; }",
            "script-collection-too-large",
        ),
        (
            "let a = [1, 2]; loop { a = a + a; }",
            "script-collection-too-large",
        ),
        ("let a = [1]; loop { a = [a, a]; }", "script-value-too-deep"),
        ("filled(1_000_000_000, 0)", "script-collection-too-large"),
        ("filled(15000, filled(15000, 0))", "script-too-many-touched"),
        (
            "let a = filled(1000, 0); loop { let b = a; }",
            "script-too-many-touched",
        ),
        (
            "let m = #{}; let n = 0; loop { m[`${n}`] = n; n += 1; }",
            "script-too-many-touched",
        ),
        ("let a = []; loop { a = [a]; }", "script-value-too-deep"),
        ("let a = []; loop { a.push(a); }", "script-value-too-deep"),
        (
            "let a = #{}; loop { a = #{ a: a }; }",
            "script-value-too-deep",
        ),
    ] {
        is(&of_moves(body), code, Some(2));
    }
}

#[test]
fn a_script_can_catch_its_own_errors_but_not_the_limits() {
    let caught =
        "fn start() { let p = 0; try { throw 1; } catch { p = 2; } p }\nfn moves(p) { [] }";
    assert!(ScriptGame::new(caught).is_ok());
    let limit = "let a = [1, 2]; try { loop { a += a; } } catch { }  a";
    is(&of_moves(limit), "script-collection-too-large", Some(2));
}

#[test]
fn wrong_values_are_named() {
    for (body, code) in [
        ("3", "script-wrong-return"),
        ("", "script-wrong-return"),
        ("[()]", "script-not-a-position"),
        ("[0..3]", "script-not-a-position"),
        (
            "let a = [1]; for n in 0..8 { a = [a]; } [a]",
            "script-value-too-deep",
        ),
        ("[filled(2000, 7)]", "script-position-too-large"),
        (
            "let a = []; for n in 0..1100 { a.push(n); } a",
            "script-too-many-moves",
        ),
    ] {
        let error = of_moves(body);
        is(&error, code, Some(2));
        assert_eq!((error.function, error.position), (Some("moves"), Some(0)));
    }
    for (body, code) in [
        ("throw \"no <b>way</b>\"", "script-thrown"),
        ("p.nothing", "script-wrong-type"),
        ("nothing", "script-unknown-name"),
        ("nothing(p)", "script-unknown-function"),
        ("p + true", "script-unknown-function"),
        ("[1][7]", "script-no-such-place"),
        ("[1].replaced(7, 1)", "script-no-such-place"),
        ("p / 0", "script-arithmetic"),
        ("p % 0", "script-arithmetic"),
        ("p + 9_223_372_036_854_775_807", "script-arithmetic"),
        ("2 ** 64", "script-arithmetic"),
        (
            "let x = -9_223_372_036_854_775_807 - p; [-x, abs(x)]",
            "script-arithmetic",
        ),
        ("if p { [] }", "script-wrong-type"),
        ("for x in p { }", "script-wrong-type"),
        ("[1, \"a\"].sort()", "script-wrong-type"),
    ] {
        is(&of_moves(body), code, Some(2));
    }
    let error = of_moves("throw \"no <b>way</b>\"");
    assert_eq!(
        error.kind.params(),
        [("detail", Param::from("no <b>way</b>"))]
    );
}

#[test]
fn the_other_functions_are_checked_too() {
    let with = |function: &str| {
        error(&format!(
            "fn start() {{ 1 }}\nfn moves(p) {{ [] }}\n{function}"
        ))
    };
    for (function, code) in [
        ("fn winner(p) { 1 }", "script-wrong-return"), // there are no players
        ("fn winner(p) { \"me\" }", "script-wrong-return"),
        ("fn player(p) { 3 }", "script-wrong-return"),
        ("fn player(p) { \"x\" }", "script-wrong-return"),
        ("fn player() { 1 }", "script-wrong-parameters"),
        ("fn label(p) { [] }", "script-wrong-return"),
        ("fn picture(p) { 1 }", "script-wrong-return"),
        (
            "fn picture(p) { [#{ circle: [1, 2, 0] }] }",
            "script-not-a-picture",
        ),
        (
            "fn picture(p) { [#{ line: [1, 2, 3] }] }",
            "script-not-a-picture",
        ),
        (
            "fn picture(p) { [#{ line: [1, 2, 3, 200_000] }] }",
            "script-not-a-picture",
        ),
        (
            "fn picture(p) { [#{ html: \"<b>\" }] }",
            "script-not-a-picture",
        ),
        (
            "fn picture(p) { [#{ circle: [1, 2, 3], move: 0 }] }",
            "script-not-a-picture",
        ),
    ] {
        assert_eq!(with(function).code(), code, "{function}");
    }
}

#[test]
fn a_text_that_is_no_script_is_refused_at_its_place() {
    is(&error(&"x".repeat(1 << 20)), "script-too-long", None);
    is(
        &error(&" ".repeat(limits::MAX_SCRIPT_BYTES + 1)),
        "script-too-long",
        None,
    );
    is(
        &error("fn start() { 1 }\nfn moves(p) { [ }"),
        "script-syntax",
        Some(2),
    );
    is(&error("fn start() { 1 }"), "script-function-missing", None);
    is(&error(""), "script-function-missing", None);
    is(
        &error("fn start() { 1 }\nlet x = 1;\nfn moves(p) { [] }"),
        "script-outside-functions",
        Some(2),
    );
    is(
        &of_moves(&"(".repeat(5000)),
        "script-nested-too-deep",
        Some(2),
    );
    is(
        &of_moves(&format!("{}1{}", "[".repeat(100), "]".repeat(100))),
        "script-nested-too-deep",
        Some(2),
    );
    is(
        &of_moves(&"if true { ".repeat(200)),
        "script-nested-too-deep",
        Some(2),
    );
    is(
        &of_moves(&format!("let a = [{}]; a", "1,".repeat(129))),
        "script-list-too-long",
        Some(2),
    );
    for body in [
        "eval(\"1\")",
        "import \"a\" as b;",
        "print(1)",
        "debug(1)",
        "this",
        "|x| x",
        "Fn(\"moves\")",
        "p.call(1)",
        "export p;",
    ] {
        is(&of_moves(body), "script-syntax", Some(2));
    }
    for body in ["timestamp()", "rand()", "sleep(1)", "now()", "open(\"a\")"] {
        is(&of_moves(body), "script-unknown-function", Some(2));
    }
}

#[test]
fn a_position_that_moves_to_itself_is_a_draw() {
    let game = ScriptGame::new("fn start() { 1 } fn moves(p) { [p] }").unwrap();
    let mut run = ScriptRun::new(&game, 10).unwrap();
    run.finish().unwrap();
    assert_eq!(run.claim(Code(0)), Ok(Claim::Endless));
}

/// Ten million positions, and no end at all: both stop at the limit that was said before, in slices.
#[test]
fn a_game_beyond_the_limit_stops_there() {
    for step in ["if p < 10_000_000 { [p + 1] } else { [] }", "[p + 1]"] {
        let script = format!("fn start() {{ 0 }}\nfn moves(p) {{ {step} }}");
        let game = ScriptGame::new(&script).unwrap();
        let mut run = ScriptRun::new(&game, 5000).unwrap();
        let error = loop {
            if let Err(error) = run.advance(100) {
                break error;
            }
        };
        assert_eq!(
            error.to_string(),
            "the game has more than 5000 positions; make it smaller, or look whether it ends"
        );
        assert_eq!(run.advance(1), Err(error));
        assert!(game.positions_met() <= 5001);
    }
    assert_eq!(MAX_POSITIONS, 1 << 22);
    let game = ScriptGame::new("fn start() { 0 } fn moves(p) { [] }").unwrap();
    assert!(ScriptRun::new(&game, 0).is_err());
}

#[test]
fn a_script_that_fails_late_stops_the_run_and_says_where() {
    let script = "fn start() { 0 }\nfn moves(p) {\n  if p == 500 { throw p; }\n  [p + 1]\n}";
    let game = ScriptGame::new(script).unwrap();
    let mut run = ScriptRun::new(&game, 10_000).unwrap();
    let error = run.finish().unwrap_err();
    assert_eq!(
        (error.code(), error.line, error.column),
        ("script-thrown", Some(3), Some(17))
    );
    assert_eq!((error.function, error.position), (Some("moves"), Some(500)));
    assert_eq!(run.finish(), Err(error.clone()));
    assert_eq!(run.claim(Code(0)), Err(Error::PositionNotSolved));
    assert!(game.positions_met() < 700);
}

#[test]
fn labels_and_texts_of_pictures_stay_text() {
    let script = "fn start() { 0 }
        fn moves(p) { if p == 0 { #{ \"<img src=x onerror=alert(1)>\": 1 } } else { [] } }
        fn label(p) { \"<script>\" + p }
        fn picture(p) { [#{ text: [0, 0], says: \"</svg>&amp;\" }] }";
    let game = ScriptGame::new(script).unwrap();
    assert_eq!(
        game.move_labels(0).unwrap(),
        ["<img src=x onerror=alert(1)>"]
    );
    assert_eq!(game.label(0).unwrap(), "<script>0");
    let shapes = game.picture(0).unwrap().unwrap();
    assert_eq!(shapes[0].form, Form::Text([0, 0], "</svg>&amp;".into()));
    let long = ScriptGame::new("fn start() { \"x\".repeat(900) } fn moves(p) { [] }").unwrap();
    assert_eq!(
        long.label(0).unwrap().chars().count(),
        limits::MAX_LABEL_CHARS
    );
}

/// Positions are equal when their contents are: maps in any order, and a character is a text.
#[test]
fn equal_contents_are_one_position() {
    let script = "fn start() { 0 }
        fn moves(p) { if p != 0 { return []; }
            [#{ a: 1, b: \"x\" }, #{ b: \"xy\"[0], a: 1 }, #{ a: 1, b: \"y\" }, -1, true, \"1\", [1], 300, 300] }";
    let game = ScriptGame::new(script).unwrap();
    let after = game.targets(0).unwrap();
    assert_eq!(after, [1, 1, 2, 3, 4, 5, 6, 7, 7]);
    assert_eq!(game.describe(1), "{a: 1, b: \"x\"}");
    assert_eq!(game.describe(3), "-1");
}

#[test]
fn winner_speaks_for_the_mover_or_by_number() {
    let verdict = |function: &str| {
        let script = format!("fn start() {{ 0 }} fn moves(p) {{ [] }} {function}");
        let mut game = ScriptGame::new(&script).unwrap();
        let mut options = Vec::new();
        let verdict = game.expand(0, &mut options).unwrap();
        (options.len(), verdict.unwrap())
    };
    for (function, outcome) in [
        ("", Outcome::P),
        ("fn winner(p) { }", Outcome::P),
        ("fn winner(p) { \"mover\" }", Outcome::N),
        ("fn winner(p) { \"opponent\" }", Outcome::P),
        ("fn winner(p) { \"draw\" }", Outcome::D),
        ("fn player(p) { 2 } fn winner(p) { 2 }", Outcome::N),
        ("fn player(p) { 2 } fn winner(p) { 1 }", Outcome::P),
    ] {
        assert_eq!(verdict(function), (0, outcome), "{function}");
    }
}

/// A label may be the same for all positions; the text of a position is its own.
#[test]
fn different_positions_have_different_texts() {
    let script = r#"fn start() { 0 }
        fn moves(p) { if p != 0 { return []; }
            [1, "1", [1], [[1]], ["1"], [1, 1], "[1]", "", [], #{}, #{ a: 1 }, #{ "a: 1, b": 1 }, #{ a: 1, b: 1 },
             "a\nb", "a\\nb", "a\"", true, "true", "x".repeat(500), "x".repeat(501)] }
        fn label(p) { "the same" }"#;
    let game = ScriptGame::new(script).unwrap();
    let after = game.targets(0).unwrap();
    let texts: std::collections::BTreeSet<_> = after.iter().map(|it| game.exact(*it)).collect();
    assert_eq!((after.len(), texts.len()), (20, 20), "{texts:?}");
    assert!(texts.contains(r#"#{ "a: 1, b": 1 }"#) && texts.contains(r#""a\nb""#));
    assert_eq!(game.move_labels(0).unwrap()[3], "the same");
}
