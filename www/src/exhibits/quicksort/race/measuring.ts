import type { Asking } from '../../../engine/engine.ts';
import { CodedError } from '../../../engine/errors.ts';
import { engine } from '../core/engine.ts';
import { type Measured, measure } from './measure.ts';

/** Measures in a separate worker. Where no worker may be started, it measures here, with pauses between the sorts. */
export async function measured(length: number, { signals }: Asking): Promise<Measured> {
  const { module } = await engine.load();
  const worker = started();
  if (!worker) {
    const glue = await import('../../../../pkg/quicksort.js');
    glue.initSync({ module });
    const pause = () => new Promise<void>((done) => setTimeout(done));
    return measure(length, glue.sortFast, pause);
  }
  return new Promise<Measured>((resolve, reject) => {
    const fail = (code: string) => reject(new CodedError(code));
    for (const signal of signals) signal.addEventListener('abort', () => fail('cancelled'));
    worker.onmessage = ({ data }) => ('error' in data ? fail('internal') : resolve(data));
    worker.onerror = () => fail('internal');
    worker.postMessage({ module, length });
  }).finally(() => worker.terminate());
}

function started(): Worker | undefined {
  // Bundlers cannot find the address of this worker in the npm package.
  if (!__APPLEYARD_SITE__) return undefined;
  try {
    return new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
