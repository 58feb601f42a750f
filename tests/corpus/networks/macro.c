#define SWAP(x,y) if (d[x] < d[y]) swap(d[x], d[y])
SWAP(0,1);
