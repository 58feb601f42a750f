import { CodedError } from '../../engine/errors.ts';
import { besideConfig } from './config.ts';
import { engine } from './core/engine.ts';
import type { NetworkScene, Stock } from './scene.ts';
import { Traced } from './traced.ts';

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
