//! All paths, by the definition, and graphs by chance.

use appleyard_core::paths::PathGraph;
use proptest::prelude::*;

/// All paths in the order of a depth-first search with ascending neighbours.
pub fn paths(graph: &PathGraph, from: u32, to: u32) -> Vec<Vec<u32>> {
    fn go(graph: &PathGraph, to: u32, way: &mut Vec<u32>, all: &mut Vec<Vec<u32>>) {
        let here = *way.last().unwrap();
        if here == to {
            all.push(way.clone());
            return;
        }
        for next in 0..graph.names().len() as u32 {
            let edge = graph.edges().contains(&[here, next])
                || (graph.undirected() && graph.edges().contains(&[next, here]));
            if edge && !way.contains(&next) {
                way.push(next);
                go(graph, to, way, all);
                way.pop();
            }
        }
    }
    let mut all = Vec::new();
    go(graph, to, &mut vec![from], &mut all);
    all
}

pub fn named(nodes: u32) -> Vec<String> {
    (0..nodes).map(|it| it.to_string()).collect()
}

/// A graph of up to eight nodes with a start and a destination. Edges may come twice, or lead to themselves.
pub fn any_graph() -> impl Strategy<Value = (PathGraph, u32, u32)> {
    (1..=8_u32, any::<bool>()).prop_flat_map(|(nodes, undirected)| {
        let edge = (0..nodes, 0..nodes).prop_map(|(from, to)| [from, to]);
        let edges = prop::collection::vec(edge, 0..24);
        (edges, 0..nodes, 0..nodes).prop_map(move |(edges, from, to)| {
            (PathGraph::new(named(nodes), undirected, &edges), from, to)
        })
    })
}

/// A graph of up to nine nodes whose edges lead one way and go round in no circle. Edges may come twice.
pub fn any_acyclic() -> impl Strategy<Value = (PathGraph, u32, u32)> {
    (2..=9_u32).prop_flat_map(|nodes| {
        let order = Just((0..nodes).collect::<Vec<u32>>()).prop_shuffle();
        let edge = (0..nodes, 0..nodes);
        let edges = prop::collection::vec(edge, 0..40);
        (order, edges, 0..nodes, 0..nodes).prop_map(move |(order, edges, from, to)| {
            let edge = |&(one, other): &(u32, u32)| {
                [one.min(other), one.max(other)].map(|it| order[it as usize])
            };
            let edges: Vec<[u32; 2]> = edges.iter().map(edge).collect();
            let [from, to] = [from.min(to), from.max(to)].map(|it| order[it as usize]);
            (PathGraph::new(named(nodes), false, &edges), from, to)
        })
    })
}
