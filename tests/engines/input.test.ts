/** Each exhibit takes what it is told, by pointer and by keyboard. */
import { expect } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/index.ts';
import { sceneOf } from '../e2e/support/sorter.ts';
import { type Check, inEveryEngine } from './support/engines.ts';
import type { Reader } from './support/reader.ts';

const focusBoard = (reader: Reader) => reader.focus('svg.plate [tabindex="0"]');

/** The computer has answered, and somebody at the page is to move again. */
const answered = async (reader: Reader, step: number): Promise<void> => {
  await reader.isAt(step);
  await reader.sees('.play > p[role=status]', /^(Your move|It is your turn)/);
};

/** The list that quicksort shows, from left to right. */
const listOf = async (reader: Reader): Promise<number[]> =>
  (await reader.attributes('svg.plate [role=gridcell]', 'aria-label')).map((name) =>
    Number(/^Place \d+: (\d+)/.exec(name)?.[1]),
  );

/** The comparators of a network, as they are told. */
const comparators = async (reader: Reader): Promise<string[]> =>
  (await reader.attributes('svg.plate g.comparator[id]', 'aria-label')).map((name) =>
    (/wires? .*$/.exec(name)?.[0] ?? name).replaceAll(/\D+/g, ' ').trim(),
  );

/** Where the picture is clicked, the keys are the figure's: not every engine gives it the focus by itself. */
const hasKeys =
  (slug: Slug): Check =>
  async (reader, site) => {
    await reader.open(`${site}${slug}/#v=1&cursor=2`);
    await reader.isAt(2);
    await reader.click('svg.plate');
    await reader.press('.');
    await reader.isAt(3);
    // It is no control: nothing is drawn around it.
    const outlines = await reader.browser.ask((find) =>
      find(':focus').map((one) => getComputedStyle(one).outlineStyle),
    );
    expect(outlines.length).toBeGreaterThan(1);
    expect(outlines.at(-1)).toBe('none');
  };

inEveryEngine({
  ...Object.fromEntries(
    slugs.map((slug) => [`${slug} has the keys once its picture is clicked`, hasKeys(slug)]),
  ),

  'nim: a stone is taken by pointer': async (reader, site) => {
    await reader.open(`${site}nim/#v=1&takes=start`);
    await reader.sees('.narration p', /The game begins with 3, 5, 7\. You move first\./);
    await reader.browser.move(await reader.place('#h2-6'));
    await expect.poll(() => reader.count('.stone.going')).toBe(1);
    await reader.click('#h2-6');
    await reader.sees('.planned strong', /^Take 1 from heap 3$/);
    await reader.click('#h2-6');
    await answered(reader, 2);
    expect(await reader.count('#h2-6')).toBe(0);
  },

  'nim: stones are taken by arrow keys and Enter': async (reader, site) => {
    await reader.open(`${site}nim/#v=1&heaps=1,2,4&takes=start`);
    await focusBoard(reader);
    await reader.press('ArrowDown', 'ArrowDown');
    for (let i = 0; i < 3; i += 1) await reader.press('ArrowRight');
    await reader.press('Enter');
    await reader.sees('.planned strong', /^Take 1 from heap 3$/);
    await reader.press('Enter');
    await answered(reader, 2);
    await reader.sees('.narration p', /Left:/);
  },

  'nim: how many is typed': async (reader, site) => {
    await reader.open(`${site}nim/#v=1&heaps=1,2,4&takes=start`);
    // What a game has beside the heaps is fetched when it begins.
    await reader.sees('.play', /Show what that leaves/);
    await reader.browser.choose('.play select', '2');
    await reader.fill('.play input[type=text], .play input:not([type])', '2');
    await reader.click('button', 'Show what that leaves');
    await reader.sees('.planned strong', /^Take 2 from heap 3$/);
  },

  'lattice: an apple is eaten by pointer, then by arrow keys': async (reader, site) => {
    await reader.open(`${site}lattice/#v=1&columns=8&rows=8&path=6,0`);
    await reader.sees('.narration p', /The game begins at \(6, 0\)\. You move first\./);
    // Half of a whole apple.
    await reader.click('#p5-1');
    await answered(reader, 2);
    await focusBoard(reader);
    await reader.press('ArrowLeft', 'Enter');
    await answered(reader, 4);
  },

  'lattice: a point is asked why': async (reader, site) => {
    await reader.open(`${site}lattice/#v=1&cursor=273`);
    await reader.click('#p4-4');
    await reader.sees('.why', /\(4, 4\)/);
    await reader.click('.why button', 'close');
    await reader.seesNo('.why');
    await reader.click('#p4-4');
    await reader.sees('.why', /\(4, 4\)/);
    await reader.press('Escape');
    await reader.seesNo('.why');
    await focusBoard(reader);
    await reader.press('ArrowRight', 'Enter');
    await reader.sees('.why', /\(5, 4\)/);
    await reader.press('Escape');
    await reader.seesNo('.why');
  },

  'quicksort: a typed list is sorted': async (reader, site) => {
    await reader.open(`${site}quicksort/#v=1&length=12&cursor=0`);
    await reader.click('.words button', 'List');
    await reader.sees('.panel', /Or your own numbers/);
    await reader.fill('textarea[name=list]', '5 3 9 1');
    await reader.press('Tab');
    await expect.poll(() => listOf(reader)).toEqual([5, 3, 9, 1]);
    await reader.click('.transport button', 'last');
    await expect.poll(() => listOf(reader)).toEqual([1, 3, 5, 9]);
  },

  'quicksort: an element is asked by the keyboard': async (reader, site) => {
    await reader.open(`${site}quicksort/#v=1&length=12&cursor=3`);
    await focusBoard(reader);
    await reader.press('ArrowRight', 'ArrowRight', 'Enter');
    await reader.sees('.why', /\S.{10}/);
    expect(await reader.attributes('.why', 'aria-label')).toEqual(['Place 3']);
  },

  'networks: a comparator is drawn by pointer and taken back': async (reader, site) => {
    await reader.open(`${site}networks/${sceneOf([])}`);
    const [one, two] = [await reader.place('#w0'), await reader.place('#w2')];
    await reader.browser.drag(one, two);
    await expect.poll(() => comparators(reader)).toEqual(['1 3']);
    await focusBoard(reader);
    await reader.browser.press('z', 'Control');
    await expect.poll(() => comparators(reader)).toEqual([]);
    await reader.browser.press('y', 'Control');
    await expect.poll(() => comparators(reader)).toEqual(['1 3']);
  },

  'networks: comparators are drawn and left out by the keyboard': async (reader, site) => {
    await reader.open(`${site}networks/${sceneOf([[1, 2]])}`);
    await focusBoard(reader);
    const focused = () =>
      reader.browser.ask((find) => find('svg.plate :focus').map(({ id }) => id)[0] ?? '');
    // The comparator is one of the marks that the arrow keys lead to.
    for (let i = 0; i < 8 && (await focused()) !== 'c0'; i += 1) await reader.press('ArrowRight');
    for (let i = 0; i < 8 && (await focused()) !== 'c0'; i += 1) await reader.press('ArrowLeft');
    expect(await focused()).toBe('c0');
    await reader.press('Delete');
    await expect.poll(() => comparators(reader)).toEqual([]);
  },

  'chain: an object is taken by pointer': async (reader, site) => {
    await reader.open(`${site}chain/#v=1&objects=5&takes=start`);
    await reader.click('#o2');
    await reader.sees('div.planned strong', /3/);
    await reader.click('#o2');
    await answered(reader, 2);
    expect(await reader.count('#o2')).toBe(0);
  },

  'chain: objects are taken by arrow keys and Enter': async (reader, site) => {
    await reader.open(`${site}chain/#v=1&objects=5&takes=start`);
    await focusBoard(reader);
    await reader.press('Enter');
    await reader.sees('div.planned strong', /1/);
    await reader.press('Enter');
    await answered(reader, 2);
    expect(await reader.count('#o0')).toBe(0);
  },
});
