/**
 * What a programmer in a hurry would write: the apple game under misère play by a plain double
 * loop, a byte a point for the outcome. The alternative in the benchmark, nothing else uses it.
 * It colours the closed region too: m ≤ columns − 1 and m + n ≤ columns + rows − 2.
 */
export function plainColouring(columns: number, rows: number): Uint32Array {
  const height = columns + rows - 1;
  const won = new Uint8Array(columns * height);
  const plies = new Uint32Array(columns * height);
  for (let m = 0; m < columns; m += 1) {
    for (let n = 0; n < height - m; n += 1) {
      const here = m * height + n;
      let shortest = Infinity;
      let longest = -1;
      const look = (there: number): void => {
        const distance = plies[there] ?? 0;
        if (!won[there] && distance < shortest) shortest = distance;
        if (distance > longest) longest = distance;
      };
      if (m > 0) {
        look(here - height);
        look(here - height + 1);
      }
      if (n > 0) look(here - 1);
      if (longest < 0) won[here] = 1;
      else if (shortest < Infinity) {
        won[here] = 1;
        plies[here] = shortest + 1;
      } else plies[here] = longest + 1;
    }
  }
  const trace = new Uint32Array(4 * columns * rows);
  for (let m = 0, row = 0; m < columns; m += 1) {
    for (let n = 0; n < rows; n += 1, row += 4) {
      const here = m * height + n;
      trace.set([m, n, won[here] ?? 0, plies[here] ?? 0], row);
    }
  }
  return trace;
}
