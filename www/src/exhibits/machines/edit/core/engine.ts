import wasmUrl from '../../../../../pkg/notations_bg.wasm?url';
import { Engine } from '../../../../engine/engine.ts';

/** The engine for texts of machines, which is fetched when somebody gives one. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
});
