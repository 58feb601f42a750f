//! Finds the form of a text by evidence.
//!
//! Each form is known by what nothing else begins with. Any other text is a list of edges, the last and the
//! strictest form: see [`edges`](super::edges).

use super::scan::is_number;
use super::{GraphForm, form_lines, form_matrix};
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
    if let Some(form) =
        by_beginning(text).or_else(|| form_lines::by_lines(text).map(FormFound::Other))
    {
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
    // One sign less makes a comment of its first line, and the rest a list of edges.
    if starts(&["%%matrixmarket", "%matrixmarket"]) {
        return Some(FormFound::Other("matrix-market"));
    }
    let body = without_comments(text);
    let pajek = |it: &str| {
        body.get(..it.len())
            .is_some_and(|own| own.eq_ignore_ascii_case(it))
    };
    if ["*vertices", "*network", "*arcs", "*edges"]
        .into_iter()
        .any(pajek)
    {
        return Some(FormFound::Other("pajek"));
    }
    if text.starts_with(">>graph6<<") || text.starts_with(">>digraph6<<") {
        return Some(FormFound::Other("graph6"));
    }
    if text.starts_with(">>sparse6<<") || text.starts_with(':') {
        return Some(FormFound::Other("sparse6"));
    }
    if starts(&["```", "~~~"]) {
        return Some(FormFound::Other("markdown"));
    }
    if starts(&["%pdf", "pk\u{3}\u{4}"]) || text.contains('\0') {
        return Some(FormFound::Other("binary"));
    }
    if form_matrix::in_brackets(body) {
        return Some(FormFound::Other("matrix"));
    }
    if text.starts_with(['{', '[', '(']) {
        return Some(if python(text) {
            FormFound::Other("python")
        } else {
            FormFound::Own(GraphForm::Json)
        });
    }
    if statement(body) {
        return Some(FormFound::Other("python"));
    }
    let mut rest = body;
    let first = word(&mut rest).to_ascii_lowercase();
    let mut after = rest;
    let second = word(&mut after).to_ascii_lowercase();
    match first.as_str() {
        "flowchart" | "graph" if mermaid(&first, &second, body) => {
            Some(FormFound::Other("mermaid"))
        }
        name if DIAGRAMS.contains(&name) && body.lines().next().is_some_and(alone) => {
            Some(FormFound::Other("mermaid"))
        }
        "digraph" | "strict" | "graph" if opens(body, '{') => Some(FormFound::Own(GraphForm::Dot)),
        "dl" if text_of_dl(body) => Some(FormFound::Other("dl")),
        "graph" | "creator" | "version" if opens(body, '[') => Some(FormFound::Other("gml")),
        // A text without a line has an empty one.
        "graph" if numbers(body.lines().next().unwrap_or_default(), 1) >= 3 => {
            Some(FormFound::Other("graphviz-plain"))
        }
        _ => None,
    }
}

/// Diagrams of Mermaid that hold no graph of nodes and edges, in lower case.
const DIAGRAMS: [&str; 6] = [
    "sequencediagram",
    "classdiagram",
    "statediagram",
    "erdiagram",
    "mindmap",
    "gitgraph",
];

/// Whether a line has one word.
fn alone(line: &str) -> bool {
    line.split_whitespace().count() == 1
}

/// Whether these are the first words of a flowchart, and no DOT: a direction follows, or the line ends.
fn mermaid(first: &str, second: &str, body: &str) -> bool {
    // A text without a line has an empty one.
    let line = body.lines().next().unwrap_or_default();
    let open = line.trim_end().trim_end_matches(';');
    let arrows = || {
        ["-->", "---", "==>", "-.-"]
            .iter()
            .any(|it| body.contains(it))
    };
    let alone = alone(open) && (first == "flowchart" || arrows());
    let leads = ["td", "tb", "bt", "rl", "lr"].contains(&second) && !opens(line, '{');
    leads || (alone && !opens(body, '{'))
}

/// Whether a text begins as statements of Python do that make a graph of networkx, or give a name to a literal.
fn statement(body: &str) -> bool {
    // A text without a line has an empty one.
    let line = body.lines().next().unwrap_or_default();
    let calls = [
        "import networkx",
        "nx.",
        "Graph(",
        "DiGraph(",
        "MultiGraph(",
        "MultiDiGraph(",
    ];
    let word = |it: char| it.is_alphanumeric() || it == '_';
    let after = line.trim_start_matches(word);
    let named = || {
        let value = after.trim_start().strip_prefix('=').map(str::trim_start);
        value.is_some_and(|it| it.starts_with(['[', '{', '(']) || it.starts_with("nx."))
    };
    let view = || {
        line.split_once('(')
            .is_some_and(|(name, _)| name.ends_with("View"))
    };
    calls.iter().any(|it| line.starts_with(it))
        || view()
        || (after.len() < line.len() && (named() || after.starts_with(".add_")))
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

/// Whether brackets hold what JSON has not: tuples, single quotes, names of Python, keys that are numbers.
fn python(text: &str) -> bool {
    let key = text.strip_prefix('{').map(str::trim_start);
    if key.is_some_and(|it| it.starts_with(|it: char| it.is_ascii_digit())) {
        return true;
    }
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

/// UCINET's DL: `dl n = 5 format = edgelist1` and then `data:`.
fn text_of_dl(body: &str) -> bool {
    let body = body.to_ascii_lowercase();
    body.contains("data:") && body.contains('=')
}

/// The text after comments of DOT, Pajek and Mermaid, after what stands before a diagram of Mermaid, and after the comments
/// with which many lists begin.
fn without_comments(text: &str) -> &str {
    let mut text = text.trim_start();
    loop {
        let rest = if text.starts_with("//") || text.starts_with(['#', '%']) {
            text.split_once('\n').map_or("", |(_, rest)| rest)
        } else if let Some(comment) = text.strip_prefix("/*") {
            comment.split_once("*/").map_or("", |(_, rest)| rest)
        } else if let Some(settings) = text.strip_prefix("---\n") {
            match settings.split_once("\n---\n") {
                Some((_, rest)) => rest,
                None => return text,
            }
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
        // The word may be all there is.
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
