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
  /** `left`, `pivot`, `unseen`, `right`, `order`; empty outside the part. */
  readonly area: string;
  /** The height of its bar, in px. */
  readonly height: number;
}

const areas: Readonly<Record<string, string>> = {
  'left of the pivot': 'left',
  'as the pivot': 'pivot',
  'not looked at': 'unseen',
  'right of the pivot': 'right',
  'in order': 'order',
};

/** Every element of the plate, by its name and its bar, read at one moment. */
export async function told(page: Page): Promise<Told[]> {
  const marks = await elements(page).evaluateAll((all) =>
    all.map((mark) => ({
      name: mark.getAttribute('aria-label') ?? '',
      height: Number(mark.getAttribute('height')),
    })),
  );
  return marks.map(({ name, height }) => {
    const [, place, value, area] = /^Place ([\d,]+): ([\d,]+)(?:, (.*))?$/.exec(name) ?? [];
    const number = (digits = '') => Number(digits.replaceAll(',', ''));
    return {
      place: number(place),
      value: number(value),
      area: area ? (areas[area] ?? area) : '',
      height,
    };
  });
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
export async function costOf(page: Page): Promise<Cost> {
  const text = (await (await readAsText(page)).last().textContent()) ?? '';
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
