/// <reference path="../../www/src/env.d.ts" />
/** The panels of games, and what stands around the position, as they are drawn and used. */
import { nothing } from 'lit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GamesFigure } from '../../www/src/exhibits/games/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { sure } from '../../www/src/sure.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { DrawnPanel, opened, openedPanel, until } from './drawn-panel.ts';
import { elementsOf, markupOf, ofClass } from './markup.ts';

let figure: GamesFigure;
beforeEach(() => {
  figure = new GamesFigure(nowhere('en'));
});
afterEach(() => figure.release());

const said = (): string => (figure.words ? plain(figure.words, figure.narration()) : '');

/** Opens what stands behind a summary. */
function unfold(drawn: DrawnPanel, selector: string): void {
  const [details] = drawn.all<HTMLDetailsElement>(selector);
  if (!details) throw new Error(`no ${selector}`);
  details.open = true;
  details.dispatchEvent(new (details.ownerDocument.defaultView as typeof window).Event('toggle'));
}

test('with three players who take 1 or 2, nobody can force anything from 4', async () => {
  const { panel } = await openedPanel(figure, 'several');
  await panel.says('In all heaps from 4 to 12 stones nobody can force a win.');
  const fourth = () => panel.texts('tbody tr:nth-child(4) td').join(' ');
  expect(fourth()).toBe('3 3 nobody 2, 3');
  panel.check('[value=helps-next]');
  await until(() => fourth() !== '3 3 nobody 2, 3');
  expect(fourth()).toMatch(/^2 2 nobody/);
  panel.type('[name=many-rule]', '0');
  await panel.says('cannot take 0');
});

test('thirteen contest problems link to what plays them', async () => {
  const { panel } = await openedPanel(figure, 'choose');
  unfold(panel, '.contests');
  await until(() => panel.all('.contests a').length > 0);
  const links = panel.all<HTMLAnchorElement>('.contests a');
  expect(links).toHaveLength(13);
  const linkOf = (number: string) =>
    links.find(({ textContent }) => textContent?.startsWith(number))?.getAttribute('href');
  expect(linkOf('1404')).toMatch(/\/games\/#v=1&game=digital-deletions$/);
  expect(linkOf('2147')).toMatch(/\/lattice\/#v=1&moves=-1,0_0,-1_-1,-1&end=normal/);
});

test.each([
  ['game=multiplication&size=17', 'lose'],
  ['game=multiplication&size=162', 'win'],
  ['game=digital-deletions&start=0', 'win'],
  ['game=digital-deletions&start=00', 'win'],
  ['game=digital-deletions&start=1', 'lose'],
  ['game=digital-deletions&start=20', 'lose'],
])('1517 and 1404 show whose they are: %s', async (link, worth) => {
  await opened(figure, `v=1&why=on&${link}`);
  expect(said()).toContain(worth === 'win' ? 'You can win' : 'The computer can win');
});

test('1517 is exact beyond 2^53, and its field names the limit', async () => {
  const { panel } = await openedPanel(figure, 'choose', 'v=1&game=multiplication&why=on');
  const target = '[name=game-target]';
  await until(() => panel.all(target).length > 0);
  // 18¹⁴ is lost, and one more is won. A floating-point number would not tell them from each other.
  for (const [number, plies] of [
    ['374813367582081024', 28],
    ['374813367582081025', 29],
  ] as const) {
    panel.type(target, number);
    await until(() => figure.loaded && figure.currentLink().includes(number));
    expect(said()).toContain(` ${plies} plies:`);
  }
  expect(figure.words && figure.panels.rules(figure.words)).toContain('374,813,367,582,081,025');
  for (const number of ['1000000000000000001', '18446744073709551617', '9'.repeat(30), 'x']) {
    panel.type(target, number);
    await panel.says('1,000,000,000,000,000,000');
    expect(panel.one(target).value).toBe(number);
    expect(figure.currentLink()).toContain('size=374813367582081025');
  }
});

test('a graph of another program is a list of edges in the link, and the field keeps its text', async () => {
  const { panel } = await openedPanel(figure, 'choose', 'v=1&game=graph');
  const rules = 'textarea[name=game-rules]';
  await until(() => panel.all(rules).length > 0);
  const text =
    '<graphml><graph edgedefault="directed"><node id="p"/><node id="q"/><edge source="p" target="q"/></graph></graphml>';
  panel.type(rules, text);
  await panel.says('Read as GraphML: 2 nodes, one edge, which leads one way.');
  await until(() => figure.loaded && figure.currentLink().includes('rules=p+-%3E+q'));
  expect(panel.one(rules).value).toBe(text);
  panel.type(rules, text.replace('target="q"', 'target="r"'));
  await panel.says('this node is not in the list of nodes');
});

test('why has the Grundy value and its set behind “more”', async () => {
  await opened(figure, 'v=1&game=take-away&size=5,6&why=on');
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  const aside = new DrawnPanel(() => figure.panels.aside(words));
  unfold(aside, '.grundy');
  await aside.says('values 0, 1, 2. The least number that is not among them is 3');
  expect(aside.all('.grundy li')).toHaveLength(6);
});

test('the winning row is marked', async () => {
  await opened(figure, 'v=1&plies=1_2_5_3_9&opponent=human');
  const drawn = elementsOf(markupOf(figure.picture()));
  expect(ofClass(drawn, 'ends')).toHaveLength(3);
  expect(drawn.find(({ id }) => id === 's4')?.['aria-label']).toContain(
    'where the game was decided',
  );
});

test('a certificate, which says who wins every position, is offered only where hints may be shown', async () => {
  const offers = () => figure.panels.exports(sure(figure.words)) !== nothing;
  await opened(figure, 'v=1');
  await until(offers);
  for (const link of ['v=1&task=move', 'v=1&hints=off']) {
    await opened(figure, link);
    expect(offers(), link).toBe(false);
  }
  await opened(figure, 'v=1');
  await until(offers);
});
