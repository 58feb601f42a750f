//! Graphs as text, right and wrong.

use appleyard_core::error::GraphError;
use appleyard_core::graph::{
    Digraph, GraphChoice, GraphForm, MAX_EDGES, MAX_LINES, MAX_NAME_CHARS, MAX_NODES,
    MAX_TEXT_BYTES, read,
};
use appleyard_core::token_graph::GrundyGraph;
use proptest::prelude::*;

/// The edges by name, in order.
fn edges(graph: &Digraph) -> Vec<(String, String)> {
    let name = |node: u32| graph.names()[node as usize].clone();
    let nodes = (0..).take(graph.names().len());
    nodes
        .flat_map(|from| {
            graph
                .successors(from)
                .iter()
                .map(move |&to| (name(from), name(to)))
        })
        .collect()
}

#[test]
fn all_forms_say_the_same() {
    let wanted = edges(
        &read("a b c\nb c", &GraphChoice::of(GraphForm::Edges))
            .unwrap()
            .graph,
    );
    assert_eq!(wanted.len(), 3);
    for text in [
        "a -> b -> c\na -> c",
        "a: b, c # both\n\"b\": c;",
        "a,b\r\na,c\r\nb,c\r\n",
        "digraph { a -> b -> c; a -> c }",
        "strict digraph \"my graph\" {\n// one\nrankdir=LR node [shape=\"]\"]\na -> {b c} [label=x]\n/* two */ b -> c}",
        "[[\"a\",\"b\"],[\"a\",\"c\"],[\"b\",\"c\"]]",
        "{ \"a\": [\"b\", \"c\"], \"b\": [\"c\"] }",
        "{ \"nodes\": [\"a\", {\"id\": \"b\"}, \"c\"], \"edges\": [[\"a\", \"b\"], {\"source\": \"a\", \"target\": \"c\"}, {\"from\": \"b\", \"to\": \"\\u0063\"}] }",
    ] {
        let parsed =
            read(text, &GraphChoice::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(edges(&parsed.graph), wanted, "{text}");
        assert_eq!(parsed.again.len(), 0);
    }
}

/// Such a first line of METIS would count more weights than a number can hold.
#[test]
fn a_count_of_weights_beyond_all_numbers_is_a_node() {
    let text = format!("2 1 110 {}\n1 2", u64::MAX);
    let parsed = read(&text, &GraphChoice::default()).unwrap();
    assert_eq!(parsed.graph.edges(), 4);
}

#[test]
fn double_edges_are_merged_and_counted() {
    for text in [
        "a -> b b\na -> b",
        "digraph { a -> {b c}; a -> b; a -> b }",
        "[[1, 2], [1, 2], [1, 2]]",
    ] {
        let parsed = read(text, &GraphChoice::default()).unwrap();
        let edges = usize::from(text.contains('c')) + 1;
        assert_eq!(
            (parsed.graph.edges(), parsed.again.len()),
            (edges, 2),
            "{text}"
        );
    }
}

#[test]
fn markup_in_a_name_is_a_name() {
    let parsed = read(
        "\"<img src=x onerror=alert(1)>\" b",
        &GraphChoice::of(GraphForm::Edges),
    )
    .unwrap();
    assert_eq!(parsed.graph.names()[0], "<img src=x onerror=alert(1)>");
}

#[test]
fn errors_say_where() {
    for (text, code, line, column) in [
        ("a b\na ->", "graph-node-missing", 2, 5),
        ("-> b", "graph-node-missing", 1, 1),
        ("a -> -> b", "graph-node-missing", 1, 6),
        // A name that nobody could see.
        ("a -> \"\"", "graph-node-missing", 1, 6),
        ("{\"a\": [\" \"]}", "graph-node-missing", 1, 8),
        ("a b\n  c c", "graph-self-loop", 2, 5),
        ("a \"b", "graph-syntax", 1, 5),
        ("digraph { a -> }", "graph-node-missing", 1, 16),
        ("digraph { a -> a }", "graph-self-loop", 1, 13),
        ("digraph { a -- b }", "graph-syntax", 1, 13),
        ("digraph { subgraph x a }", "graph-syntax", 1, 22),
        ("digraph { a -> b", "graph-syntax", 1, 17),
        ("digraph { a [x=\"", "graph-syntax", 1, 17),
        ("digraph { /* ", "graph-syntax", 1, 14),
        ("digraph {} x", "graph-syntax", 1, 12),
        ("[[1, 2], [3]]", "graph-node-missing", 1, 10),
        ("[[1, 1]]", "graph-self-loop", 1, 2),
        ("[[1, 2]", "graph-syntax", 1, 8),
        ("[[[[[[[[[[[[[1]]]]]]]]]]]]]", "graph-syntax", 1, 13),
        ("[1]", "graph-unexpected-json", 1, 2),
        (
            "{\"nodes\": [1],\n \"edges\": [[1, 2]]}",
            "graph-unknown-node",
            2,
            16,
        ),
        ("{\"edges\": [{\"from\": 1}]}", "graph-node-missing", 1, 12),
    ] {
        let error = read(text, &GraphChoice::default()).unwrap_err();
        let at = |name| {
            let params = error.params();
            let found = params.iter().find(|(param, _)| *param == name);
            found.unwrap().1.to_string().parse::<u64>().unwrap()
        };
        assert_eq!(
            (error.code(), at("line"), at("column")),
            (code, line, column),
            "{text}"
        );
    }
}

#[test]
fn what_is_too_much_is_refused() {
    let lines = "a b\n".repeat(1_000_000);
    let code = |text: &str| {
        read(text, &GraphChoice::of(GraphForm::Edges))
            .unwrap_err()
            .code()
    };
    assert_eq!(code(&lines), "graph-text-too-long");
    assert_eq!(code(&"\n".repeat(MAX_LINES + 1)), "graph-too-many-lines");
    assert!(MAX_LINES < 1_000_000 && "\n".repeat(1_000_000).len() <= MAX_TEXT_BYTES);
    assert_eq!(code(&"\n".repeat(1_000_000)), "graph-too-many-lines");
    let nodes: String = (0..=MAX_NODES).map(|n| format!("{n}\n")).collect();
    assert_eq!(code(&nodes), "graph-too-many-nodes");
    let side = MAX_EDGES.isqrt() + 2;
    let row: String = (0..side).map(|n| format!(" b{n}")).collect();
    let edges: String = (0..side).map(|n| format!("a{n}{row}\n")).collect();
    assert_eq!(code(&edges), "graph-too-many-edges");
    let long = "x".repeat(MAX_NAME_CHARS);
    assert!(read(&long, &GraphChoice::of(GraphForm::Edges)).is_ok());
    let error = read(&format!("a\n{long}y"), &GraphChoice::of(GraphForm::Edges)).unwrap_err();
    assert_eq!(
        error,
        GraphError::NameTooLong {
            line: 2,
            column: 1,
            limit: MAX_NAME_CHARS as u64
        }
    );
}

proptest! {
    /// Whatever the text, the answer is a graph within its limits or an error.
    #[test]
    fn random_text_is_read_or_refused(text in "[ab1 \n\\->{}\\[\\]\",:;#=/*\\\\]{0,60}") {
        for form in [GraphForm::Edges, GraphForm::Dot, GraphForm::Json] {
            for text in [text.clone(), format!("digraph {{{text}}}"), format!("[[{text}]]")] {
                let Ok(parsed) = read(&text, &GraphChoice::of(form)) else { continue };
                let circle = parsed.graph.cycle();
                prop_assert_eq!(GrundyGraph::new(parsed.graph.clone()).is_err(), circle.is_some());
                for (index, &node) in circle.iter().flatten().enumerate() {
                    let circle = circle.as_ref().unwrap();
                    let next = circle[(index + 1) % circle.len()];
                    prop_assert!(parsed.graph.successors(node).contains(&next));
                }
            }
        }
    }
}

#[test]
fn json_of_other_programs_may_write_any_character_as_an_escape() {
    let parsed = read(
        r#"[["\ud83c\udf4e", "a\bb\fc"]]"#,
        &GraphChoice::of(GraphForm::Json),
    )
    .unwrap();
    assert_eq!(parsed.graph.names(), ["🍎", "a\u{8}b\u{c}c"]);
    for half in [
        r#"[["\ud83c", 1]]"#,
        r#"[["\ud83c\u0061", 1]]"#,
        r#"[["\udf4e", 1]]"#,
    ] {
        let error = read(half, &GraphChoice::of(GraphForm::Json)).unwrap_err();
        assert!(
            matches!(error, GraphError::Syntax { line: 1, .. }),
            "{half}"
        );
    }
}

#[test]
fn an_escape_cannot_write_a_name_that_looks_like_another() {
    for text in [r#"[["a", "a\u200b"]]"#, r#"[["a", "\ufeffa"]]"#] {
        let error = read(text, &GraphChoice::of(GraphForm::Json)).unwrap_err();
        assert!(
            matches!(error, GraphError::Syntax { column: 8, .. }),
            "{text}"
        );
    }
}
