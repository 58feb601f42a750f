if (a[1] < a[0]) std::swap(a[0], a[1]);
if (a[3] < a[2]) std::swap(a[2], a[3]);
if (a[2] < a[0]) std::swap(a[0], a[2]);
if (a[3] < a[1]) std::swap(a[1], a[3]);
if (a[2] < a[1]) std::swap(a[1], a[2]);
