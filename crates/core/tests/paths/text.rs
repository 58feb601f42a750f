use appleyard_core::error::GraphError;
use appleyard_core::graph::{GraphChoice, read};
use appleyard_core::paths::{PathGraph, ReadyPaths, ready};

fn edges(text: &str) -> (bool, Vec<[u32; 2]>) {
    let graph = PathGraph::read(text, &GraphChoice::default())
        .unwrap()
        .graph;
    (graph.undirected(), graph.edges().to_vec())
}

#[test]
fn lines_lead_both_ways_and_arrows_one_way() {
    assert_eq!(edges("a -- b\nb -- c"), (true, vec![[0, 1], [1, 2]]));
    assert_eq!(edges("a->b\nb->a"), (false, vec![[0, 1], [1, 0]]));
    assert_eq!(
        edges("graph { a -- b -- c; a -- c }"),
        (true, vec![[0, 1], [0, 2], [1, 2]])
    );
    assert_eq!(
        edges("strict graph { a -- {b c} }"),
        (true, vec![[0, 1], [0, 2]])
    );
    assert_eq!(edges("digraph { a -> b }"), (false, vec![[0, 1]]));
    // Where the text does not say it, they lead both ways.
    assert_eq!(edges("[[\"a\", \"b\"]]"), (true, vec![[0, 1]]));
    // A name may have a hyphen.
    assert_eq!(edges("a-b -- c-d"), (true, vec![[0, 1]]));
}

#[test]
fn a_caller_can_say_which_way_edges_lead() {
    let read = |directed| {
        let choice = GraphChoice {
            directed: Some(directed),
            ..GraphChoice::default()
        };
        PathGraph::read("a b\nb a", &choice).unwrap()
    };
    assert_eq!(read(true).graph.edges(), [[0, 1], [1, 0]]);
    assert_eq!(
        (read(false).graph.edges(), read(false).merged),
        (&[[0, 1]][..], 1)
    );
}

#[test]
fn an_edge_to_the_node_itself_is_left_out() {
    assert_eq!(edges("a -- a, b"), (true, vec![[0, 1]]));
}

#[test]
fn tokens_have_no_lines_unless_somebody_makes_them_one_way() {
    for text in [
        "graph { a -- b }",
        "a -- b",
        "{\"directed\": false, \"links\": [[1, 2]]}",
    ] {
        assert_eq!(
            read(text, &GraphChoice::default()),
            Err(GraphError::BothWays),
            "{text}"
        );
        let choice = GraphChoice {
            directed: Some(true),
            ..GraphChoice::default()
        };
        let parsed = read(text, &choice).unwrap();
        assert_eq!(
            (parsed.graph.successors(0), parsed.reading.directed),
            (&[1][..], true),
            "{text}"
        );
    }
    let mixed = read("digraph { a -- b }", &GraphChoice::default());
    assert!(matches!(
        mixed,
        Err(GraphError::Syntax {
            line: 1,
            column: 13,
            ..
        })
    ));
    assert!(
        read("a b", &GraphChoice::default())
            .unwrap()
            .reading
            .directed
    );
}

#[test]
fn each_ready_graph_is_joined_and_has_a_place_for_each_node() {
    let kinds = [
        ReadyPaths::Grid,
        ReadyPaths::Triangular,
        ReadyPaths::King,
        ReadyPaths::Complete,
        ReadyPaths::Hypercube,
        ReadyPaths::Petersen,
        ReadyPaths::Ladder,
        ReadyPaths::Tree,
        ReadyPaths::Random,
    ];
    for kind in kinds {
        for size in [1, 2, 3, kind.most()] {
            let made = ready(kind, size, 5).unwrap();
            let nodes = made.graph.names().len();
            assert_eq!(made.places.len(), nodes, "{kind:?} {size}");
            assert!(
                made.places.iter().flatten().all(|it| *it <= 1000),
                "{kind:?} {size}"
            );
            assert!((made.to as usize) < nodes && (made.from as usize) < nodes);
            let mut met = vec![made.from];
            for at in 0.. {
                let Some(&node) = met.get(at) else { break };
                let new: Vec<u32> = made.graph.successors(node).to_vec();
                met.extend(
                    new.into_iter()
                        .filter(|it| !met.contains(it))
                        .collect::<Vec<u32>>(),
                );
            }
            assert_eq!(met.len(), nodes, "{kind:?} {size}");
            let mut places = made.places.clone();
            places.sort_unstable();
            places.dedup();
            assert_eq!(
                places.len(),
                nodes,
                "{kind:?} {size}: two nodes at one place"
            );
        }
        assert!(ready(kind, kind.most() + 1, 0).is_err());
        assert!(ready(kind, 0, 0).is_err());
    }
}
