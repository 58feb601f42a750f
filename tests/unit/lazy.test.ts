import { expect, test, vi } from 'vitest';
import { Lazy } from '../../www/src/stage/lazy.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a module is fetched when it is first wanted, once, and then drawn', async () => {
  const load = vi.fn(async () => 'panel');
  const loaded = vi.fn();
  const lazy = new Lazy(load, loaded);
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect([lazy.module, lazy.module]).toEqual([undefined, undefined]);
  await settle();
  expect(lazy.module).toBe('panel');
  expect(load).toHaveBeenCalledOnce();
  expect(loaded).toHaveBeenCalledOnce();
});

test('a module whose download has failed is fetched again when it is wanted again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('panel');
  const loaded = vi.fn();
  const lazy = new Lazy(load, loaded);
  expect(lazy.module).toBeUndefined();
  await settle();
  expect(loaded).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
  expect(lazy.module).toBeUndefined();
  await settle();
  expect(lazy.module).toBe('panel');
  expect(loaded).toHaveBeenCalledOnce();
});

test('a module is here already when whoever wants it is drawn again', async () => {
  const seen: unknown[] = [];
  const lazy: Lazy<string> = new Lazy(
    async () => 'panel',
    () => seen.push(lazy.module),
  );
  seen.push(lazy.module);
  await settle();
  expect(seen).toEqual([undefined, 'panel']);
});
