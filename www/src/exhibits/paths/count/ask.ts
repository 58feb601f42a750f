import type { CountMethod, PathsConfig } from '../../../../pkg/counts.js';
import type { Asking, Run } from '../../../engine/engine.ts';
import { sure } from '../../../sure.ts';
import { engine } from './core/engine.ts';

/** The number of paths of a graph. */
export interface Count {
  /** Its digits. */
  readonly paths: string;
  /** How they were counted, and the most states that were kept at a time. */
  readonly method: CountMethod;
  readonly widest: number;
  /** About how many states the count looked at. */
  readonly estimate: number;
  /** The digits of the number of paths of each length, from no edge on; empty unless asked for. */
  readonly byLength: readonly string[];
}

export const askCount = (config: PathsConfig, asking: Asking): Promise<Count> =>
  engine.read('PathCount', config, asking, async (run) => {
    const [paths, method, widest, estimate, byLength] = await Promise.all([
      run.ask('paths'),
      run.ask('method'),
      run.ask('widest'),
      run.ask('estimate'),
      run.ask('byLength'),
    ]);
    return { paths, method, widest, estimate, byLength };
  });

/** A path with its number, in digits, and the number of all paths. */
export interface Numbered {
  readonly path: readonly number[];
  readonly number: string;
  readonly total: string;
}

/** The path with the number that the configuration has, or one by chance. */
export const askPath = (config: PathsConfig, asking: Asking): Promise<Numbered> =>
  engine.read('PathNumber', config, asking, async (run) => {
    const [path, number, total] = await Promise.all([
      run.ask('path'),
      run.ask('number'),
      run.ask('total'),
    ]);
    return { path: [...(path ?? [])], number: number ?? '', total };
  });

/** How many of the paths pass each edge, in digits. */
export const askThrough = (config: PathsConfig, asking: Asking): Promise<readonly string[]> =>
  engine.read('EdgeCounts', config, asking, (run) => run.ask('through'));

/** How many calls of the search the core makes before it answers: some tens of milliseconds. */
const SLICE = 50_000;

/** A search for a longest path takes this number of slices at most. */
const MOST_SLICES = 100;

/**
 * The first path with exactly this number of edges; undefined if these calls of the search have met no such path. The
 * progress counts towards the most slices that it takes.
 */
export const askOfLength = (
  config: PathsConfig,
  edges: number,
  asking: Asking,
): Promise<{ readonly path: readonly number[] | undefined; readonly calls: number }> =>
  engine.read('PathList', { ...config, longest: edges, pruned: true }, asking, async (run) => {
    const began = performance.now();
    for (let slices = 0; slices < MOST_SLICES; slices += 1) {
      const taken = await run.ask('take', CROWD, SLICE);
      for (let at = 0; at < taken.length; at += 1 + sure(taken[at])) {
        const nodes = sure(taken[at]);
        if (nodes !== edges + 1) continue;
        return { path: [...taken.slice(at + 1, at + 1 + nodes)], calls: await callsOf(run) };
      }
      if (await run.ask('finished')) break;
      const spent = performance.now() - began;
      asking.listener?.onProgress(slices + 1, MOST_SLICES, spent);
    }
    return { path: undefined, calls: await callsOf(run) };
  });

const callsOf = async (run: Run<'PathList'>): Promise<number> => Number(await run.ask('calls'));

/** How many paths of any length the core gives at a time, if only those of one length are kept. */
const CROWD = 1000;

/**
 * Paths in the order of the search, from the first one or from `config.path` on, at most `most`; of those, only the
 * paths with exactly this number of edges if it is given.
 */
export const askList = (
  config: PathsConfig,
  most: number,
  asking: Asking,
  exactly?: number,
): Promise<readonly (readonly number[])[]> =>
  engine.read('PathList', { ...config, pruned: true }, asking, async (run) => {
    const all: number[][] = [];
    while (all.length < most) {
      const taken = await run.ask('take', exactly === undefined ? most - all.length : CROWD, SLICE);
      for (let at = 0; at < taken.length; at += 1 + (taken[at] ?? 0)) {
        const nodes = taken[at] ?? 0;
        const kept = exactly === undefined || nodes === exactly + 1;
        if (kept) all.push([...taken.slice(at + 1, at + 1 + nodes)]);
      }
      if (await run.ask('finished')) break;
    }
    return all.slice(0, most);
  });
