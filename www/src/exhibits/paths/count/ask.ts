import type { PathsConfig } from '../../../../pkg/paths.js';
import type { Asking } from '../../../engine/engine.ts';
import { engine } from '../core/engine.ts';

/** The number of paths of a graph. */
export interface Count {
  /** Its digits. */
  readonly paths: string;
  /** The most states that were kept at a time. */
  readonly widest: number;
}

export const askCount = (config: PathsConfig, asking: Asking): Promise<Count> =>
  engine.read('PathCount', config, asking, async (run) => {
    const [paths, widest] = await Promise.all([run.ask('paths'), run.ask('widest')]);
    return { paths, widest };
  });
