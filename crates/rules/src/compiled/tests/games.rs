//! Games at random whose values mostly have types, so that most of their functions get code.

/// What a position is like.
#[derive(Clone, Copy)]
enum Like {
    Integer,
    Board,
    Record,
    Any,
}

/// A game that these bytes choose.
pub(super) fn game(choices: &[u8]) -> String {
    let mut writer = Writer {
        choices: choices.iter().copied(),
        scope: Vec::new(),
        next: 0,
    };
    let like = match writer.choose(4) {
        0 => Like::Integer,
        1 => Like::Board,
        2 => Like::Record,
        _ => Like::Any,
    };
    let start = match like {
        Like::Integer => "7",
        Like::Board => "[0, 1, 2, 1, 5]",
        Like::Record => "#{ board: [0, 1, 2, 1, 0], turn: 1, done: false, grid: [[1, 2], [3, 4]] }",
        Like::Any => "[1, 2, 3]",
    };
    let mut text = format!("fn start() {{ {start} }}\n");
    for name in ["moves", "player", "winner"] {
        writer.scope = vec![("p".into(), writer.kind_of(like))];
        let before = match name {
            "moves" => writer.one(&["let after = [];", "let after = #{};"]),
            _ => "",
        };
        let mut body = String::new();
        for _ in 0..=writer.choose(5) {
            body += &writer.statement(3, name == "moves", like, before.contains('#'));
            body.push(' ');
        }
        let last = match name {
            "moves" => "after".into(),
            "player" => format!("if {} {{ 1 }} else {{ 2 }}", writer.truth(2)),
            _ => format!(
                "if {} {{ {} }} else if {} {{ {} }}",
                writer.truth(2),
                writer.one(&["\"draw\"", "1", "\"mover\""]),
                writer.truth(1),
                writer.one(&["2", "\"opponent\"", "true", "()"]),
            ),
        };
        text += &format!("fn {name}(p) {{ {before} {body} {last} }}\n");
    }
    text += "fn f(a, b) { a += 1; if a > b { return a - b; } a * 2 % 7 }\n";
    text += "fn g(a) { let s = 0; for e in a { s += e; } s }\n";
    text += "fn h(a, n) { a[0] = n; a }\n";
    text
}

/// The types of which the writer knows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Int,
    Bool,
    /// Five integers, or three, or any number of them.
    Array,
    Record,
    Text,
    List,
}

struct Writer<'a> {
    choices: std::iter::Copied<std::slice::Iter<'a, u8>>,
    scope: Vec<(String, Kind)>,
    next: usize,
}

impl Writer<'_> {
    fn kind_of(&self, like: Like) -> Kind {
        match like {
            Like::Integer => Kind::Int,
            Like::Board | Like::Any => Kind::Array,
            Like::Record => Kind::Record,
        }
    }

    fn choose(&mut self, count: u8) -> u8 {
        // A writer without bytes left takes the first choice.
        self.choices.next().unwrap_or(0) % count
    }

    fn one<'s>(&mut self, all: &[&'s str]) -> &'s str {
        let at = self.choose(u8::try_from(all.len()).unwrap());
        all[usize::from(at)]
    }

    fn variable(&mut self, kind: Kind) -> Option<String> {
        let all: Vec<String> = (self.scope.iter())
            .filter(|(_, own)| *own == kind)
            .map(|(name, _)| name.clone())
            .collect();
        let count = u8::try_from(all.len()).unwrap();
        (count > 0).then(|| all[usize::from(self.choose(count))].clone())
    }

    fn fresh(&mut self, kind: Kind) -> String {
        let name = match self.choose(8) {
            // Some names are used again.
            0 => "x".into(),
            _ => {
                self.next += 1;
                format!("v{}", self.next)
            }
        };
        self.scope.retain(|(own, _)| *own != name);
        self.scope.push((name.clone(), kind));
        name
    }

    fn integer(&mut self, depth: u8) -> String {
        if depth == 0 {
            return match (self.choose(3), self.variable(Kind::Int)) {
                (1 | 2, Some(name)) => name,
                _ => self.one(&["0", "1", "2", "3", "-1", "40", "300"]).into(),
            };
        }
        let below = depth - 1;
        match self.choose(16) {
            0..=3 => self.integer(0),
            4 | 5 => {
                let operator = self.one(&["+", "-", "*", "/", "%", "<<", "|", "&", "^", "**"]);
                format!(
                    "({} {operator} {})",
                    self.integer(below),
                    self.integer(below)
                )
            }
            6 | 7 => format!("{}[{}]", self.array(0), self.integer(below)),
            8 => format!("{}.count({})", self.array(below), self.integer(0)),
            9 => format!(
                "{}.{}",
                self.array(below),
                self.one(&["len", "len()", "sum()", "index_of(1)"])
            ),
            10 => format!(
                "{}({}, {})",
                self.one(&["min", "max", "f"]),
                self.integer(below),
                self.integer(below)
            ),
            11 => format!("{}({})", self.one(&["abs", "sign"]), self.integer(below)),
            12 => format!("g({})", self.array(below)),
            13 => match self.variable(Kind::Record) {
                Some(name) => format!(
                    "{name}.{}",
                    self.one(&["turn", "board[1]", "grid[0][1]", "board.len"])
                ),
                None => self.integer(0),
            },
            14 => {
                format!(
                    "if {} {{ {} }} else {{ {} }}",
                    self.truth(below),
                    self.integer(below),
                    self.integer(below)
                )
                .replacen("if", "{ if", 1)
                    + " }"
            }
            _ => match self.variable(Kind::Record) {
                Some(name) => format!("{name}.grid[{}][{}]", self.integer(below), self.integer(0)),
                None => format!("(-{})", self.integer(below)),
            },
        }
    }

    fn truth(&mut self, depth: u8) -> String {
        let below = depth.saturating_sub(1);
        match self.choose(if depth == 0 { 4 } else { 10 }) {
            0 | 1 => {
                let operator = self.one(&["==", "!=", "<", "<=", ">", ">="]);
                format!("{} {operator} {}", self.integer(below), self.integer(below))
            }
            2 => self.variable(Kind::Bool).unwrap_or_else(|| "true".into()),
            3 => format!("{}.contains({})", self.array(0), self.integer(0)),
            4 => format!("({} && {})", self.truth(below), self.truth(below)),
            5 => format!("({} || {})", self.truth(below), self.truth(below)),
            6 => format!("!({})", self.truth(below)),
            7 => format!(
                "{} {} {}",
                self.array(below),
                self.one(&["==", "!="]),
                self.array(below)
            ),
            8 => format!("{}.is_even()", self.integer(0)),
            _ => match self.variable(Kind::Text) {
                Some(name) => format!("{name} {} \"1\"", self.one(&["==", "<", "!="])),
                None => "p == ()".into(),
            },
        }
    }

    fn array(&mut self, depth: u8) -> String {
        let below = depth.saturating_sub(1);
        match self.choose(if depth == 0 { 4 } else { 9 }) {
            0..=2 => match self.variable(Kind::Array) {
                Some(name) => name,
                None => match self.variable(Kind::Record) {
                    Some(name) => format!("{name}.board"),
                    None => "[1, 0, 2]".into(),
                },
            },
            3 => self.one(&["[1, 2, 3]", "[0, 1, 2, 1, 5]", "[]"]).into(),
            4 | 5 => format!(
                "{}.replaced({}, {})",
                self.array(below),
                self.integer(0),
                self.integer(below)
            ),
            6 => format!("h({}, {})", self.array(below), self.integer(below)),
            7 => format!(
                "[{}, {}, {}]",
                self.integer(below),
                self.integer(below),
                self.integer(0)
            ),
            _ => format!("{}.without({})", self.array(below), self.integer(0)),
        }
    }

    fn text(&mut self, depth: u8) -> String {
        match self.choose(4) {
            0 => "\"ab\"".into(),
            1 => format!("`{} → ${{{}}}`", self.choose(3), self.integer(depth)),
            2 => format!("`${{{}}}${{{}}}`", self.truth(0), self.integer(0)),
            _ => format!("(\"a\" + {})", self.integer(0)),
        }
    }

    fn position(&mut self, like: Like, depth: u8) -> String {
        match (like, self.choose(24)) {
            (_, 0) => self.integer(depth),
            (Like::Integer, _) => self.integer(depth),
            (Like::Board | Like::Any, _) => self.array(depth),
            (Like::Record, _) => format!(
                "#{{ board: p.board.replaced({}, {}), turn: {}, done: {}, grid: p.grid }}",
                self.choose(6),
                self.integer(depth),
                self.integer(0),
                self.truth(0)
            ),
        }
    }

    fn block(&mut self, depth: u8, moves: bool, like: Like, named: bool) -> String {
        let scope = self.scope.clone();
        let mut text = String::new();
        for _ in 0..=self.choose(3) {
            text += &self.statement(depth, moves, like, named);
            text.push(' ');
        }
        self.scope = scope;
        text
    }

    fn statement(&mut self, depth: u8, moves: bool, like: Like, named: bool) -> String {
        let below = depth.saturating_sub(1);
        match self.choose(if depth == 0 { 8 } else { 16 }) {
            0 => {
                let value = self.integer(2);
                format!("let {} = {value};", self.fresh(Kind::Int))
            }
            1 => {
                let value = self.array(2);
                format!("let {} = {value};", self.fresh(Kind::Array))
            }
            2 => match self.choose(3) {
                0 => {
                    let value = self.truth(2);
                    format!("let {} = {value};", self.fresh(Kind::Bool))
                }
                1 => {
                    let value = self.text(1);
                    format!("let {} = {value};", self.fresh(Kind::Text))
                }
                _ => format!("let {} = [];", self.fresh(Kind::List)),
            },
            3 => {
                let operator = self.one(&["=", "+=", "-=", "*="]);
                match self.variable(Kind::Int) {
                    Some(name) => format!("{name} {operator} {};", self.integer(2)),
                    None => String::new(),
                }
            }
            4 => match self.variable(Kind::Array) {
                Some(name) => match self.choose(7) {
                    0 => format!("{name}.sort();"),
                    1 => format!("{name} = {};", self.array(2)),
                    2 => format!("{name}.swap(0, {});", self.integer(0)),
                    3 => format!("{name}.push({});", self.integer(1)),
                    _ => format!(
                        "{name}[{}] {} {};",
                        self.integer(1),
                        self.one(&["=", "+=", "="]),
                        self.integer(2)
                    ),
                },
                None => String::new(),
            },
            5 => match (self.variable(Kind::Record), self.choose(4)) {
                (Some(name), 0) => format!("{name}.turn = {};", self.integer(1)),
                (Some(name), 1) => {
                    format!("{name}.board[{}] = {};", self.integer(0), self.integer(1))
                }
                (Some(name), 2) => format!(
                    "{name}.grid[{}][{}] += {};",
                    self.integer(0),
                    self.integer(0),
                    self.integer(1)
                ),
                (Some(name), _) => format!("let w = {name}; w.done = !w.done;"),
                _ => String::new(),
            },
            6 => match (self.variable(Kind::List), self.choose(5)) {
                (Some(name), 0) => format!("{name}.pop();"),
                (Some(name), 1) => {
                    format!("if {name}.len > 0 {{ {name}[0] = {}; }}", self.integer(1))
                }
                (Some(name), 2) => {
                    format!("if {name}.len() > 1 {{ {name}.remove(1); {name}.sort(); }}")
                }
                (Some(name), 3) => format!("let k = {name}; k.push(4); k.push({name}.len);"),
                (Some(name), _) => format!("{name}.push({});", self.integer(1)),
                _ => String::new(),
            },
            7 | 8 if moves => {
                if named {
                    format!("after[{}] = {};", self.text(1), self.position(like, 2))
                } else {
                    format!("after.push({});", self.position(like, 2))
                }
            }
            9 | 10 => format!(
                "if {} {{ {} }} else {{ {} }}",
                self.truth(2),
                self.block(below, moves, like, named),
                self.block(below, moves, like, named)
            ),
            11 | 12 => {
                let over = match self.choose(4) {
                    0 => self.array(1),
                    1 => format!("{}..={}", self.integer(0), self.choose(5)),
                    2 => self.variable(Kind::List).unwrap_or_else(|| "0..3".into()),
                    _ => format!("0..{}", self.integer(1)),
                };
                let scope = self.scope.clone();
                let (names, leave) = (self.choose(4), self.leaving());
                let name = self.fresh(Kind::Int);
                let names = if names == 0 {
                    format!("({name}, n)")
                } else {
                    name
                };
                let body = self.block(below, moves, like, named);
                self.scope = scope;
                format!("for {names} in {over} {{ {leave} {body} }}")
            }
            13 => format!(
                "let i = 0; while i < {} {{ i += 1; {} {} }}",
                self.choose(5),
                self.leaving(),
                self.block(below, moves, like, named)
            ),
            14 => format!(
                "let i = 0; do {{ i += 1; {} }} {} i > {};",
                self.block(below, moves, like, named),
                self.one(&["until", "while"]),
                self.choose(4)
            ),
            _ => match (moves, self.choose(3)) {
                (true, 0) => format!("if {} {{ return after; }}", self.truth(1)),
                (false, 0) => format!("if {} {{ return {}; }}", self.truth(1), self.integer(1)),
                _ => format!(
                    "let b = loop {{ if {} {{ break {}; }} break 1; }};",
                    self.truth(0),
                    self.integer(1)
                ),
            },
        }
    }

    fn leaving(&mut self) -> String {
        match self.choose(5) {
            0 => format!("if {} {{ break; }}", self.truth(0)),
            1 => format!("if {} {{ continue; }}", self.truth(0)),
            _ => String::new(),
        }
    }
}
