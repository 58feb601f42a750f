G = nx.DiGraph()
G.add_weighted_edges_from([(1, 2, 0.5), (2, 3, 1)])
G.add_edge(3, 4, weight=2)
