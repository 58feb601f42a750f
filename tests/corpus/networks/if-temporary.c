if (a[0] > a[1]) { int t = a[0]; a[0] = a[1]; a[1] = t; }
if (a[2] > a[3]) { int t = a[2]; a[2] = a[3]; a[3] = t; }
if (a[0] > a[2]) { int t = a[0]; a[0] = a[2]; a[2] = t; }
if (a[1] > a[3]) { int t = a[1]; a[1] = a[3]; a[3] = t; }
if (a[1] > a[2]) { int t = a[1]; a[1] = a[2]; a[2] = t; }
