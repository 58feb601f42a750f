/**
 * What a programmer in a hurry would write: the apple game under misère play by plain double loops, with
 * one byte per point for the outcome. Only the benchmark uses it, as the alternative. It colours the closed
 * region too: m ≤ columns − 1 and m + n ≤ columns + rows − 2.
 */

/** Outcome, remoteness and Grundy value. */
export function plainValues(columns: number, rows: number): Uint32Array {
  const height = columns + rows - 1;
  const won = new Uint8Array(columns * height);
  const plies = new Uint32Array(columns * height);
  const grundy = new Uint8Array(columns * height);
  for (let m = 0; m < columns; m += 1) {
    for (let n = 0; n < height - m; n += 1) {
      const here = m * height + n;
      let shortest = Infinity;
      let longest = -1;
      let taken = 0;
      const look = (there: number): void => {
        const distance = plies[there] ?? 0;
        if (!won[there] && distance < shortest) shortest = distance;
        if (distance > longest) longest = distance;
        taken |= 1 << (grundy[there] ?? 0);
      };
      if (m > 0) {
        look(here - height);
        look(here - height + 1);
      }
      if (n > 0) look(here - 1);
      let mex = 0;
      while (taken & (1 << mex)) mex += 1;
      grundy[here] = mex;
      if (longest < 0) won[here] = 1;
      else if (shortest < Infinity) {
        won[here] = 1;
        plies[here] = shortest + 1;
      } else plies[here] = longest + 1;
    }
  }
  return plies;
}

/** Only the outcome. */
export function plainOutcomes(columns: number, rows: number): Uint8Array {
  const height = columns + rows - 1;
  const won = new Uint8Array(columns * height);
  won[0] = 1;
  for (let m = 0; m < columns; m += 1) {
    for (let n = m === 0 ? 1 : 0; n < height - m; n += 1) {
      const here = m * height + n;
      const wins =
        (m > 0 && (won[here - height] === 0 || won[here - height + 1] === 0)) ||
        (n > 0 && won[here - 1] === 0);
      won[here] = wins ? 1 : 0;
    }
  }
  return won;
}
