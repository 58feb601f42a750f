/// <reference path="../../www/src/env.d.ts" />
/** How much room the sentences keep, so that nothing below them moves. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('what somebody reads on keeps no room, so that no hole stays when it is hidden again', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const { SentenceRoom } = await import('../../www/src/stage/room.ts');
  let [height, opened] = [80, false];
  const kept = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => kept.set(name, value),
    removeProperty: (name: string) => kept.delete(name),
  };
  vi.stubGlobal('getComputedStyle', () => ({ blockSize: `${height}px` }));
  const shadowRoot = {
    querySelectorAll: () => [{ style }],
    querySelector: () => (opened ? {} : null),
  } as unknown as ParentNode;
  const room = new SentenceRoom();
  const figure = { shadowRoot, clientWidth: 400, fit: false };
  room.keep(figure);
  expect(kept.get('--kept')).toBe('80px');
  [height, opened] = [200, true];
  room.keep(figure);
  expect(kept.get('--kept')).toBe('80px');
  [height, opened] = [120, false];
  room.keep(figure);
  expect(kept.get('--kept')).toBe('120px');
});
