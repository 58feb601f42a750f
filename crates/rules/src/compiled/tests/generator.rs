//! Programs at random, by the grammar of what a game uses, so that most of them can be read and run.

/// A program that these bytes choose.
pub(super) fn program(choices: &[u8]) -> String {
    let mut writer = Writer {
        choices: choices.iter().copied(),
        scope: Vec::new(),
    };
    let start = writer.value(2);
    let bodies = ["moves", "winner", "player", "label", "f", "g"].map(|name| {
        let parameters: &[&str] = if name == "f" { &["p", "q"] } else { &["p"] };
        writer.scope = parameters.iter().map(ToString::to_string).collect();
        let statements = writer.block(3);
        let last = writer.expression(3);
        format!(
            "fn {name}({}) {{ {statements} {last} }}\n",
            parameters.join(", ")
        )
    });
    format!("fn start() {{ {start} }}\n{}", bodies.concat())
}

struct Writer<'a> {
    choices: std::iter::Copied<std::slice::Iter<'a, u8>>,
    /// The variables in sight.
    scope: Vec<String>,
}

impl Writer<'_> {
    fn choose(&mut self, count: u8) -> u8 {
        self.choices.next().unwrap_or(0) % count
    }

    fn one<'s>(&mut self, all: &[&'s str]) -> &'s str {
        let at = self.choose(u8::try_from(all.len()).unwrap());
        all[usize::from(at)]
    }

    fn variable(&mut self) -> String {
        let at = self.choose(u8::try_from(self.scope.len().clamp(1, 200)).unwrap());
        let found = self.scope.get(usize::from(at)).cloned();
        found.unwrap_or_else(|| "0".into())
    }

    /// A value that is written out.
    fn value(&mut self, depth: u8) -> String {
        match self.choose(if depth == 0 { 4 } else { 8 }) {
            0 => self.choose(6).to_string(),
            1 => self.one(&["true", "false", "()", "-1", "300"]).into(),
            2 => self
                .one(&["\"\"", "\"x\"", "\"ab\"", "'x'", "\"añ, b\""])
                .into(),
            3 => self.choose(3).to_string(),
            4 => format!(
                "#{{ a: {}, b: {} }}",
                self.value(depth - 1),
                self.value(depth - 1)
            ),
            _ => {
                let count = self.choose(4);
                let all: Vec<String> = (0..count).map(|_| self.value(depth - 1)).collect();
                format!("[{}]", all.join(", "))
            }
        }
    }

    fn expression(&mut self, depth: u8) -> String {
        if depth == 0 {
            return match self.choose(3) {
                0 => self.value(0),
                _ => self.variable(),
            };
        }
        let below = depth - 1;
        match self.choose(20) {
            0 => self.value(2),
            1 | 2 => self.variable(),
            3..=5 => {
                let operator = self.one(&[
                    "+", "-", "*", "/", "%", "==", "!=", "<", ">=", "&", "|", "^", "<<", "**",
                    "in", "!in", "??",
                ]);
                format!(
                    "({} {operator} {})",
                    self.expression(below),
                    self.expression(below)
                )
            }
            6 => {
                let operator = self.one(&["&&", "||"]);
                format!(
                    "({} {operator} {} == {})",
                    self.condition(below),
                    self.expression(below),
                    self.expression(below)
                )
            }
            7 => format!("(!{})", self.condition(below)),
            8 => format!("(-{})", self.expression(below)),
            9 => format!("[{}, {}]", self.expression(below), self.expression(below)),
            10 => format!(
                "#{{ b: {}, a: {} }}",
                self.expression(below),
                self.expression(below)
            ),
            11 => format!(
                "`{} ${{{}}}${{{}}}`",
                self.one(&["", "é"]),
                self.expression(below),
                self.expression(below)
            ),
            12 => format!(
                "if {} {{ {} }} else {{ {} }}",
                self.condition(below),
                self.expression(below),
                self.expression(below)
            ),
            13 => format!("f({}, {})", self.expression(below), self.expression(below)),
            14 => format!(
                "{}({})",
                self.one(&["g", "abs", "len", "to_string", "h"]),
                self.expression(below)
            ),
            15 => format!(
                "{}({}, {})",
                self.one(&["min", "max", "filled", "count"]),
                self.expression(below),
                self.expression(below)
            ),
            16 => {
                let block = self.block(below);
                format!("{{ {block} {} }}", self.expression(below))
            }
            _ => self.chain(below),
        }
    }

    fn condition(&mut self, depth: u8) -> String {
        match self.choose(3) {
            0 => self.one(&["true", "false"]).into(),
            1 => format!("({} == {})", self.expression(depth), self.value(0)),
            _ => {
                let operator = self.one(&["<", ">", "!=", "<="]);
                format!(
                    "({} {operator} {})",
                    self.expression(depth),
                    self.expression(depth)
                )
            }
        }
    }

    /// A variable or a value with links.
    fn chain(&mut self, depth: u8) -> String {
        let mut chain = match self.choose(4) {
            0 => self.value(2),
            _ => self.variable(),
        };
        for _ in 0..=self.choose(3) {
            let link = match self.choose(8) {
                0 | 1 => format!("[{}]", self.expression(depth)),
                2 => self.one(&[".a", ".b", ".len", "[\"a\"]"]).into(),
                3 => self
                    .one(&[
                        ".len()",
                        ".pop()",
                        ".sort()",
                        ".reverse()",
                        ".is_empty()",
                        ".sum()",
                        ".keys()",
                        ".values()",
                        ".clear()",
                        ".to_string()",
                        ".chars()",
                    ])
                    .into(),
                4 => format!(
                    ".{}({})",
                    self.one(&[
                        "push", "contains", "count", "index_of", "remove", "without", "repeat",
                        "join"
                    ]),
                    self.expression(depth)
                ),
                5 => format!(
                    ".{}({}, {})",
                    self.one(&["replaced", "part", "insert"]),
                    self.choose(3),
                    self.expression(depth)
                ),
                _ => format!("[{}]", self.choose(3)),
            };
            chain += &link;
        }
        chain
    }

    fn block(&mut self, depth: u8) -> String {
        let variables = self.scope.len();
        let mut text = String::new();
        for _ in 0..self.choose(4) {
            text += &self.statement(depth);
            text.push(' ');
        }
        // At the end of a function and of an expression what was declared stays in sight.
        if depth < 3 && self.choose(2) == 0 {
            self.scope.truncate(variables);
            return format!("{{ {text} }}");
        }
        text
    }

    fn inner(&mut self, depth: u8) -> String {
        let variables = self.scope.len();
        let block = self.block(depth);
        self.scope.truncate(variables);
        block
    }

    fn statement(&mut self, depth: u8) -> String {
        let below = depth.saturating_sub(1);
        match self.choose(if depth == 0 { 5 } else { 14 }) {
            0 | 5 => {
                let value = self.expression(below);
                let name = self.one(&["x", "y", "z"]).to_string();
                self.scope.push(name.clone());
                format!("let {name} = {value};")
            }
            1 => {
                let operator = self.one(&["=", "=", "+=", "-=", "|="]);
                format!("{} {operator} {};", self.variable(), self.expression(below))
            }
            2 => {
                let place = match self.choose(4) {
                    0 => ".a".into(),
                    1 => format!("[{}][{}]", self.choose(2), self.choose(2)),
                    2 => format!(".b[{}]", self.choose(2)),
                    _ => format!("[{}]", self.expression(below)),
                };
                let operator = self.one(&["=", "=", "+="]);
                format!(
                    "{}{place} {operator} {};",
                    self.variable(),
                    self.expression(below)
                )
            }
            3 => format!("{}.push({});", self.variable(), self.expression(below)),
            4 => format!("{};", self.chain(below)),
            6 => format!("if {} {{ {} }}", self.condition(below), self.inner(below)),
            7 => format!(
                "if {} {{ {} }} else {{ {} }}",
                self.condition(below),
                self.inner(below),
                self.inner(below)
            ),
            8 | 9 => {
                let over = match self.choose(3) {
                    0 => self.variable(),
                    1 => format!("0..{}", self.expression(0)),
                    _ => format!("{}..={}", self.choose(3), self.choose(5)),
                };
                let variables = self.scope.len();
                let counted = self.choose(3) == 0;
                if counted {
                    self.scope.push("n".into());
                }
                self.scope.push("e".into());
                let body = self.inner(below);
                let leave = self.leaving();
                self.scope.truncate(variables);
                let names = if counted { "(e, n)" } else { "e" };
                format!("for {names} in {over} {{ {body} {leave} }}")
            }
            10 => format!(
                "let i = 0; while i < {} {{ i += 1; {} {} }}",
                self.choose(5),
                self.inner(below),
                self.leaving()
            ),
            11 => format!(
                "let i = 0; do {{ i += 1; {} }} {} i > {};",
                self.inner(below),
                self.one(&["until", "while"]),
                self.choose(4)
            ),
            12 => format!(
                "let i = 0; loop {{ i += 1; if i > {} {{ break; }} {} }}",
                self.choose(5),
                self.inner(below)
            ),
            _ => {
                let way = self.one(&["return", "throw", "return"]);
                format!(
                    "if {} {{ {way} {}; }}",
                    self.condition(below),
                    self.expression(below)
                )
            }
        }
    }

    /// A way out of a loop, now and then.
    fn leaving(&mut self) -> String {
        match self.choose(6) {
            0 => format!("if {} {{ break; }}", self.condition(0)),
            1 => format!("if {} {{ continue; }}", self.condition(0)),
            2 => "continue;".into(),
            _ => String::new(),
        }
    }
}
