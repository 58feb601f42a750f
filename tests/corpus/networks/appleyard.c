static inline void order(int *low, int *high) {
    int x = *low, y = *high;
    *low = y < x ? y : x;
    *high = y < x ? x : y;
}

/* 4 wires, 5 comparators, 3 layers */
void sort_4(int *a) {
    // 1
    order(&a[0], &a[1]);
    order(&a[2], &a[3]);
    // 2
    order(&a[0], &a[2]);
    order(&a[1], &a[3]);
    // 3
    order(&a[1], &a[2]);
}
