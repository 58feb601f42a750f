def sort_4(a):
    # 4 wires, 5 comparators, 3 layers
    # 1
    if a[1] < a[0]: a[0], a[1] = a[1], a[0]
    if a[3] < a[2]: a[2], a[3] = a[3], a[2]
    # 2
    if a[2] < a[0]: a[0], a[2] = a[2], a[0]
    if a[3] < a[1]: a[1], a[3] = a[3], a[1]
    # 3
    if a[2] < a[1]: a[1], a[2] = a[2], a[1]
