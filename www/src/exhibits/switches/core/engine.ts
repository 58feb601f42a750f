import wasmUrl from '../../../../pkg/switches_bg.wasm?url';
import { Engine } from '../../../engine/engine.ts';
import { opening } from './opening.ts';

export const engine = new Engine({
  url: wasmUrl,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  instance: () => import('./instance.ts'),
  opening,
});
