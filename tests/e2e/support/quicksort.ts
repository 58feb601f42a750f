/** Opens and reads the figure of a sort as a visitor meets it. */
import type { Locator, Page } from '@playwright/test';
import { expectStep, stepField } from './lattice.ts';
import { openTab } from './tabs.ts';
import { expect } from './test.ts';

/** Opens the exhibit at a scene and waits until the figure has loaded. */
export async function openSort(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // The same page with another hash would only be a move within it.
  await page.goto('about:blank');
  await page.goto(`quicksort/${query}${scene}`);
  await expect(picture(page)).toBeVisible();
  await expect(page.locator('.narration p').first()).not.toBeEmpty();
}

/** Shows another scene in the same figure, and waits until it has loaded and has measured its room. */
export async function showSort(page: Page, scene: string): Promise<void> {
  const sort = page.locator('appleyard-quicksort');
  await sort.evaluate(async (one: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(one, { scene: text });
    await one.updateComplete;
  }, scene);
  await expect(sort).toHaveAttribute('data-ready', 'true');
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  });
}

/** The link to the current moment. The address shows the same link a moment later. */
export const linkOf = (page: Page): Promise<string> =>
  page
    .locator('appleyard-quicksort')
    .evaluate((one) => (one as unknown as { currentLink(): string }).currentLink());

/** Makes animations run ten times as fast in the page that is opened next. */
export async function withQuickTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frame((now) => callback(10 * now));
    const now = performance.now.bind(performance);
    performance.now = () => 10 * now();
  });
}

/** The picture, whether its elements are drawn one by one or not. */
export const picture = (page: Page): Locator => page.locator('svg.picture');
export const board = (page: Page): Locator => page.locator('svg.picture[role=grid]');
export const elements = (page: Page): Locator => board(page).locator('rect.element[role=gridcell]');
/** The element at a place, counted from 1 as in the sentences. */
export const element = (page: Page, place: number): Locator =>
  board(page).locator(`#e${place - 1}`);
export const figure = (page: Page): Locator =>
  page.getByRole('figure', { name: 'What is the worst list?' });
export const notices = (page: Page): Locator => page.locator('.notices');
export const brief = (page: Page): Locator => page.locator('.rules .about');
export const canvas = (page: Page): Locator => page.locator('canvas.raster');
export const diagram = (page: Page): Locator => page.locator('pre.areas');
export const asked = (page: Page, place: number): Locator =>
  page.getByRole('region', { name: `Place ${place}`, exact: true });

export const ownPanels = ['List', 'Sort', 'Program', 'Tree', 'Race', 'Worst list'] as const;

export async function openPanel(
  page: Page,
  name: (typeof ownPanels)[number] | 'Settings' | 'Export' | 'Keys',
): Promise<Locator> {
  return openTab(page, name);
}

/** Fills a field and leaves it. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** Goes to a step by the counter. */
export async function seek(page: Page, step: number): Promise<void> {
  await stepField(page).fill(String(step));
  await stepField(page).press('Enter');
  await expectStep(page, step);
}

/** How many steps the run has. */
export async function stepsOf(page: Page): Promise<number> {
  return Number(await page.getByRole('slider').getAttribute('max'));
}

/** An element as its name describes it. */
export interface ShownElement {
  readonly place: number;
  readonly value: number;
  /** Where it lies in words, such as `left of the pivot`. */
  readonly area: string;
  /** How it is painted. */
  readonly paint: readonly string[];
  /** The height of its bar, in px. */
  readonly height: number;
}

/** An element as the page has it in its document. */
interface Mark {
  readonly name: string;
  readonly paint: string;
  readonly height: number;
}

function elementOf({ name, paint, height }: Mark): ShownElement {
  const [, place, value, area = ''] = /^Place ([\d,]+): ([\d,]+)(?:, (.*))?$/.exec(name) ?? [];
  const number = (digits = '') => Number(digits.replaceAll(',', ''));
  const paints = paint.split(/\s+/);
  return { place: number(place), value: number(value), area, paint: paints, height };
}

/** Every element of the picture, by its name and its bar, all read at once. */
export async function shownElements(page: Page): Promise<ShownElement[]> {
  const marks = await elements(page).evaluateAll((all) =>
    all.map((mark) => ({
      name: mark.getAttribute('aria-label') ?? '',
      paint: mark.getAttribute('class') ?? '',
      height: Number(mark.getAttribute('height')),
    })),
  );
  return marks.map(elementOf);
}

/** Everything that the figure shows after a step. */
export interface Shown {
  readonly step: number;
  readonly marks: readonly ShownElement[];
  /** The narration. */
  readonly story: string;
  /** The paragraphs of the figure as text, if it is open. */
  readonly text: readonly string[];
  /** The widths of the calls that wait, the outermost first. */
  readonly frames: readonly number[];
  /** The lit lines and the claims in the panel of the program, if it is open. */
  readonly lit: readonly string[];
  readonly claims: readonly string[];
}

/** What a walk needs from the element of the figure. */
interface Walked extends Element {
  readonly figure: { readonly here: { readonly step: number } | undefined };
  readonly updateComplete: Promise<boolean>;
}

/**
 * Clicks the button forward or back until it is off, and reads what is shown before and after each click. All
 * of this runs in the page, because a hundred separate questions to the browser would take half a minute.
 */
export async function walk(page: Page, word: 'forward' | 'back'): Promise<Shown[]> {
  const moments = await page.locator('appleyard-quicksort').evaluate(async (one, name) => {
    const figure = one as unknown as Walked;
    const all = (selector: string) => [...(figure.shadowRoot?.querySelectorAll(selector) ?? [])];
    const texts = (selector: string) => all(selector).map((each) => each.textContent ?? '');
    const arrival = async () => {
      for (let tries = 0; tries < 1000; tries += 1) {
        await figure.updateComplete;
        const [field] = all('[name=step]') as HTMLInputElement[];
        const { here } = figure.figure;
        if (here?.step === Number(field?.value)) {
          await figure.updateComplete;
          return here.step;
        }
        await new Promise((later) => setTimeout(later));
      }
      throw new Error('the moment at the cursor does not arrive');
    };
    const found = [];
    for (;;) {
      const step = await arrival();
      found.push({
        step,
        marks: all('rect[role=gridcell]').map((mark) => ({
          name: mark.getAttribute('aria-label') ?? '',
          paint: mark.getAttribute('class') ?? '',
          height: Number(mark.getAttribute('height')),
        })),
        story: texts('.narration .lines p').join(' '),
        text: texts('.as-text p'),
        frames: all('rect.frame').map((frame) => Number(frame.getAttribute('width'))),
        lit: texts('pre code[aria-current=step]'),
        claims: texts('.claims li'),
      });
      const button = all('.transport button').find((one) => one.ariaLabel === name);
      if (button?.getAttribute('aria-disabled') !== 'false') return found;
      (button as HTMLElement).click();
    }
  }, word);
  return moments.map((moment) => ({ ...moment, marks: moment.marks.map(elementOf) }));
}

/** The list that is drawn, from left to right. */
export const listOf = async (page: Page): Promise<number[]> =>
  (await shownElements(page)).map(({ value }) => value);

export const expectList = (page: Page, list: readonly number[]): Promise<void> =>
  expect.poll(() => listOf(page)).toEqual(list);

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** The cost so far, as the figure as text gives it. */
export interface Cost {
  readonly comparisons: number;
  readonly swaps: number;
  readonly writes: number;
  readonly comparators: number;
  readonly waiting: number;
  readonly most: number;
  readonly bound: number;
}

const pattern =
  /^So far the program has made ([\d,]+) comparisons? and ([\d,]+) swaps?\. It has written ([\d,]+) elements? and used ([\d,]+) comparators?\. Waiting calls: ([\d,]+) now, ([\d,]+) at most so far; the limit is ([\d,]+)\.$/;

/** Reads the last paragraph of the figure as text. */
export function costIn(text: string): Cost {
  const numbers = (pattern.exec(text.trim()) ?? [])
    .slice(1)
    .map((n) => Number(n.replaceAll(',', '')));
  const [comparisons, swaps, writes, comparators, waiting, most, bound] = numbers;
  if (bound === undefined) throw new Error(`the text does not give the cost: ${text}`);
  return { comparisons, swaps, writes, comparators, waiting, most, bound } as Cost;
}
