SWAP(1, 2);
SWAP(3, 4);
SWAP(1, 3);
SWAP(2, 4);
SWAP(2, 3);
