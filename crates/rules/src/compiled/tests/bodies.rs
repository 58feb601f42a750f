//! Natives, operators and statements one by one.

use std::iter::repeat;

use super::super::natives::Native;
use super::{Tally, call};
use crate::script::{FUNCTIONS, Script};
use crate::value::Value;

/// A script whose `start` has this body.
fn body(body: &str) -> String {
    format!("fn start() {{ {body} }}\nfn moves(p) {{ [] }}")
}

#[track_caller]
fn start(text: &str) -> Tally {
    match Script::compile(text) {
        Ok(script) => call(&script, 0, None).0,
        Err(_) => Tally::default(),
    }
}

/// Bodies of functions, several in one script, because reading a script takes longest.
#[derive(Default)]
struct Bodies(Vec<String>);

impl Bodies {
    fn run(&self) -> Tally {
        let mut tally = Tally::default();
        for some in self.0.chunks(FUNCTIONS.len()) {
            let functions = FUNCTIONS
                .iter()
                .zip(some.iter().map(String::as_str).chain(repeat("")));
            let functions = functions.map(|((name, parameters), body)| {
                let parameters = if *parameters > 0 { "p" } else { "" };
                format!("fn {name}({parameters}) {{ {body} }}\n")
            });
            match Script::compile(&functions.collect::<String>()) {
                Ok(script) => {
                    for (entry, &(_, parameters)) in FUNCTIONS.iter().enumerate().take(some.len()) {
                        let argument = (parameters > 0).then_some(Value::Int(7));
                        tally += call(&script, entry, argument.as_ref()).0;
                    }
                }
                // One of them cannot be read.
                Err(_) => {
                    for it in some {
                        tally += start(&body(it));
                    }
                }
            }
        }
        tally
    }
}

/// Values of each type, as a script writes them.
const SAMPLES: &[&str] = &[
    "0",
    "1",
    "-1",
    "7",
    "9_223_372_036_854_775_807",
    "(-9_223_372_036_854_775_807 - 1)",
    "64",
    "true",
    "false",
    "()",
    "'x'",
    "'é'",
    "\"\"",
    "\"x\"",
    "\"xé, 12 \"",
    "\"12\"",
    "[]",
    "[1]",
    "[3, 1, 2, 1]",
    "[\"b\", \"a\", \"x\"]",
    "['b', 1, true, (), \"x\"]",
    "[[1, 2], [1], \"x\", #{ a: 1 }]",
    "#{}",
    "#{ b: 1, a: [2], x: 'y' }",
    "#{ a: 3 }",
    "1..4",
    "2..=3",
];

#[test]
fn natives_do_what_those_of_the_interpreter_do() {
    let mut bodies = Bodies::default();
    for name in Native::NAMES {
        for receiver in SAMPLES {
            bodies
                .0
                .push(format!("let x = {receiver}; let r = x.{name}(); [r, x]"));
            bodies.0.push(format!("let r = {name}({receiver}); [r]"));
            bodies
                .0
                .push(format!("let x = {receiver}; let r = x.{name}; [r, x]"));
            for first in SAMPLES {
                bodies.0.push(format!(
                    "let x = {receiver}; let r = x.{name}({first}); [r, x]"
                ));
                bodies
                    .0
                    .push(format!("let y = {first}; [{name}({receiver}, y), y]"));
            }
            for second in SAMPLES.iter().step_by(2) {
                for first in ["0", "2", "-1", "\"x\""] {
                    bodies.0.push(format!(
                        "let x = {receiver}; let r = {name}(x, {first}, {second}); [r, x]"
                    ));
                }
            }
        }
    }
    let tally = bodies.run();
    assert!(tally.made > 1000, "{tally:?}");
    println!("{tally:?}");
}

#[test]
fn operators_do_what_those_of_the_interpreter_do() {
    let mut bodies = Bodies::default();
    for operator in [
        "+", "-", "*", "/", "%", "**", "<<", ">>", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=",
        "&&", "||", "??", "in", "!in",
    ] {
        for left in SAMPLES {
            for right in SAMPLES {
                bodies
                    .0
                    .push(format!("let x = {left}; let y = {right}; [x {operator} y]"));
                bodies
                    .0
                    .push(format!("if {left} {operator} {right} {{ 1 }} else {{ 2 }}"));
                if operator.len() < 3 {
                    bodies.0.push(format!(
                        "let x = {left}; x {operator}= {right}; let a = [{left}]; a[0] {operator}= {right}; [x, a]"
                    ));
                }
            }
        }
    }
    for value in SAMPLES {
        for operator in ["-", "+", "!"] {
            bodies.0.push(format!("let x = {value}; [{operator}x]"));
        }
        for (piece, other) in [
            ("x", "x"),
            ("x[0]", "x"),
            ("x[-1]", "x.a"),
            ("x[\"a\"]", "x[1]"),
        ] {
            bodies.0.push(format!(
                "let x = {value}; let t = `a${{{piece}}}b`; [t, {other}]"
            ));
            bodies
                .0
                .push(format!("let x = {value}; {piece} = 5; {other} = 'c'; x"));
        }
        bodies
            .0
            .push(format!("let r = []; for e in {value} {{ r.push(e); }} r"));
        bodies.0.push(format!(
            "let r = []; for (e, n) in {value} {{ r += [n, e]; }} r"
        ));
        bodies
            .0
            .push(format!("let n = 0; for e in {value} {{ }} n"));
    }
    let tally = bodies.run();
    assert!(tally.made > 2000, "{tally:?}");
    println!("{tally:?}");
}

/// Bodies for which an order of evaluation, a cost or a rare way through a statement matters.
#[test]
fn statements_do_what_those_of_the_interpreter_do() {
    for (text, made) in [
        ("let a = [1, 2]; a[pop(a) - 2] = a.len; a", true),
        ("let a = [1, 2, 3]; [a[a.pop() - 3], a]", true),
        ("let a = [1]; a.push({ a = [5]; 2 }); a", true),
        ("let a = [1]; push(a, { a = [5]; 2 }); a", true),
        (
            "let a = [[1], [2]]; a[0].push(a); a[1] += a[0]; a[0][0] = 9; a",
            true,
        ),
        (
            "let m = #{ a: #{ b: [1] } }; m.a.b.push(2); m.a.b[0] += 4; m.a.c = m.a; m[\"d\"] = 1; m",
            true,
        ),
        (
            "let m = #{ a: [1, 2] }; let n = m; n.a[0] = 5; n.a.reverse(); [m, n]",
            true,
        ),
        (
            "let a = [3, 1]; let b = a; b.sort(); a.clear(); [a, b]",
            true,
        ),
        (
            "let n = 0; do { n += 1; if n < 3 { continue; } } while n < 5; n",
            true,
        ),
        (
            "let n = 0; do { n += 1; } until n > 5; do { } until true; n",
            true,
        ),
        (
            "let n = 0; do { n += 1; if n > 4 { break n; } continue; } while false",
            true,
        ),
        ("let x = loop { break 5; }; x", true),
        ("let x = while true { break; }; [x]", true),
        ("let n = 9; while n > 0 { n -= 1; } while n > 0 { } n", true),
        ("let x = if true { return [7]; } else { 1 }; x", true),
        (
            "for n in 0..3 { for m in n..=2 { if m == 1 { break; } if n == 2 { return m; } } }",
            true,
        ),
        ("for n in 5..1 { throw n; } for n in -1..=-1 { }", true),
        ("let x = 1; let x = x + 1; { let x = 9; x += 1; } x", true),
        (
            "let x = 1; { let y = x; { let x = 7; y += x; } x = y; } x",
            true,
        ),
        (";;; { } {{ ; 5 }}", true),
        ("", true),
        ("let a = [1, [2, 3]]; a[1][1] * a[-2]", true),
        (
            "let t = \"añb\"; [t[1], t[-1], t + t[0], t == t[1], `${t[1]}${[1, 'a']}`]",
            true,
        ),
        (
            "let u = #{}; [u.nothing, u[\"x\"] == (), u.len(), u.len]",
            true,
        ),
        ("(1 + 2 * 3 - -4) % 5 | 8 ^ 3 & 6", true),
        ("[1, 2].replaced(0, [5]).replaced(1, 6).len()", true),
        (
            "let a = [1, 2]; let b = a.replaced(0, 4).without(1); [a, b]",
            true,
        ),
        (
            "[f(f(1, 2), f(3, 4)), g()]\n} fn f(a, b) { let c = a * b; c + 1 } fn g() { ",
            true,
        ),
        ("let a = 1; f(a, { a = 5; a })\n} fn f(x, y) { [x, y]", true),
        (
            "let a = 1; f({ a = 5; a }, a)\n} fn f(x, y) { x += 1; [x, y]",
            true,
        ),
        ("e()\n} fn e() { } fn unused() { try { } catch { }", true),
        ("f(3)\n} fn f(n) { if n > 0 { f(n - 1) } else { [] }", true),
        ("len(5)\n} fn len(x) { x + 1", true),
        ("5 in [1]\n} fn contains(a, b) { [b, a]", true),
        (
            "let a = [1, 2]; if 2 in a && 5 !in a { 1 } else { 2 }",
            true,
        ),
        ("let a = 3; a.f()\n} fn f() { 4", false),
        ("switch 1 { 1 => 2, _ => 3 }", false),
        ("try { throw 1 } catch (e) { e }", false),
        ("const a = 1; a", false),
        ("type_of(1)", false),
        ("let m = (); m?.a", false),
        ("f(1)\n} fn f(x) { type_of(x)", false),
        ("let a = if 1 < 2 { 3 } else { return 4; } + 5; a", false),
    ] {
        let tally = start(&body(text));
        assert_eq!(tally.errors, 0, "{text}");
        assert_eq!(tally.made == 1, made, "{text}: {tally:?}");
    }
}

/// What ends at a cap or in an error does so in both ways.
#[test]
fn errors_are_left_to_the_interpreter() {
    for text in [
        "loop { }",
        "while true { }",
        "for n in 0..9_000_000_000 { }",
        "do { } while true",
        "start()",
        "let a = [1]; loop { a += a; }",
        "let a = [1]; loop { a = [a]; }",
        "let a = []; loop { a.push(a); }",
        "let s = \"ab\"; loop { s += s; }",
        "let a = filled(1000, 0); loop { let b = a; }",
        "filled(15000, filled(15000, 0))",
        "filled(20000, 0)",
        "let a = filled(16384, 0); a.push(1); a",
        "let a = []; a[0]",
        "let a = [1]; a[-2]",
        "1 / 0",
        "throw 5",
        "[1].f()",
        "if 1 { }",
        "nothing(1)",
        "let a = []; loop { a.sort(); a.push(1); }",
        "\"x\".repeat(2000)",
    ] {
        let tally = start(&body(text));
        assert_eq!((tally.made, tally.left), (0, 0), "{text}");
    }
}

/// The deepest calls, each within the deepest expression, fit on the stack.
#[test]
fn the_deepest_recursion_ends_at_its_cap() {
    let (open, close) = ("[1 + ".repeat(5), "][0]".repeat(5));
    for depth in [20, 40] {
        let text =
            format!("f({depth})\n}} fn f(n) {{ if n == 0 {{ return 0; }} {open}f(n - 1){close}");
        let tally = start(&body(&text));
        assert_eq!(
            (tally.made, tally.errors, tally.left),
            (u32::from(depth < 24), u32::from(depth > 24), 0)
        );
    }
}
