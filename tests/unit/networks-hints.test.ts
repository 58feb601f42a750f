/// <reference path="../../www/src/env.d.ts" />
import { expect, test, vi } from 'vitest';
import type { NetworksFigure } from '../../www/src/exhibits/networks/figure.ts';
import { NetworkPanels } from '../../www/src/exhibits/networks/panels.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, textOf } from './markup.ts';

vi.mock('../../www/src/exhibits/networks/core/engine.ts', () => ({ engine: {} }));

const words = await loadMessages('en', ['common', 'stage', 'networks', 'networks-panels']);

/** The text of each panel for a figure without a network, after it has been fetched. */
async function opened(reveals: boolean): Promise<Record<string, string>> {
  const requestUpdate = vi.fn();
  const vocabulary = { more: async () => {} };
  const figure = { words, mayReveal: () => reveals, vocabulary, adopt: () => {}, requestUpdate };
  const panels = new NetworkPanels(figure as unknown as NetworksFigure);
  const all = () =>
    Object.fromEntries(
      panels.names.map((name) => [name, textOf(markupOf(panels.render(name) as string))]),
    );
  expect(Object.values(all()).join('')).toBe('');
  await vi.waitFor(() => expect(requestUpdate).toHaveBeenCalledTimes(panels.names.length), 20_000);
  return all();
}

test('with hints off, panels that would give the answer away are withheld', async () => {
  const withheld = words.text('panel-withheld');
  expect(withheld).toMatch(/the answer away/);
  const [on, off] = [await opened(true), await opened(false)];
  expect(Object.keys(on).join(' ')).toBe('network edit input principle order text proof');
  for (const [name, text] of Object.entries(off)) {
    const telling = ['principle', 'order', 'proof'].includes(name);
    expect(text, name).toBe(telling ? withheld : '');
    expect(on[name], name).toBe('');
  }
});
