if (a[1] < a[0]) swap(a[0], a[2]);
