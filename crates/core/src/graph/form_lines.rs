//! Finds forms by what all lines of a text say together.

use crate::checked::Exact;
use rustc_hash::FxHashSet;

use super::form_matrix;
use super::scan::is_number;

/// What the lines of a text say together.
pub(super) fn by_lines(text: &str) -> Option<&'static str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    dimacs(&lines)
        .or_else(|| header(&lines))
        .or_else(|| lgl(&lines))
        .or_else(|| trivial(&lines))
        .or_else(|| graph6(&lines))
        .or_else(|| metis(&lines))
        .or_else(|| several_lines(&lines))
        .or_else(|| form_matrix::in_lines(text, &lines))
        .or_else(|| fenced(&lines))
}

/// `p edge 3 2` after lines of comments that begin with `c`; or such comments, and then only edges.
fn dimacs(lines: &[&str]) -> Option<&'static str> {
    let comment = |it: &&&str| **it == "c" || it.starts_with("c ");
    let mut rest = lines.iter().filter(|it| !it.is_empty());
    let commented = rest.clone().next().is_some_and(|it| comment(&it));
    let mut rest = rest.by_ref().skip_while(comment).peekable();
    let problem = rest.peek()?;
    let mut words = problem.split_whitespace();
    let is = words.next() == Some("p");
    let kind = words.next()?;
    let counted = words.filter(|it| it.parse::<u64>().is_ok()).count();
    let lists = |line: &str| {
        // A single word is no such line.
        let (first, rest) = line.split_once(' ').unwrap_or_default();
        matches!(first, "a" | "e") && whole(rest).is_some_and(|it| it.len() >= 2)
    };
    // The counts, whether edges lead one way and what weighs them: the form of SNAP, which NetworKit writes.
    let snap: Vec<&str> = problem.split_whitespace().collect();
    if let ["p", nodes, edges, "u" | "d", weights, _] = snap[..]
        && whole(nodes).is_some()
        && whole(edges).is_some()
        && weights.chars().all(char::is_alphabetic)
    {
        return Some("snap");
    }
    match (is && counted >= 1, kind) {
        (true, "tw" | "td" | "tdp" | "ds" | "hs" | "vc" | "fvs" | "ocr" | "cep") => Some("pace"),
        (true, "cnf") => Some("cnf"),
        (true, "edge" | "col" | "sp" | "max" | "min" | "asn" | "mat" | "aux") => Some("dimacs"),
        _ => (commented && rest.all(|it| lists(it))).then_some("dimacs"),
    }
}

/// A first line of the names that tables of edges have.
fn header(lines: &[&str]) -> Option<&'static str> {
    // In a comment such as `# FromNodeId ToNodeId`, the names are for people.
    let comment = |it: &str| it.starts_with(['#', '%']) || it.starts_with("//");
    let first = lines.iter().find(|it| !it.is_empty() && !comment(it))?;
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

/// Large Graph Layout: `# a` and then the neighbours of a, a line for each. With one heading only, it may be a comment
/// above a list of edges, if both words of a line are numbers.
fn lgl(lines: &[&str]) -> Option<&'static str> {
    let heading = |line: &str| {
        line.strip_prefix("# ")
            .map(|it| it.split_whitespace().count() == 1)
    };
    let mut headings = 0_u32;
    let mut after = false;
    let mut doubtful = false;
    for line in lines.iter().filter(|it| !it.is_empty()) {
        match heading(line) {
            // Only the first must have neighbours, for others may have theirs elsewhere.
            Some(true) if headings != 1 || after => (headings, after) = (headings.plus(1), false),
            Some(_) => return None,
            None if headings == 0 => return None,
            None => {
                let mut words = line.split_whitespace();
                let numbered = words.next().is_some_and(is_number);
                if let Some(weight) = words.next() {
                    doubtful |= numbered && weight.parse::<u64>().is_ok();
                    if !is_number(weight) {
                        return None;
                    }
                }
                if words.next().is_some() {
                    return None;
                }
                after = true;
            }
        }
    }
    (headings >= 2 || (headings == 1 && after && !doubtful)).then_some("lgl")
}

/// Trivial Graph Format: nodes, a line with `#` alone, edges.
fn trivial(lines: &[&str]) -> Option<&'static str> {
    let at = lines.iter().position(|it| *it == "#")?;
    let (nodes, edges) = lines.split_at(at);
    let nodes = nodes.iter().filter(|it| !it.is_empty());
    let named = nodes.clone().count() > 0 && nodes.clone().all(|it| !it.starts_with('#'));
    let known: FxHashSet<&str> = nodes
        .filter_map(|it| it.split_whitespace().next())
        .collect();
    let edges = || edges.iter().skip(1).filter(|it| !it.is_empty());
    let ends = |line: &&&str| line.split_whitespace().take(2).count();
    let joins = |line: &&str| line.split_whitespace().take(2).all(|it| known.contains(it));
    let fits = edges().all(|it| ends(&it) == 2) || edges().any(|it| ends(&it) == 2 && joins(it));
    (named && fits).then_some("tgf")
}

/// Lines of which each is a single word that is exactly a graph in graph6: its length says that of the rest.
fn graph6(lines: &[&str]) -> Option<&'static str> {
    let mut lines = lines.iter().filter(|it| !it.is_empty()).peekable();
    lines.peek()?;
    lines.all(|it| is_graph6(it)).then_some("graph6")
}

fn is_graph6(line: &str) -> bool {
    // The sign says which of two forms it is.
    let bytes = line.strip_prefix('&').unwrap_or(line).as_bytes();
    let Some((&first, rest)) = bytes.split_first() else {
        return false;
    };
    if !bytes.iter().all(|it| (63..=126).contains(it)) || first == 126 {
        return first == 126 && bytes.iter().all(|it| (63..=126).contains(it));
    }
    let nodes = usize::from(first.minus(63));
    let bits = if line.starts_with('&') {
        nodes.times(nodes)
    } else {
        nodes.times(nodes.max(1).minus(1)) / 2
    };
    nodes >= 2 && rest.len() == bits.div_ceil(6)
}

/// Whole numbers of a line; `None` if it has anything else.
fn whole(line: &str) -> Option<Vec<u64>> {
    line.split_whitespace().map(|it| it.parse().ok()).collect()
}

/// METIS: the numbers of nodes and edges, perhaps digits that say what has weights, and then the neighbours of each node,
/// which are twice as many as the edges.
fn metis(lines: &[&str]) -> Option<&'static str> {
    let mut lines = lines.iter().filter(|it| !it.starts_with('%'));
    let head_line = lines.next()?;
    let head = whole(head_line)?;
    let (&nodes, &edges) = (head.first()?, head.get(1)?);
    // Left out, it says that there is nothing more.
    let format = head_line.split_whitespace().nth(2).unwrap_or("0");
    if format.len() > 3 || !format.bytes().all(|it| matches!(it, b'0' | b'1')) {
        return None;
    }
    let digit = |from_end: usize| format.bytes().rev().nth(from_end) == Some(b'1');
    let weights = match head.get(3) {
        Some(&weights) => usize::try_from(weights).ok()?,
        None => 1,
    };
    let before = usize::from(digit(2)).checked_add(if digit(1) { weights } else { 0 })?;
    let step = if digit(0) { 2 } else { 1 };
    let lines: Vec<&str> = lines.copied().collect();
    let last = lines.iter().rposition(|it| !it.is_empty())?.plus(1);
    // A node has a line, perhaps an empty one at the end. Few lists go on from here, so only these are read.
    let as_many = usize::try_from(nodes).is_ok_and(|it| last <= it && it <= lines.len().max(last));
    if nodes < 2 || !as_many {
        return None;
    }
    let rows = lines.iter().take(last);
    let rows: Vec<Vec<&str>> = rows.map(|it| it.split_whitespace().collect()).collect();
    let mut pairs = Vec::new();
    for (from, row) in (1_u64..).zip(&rows) {
        // Weights may be decimals, as NetworKit writes them; the numbers of nodes are whole.
        if !row.iter().all(|it| is_number(it)) {
            return None;
        }
        for to in row.iter().skip(before).step_by(step) {
            pairs.push((from, to.parse().ok()?));
        }
    }
    pairs.sort_unstable();
    let within = pairs.iter().all(|(_, to)| (1..=nodes).contains(to));
    let back = |&&(from, to): &&(u64, u64)| from != to && pairs.binary_search(&(to, from)).is_ok();
    let mutual = pairs.iter().filter(back).count();
    let counted = Some(pairs.len() as u64) == edges.checked_mul(2);
    let width = rows.first().map_or(0, Vec::len);
    // With the counts before them, pairs and pairs with weights are a list of edges too.
    let list = (2..=3).contains(&width) && rows.iter().all(|it| it.len() == width);
    let whole = counted && mutual == pairs.len();
    let nearly = !list && rows.len() as u64 == nodes && (counted || mutual > pairs.len() / 2);
    (within && !pairs.is_empty() && (whole || nearly)).then_some("metis")
}

/// The adjacency list of networkx in several lines: `a 2`, and then as many lines such as `b {}`.
fn several_lines(lines: &[&str]) -> Option<&'static str> {
    let mut lines = lines
        .iter()
        .filter(|it| !it.is_empty() && !it.starts_with('#'));
    let mut any = false;
    while let Some(line) = lines.next() {
        let (_, count) = line.rsplit_once(' ')?;
        for _ in 0..count.parse().ok()? {
            let line: &&str = lines.next()?;
            any = true;
            if !line.ends_with('}') {
                return None;
            }
        }
    }
    any.then_some("networkx-multiline")
}

/// A block between fences, with text before it.
fn fenced(lines: &[&str]) -> Option<&'static str> {
    let fences = lines
        .iter()
        .filter(|it| it.starts_with("```") || it.starts_with("~~~"));
    (fences.count() >= 2).then_some("markdown")
}
