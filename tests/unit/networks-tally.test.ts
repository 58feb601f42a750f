/// <reference path="../../www/src/env.d.ts" />
import { expect, test, vi } from 'vitest';
import { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import { NetworksFigure } from '../../www/src/exhibits/networks/figure.ts';
import { verdictOf } from '../../www/src/exhibits/networks/proof/verdict-view.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { opened } from './drawn-panel.ts';
import { PlainFigure } from './networks-figure.ts';
import { judgedOf, sceneOf, tracedOf, typed } from './networks-run.ts';

/** How many were tried, of how many, and which of them are spare. */
const said = ({ tallied }: Editor) => {
  const { tried, size } = tallied?.sentence({ language: 'en' })?.args ?? {};
  return [tried, size, tallied?.spare];
};

/** Leaves out one comparator after another, and says which ghost is drawn each time. */
async function leaveOut(figure: PlainFigure, editor: Editor, times: number) {
  const pairs: string[] = [];
  for (let i = 0; i < times; i += 1) {
    await editor.leaveOut();
    pairs.push(String(figure.scene.gone[0]?.comparator));
    expect(figure.scene.gone).toHaveLength(1);
  }
  return pairs;
}

test('leaves the next comparator out each time, alone, and counts that each is needed', async () => {
  const figure = new PlainFigure(sceneOf({ wires: 4, kind: 'smallest' }));
  const { comparators } = figure.traced;
  const editor = new Editor(figure);
  expect(editor.tallied).toBeUndefined();
  const wanted = [2, 3, 4, 0, 1, 2].map((k) => String(comparators[k]));
  expect(await leaveOut(figure, editor, 3)).toEqual(wanted.slice(0, 3));
  expect(said(editor)).toEqual([3, 5, []]);
  // The network is whole again, and the tally stays.
  await editor.undo();
  expect([figure.traced.comparators, editor.canUndo]).toEqual([comparators, false]);
  expect(said(editor)).toEqual([3, 5, []]);
  expect(await leaveOut(figure, editor, 3)).toEqual(wanted.slice(3));
  expect(said(editor)).toEqual([5, 5, []]);
  await editor.insert(0, 0, 3);
  expect(editor.tallied).toBeUndefined();
});

test('counts a comparator that can be left out, and goes on from the one that was asked', async () => {
  const { comparators } = new PlainFigure(sceneOf({ wires: 4, kind: 'smallest' })).traced;
  const figure = new PlainFigure(typed(4, [...comparators, [0, 1]]));
  const editor = new Editor(figure);
  await editor.leaveOut(5);
  expect(said(editor)).toEqual([1, 6, [6]]);
  await editor.leaveOut();
  expect(figure.scene.gone[0]?.comparator).toEqual(comparators[0]);
  expect(said(editor)).toEqual([2, 6, [6]]);
});

/** Presses “Leave one out” until each comparator was left out, and gives what the figure says of all of them. */
async function leftOut(link: string, size: number): Promise<string> {
  const figure = await opened(new NetworksFigure(nowhere('en')), link);
  const { words, editor } = figure;
  if (!words) throw new Error('the figure has no words');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  for (let tried = 0; tried < size; tried += 1) await editor.leaveOut();
  vi.unstubAllGlobals();
  const [first] = figure.panels.verdict();
  figure.release();
  return first ? plain(words, [first]) : '';
}

test('once all comparators were left out, a sentence says what that has shown, and names the spare one', async () => {
  expect(await leftOut('v=1', 19)).toBe(
    'All 19 were tried, each alone: the network needs every one of them.',
  );
  expect(await leftOut('v=1&wires=3&kind=typed&net=1:2,2:3,1:2,1:2', 4)).toMatch(
    /^All 4 were tried, each alone: any one of [\d, and]+ can be left out\.$/,
  );
  expect(await leftOut('v=1&wires=2&kind=typed&net=1:2', 1)).toBe(
    'The only comparator was tried: the network needs it.',
  );
});

test('the comparator that never swaps is named', async () => {
  const words = await loadMessages('en', ['common', 'networks']);
  const { comparators } = tracedOf(sceneOf({ wires: 4, kind: 'smallest' }));
  const net = typed(4, [...comparators, [0, 1]]);
  const { redundant } = judgedOf(net).verdict;
  expect(redundant).toHaveLength(1);
  expect(plain(words, verdictOf(judgedOf(net), words))).toContain(
    `You can leave out comparator ${Number(redundant[0]) + 1}, because it never swaps anything.`,
  );
});
