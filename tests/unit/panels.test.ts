import { css, html } from 'lit';
import { expect, test, vi } from 'vitest';
import { type Panel, Panels } from '../../www/src/stage/panels.ts';
import { Messages } from '../../www/src/words/messages.ts';
import { markupOf, textOf } from './markup.ts';

const words = new Messages('en', [
  { 'panel-withheld': 'Withheld.', list: 'The list', answer: 'The answer' },
]);

/** A list, and a panel that may be hidden; and what was done with them. */
function figureOf(hidden = false) {
  const log: string[] = [];
  const more = vi.fn(async (...names: string[]) => void log.push(`words ${names.join(' ')}`));
  const figure = {
    words,
    tasked: false,
    vocabulary: { more } as never,
    adopt: () => void log.push('styles'),
    requestUpdate: vi.fn(),
  };
  const panel = (id: 'list' | 'answer'): Panel => ({
    render: (said) => html`<p>${said.text(id)}</p>`,
    forget: () => void log.push(`forget ${id}`),
  });
  class Own extends Panels<'list' | 'answer'> {
    aside = () => html``;
  }
  const make = (id: 'list' | 'answer') => async () => {
    log.push(`make ${id}`);
    return panel(id);
  };
  const panels = new Own(figure, ['own'], async () => [css``], {
    list: { large: true, make: make('list') },
    answer: { make: make('answer'), withheld: () => hidden },
  });
  const shown = (name: 'list' | 'answer') => textOf(markupOf(panels.render(name) as never));
  return { panels, figure, log, shown };
}

test('a panel is fetched with its words and styles when it is opened, and made once', async () => {
  const { panels, figure, log, shown } = figureOf();
  expect(panels.names).toEqual(['list', 'answer']);
  expect([panels.large('list'), panels.large('answer'), panels.large('help')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([panels.has('list'), panels.has('help'), panels.has('toString')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(log).toEqual([]);
  expect(shown('list')).toBe('');
  await vi.waitFor(() => expect(figure.requestUpdate).toHaveBeenCalledOnce());
  // Those of all panels, and its own.
  expect(log.toSorted()).toEqual(['make list', 'styles', 'styles', 'words stage own']);
  expect([shown('list'), shown('list')]).toEqual(['The list', 'The list']);
  expect(log).toHaveLength(4);
});

test('a panel that would give the answer away hides its contents, and says so', async () => {
  const { figure, shown } = figureOf(true);
  expect(shown('answer')).toBe('');
  await vi.waitFor(() => expect(figure.requestUpdate).toHaveBeenCalledOnce());
  expect(shown('answer')).toBe('Withheld.');
});

test('another run makes the opened panels forget, unless one of them has asked for that run', async () => {
  const { panels, figure, log, shown } = figureOf();
  shown('list');
  await vi.waitFor(() => expect(figure.requestUpdate).toHaveBeenCalledOnce());
  log.length = 0;
  panels.opened();
  expect(log).toEqual(['forget list']);
  await panels.keeping(async () => panels.opened());
  expect(log).toHaveLength(1);
  await panels.keeping(() => Promise.reject(new Error('refused'))).catch(() => {});
  panels.opened();
  expect(log).toHaveLength(2);
});
