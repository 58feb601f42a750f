import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Chain, type ChainWhy, initSync } from '../../www/pkg/chain.js';
import type { Run } from '../../www/src/engine/engine.ts';
import type { Moment } from '../../www/src/exhibits/chain/account.ts';
import { configOf } from '../../www/src/exhibits/chain/config.ts';
import type { Take } from '../../www/src/exhibits/chain/fields.ts';
import { type LayoutPlan, layoutChain } from '../../www/src/exhibits/chain/picture/layout.ts';
import type { ChainFrame } from '../../www/src/exhibits/chain/picture/view.ts';
import { type ChainScene, chainScene } from '../../www/src/exhibits/chain/scene.ts';
import type { Mover } from '../../www/src/stage/play.ts';
import { takesOf, without } from '../support/plain-chain.ts';

// Node has no fetch for files: the test reads the core's bytes itself.
initSync({ module: readFileSync(new URL('../../www/pkg/chain_bg.wasm', import.meta.url)) });

export const sceneOf = (changes: Partial<ChainScene> = {}): ChainScene => ({
  ...chainScene.defaults,
  ...changes,
});

/** One object by its number, or two neighbours: `one(5)`, `two(4)` for 4 and 5. */
export const one = (number: number): Take => ({ first: number - 1, count: 1 });
export const two = (number: number): Take => ({ first: number - 1, count: 2 });

/** The core's run of a scene; throws what the core throws. */
export function runOf(scene: ChainScene): Chain {
  const run = new Chain(configOf(scene));
  while (!run.advance(100_000).finished);
  return run;
}

export const positionOf = (run: Chain, takes: readonly Take[] = []): ChainWhy => run.at(takes);

/** The position of a row, by itself. */
export function rowPosition(cells: string, changes: Partial<ChainScene> = {}): ChainWhy {
  const run = runOf(sceneOf({ row: cells, ...changes }));
  const position = positionOf(run);
  run.free();
  return position;
}

/** A moment of best play, or of the game of the scene, as the page describes it. */
export function momentAt(
  changes: Partial<ChainScene>,
  cursor: number,
  {
    revealed = true,
    explained = revealed,
    revealedBefore = revealed,
    short = false,
    by,
  }: Partial<Moment> & { readonly by?: Mover } = {},
): Moment {
  const scene = sceneOf(changes);
  const run = runOf(scene);
  const summary = run.summary();
  const takes = scene.takes ?? summary.line;
  const moment = {
    scene,
    summary,
    position: positionOf(run, takes.slice(0, cursor)),
    before: cursor > 0 ? positionOf(run, takes.slice(0, cursor - 1)) : undefined,
    record: run.record(takes),
    cursor,
    mover: () => by ?? (scene.takes ? 'mover' : 'line'),
    who: 'mover',
    revealed,
    explained,
    revealedBefore,
    short,
  } as const;
  run.free();
  return moment;
}

/** What the picture of a position needs. */
export const frameOf = (position: ChainWhy, changes: Partial<ChainFrame> = {}): ChainFrame => ({
  position,
  values: true,
  grouped: true,
  last: undefined,
  planned: undefined,
  tabindex: () => undefined,
  ...changes,
});

export const layoutOf = (cells: number, plan: Partial<LayoutPlan> = {}) =>
  layoutChain({
    size: { width: 900, height: 400 },
    text: 1,
    cells,
    bars: true,
    plies: cells,
    ...plan,
  });

/** Rows with at least one object, with or without gaps. */
export const anyRow = (most = 14) =>
  fc
    .array(fc.constantFrom('0', '1', '1', '1'), { minLength: 1, maxLength: most })
    .map((cells) => cells.join(''))
    .filter((cells) => cells.includes('1'));

/** A row, and the takes of a game in it. */
export const anyGame = (most = 14) =>
  fc
    .record({
      row: anyRow(most),
      end: fc.constantFrom('normal' as const, 'misere' as const),
      first: fc.constantFrom('fewest' as const, 'any' as const),
      picks: fc.array(fc.nat(99), { maxLength: most }),
    })
    .map(({ picks, ...scene }) => {
      const takes: Take[] = [];
      let cells = scene.row;
      for (const pick of picks) {
        const open = takesOf(cells, takes.length === 0 && isRuled(scene));
        const take = open[pick % Math.max(1, open.length)];
        if (!take) break;
        takes.push(take);
        cells = without(cells, take);
      }
      return { ...scene, takes, cells };
    });

/** Whether the rule for the first move applies: it does to a row without gaps. */
export const isRuled = ({ row, first }: Pick<ChainScene, 'row' | 'first'>): boolean =>
  first === 'fewest' && !row?.includes('0');

/** A position of any game from the core, and what the plain solver needs to know about it. */
export const anyMoment = (most = 14) =>
  anyGame(most).map(({ row, end, first, takes, cells }) => {
    const run = runOf(sceneOf({ row, end, first }));
    const position = positionOf(run, takes);
    run.free();
    return { position, end, cells, ruled: takes.length === 0 && isRuled({ row, first }) };
  });

/** A run that answers as the core does, with a log of the questions. */
export function asked(scene: ChainScene) {
  const core = runOf(scene);
  const answers = core as unknown as Record<string, (...args: unknown[]) => unknown>;
  const log: unknown[][] = [];
  const run = {
    ask: async (method: string, ...args: unknown[]) => {
      log.push([method, ...args]);
      return answers[method]?.apply(core, args);
    },
    free: () => core.free(),
  } as unknown as Run<'Chain'>;
  return { run, log, of: (method: string) => log.filter(([name]) => name === method) };
}
