import { CodedError } from '../../engine/errors.ts';
import type { Vocabulary } from '../../stage/vocabulary.ts';
import type { Messages } from '../../words/messages.ts';
import type { Pair } from './account.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { NetworkScene, Stock } from './scene.ts';
import { Traced } from './traced.ts';

/** The second network of a scene. */
export interface Second {
  readonly beside: Traced;
  /** Both networks, by their names. */
  pair(words: Messages): Pair;
}

/** What the core needs to run the second network: other comparators, the same elements. */
export function besideConfig(scene: NetworkScene, kind: Stock) {
  return configOf({ ...scene, kind, net: undefined });
}

/** Runs the second network of a scene on the same elements. The names of both come with the words of the panels. */
export async function openBeside(
  { vocabulary, lifetime }: { readonly vocabulary: Vocabulary; readonly lifetime: AbortSignal },
  scene: NetworkScene,
  first: Traced,
): Promise<Partial<Second>> {
  const { kind, beside: other } = scene;
  if (other === 'none') return {};
  const config = besideConfig(scene, other);
  const run = await engine.quietly('Network', config, lifetime).catch((thrown) => {
    const { code, params } = CodedError.from(thrown);
    throw new CodedError(code === 'not-in-stock' ? 'beside-not-in-stock' : code, params);
  });
  const beside = await Traced.of(run);
  run.free();
  await vocabulary.more('networks-panels');
  return {
    beside,
    pair: (words) => ({
      wires: first.wires,
      name: words.text(`kind-${kind}`),
      size: first.size,
      depth: first.summary.depth,
      other: words.text(`kind-${other}`),
      otherSize: beside.size,
      otherDepth: beside.summary.depth,
    }),
  };
}
