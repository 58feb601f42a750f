import wasmUrl from '../../../../../pkg/rules_bg.wasm?url';
import { Engine } from '../../../../engine/engine.ts';

/** Where scripts run: a package of its own, which only a game that somebody has written loads. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
});
