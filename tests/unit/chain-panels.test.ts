/// <reference path="../../www/src/env.d.ts" />
/** The panels around the row, as they are drawn and used. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChainFigure } from '../../www/src/exhibits/chain/figure.ts';
import { firstKinds } from '../../www/src/exhibits/chain/race/kinds.ts';
import { rates } from '../../www/src/exhibits/chain/race/rates.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import type { Sentence } from '../../www/src/words/sentence.ts';
import { groupsOf, takesOf, without, worthOf } from '../support/plain-chain.ts';
import { openedPanel, until } from './drawn-panel.ts';

let figure: ChainFigure;
beforeEach(() => {
  figure = new ChainFigure(nowhere('en'));
});
afterEach(() => figure.release());

const sentence = (id: string, args?: Sentence['args']): string =>
  figure.words?.text(id, args) ?? '';

test('the table opens rows, and hides without hints', async () => {
  const { panel } = await openedPanel(figure, 'table', 'v=1&objects=5');
  await until(() => panel.all('table.worth').length > 0);
  expect(panel.all('table.worth tbody tr')).toHaveLength(60);
  panel.check('#value-12-1');
  await until(() => figure.loaded && figure.position?.cells === '1'.repeat(12));
  expect(figure.currentLink()).toContain('objects=12&end=misere');
  figure.adjust({ hints: false });
  expect(panel.text).toBe(sentence('table-withheld'));
});

test('the groups panel has a shelf for each next position, and a row of it plans its take', async () => {
  const cells = '1101111';
  const { panel } = await openedPanel(figure, 'groups', `v=1&row=${cells}`);
  const shelves = new Map<string, string[]>();
  for (const take of takesOf(cells)) {
    const groups = groupsOf(without(cells, take));
    const counts = Array.from(
      { length: groups[0] ?? 0 },
      (_, size) => groups.filter((group) => group === size + 1).length,
    );
    const { won, plies } = worthOf(without(cells, take), 'normal');
    const args = { outcome: won ? 'N' : 'P', who: 'mover', plies };
    const shelf = `{${counts}} ${sentence('game-worth', args)}`;
    const { first, count } = take;
    const name = count === 1 ? `${first + 1}` : `${first + 1}-${first + 2}`;
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), name]);
  }
  const moves = takesOf(cells).length;
  expect(panel.text).toContain(sentence('groups-merge', { moves, options: shelves.size }));
  const shown = panel
    .all('.shelves > li')
    .map((shelf): [string, string[]] => [
      shelf.querySelector('.shelf')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      [...shelf.querySelectorAll('.merged')].map((one) => one.textContent?.trim() ?? ''),
    ]);
  expect(new Map(shown)).toEqual(shelves);
  panel.check('.merged');
  await until(() => figure.planning.chosen);
  expect(figure.planning.chosen?.place).toHaveLength(1);
});

test('the map of a short row has all its positions', async () => {
  const { panel } = await openedPanel(figure, 'map', 'v=1&cursor=2');
  await until(() => panel.all('svg.map').length > 0);
  const names = panel.all('svg.map [role=gridcell]').map((node) => node.getAttribute('aria-label'));
  expect(names).toHaveLength(42);
  const args = { objects: 5, groups: '4+1', outcome: 'P', plies: 4 };
  expect(names).toContain(sentence('map-node', args));
});

test('the race counts as many moves as the article prints, and refuses impossible programs and rows', async () => {
  const { panel } = await openedPanel(figure, 'race', 'v=1&objects=8');
  const lane = (at: number) => panel.texts('.lanes > li')[at];
  await until(() => lane(0)?.includes('191,422') && lane(1)?.includes('4945'));
  const choose = (name: string, value: string) =>
    panel.type(`.lanes > li:first-child select[name^=race-${name}]`, value);
  const type = (objects: string) => panel.type('[name=race-objects]', objects);
  await figure.change({ end: 'misere' });
  choose('algorithm', 'sprague-grundy');
  await panel.says(sentence('error-grundy-under-misere'));
  choose('algorithm', 'memoised');
  type('40');
  await panel.says(sentence('error-program-too-large', { objects: 40, max: 24 }));
  for (const typed of ['0', '1000', 'nine']) {
    type(typed);
    expect(panel.text).toContain(sentence('field-wrong', { min: 1, max: 60 }));
    expect(panel.one('[name=race-objects]').value).toBe(typed);
  }
});

test('the counts of the race are turned by pages, and the slowest lane is set against those that take nothing', async () => {
  // Made-up speeds: on a busy machine a trial may measure any, and the lanes get theirs one after another.
  for (const kind of firstKinds) rates.note(kind, { moves: 1e15, spent: 1e11 });
  const { panel } = await openedPanel(figure, 'race', 'v=1&objects=13');
  const rows = () =>
    panel.all('.counts details tbody th').map(({ textContent }) => Number(textContent));
  await until(() => rows().length === 12);
  expect(rows()).toEqual(Array.from({ length: 12 }, (_, at) => 13 + at));
  panel.press(sentence('counts-before'));
  expect(rows()[0]).toBe(1);
  panel.press(sentence('counts-after'));
  panel.press(sentence('counts-after'));
  expect(rows()[0]).toBe(25);
  await until(() => panel.texts('.race .against').length > 0);
  expect(panel.text).toMatch(
    /Lane A would take about [\d.]+ (s|min|h), an estimate, against next to nothing for lanes? /,
  );
  expect(panel.text).toContain(sentence('race-instant'));
});
