/** A file gives back the globals that it has replaced: the next one may run in the same worker. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
