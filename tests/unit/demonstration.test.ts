import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DemonstratingFigure, demonstrate } from '../../www/src/stage/demonstration.ts';
import type { Messages } from '../../www/src/words/messages.ts';

const listeners = new Set<(event: Event) => void>();
/** The visitor touches something, or presses a key. */
const touch = (key?: string) => {
  for (const heard of [...listeners]) heard({ key } as unknown as Event);
};

beforeEach(() => {
  listeners.clear();
  say.mockClear();
  vi.stubGlobal('addEventListener', (_: string, heard: (event: Event) => void) =>
    listeners.add(heard),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = vi.fn();
const figure = (): DemonstratingFigure => ({
  words: { has: () => true, text: (id: string) => id } as unknown as Messages,
  announcer: { say },
  vocabulary: { more: async () => {} },
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

test('a key that silences a screen reader leaves a demonstration, Escape ends it, and its end is said', async () => {
  const over = demonstrate(
    figure(),
    async () => 'opened',
    (_, { rest }) => rest(60_000),
  );
  await vi.advanceTimersByTimeAsync(1000);
  for (const key of ['Control', 'Shift', 'Alt', 'Meta']) touch(key);
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(1);
  expect(say).not.toHaveBeenCalled();
  touch('Escape');
  await over;
  expect(say.mock.calls).toEqual([['demonstration-over']]);
});
