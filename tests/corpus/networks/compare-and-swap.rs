compare_and_swap(v, 0, 1);
compare_and_swap(v, 2, 3);
compare_and_swap(v, 0, 2);
compare_and_swap(v, 1, 3);
compare_and_swap(v, 1, 2);
