G = nx.Graph()
G.remove_node('a')
