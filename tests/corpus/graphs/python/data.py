[('a', 'b', {'weight': 3, 'colour': 'red'}), ('b', 'c', {'weight': 4})]
