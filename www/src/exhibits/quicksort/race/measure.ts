/** The ways to sort that the page measures against each other. */
export const contenders = ['core', 'typed', 'plain'] as const;
export type Contender = (typeof contenders)[number];

/** The result of a measurement: the median time of each way, in ms, and the number of runs. */
export interface Measured {
  readonly length: number;
  readonly runs: number;
  readonly ms: Readonly<Record<Contender, number>>;
}

/** How many times each way is measured. */
const RUNS = 5;

/** Random elements, the same for the same seed, by a linear congruential generator (Numerical Recipes). */
export function elementsOf(length: number, seed = 1): Uint32Array {
  let state = seed >>> 0;
  return Uint32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  });
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Sorts copies of the same elements in each way, in turn, several times. The times leave out the making of the
 * copies. They include the copying of the elements into the memory of the core and back. The results must agree.
 */
export async function measure(
  length: number,
  core: (values: Uint32Array) => void,
  pause: () => Promise<void>,
): Promise<Measured> {
  const elements = elementsOf(length);
  const times: Record<Contender, number[]> = { core: [], typed: [], plain: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const typed = elements.slice();
    times.typed.push(timed(() => typed.sort()));
    await pause();
    const ours = elements.slice();
    times.core.push(timed(() => core(ours)));
    await pause();
    const plain = Array.from(elements);
    times.plain.push(timed(() => plain.sort((a, b) => a - b)));
    await pause();
    if (typed.some((value, at) => value !== ours[at] || value !== plain[at])) {
      throw new Error('two sorts have different results');
    }
  }
  const ms = { core: median(times.core), typed: median(times.typed), plain: median(times.plain) };
  return { length, runs: RUNS, ms };
}

function timed(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}
