import wasmUrl from '../../../../../pkg/counts_bg.wasm?url';
import { Engine } from '../../../../engine/engine.ts';

/** The page's engine for counts of paths, which is fetched when somebody asks for one. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
});
