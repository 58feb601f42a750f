/** Each exhibit takes input by pointer and by keyboard. */
import { expect } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { pageWords, readerOf } from '../e2e/support/catalogue.ts';
import { sceneOf } from '../e2e/support/sorter.ts';
import { type Check, inEveryEngine } from './support/engines.ts';
import { english, type Reader } from './support/reader.ts';

const nim = pageWords('nim', 'en');
const lattice = pageWords('lattice', 'en');
const quicksort = pageWords('quicksort', 'en');
const networks = pageWords('networks', 'en');
const chain = pageWords('chain', 'en');

const yourTurn = english.text('game-turn', { who: 'you' });
const takesStone = nim.text('planned-take', { both: 'no', stones: 1 });
const takesObject = chain.text('planned-take', { count: 1 });
/** A sentence about a move of the computer, up to its first number. */
const [computerTook = ''] = nim
  .text('nim-made', { who: 'computer', both: 'no', stones: '#', size: '#', left: '#' })
  .split('#');

const focusBoard = (reader: Reader) => reader.focus('svg.picture [tabindex="0"]');

/** The computer has answered, and it is the visitor's turn again, as this sentence says. */
const answered = async (reader: Reader, step: number, turn = yourTurn): Promise<void> => {
  await reader.isAt(step);
  await reader.sees('.play > .turn, .narration p', turn);
};

const labels = (reader: Reader, marks: string): Promise<string[]> =>
  reader.attributes(`svg.picture ${marks}`, 'aria-label');

/** The list that quicksort shows, from left to right. */
const listOf = async (reader: Reader): Promise<number[]> =>
  (await labels(reader, '[role=gridcell]')).map((label, i) =>
    Number.parseInt(label.replace(`${quicksort.text('why-label', { place: i + 1 })}: `, ''), 10),
  );

const comparator = readerOf(networks, 'mark-comparator', ['number', 'layer', 'top', 'bottom'], {
  reversed: 'no',
});
/** The comparators of a network, by the labels of their marks. */
const comparators = async (reader: Reader): Promise<string[]> =>
  (await labels(reader, 'g.comparator[id^=c]')).map((label) => {
    const { top, bottom } = comparator.exec(label)?.groups ?? {};
    return `${top} ${bottom}`;
  });

/**
 * After a click on the picture the keys belong to the figure, although some engines do not focus it by
 * themselves.
 */
const hasKeys =
  (slug: Slug): Check =>
  async (reader, site) => {
    await reader.open(`${site}${slug}/#v=1&cursor=2`);
    await reader.isAt(2);
    // No mark is there, because a touched mark ends a demonstration.
    await reader.click('svg.picture', '', [0.01, 0.02]);
    await reader.press('.');
    await reader.isAt(3);
    // The picture is not a control, so no focus ring is drawn around it.
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
    await reader.sees(
      '.narration p',
      `${nim.text('nim-game-start', { who: 'you', heaps: '3, 5, 7' })} ${yourTurn}`,
    );
    await reader.browser.move(await reader.place('#h2-6'));
    await expect.poll(() => reader.count('.stone.going')).toBe(1);
    await reader.click('#h2-6');
    await reader.place('.planned button', takesStone);
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
    await reader.place('.planned button', takesStone);
    await reader.press('Enter');
    await answered(reader, 2);
    await reader.sees('.narration p', computerTook);
  },

  'nim: the number of stones is typed': async (reader, site) => {
    await reader.open(`${site}nim/#v=1&heaps=1,2,4&takes=start`);
    await reader.openPanel('play');
    await reader.choose('form.take select', '2');
    await reader.fill('form.take input[name=stones]', '2');
    await reader.clickButton('take-plan', nim);
    await reader.place('.planned button', nim.text('planned-take', { both: 'no', stones: 2 }));
  },

  'lattice: an apple is eaten by pointer, then by arrow keys': async (reader, site) => {
    await reader.open(`${site}lattice/#v=1&columns=8&rows=8&path=6,0`);
    await reader.sees('.narration p', lattice.text('play-start', { who: 'you', m: 6, n: 0 }));
    const turn = lattice.text('play-turn');
    await reader.click('#p5-1');
    await reader.click('.offer button', lattice.text('eat', { move: 'split' }));
    await answered(reader, 2, turn);
    await focusBoard(reader);
    await reader.press('ArrowLeft', 'Enter');
    await reader.sees('.offer button');
    await reader.press('Enter');
    await answered(reader, 4, turn);
  },

  'lattice: a reader asks a point why': async (reader, site) => {
    await reader.open(`${site}lattice/#v=1&cursor=273`);
    const seesWhy = async (point: { m: number; n: number }): Promise<void> => {
      const label = lattice.text('why-label', point);
      await reader.sees(`.why[aria-label="${label}"]`, lattice.text('why-hidden', point));
    };
    await reader.click('#p4-4');
    await seesWhy({ m: 4, n: 4 });
    await reader.click('.why button', english.text('close'));
    await reader.seesNo('.why');
    await reader.click('#p4-4');
    await seesWhy({ m: 4, n: 4 });
    await reader.press('Escape');
    await reader.seesNo('.why');
    await focusBoard(reader);
    await reader.press('ArrowRight', 'Enter');
    await seesWhy({ m: 5, n: 4 });
    await reader.press('Escape');
    await reader.seesNo('.why');
  },

  'quicksort: a typed list is sorted': async (reader, site) => {
    await reader.open(`${site}quicksort/#v=1&length=12&cursor=0`);
    await reader.openPanel('input', quicksort);
    await reader.fill('textarea[name=list]', '5 3 9 1');
    await reader.press('Tab');
    await expect.poll(() => listOf(reader)).toEqual([5, 3, 9, 1]);
    await reader.clickButton('transport-last');
    await expect.poll(() => listOf(reader)).toEqual([1, 3, 5, 9]);
  },

  'quicksort: a reader asks an element by the keyboard': async (reader, site) => {
    await reader.open(`${site}quicksort/#v=1&length=12&cursor=3`);
    await focusBoard(reader);
    await reader.press('ArrowRight', 'ArrowRight', 'Enter');
    await reader.sees('.why', /\S.{10}/);
    expect(await reader.attributes('.why', 'aria-label')).toEqual([
      quicksort.text('why-label', { place: 3 }),
    ]);
  },

  'networks: a comparator is drawn by pointer and taken back': async (reader, site) => {
    await reader.open(`${site}networks/${sceneOf([])}`);
    await reader.drag('#w0', '#w2');
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
      reader.browser.ask((find) => find('svg.picture :focus').map(({ id }) => id)[0] ?? '');
    // The comparator is one of the marks that the arrow keys reach.
    for (let i = 0; i < 8 && (await focused()) !== 'c0'; i += 1) await reader.press('ArrowRight');
    for (let i = 0; i < 8 && (await focused()) !== 'c0'; i += 1) await reader.press('ArrowLeft');
    expect(await focused()).toBe('c0');
    await reader.press('Delete');
    await expect.poll(() => comparators(reader)).toEqual([]);
  },

  'chain: an object is taken by pointer': async (reader, site) => {
    await reader.open(`${site}chain/#v=1&objects=5&takes=start`);
    await reader.click('#o2');
    await reader.place('.sheet > .planned button', takesObject);
    await reader.click('#o2');
    await answered(reader, 2);
    expect(await reader.count('#o2')).toBe(0);
  },

  'chain: objects are taken by arrow keys and Enter': async (reader, site) => {
    await reader.open(`${site}chain/#v=1&objects=5&takes=start`);
    await focusBoard(reader);
    await reader.press('Enter');
    await reader.place('.sheet > .planned button', takesObject);
    await reader.press('Enter');
    await answered(reader, 2);
    expect(await reader.count('#o0')).toBe(0);
  },
});
