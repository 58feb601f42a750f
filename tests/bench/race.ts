export interface Timing {
  readonly name: string;
  readonly ms: number;
}

/** A line of the table. */
export interface Result {
  readonly work: string;
  readonly ours: Timing;
  readonly alternative: Timing;
}

/** Each side is timed this often unless its work is long, in turn with the other. One run before that does not count. */
const RUNS = 21;
/** A browser's clock is coarse, so short work is repeated until a timing lasts about this long, in ms. */
const TIMING_MS = 20;

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** How often the work must run to fill a timing. */
function repeats(run: () => void): number {
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < TIMING_MS) {
    run();
    count += 1;
  }
  return count;
}

/** Times both sides in turn, so that a machine that slows down affects both. */
export function race(
  work: string,
  ours: [string, () => void],
  alternative: [string, () => void],
  runs = RUNS,
): Result {
  const sides = [ours, alternative].map(([name, run]) => ({
    name,
    run,
    count: repeats(run),
    times: [] as number[],
  }));
  for (let i = 0; i <= runs; i += 1) {
    for (const { run, count, times } of sides) {
      const began = performance.now();
      for (let j = 0; j < count; j += 1) run();
      if (i > 0) times.push((performance.now() - began) / count);
    }
  }
  const [first, second] = sides.map(({ name, times }) => ({ name, ms: median(times) }));
  return { work, ours: first as Timing, alternative: second as Timing };
}
