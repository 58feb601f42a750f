if (a[0] < a[1]) swap(a[0], a[1]);
