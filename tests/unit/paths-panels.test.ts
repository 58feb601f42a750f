/// <reference path="../../www/src/env.d.ts" />
/** The panels around the graph, as they are drawn and used. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { block, blockAt } from '../../www/src/exhibits/paths/block.ts';
import { PathsFigure } from '../../www/src/exhibits/paths/figure.ts';
import { labelOf } from '../../www/src/exhibits/paths/picture/drawing.ts';
import { edgesOf } from '../../www/src/exhibits/paths/picture/frame.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { sure } from '../../www/src/sure.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { type DrawnPanel, opened, openedPanel, until } from './drawn-panel.ts';

let figure: PathsFigure;
beforeEach(() => {
  figure = new PathsFigure(nowhere('en'));
});
afterEach(() => figure.release());

const said = (): string => (figure.words ? plain(figure.words, figure.seen.narration()) : '');
const count = (panel: DrawnPanel, at: number) => panel.texts('.count')[at];
const drawn = (text: string) => `v=1&graph=drawn&drawn=${encodeURIComponent(text)}`;
const numberOf = (panel: DrawnPanel) => panel.one('[name=path-number]').value;
/** How many edges are drawn as a path. */
const inked = (): number => (figure.frame()?.inked.length ?? 1) - 1;

test('any path is drawn by its number, by chance or from the list', async () => {
  const { panel } = await openedPanel(figure, 'count');
  await panel.says('There are 12 paths.');
  await until(() => panel.all('table.numbers tbody tr').length > 0);
  expect(panel.texts('table.numbers tbody tr').map((row) => row.slice(0, 2))).toEqual([
    '46',
    '64',
    '82',
  ]);
  panel.type('[name=path-number]', '12');
  await panel.says('Path 12 of 12 is drawn: 1 → 4 → 7 → 8 → 9. It has 4 edges.');
  expect(inked()).toBe(4);
  panel.press('previous');
  await panel.says('Path 11 of 12');
  expect([numberOf(panel), inked()]).toEqual(['11', 6]);
  panel.type('[name=path-number]', '13');
  await panel.says('There is no path with this number: the last one is number 12.');
  expect(numberOf(panel)).toBe('13');
  panel.press('one by chance');
  await until(() => /Path \d+ of 12 is drawn/.test(panel.text));
  panel.type('[name=path-number]', '1');
  await panel.says('Path 1 of 12');
  panel.press('list from here');
  await until(() => panel.all('ol.paths button').length === 8);
  expect(panel.texts('ol.paths li')[0]).toBe('1. 1 → 2 → 3 → 6 → 5 → 4 → 7 → 8 → 9');
  panel.press('next page');
  await until(() => panel.all('ol.paths button').length === 4);
  panel.all('ol.paths button').at(-1)?.click();
  expect(inked()).toBe(4);
});

test('edges are as wide as many paths pass them, and limits hold for the count', async () => {
  const { panel } = await openedPanel(figure, 'count');
  await panel.says('There are 12 paths.');
  panel.press('Draw edges as wide as many paths pass them');
  await panel.says(
    '4 edges are the widest, and 1 – 2 is one of them: the number of paths that pass each is 6, out of 12.',
  );
  await until(() => figure.frame()?.shares?.length === 12);
  // The button keeps its name and its place.
  panel.press('Draw edges as wide as many paths pass them');
  expect(figure.frame()?.shares).toBeUndefined();
  panel.type('[name=limit-pass]', '5 x');
  await panel.says('No node is called “x”.');
  panel.type('[name=limit-pass]', '5 7');
  await panel.says('The number of paths like that is 4, out of 12.');
  // The number that was asked for belonged to all paths.
  expect(numberOf(panel)).toBe('');
  panel.press('through all nodes');
  await panel.says('The number of paths like that is 2, out of 12.');
  panel.type('[name=limit-pass]', '');
  panel.press('Let both work');
  await panel.says('Counting knows the number of all paths after');
  await panel.says('Listing has found all paths after');
});

test('the choice of an edge stays while the graph without the edge is counted', async () => {
  const { panel } = await openedPanel(figure, 'count');
  await panel.says('There are 12 paths.');
  const choice = '[name=blocked]';
  panel.type(choice, '1');
  const seen = new Set<number>();
  await until(() => {
    seen.add(panel.all(choice).length);
    return panel.text.includes('the number of paths falls from 12 to 6.');
  });
  expect([...seen]).toEqual([1]);
});

test('the only widest edge is named alone', async () => {
  const link = `${drawn('**a:b,c;b:c,d;c:d;d:e')}&from=1&to=5`;
  const { panel } = await openedPanel(figure, 'count', link);
  await panel.says('There are');
  panel.press('Draw edges as wide as many paths pass them');
  await panel.says(
    'The edge d – e is the widest: the number of paths that pass it is 4, out of 4.',
  );
});

test('a longest path is drawn and named', async () => {
  const { panel } = await openedPanel(figure, 'count');
  await until(() => panel.all('table.numbers tbody tr').length > 0);
  panel.press('Draw a longest path');
  await panel.says('There are 12 paths.');
  await until(() => inked() === 8);
  expect(said()).toBe(
    'A longest path is drawn: 1 → 2 → 3 → 6 → 5 → 4 → 7 → 8 → 9. Its number of edges is 8; the number of paths as long is 2.',
  );
});

test('a visitor asks only for paths of a length, and turns the pages of their list', async () => {
  const { panel } = await openedPanel(figure, 'count');
  const listed = () => panel.all('ol.paths li').length;
  panel.check('[name=limit-length][value=exactly]');
  expect(panel.one('[name=edges]').value).toBe('8');
  await panel.says('The number of paths like that is 2, out of 12.');
  panel.type('[name=edges]', '4');
  // There are (4 over 2) shortest ways through the streets.
  await panel.says('The number of paths like that is 6, out of 12.');
  panel.press('list them');
  await until(() => listed() === 6);
  expect(panel.texts('ol.paths li')[0]).toContain('1. 1 → 2 → 3 → 6 → 9');
  panel.check('[name=limit-length][value=most]');
  panel.type('[name=edges]', '6');
  await panel.says('The number of paths like that is 10, out of 12.');
  panel.press('list them');
  await until(() => listed() === 8);
  panel.press('next page');
  await until(() => listed() === 2);
  expect(panel.texts('ol.paths li')[0]).toContain('9. ');
  panel.press('page before');
  await until(() => listed() === 8);
  for (const wrong of ['9', 'x', '-1', '']) {
    panel.type('[name=edges]', wrong);
    expect(panel.text).toContain('Enter a whole number from 0 to 8.');
    expect(panel.one('[name=edges]').value).toBe(wrong);
  }
  expect(count(panel, 1)).toBe('The number of paths like that is 10, out of 12.');
  panel.check('[name=limit-length][value=any]');
  expect(panel.all('[name=path-number]')).toHaveLength(1);
});

test('a link opens a path by its number, and says when there is no such path', async () => {
  // Path number 400,000,000,000 of the states, which no list would reach.
  const { panel } = await openedPanel(figure, 'count', 'v=1&graph=states&number=400000000000');
  await until(() => said().includes('Path 400,000,000,000 of '));
  expect(inked()).toBeGreaterThan(10);
  await panel.says('Path 400,000,000,000 of ');
  expect(numberOf(panel)).toBe('400000000000');
  panel.press('next');
  await panel.says('Path 400,000,000,001 of ');
  expect(figure.currentLink()).toContain('number=400000000001');

  await opened(figure, 'v=1&number=13');
  await panel.says('There is no path with this number: the last one is number 12.');
  expect(numberOf(panel)).toBe('13');
  const noticed = (link: string) =>
    opened(figure, link)
      .then(() => until(() => figure.notices.length > 0))
      .then(() => figure.notices);
  expect(await noticed('v=1&number=13')).toMatchObject([
    { code: 'link-no-number', params: { number: '13', paths: '12' } },
  ]);
  expect(await noticed('v=1&graph=states&number=999999999999')).toMatchObject([
    { code: 'link-no-number', params: { number: '999,999,999,999', paths: '437,525,772,584' } },
  ]);
  expect(await noticed('v=1&number=x3')).toMatchObject([{ params: { field: 'number' } }]);
  await opened(figure, 'v=1&number=5');
  await until(() => said().startsWith('Path 5 of 12 is drawn'));
  figure.choose(1);
  await until(() => said() === 'Your way stands at 2. Go on to 9.');
  expect(figure.currentLink()).not.toContain('number=');
});

test('a wide graph has a chart of its states without a list, and one that is too wide says so', async () => {
  const { panel } = await openedPanel(figure, 'frontier', 'v=1&graph=states');
  await panel.says('more than 4000 states in all');
  expect(panel.all('table.numbers tbody tr')).toHaveLength(105);
  expect(panel.texts('table.numbers tbody tr').at(-1)).toContain('437,525,772,584');
  await opened(figure, 'v=1&graph=complete&size=24');
  await panel.says('too wide to count its paths');
});

test('an edge without a weight, or with one below 0, is named', async () => {
  const { panel } = await openedPanel(figure, 'graph');
  const counted = (await openedPanel(figure, 'count')).panel;
  const paste = async (text: string, says: string) => {
    figure.panel = 'graph';
    panel.type('textarea[name=graph]', text);
    await panel.says(says);
    panel.press('Draw this');
    figure.panel = 'count';
  };
  await paste(
    'graph { a -- b [weight=1]; b -- c; a -- c [weight=2] }',
    '2 edges have a weight and others have none, such as b – c. So no path is the one of least weight.',
  );
  await counted.says('The edge from b to c has no weight, and others have one.');
  await counted.says('The path with the fewest edges is a → c. It has one edge.');
  expect(counted.text).not.toContain('It weighs');
  await paste(
    'a b 1\nb c -2\na c 2',
    'The weight of the edge b – c is less than 0, so “Count” looks for no path of least weight.',
  );
  await counted.says('The edge from b to c has a weight below 0.');
  await counted.says('a → c. It has one edge. It weighs 2.');
  await paste('a b\nb c', '2 edges');
  await until(
    () => counted.text.includes('Block an edge') && !counted.text.includes('Shortest path'),
  );
});

test('weights of a link that do not fit its graph are left out and said', async () => {
  for (const [weights, code] of [
    ['1,2', 'link-other-weights'],
    ['1,much,3', 'link-bad-weight'],
  ] as const) {
    await opened(figure, `${drawn('**a:b,c;b:c')}&from=1&to=3&weights=${weights}`);
    expect(figure.notices).toMatchObject([{ code, params: { field: 'weights' } }]);
    expect(figure.walked?.weighed).toBeUndefined();
  }
});

test('a graph without a start has nothing to search or to count, and one without a path says so', async () => {
  await opened(figure, drawn('**a:b'));
  expect(said()).toContain('The graph has no start.');
  const { panel } = await openedPanel(figure, 'count', `${drawn('**a:b;c:d')}&from=1&to=4`);
  expect(said()).toBe('No way leads from a to d, so there is no path.');
  figure.timeline.seek(figure.timeline.length);
  expect(said()).toContain('It found no path with 2 calls.');
  await panel.says('There is no path.');
  expect(panel.all('select')).toEqual([]);
});

test('a path that the search finds is named, and pruning is answered aloud', async () => {
  await opened(figure, 'v=1');
  const { walk } = figure.walked ?? {};
  figure.timeline.seek(walk?.found[0] ?? 0);
  expect(said()).toContain('So this is path 1: 1 → 2 → 3 → 6 → 5 → 4 → 7 → 8 → 9.');
  await figure.prune(true);
  await until(() => figure.announcer.text !== '');
  expect(figure.announcer.text).toBe(said());
});

test('an edge is blocked by a touch on the picture or in the panel, and the count is one without it', async () => {
  const { panel } = await openedPanel(figure, 'count', 'v=1&counted=on');
  await panel.says('There are 12 paths.');
  const layout = sure(figure.layout());
  const [one, two] = [sure(layout.spots[0]), sure(layout.spots[1])];
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 + 3 };
  await blockAt(figure, { x: middle.x, y: middle.y + 20 });
  expect(figure.currentScene().blocked).toBeUndefined();
  await blockAt(figure, middle);
  await panel.says('There are 6 paths.');
  await panel.says('Without the edge 1 – 2, the number of paths falls from 12 to 6.');
  expect(figure.currentLink()).toContain('blocked=1,2');
  const { frame } = figure;
  expect(edgesOf(sure(frame()))(0, 1)).toBe('blocked');
  expect(figure.walked?.graph.edges.length).toBe(12);
  await blockAt(figure, middle);
  await panel.says('There are 12 paths.');
  expect(figure.currentLink()).not.toContain('blocked');
  panel.type('[name=blocked]', '0');
  await panel.says('There are 6 paths.');
  await block(figure, undefined);
  await panel.says('There are 12 paths.');
});

test('a path that passes a blocked edge is found no more, and a link that blocks no edge says so', async () => {
  await opened(figure, 'v=1&found=1-2-3-6-9_1-4-7-8-9&way=1-2');
  await block(figure, sure(figure.walked).graph.edges[0]);
  await until(() => figure.announcer.text.startsWith('1 – 2 is blocked'));
  expect(figure.found).toEqual([[0, 3, 6, 7, 8]]);
  expect(figure.way).toEqual([0]);
  expect(figure.notices).toEqual([]);
  await opened(figure, 'v=1&blocked=1,9');
  expect(figure.notices).toMatchObject([{ code: 'link-no-edge', params: { nodes: '1, 9' } }]);
});

test('a node says which nodes it is joined to', async () => {
  await opened(figure, '');
  const { words, walked } = figure;
  expect(labelOf(sure(words), sure(walked).graph, 1, 'plain')).toBe('2, joined to 1, 3, and 5');
});
