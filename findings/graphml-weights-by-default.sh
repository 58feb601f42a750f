#!/usr/bin/env bash
# GraphML lets a key have a <default>, the value of each edge that states none. Here a -> c has no weight of its own and so
# the weight 7, and a -> b -> c has 2 + 3, which is shorter. igraph 1.0.0 and rustworkx 0.18.1 read 7.0. networkx 3.6.1 gives
# the edge no weight, keeps the default beside the graph (its documentation says that it does not copy defaults), and its
# shortest path takes 1 for a missing weight. graphology-graphml 0.5.2 gives the edge the text "7", although it makes numbers
# of the weights that stand in edges, and graphology-shortest-path 2.1.0 takes 1 for a weight that is no number. So both call
# a -> c the short way, without a word. A default of false, of type boolean, is the text "false" there, which counts as true.
# Seen with Python 3.11 and Node 20.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check networkx==3.6.1 igraph==1.0.0 rustworkx==0.18.1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphology@0.26.0 graphology-types@0.24.8 graphology-graphml@0.5.2 \
  graphology-shortest-path@2.1.0
cat >graph.graphml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="w" for="edge" attr.name="weight" attr.type="double"><default>7</default></key>
  <key id="c" for="edge" attr.name="closed" attr.type="boolean"><default>false</default></key>
  <graph edgedefault="directed">
    <node id="a"/><node id="b"/><node id="c"/>
    <edge source="a" target="c"/>
    <edge source="a" target="b"><data key="w">2</data></edge>
    <edge source="b" target="c"><data key="w">3</data></edge>
  </graph>
</graphml>
XML
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { DirectedGraph } from 'graphology';
import { parse } from 'graphology-graphml';
import paths from 'graphology-shortest-path';
const graph = parse(DirectedGraph, readFileSync('graph.graphml', 'utf8'));
console.log('graphology', JSON.stringify(graph.mapEdges((_, { weight, closed }) => [weight, closed])));
console.log('graphology', paths.dijkstra.bidirectional(graph, 'a', 'c', 'weight').join(' '));
JS
cat >read.py <<'PY'
import igraph
import networkx
import rustworkx

graph = networkx.read_graphml("graph.graphml")
print("networkx", [one.get("weight") for _, _, one in graph.edges(data=True)], graph.graph["edge_default"])
print("networkx", *networkx.dijkstra_path(graph, "a", "c"))
graph = igraph.Graph.Read_GraphML("graph.graphml")
print("igraph", graph.es["weight"], *graph.vs[graph.get_shortest_path(0, 2, weights="weight")]["id"])
(graph,) = rustworkx.read_graphml("graph.graphml")
ways = rustworkx.dijkstra_shortest_paths(graph, 0, 2, weight_fn=lambda one: one["weight"])
print("rustworkx", [one["weight"] for one in graph.edges()], *(graph[at]["id"] for at in ways[2]))
PY
seen=$(
  node read.mjs
  venv/bin/python read.py
)
echo "$seen"
[ "$seen" = "graphology [[\"7\",\"false\"],[2,\"false\"],[3,\"false\"]]
graphology a c
networkx [None, 2.0, 3.0] {'weight': 7.0, 'closed': False}
networkx a c
igraph [7.0, 2.0, 3.0] a b c
rustworkx [7.0, 2.0, 3.0] a b c" ]
