{'a': {'b': {'weight': 1}, 'c': {'weight': 2}}, 'b': {}, 'c': {}}
