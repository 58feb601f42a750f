import wasmUrl from '../../../../pkg/graphs_bg.wasm?url';
import { Engine } from '../../../engine/engine.ts';

/** The engine that reads graphs from text, and plays with tokens on them; a page needs it only when somebody opens one. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
});
