import { CodedError } from '../../engine/errors.ts';
import type { Messages } from '../../words/messages.ts';
import type { Pair } from './account.ts';
import { besideConfig } from './config.ts';
import { engine } from './core/engine.ts';
import type { NetworkScene, Stock } from './scene.ts';
import { Traced } from './traced.ts';

/** The two networks of a scene that has two, by their names. */
export const pairOf =
  ({ kind, beside: other }: NetworkScene, first: Traced, second: Traced) =>
  (words: Messages): Pair => ({
    wires: first.wires,
    name: words.text(`kind-${kind}`),
    size: first.size,
    depth: first.summary.depth,
    other: words.text(`kind-${other}`),
    otherSize: second.size,
    otherDepth: second.summary.depth,
  });

/** Runs the second network of a scene on the same elements. */
export async function besideOf(
  scene: NetworkScene,
  kind: Stock,
  lifetime: AbortSignal,
): Promise<Traced> {
  const config = besideConfig(scene, kind);
  const run = await engine.quietly('Network', config, lifetime).catch((thrown) => {
    const { code, params } = CodedError.from(thrown);
    throw new CodedError(code === 'not-in-stock' ? 'beside-not-in-stock' : code, params);
  });
  const traced = await Traced.of(run);
  run.free();
  return traced;
}
