import type { Layout } from './layout.ts';
import type { Traced } from './traced.ts';

/** Half of the way on which two threads cross, in columns. */
const CROSSING = 0.4;

/** The way of an element through the network. */
export interface Thread {
  readonly value: number;
  /** The wire it comes in on, and the one it has come to. */
  readonly from: number;
  readonly to: number;
  readonly path: string;
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** The ways of all elements through so many comparators: they cross where two are exchanged. */
export function threadsOf(traced: Traced, layout: Layout, done: number): Thread[] {
  const inputs = traced.row(0);
  const at = inputs.map((_, wire) => wire);
  const paths = inputs.map((_, wire) => `M${round(layout.left)} ${round(layout.y(wire))}`);
  const half = CROSSING * layout.pitch;
  for (let k = 0; k < done; k += 1) {
    const [low = 0, high = 0] = traced.comparators[k] ?? [];
    if (!traced.exchanges(k)) continue;
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
