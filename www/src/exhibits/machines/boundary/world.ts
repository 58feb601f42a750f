import type { DiscreteCell, DiscreteConfig, DiscreteKind } from '../../../../pkg/discrete.js';
import type { Asking, Run } from '../../../engine/engine.ts';
import { engine } from './core/engine.ts';

/** The isolated systems that are cut in two, in the order of the choice. */
export const kinds = [
  'counter',
  'facing',
  'automaton',
  'turing',
  'cells',
  'motion',
  'wave',
  'pendulum',
] as const satisfies readonly DiscreteKind[];
export type Kind = (typeof kinds)[number];

/** What crosses the two boundaries of a machine in a step; a field is missing where nothing crosses. */
export interface Crossing {
  readonly fromLeft?: number;
  readonly fromRight?: number;
  readonly toLeft?: number;
  readonly toRight?: number;
}

/** The cells from one to before another that are the machine; all others are its environment. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** A recorded run of a system. */
export interface World {
  readonly cells: readonly DiscreteCell[];
  readonly rows: Int32Array;
  readonly steps: number;
  readonly reversible: boolean;
  /** The law alone gives the rows before the last one back, and they are the same. */
  readonly returns: boolean;
}

/** What is known of a cut. */
export interface Crossings {
  /** What crosses in each step. */
  readonly crossings: readonly Crossing[];
  /** The machine alone, which hears only what has crossed, does the same. */
  readonly same: boolean;
}

/** The steps of a system that are shown. */
const STEPS: Readonly<Record<Kind, number>> = {
  counter: 7,
  facing: 12,
  automaton: 12,
  turing: 7,
  cells: 48,
  motion: 12,
  wave: 60,
  pendulum: 60,
};

export const configOf = (kind: Kind, rule: number): DiscreteConfig => ({
  kind,
  steps: STEPS[kind],
  ...(kind === 'cells' && { rule, width: 61 }),
  ...(kind === 'automaton' && { word: '110100110101' }),
  ...(kind === 'wave' && { width: 61 }),
});

/** Systems whose machine is a part in the middle, with a boundary on either side. */
export const isMiddle = (kind: Kind): boolean =>
  kind === 'cells' || kind === 'wave' || kind === 'turing';

/** Where the boundary lies at first. */
export function firstCut(kind: Kind, { cells }: World): Cut {
  const count = cells.length;
  if (kind === 'turing') {
    const head = cells.findIndex(({ role }) => role === 'head');
    return { from: head, to: head + 1 };
  }
  if (isMiddle(kind)) return { from: Math.floor(count / 3), to: Math.ceil((2 * count) / 3) };
  return { from: 0, to: kind === 'counter' ? Math.min(2, count) : 1 };
}

const equal = (one: ArrayLike<number>, other: ArrayLike<number>): boolean =>
  one.length === other.length &&
  Array.prototype.every.call(one, (value, at) => value === other[at]);

export const askWorld = (config: DiscreteConfig, asking: Asking): Promise<World> =>
  engine.read('DiscreteMachine', config, asking, async (run) => {
    const [cells, rows, steps, { reversible }] = await Promise.all([
      run.ask('cells'),
      run.ask('rows'),
      run.ask('steps'),
      run.ask('law'),
    ]);
    const back = reversible ? await run.ask('backwards', steps) : undefined;
    return { cells, rows, steps, reversible, returns: back !== undefined && equal(back, rows) };
  });

export const askCut = (
  config: DiscreteConfig,
  { from, to }: Cut,
  asking: Asking,
): Promise<Crossings> =>
  engine.read('DiscreteMachine', config, asking, async (run: Run<'DiscreteMachine'>) => {
    const [cells, rows, steps, alone] = await Promise.all([
      run.ask('cells'),
      run.ask('rows'),
      run.ask('steps'),
      run.ask('alone', from, to),
    ]);
    const crossings = await Promise.all(
      Array.from({ length: steps }, (_, step) => run.ask('signals', step, from, to)),
    );
    const own = Array.from({ length: steps + 1 }, (_, row) => [
      ...rows.subarray(row * cells.length + from, row * cells.length + to),
    ]).flat();
    return { crossings, same: equal(alone, own) };
  });
