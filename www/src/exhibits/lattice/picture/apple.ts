// The shapes fit a square of 24 by 24 with the origin in the middle.
export const BODY =
  'M0,-4.5C-3,-7.2-10,-6.4-10,1C-10,7-6,10.5-3,10.5C-1.6,10.5-1,9.8 0,9.8C1,9.8 1.6,10.5 3,10.5C6,10.5 10,7 10,1C10,-6.4 3,-7.2 0,-4.5Z';
export const STALK = 'M0,-4.8C0,-7.4 1,-9.4 3.2,-10.8';
/** The right half, cut from top to bottom. */
export const HALF = 'M0,-4.5V9.8C1,9.8 1.6,10.5 3,10.5C6,10.5 10,7 10,1C10,-6.4 3,-7.2 0,-4.5Z';
