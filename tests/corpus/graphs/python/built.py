import networkx as nx

G = nx.Graph()
G.add_node('d', colour='red')
G.add_nodes_from(['a', 'b'])
G.add_edge('a', 'b')
G.add_edges_from([
    ('b', 'c'),
    ('c', 'd'),
])
