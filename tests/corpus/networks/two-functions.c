SWAP(0,1);
CE(2,3);
