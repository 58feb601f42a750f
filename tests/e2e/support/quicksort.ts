/** The figure of a list that is sorted, as its reader meets it. */
import type { Locator, Page } from '@playwright/test';
import { readAsText } from './as-text.ts';
import { expectStep, stepField } from './lattice.ts';
import { expect } from './test.ts';

/** Opens the exhibit at a scene and waits until the figure stands. */
export async function openSort(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // The same page with another hash would only be a move within it.
  await page.goto('about:blank');
  await page.goto(`quicksort/${query}${scene}`);
  await expect(plate(page)).toBeVisible();
  await expect(page.locator('.narration p').first()).not.toBeEmpty();
}

/** Shows another scene in the figure that is there, and waits until it stands. */
export async function showSort(page: Page, scene: string): Promise<void> {
  const sort = page.locator('appleyard-quicksort');
  await sort.evaluate(async (one: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(one, { scene: text });
    await one.updateComplete;
  }, scene);
  await expect(sort).toHaveAttribute('data-ready', 'true');
}

/** The link to the moment that is shown: a moment later the address says the same. */
export const linkOf = (page: Page): Promise<string> =>
  page
    .locator('appleyard-quicksort')
    .evaluate((one) => (one as unknown as { currentLink(): string }).currentLink());

/** In the page that is opened next, what moves by itself moves ten times as fast. */
export async function withQuickTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frame((now) => callback(10 * now));
    const now = performance.now.bind(performance);
    performance.now = () => 10 * now();
  });
}

/** The plate, whether its elements are drawn one by one or not. */
export const plate = (page: Page): Locator => page.locator('svg.plate');
export const board = (page: Page): Locator => page.locator('svg.plate[role=grid]');
export const elements = (page: Page): Locator => board(page).locator('[role=gridcell]');
/** Places are counted from 1, as they are told. */
export const element = (page: Page, place: number): Locator =>
  board(page).locator(`#e${place - 1}`);
export const figure = (page: Page): Locator =>
  page.getByRole('figure', { name: 'What is the worst list?' });
export const notices = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'dismiss' });
export const brief = (page: Page): Locator => page.locator('.legend .about');
export const canvas = (page: Page): Locator => page.locator('canvas.raster');
export const diagram = (page: Page): Locator => page.locator('pre.areas');
export const asked = (page: Page, place: number): Locator =>
  page.getByRole('region', { name: `Place ${place}`, exact: true });

export const ownPanels = ['List', 'Sort', 'Program', 'Tree', 'Race', 'Worst list'] as const;

export async function openPanel(
  page: Page,
  name: (typeof ownPanels)[number] | 'Settings' | 'Export' | 'Keys',
): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toBeVisible();
  await expect(panel).not.toBeEmpty();
  return panel;
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

/** An element as it is told. */
export interface Told {
  readonly place: number;
  readonly value: number;
  /** What is said of where it lies, such as `left of the pivot`; empty outside the part. */
  readonly area: string;
  /** How it is painted. */
  readonly paint: readonly string[];
  /** The height of its bar, in px. */
  readonly height: number;
}

/** An element as the page has it. */
interface Mark {
  readonly name: string;
  readonly paint: string;
  readonly height: number;
}

function toldOf({ name, paint, height }: Mark): Told {
  const [, place, value, area = ''] = /^Place ([\d,]+): ([\d,]+)(?:, (.*))?$/.exec(name) ?? [];
  const number = (digits = '') => Number(digits.replaceAll(',', ''));
  const paints = paint.split(/\s+/);
  return { place: number(place), value: number(value), area, paint: paints, height };
}

/** Every element of the plate, by its name and its bar, read at one moment. */
export async function told(page: Page): Promise<Told[]> {
  const marks = await elements(page).evaluateAll((all) =>
    all.map((mark) => ({
      name: mark.getAttribute('aria-label') ?? '',
      paint: mark.getAttribute('class') ?? '',
      height: Number(mark.getAttribute('height')),
    })),
  );
  return marks.map(toldOf);
}

/** All that the figure shows after a step. */
export interface Shown {
  readonly step: number;
  readonly marks: readonly Told[];
  /** The narration. */
  readonly story: string;
  /** The figure as text, paragraph by paragraph, where it is open. */
  readonly text: readonly string[];
  /** The widths of the live calls, the outermost first. */
  readonly frames: readonly number[];
  /** The lit lines and the claims of the program, where it is open. */
  readonly lit: readonly string[];
  readonly claims: readonly string[];
}

/** The element of the figure, as far as a walk needs it. */
interface Walked extends Element {
  readonly here: { readonly step: number } | undefined;
  readonly updateComplete: Promise<boolean>;
}

/**
 * Clicks one of the two buttons that step until it is off, and reads what is shown before and after each
 * click. All in the page: asked for one by one over the wire, a hundred moments would take half a minute.
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
        if (figure.here?.step === Number(field?.value)) {
          await figure.updateComplete;
          return figure.here.step;
        }
        await new Promise((later) => setTimeout(later));
      }
      throw new Error('the moment at the cursor does not come');
    };
    const found = [];
    for (;;) {
      const step = await arrival();
      found.push({
        step,
        marks: all('[role=gridcell]').map((mark) => ({
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
      const button = all('.transport button').find(({ textContent }) => textContent === name);
      if (button?.getAttribute('aria-disabled') !== 'false') return found;
      (button as HTMLElement).click();
    }
  }, word);
  return moments.map((moment) => ({ ...moment, marks: moment.marks.map(toldOf) }));
}

/** The list that is drawn, from left to right. */
export const listOf = async (page: Page): Promise<number[]> =>
  (await told(page)).map(({ value }) => value);

export const expectList = (page: Page, list: readonly number[]): Promise<void> =>
  expect.poll(() => listOf(page)).toEqual(list);

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** What the figure says it has cost so far, from its text. */
export interface Cost {
  readonly comparisons: number;
  readonly swaps: number;
  readonly writes: number;
  readonly comparators: number;
  readonly live: number;
  readonly most: number;
  readonly bound: number;
}

const pattern =
  /^So far ([\d,]+) comparisons, ([\d,]+) swaps, ([\d,]+) elements written, ([\d,]+) comparators\. Live calls: ([\d,]+) now, ([\d,]+) at most so far; the bound is ([\d,]+)\.$/;

/** Reads the figure as text. */
export const costOf = async (page: Page): Promise<Cost> =>
  costIn((await (await readAsText(page)).last().textContent()) ?? '');

/** Reads the last paragraph of the figure as text. */
export function costIn(text: string): Cost {
  const numbers = (pattern.exec(text.trim()) ?? [])
    .slice(1)
    .map((n) => Number(n.replaceAll(',', '')));
  const [comparisons, swaps, writes, comparators, live, most, bound] = numbers;
  if (bound === undefined) throw new Error(`not told what it cost: ${text}`);
  return { comparisons, swaps, writes, comparators, live, most, bound } as Cost;
}

/** A whole number that a sentence of the figure tells, by what stands around it. */
export async function numberIn(place: Locator, around: RegExp): Promise<number> {
  await expect(place).toHaveText(around);
  const [, digits = ''] = around.exec((await place.textContent())?.trim() ?? '') ?? [];
  return Number(digits.replaceAll(',', ''));
}
