OutEdgeDataView([('a', 'b', {'weight': 2}), ('a', 'c', {'weight': 3}), ('b', 'c', {'weight': 1.5}), ('c', 'd', {'weight': 1})])
