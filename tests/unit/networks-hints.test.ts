/// <reference path="../../www/src/env.d.ts" />
import { html } from 'lit';
import { describe, expect, test, vi } from 'vitest';
import type { NetworksFigure } from '../../www/src/exhibits/networks/element.ts';
import { NetworkPanels } from '../../www/src/exhibits/networks/panels.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, textOf } from './markup.ts';

vi.mock('../../www/src/exhibits/networks/core/engine.ts', () => ({ engine: {} }));
vi.mock('../../www/src/exhibits/networks/opened.ts', async (load) => {
  const { Opened } = await load<typeof import('../../www/src/exhibits/networks/opened.ts')>();
  const told = (name: string) => () => html`<p>all of ${name}</p>`;
  class Plain extends Opened {
    override network = told('network');
    override edit = told('edit');
    override input = told('input');
    override principle = told('principle');
    override order = told('order');
    override proof = told('proof');
    override text = told('text');
  }
  return { Opened: Plain };
});

const words = await loadMessages('en', ['common', 'stage', 'networks', 'networks-panels']);

async function opened(tells: boolean): Promise<Record<string, string>> {
  let drawn = 0;
  const figure = {
    words,
    tells,
    vocabulary: { more: async () => {} },
    adopt: () => {},
    requestUpdate: () => {
      drawn += 1;
    },
  };
  const panels = new NetworkPanels(figure as unknown as NetworksFigure);
  for (const panel of Object.values(panels.byName)) expect(textOf(markupOf(panel()))).toBe('');
  await vi.waitFor(() => expect(drawn).toBe(1), 20_000);
  return Object.fromEntries(
    Object.entries(panels.byName).map(([name, panel]) => [name, textOf(markupOf(panel()))]),
  );
}

const names = ['network', 'edit', 'input', 'principle', 'order', 'proof', 'text'];

describe('the panels', () => {
  test('are all there where hints are on', async () => {
    expect(await opened(true)).toEqual(
      Object.fromEntries(names.map((name) => [name, `all of ${name}`])),
    );
  });

  test('that would give away what is to be found out are withheld where hints are off', async () => {
    const withheld = words.text('panel-withheld');
    expect(withheld).toMatch(/\S/);
    expect(await opened(false)).toEqual(
      Object.fromEntries(
        names.map((name) => {
          const telling = ['principle', 'order', 'proof'].includes(name);
          return [name, telling ? withheld : `all of ${name}`];
        }),
      ),
    );
  });
});
