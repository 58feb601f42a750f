import wasmUrl from '../../../../../pkg/atlas_bg.wasm?url';
import { Engine } from '../../../../engine/engine.ts';

/** Where the graphs of games are made: a package of its own, which only an opened graph loads. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
});
