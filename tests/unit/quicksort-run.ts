import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { initSync, Quicksort } from '../../www/pkg/quicksort.js';
import type { Run } from '../../www/src/engine/engine.ts';
import type { NarratedMoment } from '../../www/src/exhibits/quicksort/account.ts';
import { configOf } from '../../www/src/exhibits/quicksort/config.ts';
import type { Exchange, Here } from '../../www/src/exhibits/quicksort/moments.ts';
import {
  pivots,
  type QuicksortScene,
  quicksortScene,
  schemes,
  smallSorts,
} from '../../www/src/exhibits/quicksort/scene.ts';
import { type Part, partsOf, type Step, stepOf } from '../../www/src/exhibits/quicksort/steps.ts';

// The core itself, with its bytes read from the file.
initSync({ module: readFileSync(new URL('../../www/pkg/quicksort_bg.wasm', import.meta.url)) });

export const sceneOf = (changes: Partial<QuicksortScene> = {}): QuicksortScene => ({
  ...quicksortScene.defaults,
  ...changes,
});

/** A scene of these elements. */
export const listed = (
  values: readonly number[],
  changes: Partial<QuicksortScene> = {},
): QuicksortScene => sceneOf({ input: 'typed', values, ...changes });

/** The core's run of a scene, to its end; throws what the core throws. */
export function runOf(scene: QuicksortScene, config = configOf(scene)): Quicksort {
  const run = new Quicksort(config);
  while (!run.advance(1_000_000).finished);
  return run;
}

/** A finished run, and what the page keeps from it. */
export class Sorted {
  readonly run: Quicksort;
  readonly summary;
  readonly values: Uint32Array;
  readonly parts: readonly Part[];
  readonly #rows: Uint32Array;

  constructor(
    readonly scene: QuicksortScene,
    config = configOf(scene),
  ) {
    this.run = runOf(scene, config);
    this.summary = this.run.summary();
    this.values = this.run.values();
    this.parts = partsOf(this.run.parts());
    this.#rows = this.run.rows(0, this.steps);
  }

  get steps(): number {
    return this.summary.steps;
  }

  /** Every moment of the run, by its number of steps. */
  get moments(): number[] {
    return Array.from({ length: this.steps + 1 }, (_, step) => step);
  }

  here(step: number, exchange?: Exchange): Here {
    const { run } = this;
    const areas = run.areas(step, exchange);
    return { step, order: run.order(step), moment: run.at(step), areas };
  }

  /** The step that leads to this moment. */
  step(moment: number): Step {
    const step = stepOf(this.#rows.subarray(4 * (moment - 1), 4 * moment));
    if (moment < 1 || !step) throw new Error(`no step leads to ${moment}`);
    return step;
  }

  /** The part that a step belongs to. */
  part(moment: number): Part {
    const part = this.parts.find(({ first, last }) => first < moment && moment <= last);
    if (!part) throw new Error(`step ${moment} belongs to no part`);
    return part;
  }

  /** The current part, as the figure finds it. */
  current({ moment: { part } }: Here): Part | undefined {
    return part === undefined ? undefined : this.parts[part];
  }

  /** Values by place. */
  list(moment: number): number[] {
    return Array.from(this.run.order(moment), (element) => this.values[element] ?? -1);
  }
}

export const sorted = (values: readonly number[], changes: Partial<QuicksortScene> = {}) =>
  new Sorted(listed(values, changes));

type Sort = Pick<QuicksortScene, 'scheme' | 'recurse' | 'calls' | 'cutoff' | 'small'>;

/** Every scheme, in every order of the calls, with every small sort. */
export const everySort: readonly Sort[] = schemes.flatMap((scheme) =>
  (['smaller', 'larger', 'left'] as const).flatMap((recurse) =>
    (['one', 'two'] as const).flatMap((calls) =>
      ([2, 5, 33] as const).flatMap((cutoff) =>
        smallSorts
          .filter((small) => cutoff > 2 || small === 'insertion')
          .map((small) => ({ scheme, recurse, calls, cutoff, small })),
      ),
    ),
  ),
);

export const nameOf = (sort: Sort) => Object.values(sort).join(' ');

/** Any list of few elements, with or without equal ones. */
export const anyList = fc.oneof(
  fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 24 }),
  fc.uniqueArray(fc.nat({ max: 999_999 }), { minLength: 1, maxLength: 24 }),
);

/** Any way to sort without a visitor who chooses pivots. */
export const anySort = fc.record({
  scheme: fc.constantFrom(...schemes),
  recurse: fc.constantFrom('smaller' as const, 'larger' as const, 'left' as const),
  calls: fc.constantFrom('one' as const, 'two' as const),
  pivot: fc.constantFrom(...pivots.filter((pivot) => pivot !== 'hand')),
  chance: fc.nat({ max: 99 }),
  cutoff: fc.constantFrom(2, 3, 5, 9, 33),
  small: fc.constantFrom(...smallSorts),
});

/** Checks many small random runs. */
export function overRuns(numRuns: number, check: (run: Sorted) => void): void {
  fc.assert(
    fc.property(anyList, anySort, (values, sort) => {
      const run = sorted(values, sort);
      check(run);
      run.run.free();
    }),
    { numRuns },
  );
}

/** A run with the asynchronous questions of the page. */
export const asRun = (run: Quicksort) => {
  const answers = run as unknown as Record<string, (...args: unknown[]) => unknown>;
  return {
    ask: async (method: string, ...args: unknown[]) => answers[method]?.call(run, ...args),
    free: () => run.free(),
  } as unknown as Run<'Quicksort'>;
};

/** What the narration and the figure as text know of a moment. */
export function narratedAt(run: Sorted, moment: number, exchange?: Exchange): NarratedMoment {
  const here = run.here(moment, exchange);
  return {
    scene: { ...run.scene, exchange },
    list: 'as typed',
    pictured: false,
    pressed: false,
    values: run.values,
    here,
    step: moment === 0 ? undefined : run.step(moment),
    part: run.current(here),
    parts: run.parts,
    before: undefined,
    built: undefined,
    steps: run.steps,
    framesBound: run.summary.framesBound,
    waiting: run.summary.waiting,
  };
}
