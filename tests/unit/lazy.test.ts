/// <reference path="../../www/src/env.d.ts" />
import { html, nothing } from 'lit';
import { expect, test, vi } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { Fetching, Lazy } from '../../www/src/stage/lazy.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, templates, textOf } from './markup.ts';

const words = await loadMessages('en', ['common']);

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a module is fetched when it is first needed, once, and then drawn', async () => {
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

test('a module whose download has failed is fetched again when it is needed again', async () => {
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

test('a module that cannot be fetched draws the reason, until it is tried again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('panel');
  const changed = vi.fn();
  const lazy = new Lazy(load, changed);
  const drawn = () => lazy.render(words, (module) => html`<p>${module}</p>`);
  expect(drawn()).toBe(nothing);
  await settle();
  expect(changed).toHaveBeenCalledOnce();
  for (const time of ['once', 'drawn again']) {
    const said = textOf(markupOf(drawn()));
    expect(said, time).toBe(`${words.text('not-downloaded')} ${words.text('try-again')}`);
  }
  expect(load).toHaveBeenCalledOnce();
  const press = templates(drawn())
    .flatMap(({ values }) => values)
    .find((value) => typeof value === 'function') as () => void;
  press();
  expect(drawn()).toBe(nothing);
  await settle();
  expect(textOf(markupOf(drawn()))).toBe('panel');
  expect(changed).toHaveBeenCalledTimes(3);
});

test('a module has come before the element that needs it is drawn again', async () => {
  const seen: unknown[] = [];
  const lazy: Lazy<string> = new Lazy(
    async () => 'panel',
    () => seen.push(lazy.module),
  );
  seen.push(lazy.module);
  await settle();
  expect(seen).toEqual([undefined, 'panel']);
});

test('a button whose download has failed says so until it is pressed again, and then works', async () => {
  const changed = vi.fn();
  const fetching = new Fetching(changed);
  const said = (...buttons: string[]) => {
    const drawn = fetching.render(words, ...buttons);
    return drawn === nothing ? '' : textOf(markupOf(drawn));
  };
  expect(await fetching.of('share', () => Promise.reject(new Error('offline')))).toBeUndefined();
  expect(said('share', 'embed')).toBe(words.text('not-downloaded'));
  expect(said('export')).toBe('');
  const again = fetching.of('share', async () => 'dialog');
  expect(said('share')).toBe('');
  expect(await again).toBe('dialog');
  expect(said('share')).toBe('');
  expect(changed).toHaveBeenCalledTimes(3);
});

test('if the core refuses what a button fetches, the button gives that reason and not a lost connection', async () => {
  const fetching = new Fetching(() => {});
  await fetching.of('export', () => Promise.reject(new CodedError('panic')));
  expect(textOf(markupOf(fetching.render(words, 'export')))).toBe(words.text('error-panic'));
});
