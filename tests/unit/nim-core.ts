/** The heaps as the core itself knows them, handed its bytes, and the words of their page. */
import { readFileSync } from 'node:fs';
import { ColdPairs, GrundyTable, initSync, Nim, NimPlan } from '../../www/pkg/nim.js';
import { configOf } from '../../www/src/exhibits/nim/config.ts';
import type { Here } from '../../www/src/exhibits/nim/play/play.ts';
import { type NimScene, nimScene } from '../../www/src/exhibits/nim/scene.ts';
import { decode, shownScene } from '../../www/src/share/codec.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { readBy } from './asker.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/nim_bg.wasm', import.meta.url)) });

const files = [
  'common',
  'stage',
  'notices',
  'nim',
  'play',
  'nim-panels',
  'tables',
  'heap-rules',
] as const;
export const languages: readonly Messages[] = await Promise.all(
  (['en', 'es', 'zh'] as const).map((language) => loadMessages(language, files)),
);
export const [english] = languages as [Messages, ...Messages[]];

/** The scene of a link without its version, such as `heaps=2,4,5&end=misere`. */
export function sceneOf(fields = ''): NimScene {
  const { link, notices } = decode(nimScene, fields === '' ? 'v=1' : `v=1&${fields}`);
  if (notices.length > 0) throw new Error(`${fields} says ${notices[0]?.code}`);
  return shownScene(link);
}

/** The core's finished run of a scene; throws what the core throws. */
export function runOf(scene: NimScene): Nim {
  const run = new Nim(configOf(scene));
  while (!run.advance(100_000).finished);
  return run;
}

/** What there is to know of the position of a scene, or of other heaps in its game. */
export function hereOf(scene: NimScene, heaps: readonly bigint[] = scene.heaps): Here {
  const run = runOf(scene);
  return { why: run.why(heaps), cancel: run.cancel(heaps) };
}

const models = { Nim, NimPlan, GrundyTable, ColdPairs };

async function quietly(name: keyof typeof models, config: never) {
  const model = new models[name](config);
  while ('advance' in model && !model.advance(1_000_000).finished);
  const answers = model as unknown as Record<string, (...args: unknown[]) => unknown>;
  return {
    ask: async (method: string, ...args: unknown[]) => answers[method]?.apply(model, args),
    free: () => model.free(),
  };
}

/** In place of the page's engine: the same models, at once and without a worker. */
export const engine = { quietly, read: readBy(quietly) };
