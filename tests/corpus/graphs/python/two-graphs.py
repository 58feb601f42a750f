G = nx.Graph([(1, 2)])
H = nx.Graph([(2, 3)])
