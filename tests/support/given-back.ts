/** A file gives back the globals that it has replaced, because the next one runs in the same worker. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
