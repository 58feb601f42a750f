/// <reference path="../../www/src/env.d.ts" />
/** What a visitor chooses in the panels of quicksort: the list, the sort, a race, and two elements that are swapped. */
import { expect, test } from 'vitest';
import { QuicksortFigure } from '../../www/src/exhibits/quicksort/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { openedPanel, until } from './drawn-panel.ts';

async function open(name: string, link: string) {
  const { figure, panel } = await openedPanel(new QuicksortFigure(nowhere('en')), name, link);
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  const press = (id: string, args = {}) => panel.press(words.text(id, args));
  const said = () => plain(words, figure.seen.narration());
  return { figure, panel, words, press, said };
}

test('a typed list is taken and sorted, and a list that the page makes takes its place', async () => {
  const { figure, panel } = await open('input', 'v=1&length=6&input=reversed');
  const list = 'textarea[name=list]';
  expect(panel.one(list).value).toBe('6 5 4 3 2 1');
  expect(panel.one('input[name=input]:checked, input[value=reversed]').checked).toBe(true);
  panel.type(list, '6 5 4 3 2 1 9');
  await until(() => figure.loaded && figure.length === 7);
  expect([...figure.values]).toEqual([6, 5, 4, 3, 2, 1, 9]);
  expect(panel.all('input[name=input]').filter(({ checked }) => checked)).toEqual([]);
  expect(figure.currentLink()).toMatch(/values=/);
  panel.type(list, '6 x');
  await until(() => panel.texts('.wrong').some((text) => text.includes('x')));
  expect(panel.one(list).value).toBe('6 x');
  panel.check('input[value=sorted]');
  await until(() => figure.loaded && figure.currentScene().input === 'sorted');
  expect([...figure.values]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(figure.currentLink()).not.toMatch(/values=/);
});

test('a choice of the sort is a new run, which is compared with the run before', async () => {
  const { figure, panel } = await open('variant', 'v=1&length=12');
  const before = figure.summary?.total.comparisons;
  panel.check('input[name=scheme][value=lomuto]');
  await until(() => figure.loaded && figure.currentScene().scheme === 'lomuto');
  expect(figure.past?.comparisons).toBe(before);
});

test('a choice in a group of radio buttons sets the list and rests', async () => {
  const { figure, panel } = await open('input', 'v=1');
  panel.check('input[value=sorted]');
  await until(() => figure.loaded && figure.currentScene().input === 'sorted');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { playing, cursor, length } = figure.timeline;
  expect([playing, cursor]).toEqual([false, 0]);
  expect(length).toBeGreaterThan(0);
});

test('the worst list for the rule in use rests at its beginning, and both numbers are read at once', async () => {
  const { figure, panel, press, said } = await open('lab', 'v=1&pivot=first&length=40');
  await until(() => figure.summary);
  const shuffled = figure.summary?.total.comparisons;
  press('lab-time');
  await until(() => figure.loaded && figure.currentScene().input === 'time-killer');
  const { playing, cursor, length } = figure.timeline;
  expect([playing, cursor]).toEqual([false, 0]);
  expect(length).toBeGreaterThan(0);
  expect(figure.currentScene()).toMatchObject({ pivot: 'first', against: 'first', length: 40 });
  const worst = figure.summary?.total.comparisons ?? 0;
  expect(worst).toBeGreaterThan(2 * Number(shuffled));
  const both = `This list takes ${worst} comparisons with the rule in use. A shuffled one takes ${shuffled}.`;
  expect(said().startsWith(both)).toBe(true);
  expect(panel.texts('.built')).toEqual([both]);
  figure.timeline.seek(1);
  await until(() => figure.narrated === 1);
  expect(said()).not.toContain(both);
});

test('the deepest list says how many calls wait, and how many with a shuffled one', async () => {
  const { figure, press, said } = await open('lab', 'v=1&pivot=middle&length=95');
  await until(() => figure.summary);
  const shuffled = figure.summary?.total.mostFrames ?? 0;
  press('lab-stack');
  await until(() => figure.loaded && figure.currentScene().input === 'stack-killer');
  expect(figure.timeline.cursor).toBe(0);
  const waiting = (figure.summary?.total.mostFrames ?? 0) - 1;
  expect(said()).toContain(`With this list, up to ${waiting} calls wait at once.`);
  expect(said()).toContain(`With a shuffled one, up to ${shuffled - 1} calls wait.`);
});

test('the cost of the worst list stays hidden while hints are off', async () => {
  const { figure, said } = await open('lab', 'v=1&pivot=first&input=time-killer&hints=off');
  await until(() => figure.summary && said() !== '');
  expect(said()).not.toMatch(/comparisons/);
});

test('the race that is ready shows at its end that ordinary sorts take many more comparisons', async () => {
  const { figure, panel, words, said } = await open('race', 'v=1&length=12');
  panel.press(words.text('race-start', { count: 64 }));
  await until(() => figure.panels.race && figure.length === 64);
  figure.timeline.seek(figure.timeline.length);
  await until(() => figure.narrated === figure.timeline.length);
  await until(() => said().startsWith('All have sorted the list.'));
  const [, least = 0, most = 0] = said().match(/from ([\d,]+) .* to ([\d,]+)/) ?? [];
  expect(Number(String(most).replace(',', ''))).toBeGreaterThan(4 * Number(least));
});

test('a number that the core refuses stays in its field, and the list stays as it is', async () => {
  const { figure, panel } = await open('input', 'v=1&input=time-killer&length=20');
  panel.type('input[name=length]', '100000');
  await until(() => panel.texts('.wrong').length > 0);
  expect(panel.one('input[name=length]').value).toBe('100000');
  expect(figure.length).toBe(20);
});

test('lanes race, finish one after the other, and the race ends', async () => {
  const { figure, panel, press, said } = await open('race', 'v=1&length=12');
  press('race-ready-1');
  await until(() => figure.panels.race && panel.all('tbody tr').length >= 3);
  expect(figure.currentScene().race).toEqual(['document', 'hoare', 'lomuto']);
  figure.timeline.pause();
  const ends = figure.milestones().map(({ step }) => step);
  const [home = 0, last = 0] = [ends[0], ends.at(-1)];
  expect(home).toBeLessThan(last);
  const shows = async (step: number) => {
    figure.timeline.seek(step);
    await until(() => figure.narrated === step);
  };
  await shows(home);
  expect(said()).toMatch(/^One has finished, and 2 are still sorting\./);
  await shows(last);
  expect(said()).not.toContain('still sorting');
  press('race-end');
  await until(() => figure.loaded && !figure.panels.race);
  expect(figure.currentScene().race).toBeUndefined();
});

test('two swapped elements break claims until they are put back', async () => {
  const link = 'v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first&cursor=4';
  const { figure, panel } = await open('code', link);
  const holds = () => panel.all('.claims li.holds').length;
  expect(holds()).toBe(panel.all('.claims li').length);
  expect(holds()).toBeGreaterThan(0);
  figure.adjust({ exchange: { first: 0, second: 6 } });
  await until(() => panel.all('.claims li.broken').length > 0);
  expect(figure.currentLink()).toContain('exchange=1,7');
  figure.adjust({ exchange: undefined });
  await until(() => panel.all('.claims li.broken').length === 0);
  expect(holds()).toBeGreaterThan(0);
});
