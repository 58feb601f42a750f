import { whileRunning } from '../engine/errors.ts';
import { still } from './preferences.ts';

/** What a demonstration has while it runs. */
export interface Showing {
  /** Ends it: the visitor has touched something, or the figure is gone. */
  readonly signal: AbortSignal;
  /** Waits, unless it ends before. */
  rest(ms: number): Promise<void>;
}

/**
 * Shows something in place of the figure's own picture. The first touch or key ends it at once, so that it
 * acts on the figure as it was. With reduced motion, what `play` shows last stays until then.
 */
export async function demonstration(
  lifetime: AbortSignal,
  over: () => void,
  play: (showing: Showing) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  for (const sign of ['pointerdown', 'keydown'] as const) {
    addEventListener(sign, () => ended.abort(), { capture: true, signal });
  }
  signal.addEventListener('abort', over);
  lifetime.addEventListener('abort', () => ended.abort(), { signal });
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  // The figure may end meanwhile, and with it what is shown.
  await whileRunning(play({ signal, rest }));
  if (!still()) ended.abort();
}
