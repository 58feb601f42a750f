import wasmUrl from '../../../../../pkg/discrete_bg.wasm?url';
import { Engine } from '../../../../engine/engine.ts';

/** The engine for machines with their environments, which is fetched when somebody opens the panel. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
});
