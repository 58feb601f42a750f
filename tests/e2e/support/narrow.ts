/** A narrow screen, and one on which everything is twice as large. */
export const narrow = [
  { name: '320 px', use: { viewport: { width: 320, height: 640 } } },
  { name: '200 %', use: { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } },
];
