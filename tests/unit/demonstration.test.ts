import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DemonstratingFigure, demonstrate } from '../../www/src/stage/demonstration.ts';

const listeners = new Set<() => void>();
/** The visitor touches something. */
const touch = () => {
  for (const heard of [...listeners]) heard();
};

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => listeners.add(heard));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const figure = (): DemonstratingFigure => ({
  words: undefined,
  lifetime: new AbortController().signal,
  timeline: { pause: () => {} },
  showOverlay: vi.fn(),
});

test('a touch while a demonstration is being opened ends what it has begun, and nothing is played', async () => {
  const play = vi.fn(async () => {});
  let [open, signal] = [() => {}, new AbortController().signal];
  const over = demonstrate(
    figure(),
    (lifetime) => {
      signal = lifetime;
      return new Promise<string>((resolve) => {
        open = () => resolve('opened');
      });
    },
    play,
  );
  expect(signal.aborted).toBe(false);
  touch();
  expect(signal.aborted).toBe(true);
  open();
  await over;
  expect(play).not.toHaveBeenCalled();
});

test('after a touch no pause is waited for, so that what was shown can be freed', async () => {
  const close = vi.fn();
  const over = demonstrate(
    figure(),
    async () => 'opened',
    async (_, { rest }) => {
      await rest(60_000);
      await rest(60_000);
    },
    close,
  );
  await vi.advanceTimersByTimeAsync(1000);
  touch();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  await over;
  expect(close).toHaveBeenCalledWith('opened');
});
