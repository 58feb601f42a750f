import wasmUrl from '../../../../../pkg/forms_bg.wasm?url';
import { Engine } from '../../../../engine/engine.ts';

/** Where the games that are not boards are solved: a package of its own, which only such a game loads. */
export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
});
