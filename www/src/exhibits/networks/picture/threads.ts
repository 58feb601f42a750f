import type { Traced } from '../traced.ts';
import type { Layout } from './layout.ts';

/** Half of the length on which two threads cross, in columns. */
const CROSSING = 0.4;

/** The way of one element through the network. */
export interface Thread {
  readonly value: number;
  /** The wire that the element comes in on, and the wire that it is on now. */
  readonly from: number;
  readonly to: number;
  readonly path: string;
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** The threads of all elements through the first `done` comparators; two threads cross where their elements swap. */
export function threadsOf(traced: Traced, layout: Layout, done: number): Thread[] {
  const inputs = traced.row(0);
  const at = inputs.map((_, wire) => wire);
  const paths = inputs.map((_, wire) => `M${round(layout.left)} ${round(layout.y(wire))}`);
  const half = CROSSING * layout.pitch;
  for (let k = 0; k < done; k += 1) {
    const [low = 0, high = 0] = traced.comparators[k] ?? [];
    if (!traced.swaps(k)) continue;
    const [one = 0, other = 0] = [at[low], at[high]];
    const x = layout.x(k);
    const cross = (element: number, from: number, to: number) => {
      const [y, last] = [round(layout.y(from)), round(layout.y(to))];
      paths[element] +=
        `H${round(x - half)}C${round(x)} ${y} ${round(x)} ${last} ${round(x + half)} ${last}`;
    };
    cross(one, low, high);
    cross(other, high, low);
    [at[low], at[high]] = [other, one];
  }
  const end = round(layout.front(done));
  return inputs.map((value, from) => ({
    value,
    from,
    to: at.indexOf(from),
    path: `${paths[from]}H${end}`,
  }));
}
