import * as glue from '../../../../pkg/quicksort.js';
import { measure } from './measure.ts';

// The measurement has a separate worker: it would block the tab, and the work of the other worker would disturb it.
self.onmessage = async ({ data }: MessageEvent<{ module: WebAssembly.Module; length: number }>) => {
  glue.initSync({ module: data.module });
  try {
    self.postMessage(await measure(data.length, glue.sortFast, async () => {}));
  } catch (thrown) {
    self.postMessage({ error: String(thrown) });
  }
};
