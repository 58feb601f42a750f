"""Writes random graphs through the real writers, for tests/bindings/written-graphs.test.ts, which reads them back.

    python3 -m venv VENV && VENV/bin/pip install networkx==3.6.1 igraph==1.0.0
    VENV/bin/python tests/corpus/make/written.py write FOLDER
    (cd FOLDER && npm install graphology@0.26.0 graphology-gexf@0.13.2 cytoscape@3.35.0 && node written.mjs)
    WRITTEN=FOLDER npx vitest run --project bindings written-graphs
    VENV/bin/python tests/corpus/make/written.py judge FOLDER

The test also changes each file in many ways, and `judge` compares what it read of those with networkx.
"""

import io
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import igraph
import networkx as nx
from networkx.readwrite import json_graph

NAMES = ["a", "Ä b", "x<y", 'say "so"', "R&D", "東京", "n0", "7", "-1", "don't", "a.b", "[c]", "end", "graph"]
COUNT = 40


def graph(chance):
    """A random graph without edges from a node to itself; some have weights, some places."""
    names = chance.choice([NAMES, list(range(20)), [f"n{one}" for one in range(20)]])
    made = chance.choice([nx.Graph, nx.DiGraph, nx.MultiGraph, nx.MultiDiGraph])()
    made.add_nodes_from(chance.sample(names, chance.randint(1, 9)))
    nodes = list(made)
    weighted, placed = chance.random() < 0.4, chance.random() < 0.4
    for _ in range(chance.randint(0, 14) if len(nodes) > 1 else 0):
        ends = chance.sample(nodes, 2)
        more = {"weight": chance.choice([2, 0.5, 1e-9, 12.75])} if weighted else {}
        made.add_edge(*ends, **more)
    for node in nodes if placed else []:
        made.nodes[node].update(x=chance.uniform(-9, 9), y=chance.uniform(-9, 9))
    return made


def kept():
    """The graph of the files in tests/corpus/graphs that are called after a tool and its version."""
    made = nx.DiGraph()
    made.add_node("left", x=0.5, y=1.0)
    made.add_node("right side", x=2.5, y=1.0)
    made.add_node("top <1>", x=1.5, y=-3.0)
    made.add_edge("left", "right side", weight=2.5)
    made.add_edge("right side", "top <1>", weight=4.0)
    return made


def text_of(write):
    """What a writer puts into a file."""
    file = io.BytesIO()
    write(file)
    return file.getvalue().decode()


def plain(given):
    """The graph for igraph: nodes by their numbers, with the names as an attribute."""
    number = {node: at for at, node in enumerate(given)}
    edges = [(number[one], number[two]) for one, two in given.edges()]
    made = igraph.Graph(n=len(given), edges=edges, directed=given.is_directed())
    made.vs["name"] = [str(node) for node in given]
    weights = [more.get("weight") for *_, more in given.edges(data=True)]
    if edges and None not in weights:
        made.es["weight"] = weights
    return made


def igraph_text(given, write):
    path = Path(FOLDER) / "igraph.tmp"
    write(plain(given), str(path))
    text = path.read_text()
    path.unlink()
    return text


def graphviz(given, kind):
    """What Graphviz makes of the graph; None without it."""
    if not shutil.which("dot"):
        return None
    quoted = {node: json.dumps(str(node), ensure_ascii=False) for node in given}
    line = "->" if given.is_directed() else "--"
    edges = [f"{quoted[one]} {line} {quoted[two]};" for one, two in given.edges()]
    body = " ".join([*(f"{name};" for name in quoted.values()), *edges])
    dot = f"{'di' if given.is_directed() else ''}graph {{ {body} }}"
    done = subprocess.run(["dot", f"-T{kind}"], input=dot, capture_output=True, text=True, check=True)
    return done.stdout


#: The writers, by form and tool. A writer returns a text, or None where it cannot write the graph.
WRITERS = {
    ("graphml", "networkx"): lambda it: text_of(lambda file: nx.write_graphml_xml(it, file)),
    ("graphml", "igraph"): lambda it: igraph_text(it, igraph.Graph.write_graphml),
    ("gexf", "networkx"): lambda it: text_of(lambda file: nx.write_gexf(it, file)),
    ("gml", "networkx"): lambda it: text_of(lambda file: nx.write_gml(it, file, stringizer=str)),
    ("gml", "igraph"): lambda it: igraph_text(it, igraph.Graph.write_gml),
    ("cytoscape", "networkx"): lambda it: json.dumps(json_graph.cytoscape_data(it)),
    ("networkx-adjacency", "networkx"): lambda it: json.dumps(json_graph.adjacency_data(it)),
    ("graphviz-json", "graphviz-json"): lambda it: graphviz(it, "json"),
    ("graphviz-json", "graphviz-json0"): lambda it: graphviz(it, "json0"),
    ("graphviz-json", "graphviz-dot_json"): lambda it: graphviz(it, "dot_json"),
}

#: The readers that judge what a changed file says.
READERS = {
    "graphml": lambda text: nx.read_graphml(io.BytesIO(text.encode())),
    "gexf": lambda text: nx.read_gexf(io.BytesIO(text.encode())),
    "gml": lambda text: nx.parse_gml(text, label=None),
    # It calls a node what a field `value` says, which means nothing to Cytoscape: another value there is no difference.
    "cytoscape": lambda text: json_graph.cytoscape_graph(json.loads(text)),
    "networkx-adjacency": lambda text: json_graph.adjacency_graph(json.loads(text)),
}


def answer(given):
    """The graph as the test compares it: each edge once, the ends in one order if it leads both ways."""
    names = [str(node) for node in given]
    pairs = {(str(one), str(two)) for one, two in given.edges()}
    if not given.is_directed():
        pairs = {tuple(sorted(pair)) for pair in pairs}
    edges = sorted(map(list, pairs))
    return {"nodes": sorted(names), "edges": edges, "directed": given.is_directed()}


def write():
    index = {}
    for seed in ["kept", *range(COUNT)]:
        given = kept() if seed == "kept" else graph(random.Random(seed))
        for (form, tool), writer in WRITERS.items():
            text = writer(given)
            if text is None:
                continue
            name = f"{tool}-{seed}.{form}"
            (Path(FOLDER) / name).write_text(text)
            index[name] = {"form": form, **answer(given)}
        ordered = [str(node) for node in given]
        (Path(FOLDER) / f"{seed}.input").write_text(json.dumps({**answer(given), "ordered": ordered}))
    (Path(FOLDER) / "index.json").write_text(json.dumps(index))
    shutil.copy(Path(__file__).with_name("written.mjs"), FOLDER)


def shape(nodes, edges, directed):
    """What two readers must agree on, whatever they call the nodes: how many edges leave and reach each node."""
    edges = {(one, two) for one, two in edges if one != two}
    if not directed:
        edges = {(min(pair), max(pair)) for pair in edges}
    leave, reach = ([pair[end] for pair in edges] for end in (0, 1))
    if not directed:
        leave = reach = leave + reach
    return directed, sorted((leave.count(node), reach.count(node)) for node in nodes)


def judge():
    """Compares what the test read of changed files with what networkx reads of them."""
    same, stricter, other = 0, 0, 0
    for one in json.loads((Path(FOLDER) / "changed.json").read_text()):
        try:
            read = READERS[one["form"]](one["text"])
        except Exception:  # networkx refuses with many kinds of errors.
            stricter += 1
            continue
        edges = [(str(start), str(end)) for start, end in read.edges()]
        theirs = shape([str(node) for node in read], edges, read.is_directed())
        if shape(one["nodes"], [tuple(edge) for edge in one["edges"]], one["directed"]) == theirs:
            same += 1
        else:
            other += 1
            print(one["name"], one["change"], theirs, sep="\n  ")
    print(f"{same} read alike, {other} otherwise; {stricter} are refused by networkx alone")


FOLDER = sys.argv[2]
{"write": write, "judge": judge}[sys.argv[1]]()
