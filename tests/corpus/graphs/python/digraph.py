nx.DiGraph([(1, 2), (2, 3)])
