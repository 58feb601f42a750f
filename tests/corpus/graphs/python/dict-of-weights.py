graph = {
    'a': {'b': 7, 'c': 9},  # streets
    'b': {'c': 10},
    'c': {},
}
