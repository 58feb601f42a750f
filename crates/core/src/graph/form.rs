//! Finds the form of a text by evidence.
//!
//! Each form is known by what nothing else begins with. Any other text is a list of edges, the last and the
//! strictest form: see [`edges`](super::edges).

use super::GraphForm;
use super::lines::is_number;
use crate::error::GraphError;

/// The form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FormFound {
    /// One that is read here.
    Own(GraphForm),
    /// One that is only known by its name, which the error says.
    Other(&'static str),
}

/// Finds the form of a text. Cost O(n) for n characters.
pub(super) fn form_of(text: &str) -> FormFound {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if let Some(form) = by_beginning(text).or_else(|| by_lines(text)) {
        return form;
    }
    FormFound::Own(GraphForm::Edges)
}

/// The error that names a form which is not read here.
pub(super) fn other(form: &'static str) -> GraphError {
    GraphError::OtherForm { form: form.into() }
}

fn by_beginning(text: &str) -> Option<FormFound> {
    let starts = |with: &[&str]| {
        let begins = |it: &str| {
            text.get(..it.len())
                .is_some_and(|own| own.eq_ignore_ascii_case(it))
        };
        with.iter().any(|it| begins(it))
    };
    if text.starts_with('<') {
        return Some(FormFound::Other(xml(text)));
    }
    if starts(&["%%matrixmarket"]) {
        return Some(FormFound::Other("matrix-market"));
    }
    if starts(&["*vertices", "*network", "*arcs", "*edges"]) {
        return Some(FormFound::Other("pajek"));
    }
    if text.starts_with(">>graph6<<") || text.starts_with(">>digraph6<<") {
        return Some(FormFound::Other("graph6"));
    }
    if text.starts_with(">>sparse6<<") || text.starts_with(':') {
        return Some(FormFound::Other("sparse6"));
    }
    if starts(&["```"]) {
        return Some(FormFound::Other("markdown"));
    }
    if starts(&["%pdf", "pk\u{3}\u{4}"]) || text.contains('\0') {
        return Some(FormFound::Other("binary"));
    }
    if text.starts_with(['{', '[', '(']) {
        return Some(if python(text) {
            FormFound::Other("python")
        } else {
            FormFound::Own(GraphForm::Json)
        });
    }
    let body = without_comments(text);
    let mut rest = body;
    let first = word(&mut rest).to_ascii_lowercase();
    let mut after = rest;
    let second = word(&mut after).to_ascii_lowercase();
    match first.as_str() {
        "flowchart" | "graph"
            if ["td", "tb", "bt", "rl", "lr"].contains(&second.as_str()) && !opens(body, '{') =>
        {
            Some(FormFound::Other("mermaid"))
        }
        "digraph" | "strict" | "graph" if opens(body, '{') => Some(FormFound::Own(GraphForm::Dot)),
        "graph" | "creator" | "version" if opens(body, '[') => Some(FormFound::Other("gml")),
        "graph" if numbers(body.lines().next().unwrap_or_default(), 1) >= 3 => {
            Some(FormFound::Other("graphviz-plain"))
        }
        _ => None,
    }
}

/// Which kind of XML it is, by its outermost element.
fn xml(text: &str) -> &'static str {
    let lower = text.to_ascii_lowercase();
    ["graphml", "gexf", "structure", "svg", "html", "mxfile"]
        .into_iter()
        .filter_map(|name| Some((lower.find(&format!("<{name}"))?, name)))
        .min()
        .map_or("xml", |(_, name)| match name {
            "structure" => "jflap",
            "svg" | "html" | "mxfile" => "xml",
            name => name,
        })
}

/// Whether brackets hold what JSON has not: tuples, single quotes, names of Python.
fn python(text: &str) -> bool {
    let mut quoted = false;
    let mut before = '[';
    let mut escaped = false;
    for next in text.chars() {
        if quoted {
            quoted = escaped || next != '"';
            escaped = next == '\\' && !escaped;
            continue;
        }
        if next == '(' || (next == '\'' && "[{(,:".contains(before)) {
            return true;
        }
        quoted = next == '"';
        if !next.is_whitespace() {
            before = next;
        }
    }
    ["True", "False", "None"].iter().any(|name| {
        text.match_indices(name)
            .any(|(at, _)| text[..at].trim_end().ends_with([',', ':', '[']))
    })
}

/// The text after comments of DOT, and of the many lists that begin with one.
fn without_comments(text: &str) -> &str {
    let mut text = text.trim_start();
    loop {
        let rest = if text.starts_with("//") || text.starts_with('#') {
            text.split_once('\n').map_or("", |(_, rest)| rest)
        } else if let Some(comment) = text.strip_prefix("/*") {
            comment.split_once("*/").map_or("", |(_, rest)| rest)
        } else {
            return text;
        };
        text = rest.trim_start();
    }
}

/// Whether the first bracket of the text is this one, after words and names in quotes only.
fn opens(text: &str, bracket: char) -> bool {
    let mut quoted = false;
    for next in text.chars() {
        match next {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' | '[' => return next == bracket,
            '-' | '>' | ';' | ',' => return false,
            _ => {}
        }
    }
    false
}

fn word<'a>(text: &mut &'a str) -> &'a str {
    let trimmed = text.trim_start();
    let end = trimmed
        .find(|it: char| !it.is_alphanumeric() && it != '_')
        .unwrap_or(trimmed.len());
    let (word, rest) = trimmed.split_at(end);
    *text = rest;
    word
}

/// How many words after the first `skip` are numbers.
fn numbers(line: &str, skip: usize) -> usize {
    line.split_whitespace()
        .skip(skip)
        .filter(|it| is_number(it))
        .count()
}

/// What the lines of a text say together.
fn by_lines(text: &str) -> Option<FormFound> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    dimacs(&lines)
        .or_else(|| header(&lines))
        .or_else(|| lgl(&lines))
        .or_else(|| trivial(&lines))
        .or_else(|| graph6(&lines))
        .or_else(|| metis(&lines))
        .or_else(|| matrix(&lines))
        .map(FormFound::Other)
}

/// `p edge 3 2` after lines of comments that begin with `c`.
fn dimacs(lines: &[&str]) -> Option<&'static str> {
    let mut lines = lines.iter().filter(|it| !it.is_empty());
    let problem = lines.find(|it| **it != "c" && !it.starts_with("c "))?;
    let mut words = problem.split_whitespace();
    let is = words.next() == Some("p");
    let kind = words.next()?;
    let counted = words.filter(|it| it.parse::<u64>().is_ok()).count();
    match (is && counted >= 2, kind) {
        (true, "tw" | "td" | "ds" | "vc" | "fvs" | "ocr") => Some("pace"),
        (true, "cnf") => Some("cnf"),
        (true, "edge" | "col" | "sp" | "max" | "min" | "asn" | "mat") => Some("dimacs"),
        _ => None,
    }
}

/// A first line of the names that tables of edges have.
fn header(lines: &[&str]) -> Option<&'static str> {
    let first = lines.iter().find(|it| !it.is_empty())?;
    if first.contains("->") || first.contains("--") {
        return None;
    }
    let fields: Vec<String> = first
        .split([',', ';', '\t', ' '])
        .map(|it| it.trim().trim_matches('"').to_ascii_lowercase())
        .collect();
    let has = |names: &[&str]| fields.iter().any(|it| names.contains(&it.as_str()));
    let from = has(&[
        "source",
        "from",
        "node1",
        "node_1",
        "fromnode",
        "src",
        "from_node",
    ]);
    let to = has(&[
        "target",
        "to",
        "node2",
        "node_2",
        "tonode",
        "dst",
        "to_node",
        "dest",
        "destination",
    ]);
    let nodes = has(&["id"]) && has(&["label", "name"]);
    ((from && to) || nodes).then_some("csv")
}

/// Large Graph Layout: `# a` and then the neighbours of a, a line for each.
fn lgl(lines: &[&str]) -> Option<&'static str> {
    let heading = |line: &str| {
        line.strip_prefix("# ")
            .map(|it| it.split_whitespace().count() == 1)
    };
    let mut headings = 0;
    let mut after = false;
    for line in lines.iter().filter(|it| !it.is_empty()) {
        match heading(line) {
            Some(true) if headings == 0 || after => (headings, after) = (headings + 1, false),
            Some(_) => return None,
            None if headings == 0 => return None,
            None => {
                let mut words = line.split_whitespace().skip(1);
                if words.next().is_some_and(|it| !is_number(it)) || words.next().is_some() {
                    return None;
                }
                after = true;
            }
        }
    }
    (headings >= 2).then_some("lgl")
}

/// Trivial Graph Format: nodes, a line with `#` alone, edges.
fn trivial(lines: &[&str]) -> Option<&'static str> {
    let at = lines.iter().position(|it| *it == "#")?;
    let (nodes, edges) = lines.split_at(at);
    let words = |line: &&str| line.split_whitespace().count();
    let nodes = nodes.iter().filter(|it| !it.is_empty());
    let named = nodes.clone().count() > 0 && nodes.clone().all(|it| !it.starts_with('#'));
    let joined = edges
        .iter()
        .skip(1)
        .filter(|it| !it.is_empty())
        .all(|it| words(it) >= 2);
    (named && joined).then_some("tgf")
}

/// A single word that is exactly a graph in graph6: its length says that of the rest.
fn graph6(lines: &[&str]) -> Option<&'static str> {
    let [line] = lines.iter().filter(|it| !it.is_empty()).collect::<Vec<_>>()[..] else {
        return None;
    };
    let bytes = line.strip_prefix('&').unwrap_or(line).as_bytes();
    let (&first, rest) = bytes.split_first()?;
    if !bytes.iter().all(|it| (63..=126).contains(it)) || first == 126 {
        return (first == 126 && bytes.iter().all(|it| (63..=126).contains(it)))
            .then_some("graph6");
    }
    let nodes = usize::from(first - 63);
    let bits = if line.starts_with('&') {
        nodes * nodes
    } else {
        nodes * nodes.saturating_sub(1) / 2
    };
    (nodes >= 2 && rest.len() == bits.div_ceil(6)).then_some("graph6")
}

/// Whole numbers of a line; `None` if it has anything else.
fn whole(line: &str) -> Option<Vec<u64>> {
    line.split_whitespace().map(|it| it.parse().ok()).collect()
}

/// METIS: the numbers of nodes and edges, and then the neighbours of each node, which are twice as many as the edges.
fn metis(lines: &[&str]) -> Option<&'static str> {
    let mut lines = lines.iter().filter(|it| !it.starts_with('%'));
    let head = whole(lines.next()?)?;
    let (&nodes, &edges) = (head.first()?, head.get(1)?);
    let rows: Vec<Vec<u64>> = lines.map(|it| whole(it)).collect::<Option<_>>()?;
    let rows = rows.get(..usize::try_from(nodes).ok()?)?;
    if head.len() > 2 {
        return rows.iter().any(|it| it.len() > 2).then_some("metis");
    }
    let ends: usize = rows.iter().map(Vec::len).sum();
    let within = rows.iter().flatten().all(|it| (1..=nodes).contains(it));
    (nodes >= 2 && within && ends as u64 == edges.checked_mul(2)?).then_some("metis")
}

/// A square of numbers: four rows or more, or fewer with zeros from corner to corner.
fn matrix(lines: &[&str]) -> Option<&'static str> {
    let words = |line: &&str| -> Vec<String> {
        let words = line.split(|it: char| it.is_whitespace() || it == ',');
        words
            .filter(|it| !it.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let rows: Vec<Vec<String>> = lines
        .iter()
        .filter(|it| !it.is_empty())
        .map(words)
        .collect();
    let side = rows.len();
    let square = side >= 2
        && rows
            .iter()
            .all(|row| row.len() == side && row.iter().all(|it| is_number(it)));
    let zero = |it: &String| it.chars().all(|it| matches!(it, '0' | '.'));
    let empty = || {
        rows.iter()
            .enumerate()
            .all(|(at, row)| row.get(at).is_some_and(zero))
    };
    (square && (side >= 4 || empty())).then_some("matrix")
}
