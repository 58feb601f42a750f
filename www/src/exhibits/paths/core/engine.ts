import wasmUrl from '../../../../pkg/paths_bg.wasm?url';
import { Engine } from '../../../engine/engine.ts';
import { opening } from './opening.ts';

/** The page's engine for walks through graphs. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
  opening,
});
